import FingerpostCore
import FingerpostEngine

/// A table that you fill case by case, with a handler that opens its links.
///
///     let links = RouterBuilder<AppLink>(scheme: "app") { link in show(link); return true }
///     try links
///       .add(.home, route: lit("home"))
///       .add(AppLink.tweet, route: "users" /> string >/> "tweets" >/> int)
///       .add(AppLink.search, format: "search?q=:string")
///     links.destination(for: "app://users/ann/tweets/7")       // .tweet("ann", 7)
///     links.open("app://users/ann/tweets/7")             // true, once it was shown
///
/// Several routes may be added for one case: all are read, and the first that can carry the value prints. The table is built
/// when it is first asked, and again only after something was added.
public final class RouterBuilder<Destination: Sendable> {
  /// Opens a destination, and returns whether it did.
  public typealias Handler = (Destination) -> Bool
  /// Opens a destination asynchronously, and returns whether it did.
  public typealias AsyncHandler = (Destination) async -> Bool

  private let origins: [Origin]
  private var routes = RouteList<Destination>()
  /// The routes so far, by what they match.
  private var shapes: [String: [RouteInfo]] = [:]
  private var built: Router<Destination>?
  let handler: Handler
  let asyncHandler: AsyncHandler?

  /// An empty table for the links of a custom scheme.
  public convenience init(
    scheme: String, open handler: @escaping Handler = { _ in false }, async asyncHandler: AsyncHandler? = nil
  ) {
    self.init(.scheme(scheme), open: handler, async: asyncHandler)
  }

  /// An empty table for the links of these origins; the first is the one to print for.
  public init(
    _ origins: Origin..., open handler: @escaping Handler = { _ in false }, async asyncHandler: AsyncHandler? = nil
  ) {
    (self.origins, self.handler, self.asyncHandler) = (origins, handler, asyncHandler)
  }

  /// Adds a link that stands for one destination.
  ///
  /// - Throws: `RouterError` if the pattern makes no route, or the route exists already.
  @discardableResult @_disfavoredOverload
  public func add<State: ClosedPatternState>(
    _ destination: Destination, route: RoutePattern<Void, State>, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Self { try add(RouteDefinition(destination, fileID: fileID, line: line) { route }) }

  /// Adds a literal link that stands for one destination.
  ///
  /// - Throws: `RouterError` if the route exists already.
  @discardableResult @_disfavoredOverload
  public func add(
    _ destination: Destination, route literal: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Self { try add(destination, route: lit(literal), fileID: fileID, line: line) }

  /// Adds a link whose values are the payload of a destination.
  ///
  /// - Throws: `RouterError` if the pattern makes no route, or the route exists already.
  @discardableResult
  public func add<Payload: Sendable, State: ClosedPatternState>(
    _ make: @escaping @Sendable (Payload) -> Destination, route: RoutePattern<Payload, State>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Self { try add(RouteDefinition(make, fileID: fileID, line: line) { route }) }

  /// A pattern whose value is not the payload: without this overload, the compiler would ask for a single destination.
  @available(*, unavailable, message: "the value of the pattern is not the payload of the case")
  @discardableResult
  public func add<Value, Payload, State>(
    _ make: @escaping @Sendable (Payload) -> Destination, route: RoutePattern<Value, State>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Self { self }

  /// Adds a link that is written as text, `"*/data/(info)"`, and stands for one destination.
  ///
  /// - Throws: `RouterError` if the text is not a template, or the route exists already.
  @discardableResult @_disfavoredOverload
  public func add(
    _ destination: Destination, format: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(RouterError) -> Self { try add(RouteDefinition(format, destination, fileID: fileID, line: line)) }

  /// Adds a link that is written as text, `"*/data/(info)/:string?(page=:int)"`, whose values are the payload of a destination.
  ///
  /// - Throws: `RouterError` if the text is not a template, where its types are not those of the payload, or if the same
  ///   route is there already.
  @discardableResult
  public func add<Payload: Sendable>(
    _ make: @escaping @Sendable (Payload) -> Destination, format: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(RouterError) -> Self { try add(RouteDefinition(format, make, fileID: fileID, line: line)) }

  /// Adds a route of any form.
  ///
  /// - Throws: `RouterError` if the route does not fit the table.
  @discardableResult
  public func add(_ route: RouteDefinition<Destination>) throws(RouterError) -> Self {
    // A router of this route alone shows all its faults but one: that the route exists already, at some origin.
    let added = try Router(origins: origins, routes: [route])
    for route in added.routes {
      let first = shapes[route.shape]?.first { !Set($0.origins).isDisjoint(with: route.origins) }
      if let first {
        let message = "the same route twice: \(first.template()) is already the route \"\(first.name)\""
        throw RouterError(faults: [.init(message, FaultCode(.duplicate), of: route.template())])
      }
    }
    for route in added.routes { shapes[route.shape, default: []].append(route) }
    routes.append(route)
    built = nil
    return self
  }

  /// The table as it stands: a router that never changes.
  ///
  /// - Throws: `RouterError` if an origin is not valid.
  public var router: Router<Destination> {
    get throws(RouterError) {
      if let built { return built }
      let router = try Router(origins: origins, routes: routes)
      built = router
      return router
    }
  }
}

extension RouterBuilder {
  /// The whole table as one pattern.
  ///
  /// - Throws: `RouterError` if an origin is not valid.
  public var pattern: RoutePattern<Destination, Query> {
    get throws(RouterError) { try router.pattern }
  }
}

extension RouterBuilder: CustomStringConvertible {
  /// The templates, one a line, in the order in which they were added.
  public var description: String {
    ((try? router)?.routes ?? []).map { $0.template() }.joined(separator: "\n")
  }
}
