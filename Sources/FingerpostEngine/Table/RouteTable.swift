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
/// The order of the routes decides nothing, unless ``Options/precedence`` is `.declared`.
public final class RouteTable: Sendable {
  /// One template, and the name of what it stands for.
  public struct Route: Sendable, Hashable {
    /// What the link stands for. Routes of one name are aliases: all are read, and the first that can carry the values
    /// prints.
    public let name: String
    /// The shape of the link.
    public let template: Template
    /// Where this route's links come from; nil for every origin of the table. The table lists them all.
    public let origins: [Origin]?

    /// A route.
    public init(_ name: String, _ template: Template, origins: [Origin]? = nil) {
      self.name = name
      self.template = template
      self.origins = origins
    }
  }

  /// Which route wins where several match.
  public enum Precedence: Sendable, Hashable {
    /// The most specific one, by the one total order of labels.
    case specific
    /// The one declared first.
    case declared
  }

  /// How a table reads.
  public struct Options: Sendable {
    /// Which route wins where several match.
    public var precedence: Precedence
    /// How text is cut, and how much of it is read.
    public var text: TextRules
    /// Whether an optional query item that does not read makes the route no match, instead of counting as absent.
    public var strictQuery: Bool
    /// The custom types that templates may name.
    public var types: [CustomType]
    /// Whether routes of one name are aliases, whose values go over by name. A caller with values of its own decides that
    /// for itself.
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
  /// The origins, as listed: the first that a route allows is the one it prints for.
  public let origins: [Origin]
  /// How the table reads.
  public let options: Options

  private let parts: TableParts
  /// Where every search begins.
  let front: StraightWalk
  /// The parts' own, one word each.
  let nodes: Nodes
  let flatPrograms: FlatPrograms
  /// GET, with which links are opened: known without a search.
  let get: Request.Method
  /// The indices of the routes of a name, in the order of declaration.
  let namesakes: NameIndex

  var originSet: OriginSet { parts.origins }
  var custom: CustomTypes { parts.custom }
  /// Every method that a route names, sorted; numbered from 1.
  var methods: [String] { parts.methods }
  var programs: Programs { parts.programs }

  /// Compiles routes into a table.
  ///
  /// - Throws: ``TableError`` with every fault at once.
  public convenience init(_ routes: [Route], origins: [Origin], options: Options = Options()) throws(TableError) {
    var faults: [TableError.Fault] = []
    let parts = TableParts(routes, origins, options, &faults)
    if !faults.isEmpty { throw TableError(faults: faults) }
    self.init(parts, origins: origins, options: options)
  }

  /// Compiles the routes that have no fault, and says which have one: of the same route twice the first stays.
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

  /// The origins that a route allows, as the table lists them.
  package func origins(of index: Int) -> [Origin] {
    let allowed = programs.routes[index].origins
    return originSet.origins.indices.filter { allowed >> UInt64($0) & 1 == 1 }.map { originSet.origins[$0] }
  }

  /// The table of those routes alone that are included: no fault can come of leaving routes out.
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
  }

  /// A method by its number; no method counts as GET.
  func number(of method: String?) -> Request.Method {
    method == nil ? get : Request.Method(method, among: methods)
  }

  /// Every name, once, sorted.
  var names: [String] { Set(routes.map(\.name)).sorted() }
}
