/// Which route wins if several match.
public enum RoutePrecedence: Sendable, Hashable {
  /// The most specific one, by the total order of labels.
  case specific
  /// The one declared first.
  case declared
}

/// All routes, compiled for matching: built once, never changed.
///
///     let table = try RouteTable(
///       [
///         .init("showMyProfile", try Template("users/me")),
///         .init("showProfile", try Template("users/{userId}/profile")),
///       ],
///       origins: [.scheme("appscheme")])
///     let match = try table.match("appscheme://users/ann/profile")
///     match.route.name                                          // "showProfile"
///     match.values                                              // [userId: "ann"]
///     try table.print("showProfile", ["userId": .text("ann")])  // "appscheme://users/ann/profile"
///
/// The order of the routes has no effect, unless ``Options/precedence`` is `.declared`.
public final class RouteTable: Sendable {
  /// A template and a name for it.
  public struct Route: Sendable, Hashable {
    /// The name. Routes with the same name are aliases: all are read, and the first that can carry the values is printed, those
    /// with a `*` last.
    public let name: String
    /// The template of the links.
    public let template: Template
    /// The origins of this route, instead of the table's, which need not list them; nil for those of the table.
    public let origins: [Origin]?

    /// A route.
    ///
    /// - Parameters:
    ///   - name: the name, by which it is printed.
    ///   - template: what it matches.
    ///   - origins: the route's own origins; nil for those in the flags of the template, if any.
    public init(_ name: String, _ template: Template, origins: [Origin]? = nil) {
      (self.name, self.template) = (name, template)
      self.origins = origins ?? (template.flags.origins.isEmpty ? nil : template.flags.origins)
    }
  }

  /// The options of a table.
  public struct Options: Sendable {
    /// Which route wins if several match.
    public var precedence: RoutePrecedence
    /// How links are read, and their limits.
    public var text: TextRules
    /// Whether a route does not match if an optional query item does not read; otherwise the item counts as absent.
    public var strictQuery: Bool
    /// The custom types that templates may name.
    public var types: [CustomType]
    /// Whether routes of one name are aliases, whose values are carried over by name. A typed router decides that itself.
    package var aliasesByName = true

    /// The default options.
    public init(
      precedence: RoutePrecedence = .specific, text: TextRules = TextRules(), strictQuery: Bool = false,
      types: [CustomType] = []
    ) {
      (self.precedence, self.text, self.strictQuery, self.types) = (precedence, text, strictQuery, types)
    }
  }

  /// The routes, as declared.
  public let routes: [Route]
  /// The origins, as listed: a route without origins of its own prints for the first that it allows, wildcards aside.
  public let origins: [Origin]
  /// The options.
  public let options: Options

  private let parts: TableParts
  /// The first stage of every search.
  let straightWalk: StraightWalk
  /// Copies from `parts`, one word each.
  package let nodes: Nodes
  let flatPrograms: FlatPrograms
  /// GET, with which links are opened, looked up in advance.
  let get: Request.Method
  /// The indices of the routes by name. Names are compared byte by byte, as links are.
  private let byName: [ExactText: [Int]]
  /// Whether any route is gone.
  package let hasGone: Bool
  /// Who may open each route's links; empty if everyone may open all of them.
  private let accesses: [LinkAccess]
  /// How many segments a link has at most before a raw rest, and one for it; 0 if no route has one.
  package let rawDepth: Int

  package var originSet: OriginSet { parts.origins }
  package var custom: CustomTypes { parts.custom }
  /// The methods that routes name, sorted; numbered from 1.
  package var methods: [String] { parts.methods }
  package var programs: Programs { parts.programs }

  /// Compiles routes into a table.
  ///
  /// - Throws: ``TableError`` with all faults.
  public convenience init(_ routes: [Route], origins: [Origin], options: Options = Options()) throws(TableError) {
    let parts = TableParts(routes, origins, options)
    if !parts.faults.isEmpty { throw TableError(faults: parts.faults) }
    self.init(parts, origins: origins, options: options)
  }

  /// Compiles the routes without faults, and reports the faults of the others. Of duplicate routes the first stays.
  package convenience init(
    resolving routes: [Route], origins: [Origin], options: Options, faults: inout [TableError.Fault]
  ) {
    var parts = TableParts(routes, origins, options)
    faults = parts.faults
    let faulty = Set(faults.compactMap { $0.route })
    if !faulty.isEmpty {
      parts = TableParts(routes.indices.filter { !faulty.contains($0) }.map { routes[$0] }, origins, options)
    }
    self.init(parts, origins: parts.origins.listed, options: options)
  }

  /// A table for proofs, in which routes may be duplicates.
  package convenience init(repeating routes: [Route], origins: [Origin], options: Options) {
    let parts = TableParts(routes, origins, options)
    self.init(parts, origins: parts.origins.listed, options: options)
  }

  /// Whether the links of a route are known, and lead nowhere any more.
  package func isGone(_ index: Int) -> Bool { flatPrograms.routes[index].isGone }

  /// All origins: those that the table lists, then the routes' own.
  package var allOrigins: [Origin] { originSet.origins }

  /// The origins that a route allows: its own in their order, else those of the table in its order.
  package func origins(of index: Int) -> [Origin] { originIndices(of: index).map { originSet.origins[$0] } }

