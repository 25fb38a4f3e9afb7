import FingerpostCore
import FingerpostEngine
import Testing

/// What metrics and traces may name a request by: the route's template, and nothing that the sender chose.
@Suite struct HTTPRouteTests {
  enum Link: Sendable, Equatable { case home, user(id: Int), file([String]), shop(id: Int, Shop), list(tab: String?) }
  enum Shop: Sendable, Equatable { case item(name: String) }

  private static let router = Result { () throws(RouterError) in
    try Router<Link>(
      .path, .web("a.example"),
      routes: [
        RouteDefinition("/", .home), RouteDefinition("GET users/{id}", Link.user),
        RouteDefinition("files/{*path}", Link.file),
        RouteDefinition("list/({tab:new|top})", Link.list),
        Mount(
          Link.shop, at: "shops/{id}", try Router<Shop>(.path, routes: [RouteDefinition("items/{name}", Shop.item)])),
        RouteDefinition("sale/{id}", gone: "it has ended", instead: .home),
      ])
  }

  static let rows: [(method: String, target: String, route: String?)] = [
    ("GET", "/", "/"), ("GET", "/users/7", "/users/{id}"), ("HEAD", "/users/8?a=b", "/users/{id}"),
    ("GET", "/files/a/b/c", "/files/{*path}"), ("GET", "/list", "/list/({tab})"), ("GET", "/list/new", "/list/({tab})"),
    ("GET", "/shops/7/items/x%2Fy", "/shops/{id}/items/{name}"),
    // No route answers, whatever it is that was asked for.
    ("GET", "/wp-login.php", nil), ("GET", "/users/x", nil), ("POST", "/users/7", nil), ("GET", "/sale/7", nil),
    ("GET", "/%zz", nil), ("GET", "", nil),
  ]

  @Test(arguments: rows)
  func `a request has the template of its route, and none if no route answers`(
    method: String, target: String, route: String?
  ) throws {
    let router = try Self.router.get()
    #expect(router.resolve(method: method, target: target).httpRoute == route)
    #expect((try? router.match(target, method: method))?.httpRoute == route)
  }

  @Test func `a gone route has a template, too`() throws {
    #expect(try Self.router.get().goneLink(target: "/sale/7")?.route.template(.openAPI) == "/sale/{id}")
  }
}
