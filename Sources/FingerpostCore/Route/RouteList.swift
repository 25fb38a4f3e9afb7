/// Routes for a router: written as an array, and put together like one.
///
///     let users: RouteList<AppLink> = [
///       On("users/me", .me),
///       On("users/{id}", AppLink.user),
///     ]
///     let router = try Router<AppLink>(.scheme("app"), routes: users + items)
///
/// An array of routes becomes one by `RouteList(array)`.
///
/// Routers take this and not an array for the sake of the compiler's messages. Of a fault in an array the compiler
/// tries what else the elements could be an array of, and then blames the whole array, or gives up.
public struct RouteList<Destination: Sendable>: Sendable {
  private var routes: [On<Destination>]

  /// No routes.
  public init() { routes = [] }

  init(joining lists: [RouteList]) { routes = lists.count == 1 ? lists[0].routes : lists.flatMap(\.routes) }
}

extension RouteList: ExpressibleByArrayLiteral {
  /// These routes.
  public init(arrayLiteral routes: On<Destination>...) { self.routes = routes }
}

extension RouteList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The index of the first route.
  public var startIndex: Int { routes.startIndex }
  /// The index after the last route.
  public var endIndex: Int { routes.endIndex }

  /// The route at an index.
  public subscript(position: Int) -> On<Destination> {
    get { routes[position] }
    set { routes[position] = newValue }
  }

  /// The routes of a sequence.
  public init(_ routes: some Sequence<On<Destination>>) { self.routes = Array(routes) }

  /// Replaces some routes by others.
  public mutating func replaceSubrange(_ range: Range<Int>, with others: some Collection<On<Destination>>) {
    routes.replaceSubrange(range, with: others)
  }
}