  /// The same by their indices among all.
  func originIndices(of index: Int) -> [Int] {
    let (allowed, set) = (programs.routes[index].origins, originSet)
    let bits = routes[index].origins?.map(set.mask(of:)) ?? set.origins.indices.map { 1 << UInt64($0) }
    return bits.filter { allowed & $0 != 0 }.map { $0.trailingZeroBitCount }
  }

  /// The table of the included routes only. Leaving routes out cannot cause a fault.
  package func filtered(_ isIncluded: (Int) -> Bool) -> RouteTable {
    RouteTable(repeating: routes.indices.filter(isIncluded).map { routes[$0] }, origins: origins, options: options)
  }

  private init(_ parts: TableParts, origins: [Origin], options: Options) {
    (self.parts, self.origins, self.options) = (parts, origins, options)
    routes = parts.routes
    (nodes, flatPrograms) = (parts.nodes, parts.programs.flat)
    rawDepth = parts.routes.indices.lazy.map { parts.programs[$0].rawDepth }.max() ?? 0
    straightWalk = StraightWalk(
      parts.nodes, parts.programs.flat, parts.origins,
      options.precedence == .specific && rawDepth == 0 ? options.text.limits : nil, in: parts.memory)
    get = Request.Method(nil, among: parts.methods)
    byName = Dictionary(grouping: parts.routes.indices) { ExactText(parts.routes[$0].name) }
    hasGone = parts.routes.contains { $0.template.flags.gone != nil }
    accesses = Self.accesses(parts.routes)
  }

  /// A method, numbered by the table; nil counts as GET.
  package func number(of method: String?) -> Request.Method {
    method == nil || method == "GET" ? get : Request.Method(method, among: methods)
  }

  /// The indices of the routes of a name, in the order of declaration.
  package func namesakes(_ name: String) -> [Int] { byName[ExactText(name)] ?? [] }

  /// All names, each once, sorted.
  package var names: [String] { Set(routes.map { $0.name }).inOrder() }

  // MARK: Access

  /// Who may open a route's links: the strictest of what the routes of its name say, so that no alias is a way around it.
  ///
  /// A gone route speaks for itself: it shows something else.
  package func access(of route: Int) -> LinkAccess { accesses.isEmpty ? .open : accesses[route] }

  private static func accesses(_ routes: [Route]) -> [LinkAccess] {
    let own = routes.map { $0.template.flags.access }
    if own.allSatisfy({ $0 == .open }) { return [] }
    var strictest = [ExactText: LinkAccess]()
    for (route, access) in zip(routes, own) where route.template.flags.gone == nil {
      strictest[ExactText(route.name)] = max(strictest[ExactText(route.name)] ?? .open, access)
    }
    return zip(routes, own).map { route, access in
      route.template.flags.gone == nil ? strictest[ExactText(route.name)] ?? access : access
    }
  }

  /// Whether any route is not open to all links from outside.
  package var restrictsAccess: Bool { !accesses.isEmpty }

  // MARK: Scripts

  // A rest is often joined and opened, as if it were a URL. One that is a script makes its link malformed, whichever routes would read
  // the link, too. What a typed value holds is refused where it is read: see `CustomType.withoutScripts`.

  /// The offset of the first rest of a hit that is a script; nil if there is none. In compact text, what the last string takes is a
  /// rest as well, if it is more than one segment.
  ///
  /// - Parameter hit: only read; the compiler would copy it if it were borrowed.
  @inline(__always)
  func script(in hit: inout Hit, _ bytes: Bytes, isCompact: Bool = false) -> Int? {
    hit.lists.count > 0 || isCompact ? scriptInRest(&hit, bytes, isCompact) : nil
  }

  @inline(never)
  private func scriptInRest(_ hit: inout Hit, _ bytes: Bytes, _ isCompact: Bool) -> Int? {
    let record = unsafe flatPrograms.routes.address(of: Int(hit.route))
    guard unsafe record.pointee.hasRest || isCompact && record.pointee.hasMore else { return nil }
    for slot in 0..<hit.slots.count {
      let info = unsafe flatPrograms.slots[Int(record.pointee.slots.start) + slot]
      guard info.isRest || isCompact && info.isTail else { continue }
      var rest = hit.slots[slot].slice
      if let list = hit.slots[slot].list, !list.isEmpty {
        rest = hit.lists[list.lowerBound]
        // The colons between the segments of compact text are part of what stands there.
        if isCompact { rest?.end = hit.lists[list.upperBound - 1].end }
      }
      guard let rest, rest.count > 0 else { continue }
      let start = Int(rest.start)
      let mayBegin = ScriptScheme.mayBegin(bytes[start], rest.count > 1 ? bytes[start + 1] : nil)
      if mayBegin, ScriptScheme.begins(bytes[rest]) { return start }
    }
    return nil
  }

  /// The same for the route that answers a request.
  package func scriptOffset(_ text: ScannedText, _ request: Request) -> Int? {
    var offset: Int?
    _ = withHit(text, request) { offset = script(in: &$0, text) }
    return offset
  }
}

/// The source location of a route's declaration.
public struct DeclarationLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file as given: a path, or Swift's `#fileID`.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// A location.
  public init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// `Links/AppLink.swift:12`
  public var description: String { "\(file):\(line)" }
}
