import FingerpostCore
import Testing

private enum AppLink: Equatable {
  case home
  case user(id: Int)
  case item(id: Int)
}

@Suite struct RouteListTests {
  private let users: RouteList<AppLink> = [
    RouteDefinition("users/me", .user(id: 0)), RouteDefinition("users/{id}", AppLink.user),
  ]

  private func templates(_ routes: RouteList<AppLink>) throws -> [String] {
    try Router(.path, routes: routes).routes.map { $0.template() }
  }

  @Test func `tables in parts are put together like arrays`() throws {
    let items = [RouteDefinition("items/{id}", AppLink.item)]
    #expect(try templates(users + items) == ["users/me", "users/{id:int}", "items/{id:int}"])
    #expect(try templates([RouteDefinition("/", .home)] + users) == ["/", "users/me", "users/{id:int}"])
    #expect(try templates(RouteList(items)) == ["items/{id:int}"])
    #expect(try templates([]) == [])
  }

  @Test func `a list changes in place`() throws {
    var routes = users
    routes.removeFirst()
    routes.append(RouteDefinition("items/{id}", AppLink.item))
    routes[0] = RouteDefinition("u/{id}", AppLink.user).deprecated()
    #expect(routes.count == 2)
    #expect(try templates(routes) == ["u/{id:int} [deprecated]", "items/{id:int}"])
  }

  @Test func `routes made in a loop are a list`() throws {
    let routes = RouteList(["a", "b"].map { RouteDefinition("\($0)/{id}", AppLink.item) })
    #expect(try templates(routes) == ["a/{id:int}", "b/{id:int}"])
  }
}
