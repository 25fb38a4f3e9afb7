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
    /// The name. Routes of one name are aliases: all are read, and the first that can carry the values prints, those with a `*`
    /// last.
    public let name: String
    /// The template of the links.
    public let template: Template
    /// The origins of this route's links, which the table must list; nil for all origins of the table.
    public let origins: [Origin]?

    /// A route.
    public init(_ name: String, _ template: Template, origins: [Origin]? = nil) {
      self.name = name
      self.template = template
      self.origins = origins
    }
  }

  /// Which route wins if several match.
  public enum Precedence: Sendable, Hashable {
    /// The most specific one, by the total order of labels.
    case specific
    /// The one declared first.
    case declared
  }

  /// The options of a table.
  public struct Options: Sendable {
    /// Which route wins if several match.
    public var precedence: Precedence
    /// How text is cut, and its limits.
    public var text: TextRules
    /// Whether a route does not match if an optional query item does not read; otherwise the item counts as absent.
    public var strictQuery: Bool
    /// The custom types that templates may name.
    public var types: [CustomType]
    /// Whether routes of one name are aliases, whose values are carried over by name. A typed router decides that itself.
    package var aliasesByName = true

    /// The default options.
    public init(
      precedence: Precedence = .specific, text: TextRules = TextRules(), strictQuery: Bool = false,
      types: [CustomType] = []
    ) {
      self.precedence = precedence
      self.text = text
      self.strictQuery = strictQuery
      self.types = types
    }
  }

  /// The routes, as declared.
  public let routes: [Route]
  /// The origins, as listed: a route prints for the first that it allows, wildcards aside.
  public let origins: [Origin]
  /// The options.
  public let options: Options

  private let parts: TableParts
  /// The first stage of every search.
  let front: StraightWalk
  /// Copies from `parts`, one word each.
  let nodes: Nodes
  let flatPrograms: FlatPrograms
  /// GET, with which links are opened, looked up in advance.
  let get: Request.Method
  /// The indices of the routes by name, in the order of declaration.
  let namesakes: NameIndex
  /// Whether any route is gone.
  package let hasGone: Bool

  var originSet: OriginSet { parts.origins }
  var custom: CustomTypes { parts.custom }
  /// The methods that routes name, sorted; numbered from 1.
  var methods: [String] { parts.methods }
  var programs: Programs { parts.programs }

  /// Compiles routes into a table.
  ///
  /// - Throws: ``TableError`` with all faults.
  public convenience init(_ routes: [Route], origins: [Origin], options: Options = Options()) throws(TableError) {
    var faults: [TableError.Fault] = []
    let parts = TableParts(routes, origins, options, &faults)
    if !faults.isEmpty { throw TableError(faults: faults) }
    self.init(parts, origins: origins, options: options)
  }

  /// Compiles the routes without faults, and reports the faults of the others. Of duplicate routes the first stays.
  package convenience init(
    resolving routes: [Route], origins: [Origin], options: Options, faults: inout [TableError.Fault]
  ) {
    var parts = TableParts(routes, origins, options, &faults)
    let faulty = Set(faults.compactMap(\.route))
    if !faulty.isEmpty {
      var none: [TableError.Fault] = []
      parts = TableParts(
        routes.indices.filter { !faulty.contains($0) }.map { routes[$0] }, origins, options, &none)
    }
    self.init(parts, origins: parts.origins.origins, options: options)
  }

  /// A table for proofs, in which routes may be duplicates.
  package convenience init(repeating routes: [Route], origins: [Origin], options: Options) {
    var ignored: [TableError.Fault] = []
    let parts = TableParts(routes, origins, options, &ignored)
    self.init(parts, origins: parts.origins.origins, options: options)
  }

  /// Whether the links of a route are known, and lead nowhere any more.
  package func isGone(_ index: Int) -> Bool { hasGone && routes[index].template.flags.gone != nil }

  /// The origins that a route allows, in the table's order.
  package func origins(of index: Int) -> [Origin] {
    let allowed = programs.routes[index].origins
    return originSet.origins.indices.filter { allowed >> UInt64($0) & 1 == 1 }.map { originSet.origins[$0] }
  }

  /// The table of the included routes only. Leaving routes out cannot cause a fault.
  package func filtered(_ isIncluded: (Int) -> Bool) -> RouteTable {
    var none: [TableError.Fault] = []
    let kept = routes.indices.filter(isIncluded).map { routes[$0] }
    return RouteTable(resolving: kept, origins: origins, options: options, faults: &none)
  }

  private init(_ parts: TableParts, origins: [Origin], options: Options) {
    (self.parts, self.origins, self.options) = (parts, origins, options)
    routes = parts.routes
    (nodes, flatPrograms) = (parts.nodes, parts.programs.flat)
    front = StraightWalk(
      parts.nodes, parts.programs.flat, parts.origins, options.precedence == .specific ? options.text.limits : nil)
    get = Request.Method(nil, among: parts.methods)
    namesakes = NameIndex(parts.routes)
    hasGone = parts.routes.contains { $0.template.flags.gone != nil }
  }

  deinit { front.deallocate() }

  /// A method, numbered by the table; nil counts as GET.
  func number(of method: String?) -> Request.Method {
    method == nil ? get : Request.Method(method, among: methods)
  }

  /// All names, each once, sorted.
  var names: [String] { Set(routes.map(\.name)).sorted() }
}
