import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Types of one name, as two features have them.
struct TypeNameTests {
  struct Sort: RouteParameter, Equatable {
    let text: String
    init?(parameter text: String) {
      guard text.hasPrefix("new") else { return nil }
      self.text = text
    }
    var parameter: String { text }
    static var parameterExamples: [String] { ["new", "newer"] }
  }

  enum Other {
    struct Sort: RouteParameter, Equatable {
      let text: String
      init?(parameter text: String) {
        guard text.hasPrefix("top") else { return nil }
        self.text = text
      }
      var parameter: String { text }
      static var parameterExamples: [String] { ["top", "topmost"] }
    }
  }

  enum Shop: Sendable, Equatable { case list(Other.Sort), all }
  enum App: Sendable, Equatable { case feed(Sort), shop(Shop), both(sort: Sort, Shop), sorts([Other.Sort]) }

  private static let shop = Result {
    try Router<Shop>(.path, routes: [RouteDefinition("list/{sort}", Shop.list), RouteDefinition("all", .all)])
  }

  private func app(_ routes: RouteList<App>) throws -> Router<App> {
    try Router<App>(.scheme("app"), .path, routes: routes)
  }

  @Test func `each route reads its own, whichever comes first`() throws {
    let routes: [RouteDefinition<App>] = [
      RouteDefinition("feed/{sort}", App.feed), Mount(App.shop, at: "shop", try Self.shop.get()),
      RouteDefinition("sorts?{sort}", App.sorts),
    ]
    for routes in [routes, routes.reversed()] {
      let router = try app(RouteList(routes))
      #expect(router.destination(for: "/feed/new") == .feed(try #require(Sort(parameter: "new"))))
      #expect(router.destination(for: "/feed/top") == nil)
      #expect(router.destination(for: "/shop/list/top") == .shop(.list(try #require(Other.Sort(parameter: "top")))))
      #expect(router.destination(for: "/shop/list/new") == nil)
      #expect(router.destination(for: "/sorts?sort=top&sort=topmost").map { "\($0)".contains("topmost") } == true)
      for value in router.routes.compactMap(\.example).compactMap({ router.destination(for: $0) }) {
        #expect(router.destination(for: try router.link(for: value)) == value)
      }
      #expect(router.routes.allSatisfy { $0.example != nil })
      #expect(Set(router.routes.map(\.name)) == ["feed", "shop.list", "shop.all", "sorts"])
    }
  }

  @Test func `the second of one name has a number`() throws {
    let router = try app([RouteDefinition("feed/{sort}", App.feed), Mount(App.shop, at: "shop", try Self.shop.get())])
    #expect(router.routes.map { $0.template() } == ["feed/{sort:Sort}", "shop/list/{sort:Sort_2}", "shop/all"])
    // What was told apart once is told apart again further out.
    let outer = try Router<App>(.path, routes: [Mount(at: "x", router), Mount(at: "y", router)])
    #expect(outer.routes.map { $0.template() }.contains("y/shop/list/{sort:Sort_2}"))
    #expect(outer.destination(for: "/y/shop/list/top") == .shop(.list(try #require(Other.Sort(parameter: "top")))))
    #expect(outer.check() == [])
  }

  enum Pair: Sendable, Equatable { case pair(Sort, Other.Sort) }

  @Test func `one route may have two types of one name`() throws {
    let pattern = RoutePattern {
      Sort.self; Other.Sort.self
    }
    let (sort, other) = (try #require(Sort(parameter: "new")), try #require(Other.Sort(parameter: "top")))
    for route in [RouteDefinition("{x}/{y}", Pair.pair), RouteDefinition(Pair.pair) { pattern }] {
      let router = try Router<Pair>(.path, routes: [route])
      #expect(router.destination(for: "/new/top") == .pair(sort, other))
      #expect(router.destination(for: "/top/new") == nil)
      #expect(try router.link(for: .pair(sort, other)) == "/new/top")
      #expect(router.routes[0].parameters.map(\.type) == [.custom("Sort"), .custom("Sort_2")])
    }
    #expect(try pattern.parse("/new/top") == (sort, other))
    #expect(throws: LinkError.self) { try pattern.parse("/top/new") }
  }

  @Test func `a prefix may have a type of the same name as the routes below it`() throws {
    let inner = try app([RouteDefinition("feed/{sort}", App.feed), Mount(App.shop, at: "shop", try Self.shop.get())])
    // In `inner` the shop's is the second, so that the names differ below the prefix.
    enum Outer: Sendable, Equatable { case inner(sort: Sort, App) }
    let router = try Router<Outer>(.path, routes: [Mount(Outer.inner, at: "{sort}", inner)])
    let value = Outer.inner(
      sort: try #require(Sort(parameter: "newest")), .shop(.list(try #require(Other.Sort(parameter: "top")))))
    #expect(router.destination(for: "/newest/shop/list/top") == value)
    #expect(try router.link(for: value) == "/newest/shop/list/top")
  }
}
