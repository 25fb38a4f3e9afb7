import FingerpostCore
import Testing

/// Routers of a part of the routes, and routers whose first route wins.
@Suite struct FilteredTests {
  enum Link: Sendable, Equatable { case new(String), plain(String), id(Int), home, page(Int) }

  private static func router(_ precedence: RoutePrecedence = .specific) throws -> Router<Link> {
    try Router(
      .path, .scheme("app"), precedence: precedence,
      routes: [
        RouteDefinition("x/{x}", Link.plain), RouteDefinition("x/{id:int}", Link.id).tagged("beta"),
        RouteDefinition("x/7", .home).tagged("beta", "seven"),
        RouteDefinition("GET p/{x}", Link.page), RouteDefinition("POST p/{x}", Link.new).tagged("beta"),
        RouteDefinition("q/{x}", Link.page).tagged("beta"),
      ])
  }

  @Test func `where a route is left out, the next answers`() throws {
    let router = try Self.router()
    #expect(router.destination(for: "/x/7") == .home)
    #expect(router.destination(for: "/x/8") == .id(8))
    let seven = router.filtered { !$0.tags.contains("seven") }
    #expect(seven.destination(for: "/x/7") == .id(7))
    #expect(try seven.link(for: .id(7)) == "/x/7")
    let stable = router.filtered { !$0.tags.contains("beta") }
    #expect(stable.destination(for: "/x/7") == .plain("7"))
    #expect(stable.routes.map(\.name) == ["plain", "page"])
    #expect(router.destination(for: "/x/7") == .home)
  }

  @Test func `a route that is left out does not print, nor stands in the way of others`() throws {
    let router = try Self.router()
    #expect(throws: PrintError.self) { try router.link(for: .plain("7")) }
    let stable = router.filtered { !$0.tags.contains("beta") }
    #expect(try stable.link(for: .plain("7")) == "/x/7")
    for value in [Link.home, .id(8)] {
      let error = #expect(throws: PrintError.self) { try stable.link(for: value) }
      #expect(error?.description == "no route prints \"\(value == .home ? "home" : "id")\"")
      #expect(stable.links(for: value) == [])
    }
    #expect(router.links(for: .page(1)) == ["/p/1", "app://p/1", "/q/1", "app://q/1"])
    #expect(stable.links(for: .page(1)) == ["/p/1", "app://p/1"])
    #expect(router.filtered { $0.name != "page" || !$0.tags.isEmpty }.links(for: .page(1)) == ["/q/1", "app://q/1"])
  }

  @Test func `methods of routes left out are not allowed`() throws {
    let stable = try Self.router().filtered { !$0.tags.contains("beta") }
    let error = #expect(throws: LinkError.self) { try stable.match("/p/1", method: "POST") }
    #expect(error?.allowedMethods == ["GET", "HEAD"])
    let only = try Self.router().filtered { $0.method == "POST" }
    let none = #expect(throws: LinkError.self) { try only.match("/p/1") }
    #expect(none?.allowedMethods == ["POST"])
    #expect(throws: LinkError.self) { try only.match("/x/7") }
  }

  @Test func `a router may be filtered again, down to nothing`() throws {
    let none = try Self.router().filtered { $0.tags.isEmpty }.filtered { !$0.tags.isEmpty }
    #expect(none.routes.isEmpty)
    #expect(none.destination(for: "/x/7") == nil)
    #expect(throws: PrintError.self) { try none.link(for: .home) }
    let error = #expect(throws: LinkError.self) { try none.match("/x/7") }
    #expect(error?.kind == .notFound)
    #expect(none.nearest(to: "/x/7") == nil)
  }

  @Test func `of declared routes the first wins, whatever is more specific`() throws {
    let router = try Self.router(.declared)
    for link in ["/x/7", "/x/8", "/x/ann"] {
      #expect(router.destination(for: link) == .plain(String(link.dropFirst(3))))
    }
    #expect(try router.link(for: .plain("7")) == "/x/7")
    for value in [Link.home, .id(8)] {
      let error = #expect(throws: PrintError.self) { try router.link(for: value) }
      #expect(error?.description == "the link of these values is read as \"plain\"")
    }
    let later = router.filtered { $0.name != "plain" }
    #expect(later.destination(for: "/x/7") == .id(7))
    #expect(later.destination(for: "/x/ann") == nil)
  }

  @Test func `of declared routes the next answers where a value is refused`() throws {
    let even = RoutePattern {
      "x"; Int.self
    }.map {
      $0.isMultiple(of: 2) ? $0 : nil
    } unapply: { (id: Int) in
      id
    }
    let router = try Router<Link>(
      .path, precedence: .declared,
      routes: [RouteDefinition(Link.id) { even }, RouteDefinition("x/{x}", Link.plain), RouteDefinition("x/7", .home)])
    #expect(router.destination(for: "/x/8") == .id(8))
    #expect(router.destination(for: "/x/7") == .plain("7"))
    let home = try Router<Link>(
      .path, precedence: .declared,
      routes: [RouteDefinition(Link.id) { even }, RouteDefinition("x/7", .home), RouteDefinition("x/{x}", Link.plain)])
    #expect(home.destination(for: "/x/7") == .home)
  }
}
