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

    /// The options that a table has unless it is told otherwise.
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

  /// Compiles routes into a table.
  ///
  /// - Throws: ``TableError`` with every fault at once.
  public init(_ routes: [Route], origins: [Origin], options: Options = Options()) throws(TableError) {
    self.routes = routes
    self.origins = origins
    self.options = options
  }

  /// Finds the route that a text names, and what its parameters hold.
  ///
  /// - Parameter method: the method of a request; nil counts as GET, with which a link is opened.
  /// - Throws: ``LinkError``, with the byte at which reading stopped.
  public func match(_ text: String, method: String? = nil) throws(LinkError) -> Match {
    throw LinkError(.notFound, at: 0)
  }

  /// Finds the route that the target of a request names: a bare path, read as a link of the table's web origins.
  public func match(target: String, method: String? = nil) throws(LinkError) -> Match {
    throw LinkError(.notFound, at: 0)
  }

  /// The link of a route with these values.
  ///
  /// - Parameters:
  ///   - values: by parameter name; an unnamed parameter goes by its place among the parameters, from `"1"`.
  ///   - origin: one of the table's origins; nil for the first that the route allows.
  /// - Throws: ``PrintError``.
  public func print(_ name: String, _ values: [String: Capture], for origin: Origin? = nil) throws(PrintError) -> String {
    throw PrintError(.unknownRoute(name, nearest: nil))
  }

  /// The indices of `routes`, most specific first: the order in which precedence would try them.
  public var bySpecificity: [Int] { Array(routes.indices) }

  /// The route whose shape is nearest to a text that matches none, for messages.
  public func nearest(to text: String) -> Route? { nil }
}
