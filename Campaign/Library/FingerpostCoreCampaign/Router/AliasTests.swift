import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Several routes for one case: all are read, the first that can carry the values prints.
@Suite struct AliasTests {
  enum Link: Sendable, Equatable { case user(id: Int, tab: String?), page(Int), name(String), files([String]), none }

  private static func router(_ routes: RouteDefinition<Link>...) throws -> Router<Link> {
    try Router(.path, routes: RouteList(routes))
  }

  @Test func `the first prints, whichever is more specific`() throws {
    let user = RouteDefinition("users/{id}?({tab})", Link.user), short = RouteDefinition("u/{id}/({tab})", Link.user)
    for (first, second, links) in [
      (user, short, ["/users/7?tab=a", "/u/7/a"]), (short, user, ["/u/7/a", "/users/7?tab=a"]),
    ] {
      let router = try Self.router(first, second)
      #expect(router.links(for: .user(id: 7, tab: "a")) == links)
      #expect(try router.link(for: .user(id: 7, tab: "a")) == links[0])
      for link in links {
        #expect(router.destination(for: link) == .user(id: 7, tab: "a"))
        #expect(try router.match(link).canonical == links[0])
      }
      #expect(router.routes.map(\.name) == ["user", "user"])
    }
  }

  @Test func `where the first cannot carry the value, the next prints`() throws {
    let small = RouteDefinition("small/{x:1|2|3}", Link.page), page = RouteDefinition("pages/{x}", Link.page)
    let router = try Self.router(small, page)
    #expect(router.links(for: .page(2)) == ["/small/2", "/pages/2"])
    #expect(router.links(for: .page(4)) == ["/pages/4"])
    #expect(try router.match("/pages/2").canonical == "/small/2")
    #expect(try router.match("/pages/4").isCanonical)
    let required = try Self.router(
      RouteDefinition("u/{id}/{tab}", Link.user),
      RouteDefinition(
        "u/{id}", { Link.user(id: $0, tab: nil) }, take: { if case .user(let id, nil) = $0 { id } else { nil } }))
    #expect(try required.link(for: .user(id: 7, tab: nil)) == "/u/7")
    #expect(try required.link(for: .user(id: 7, tab: "a")) == "/u/7/a")
  }

  @Test func `where none can, the fault is that of the first`() throws {
    let router = try Self.router(RouteDefinition("a/{x:1|2}", Link.page), RouteDefinition("b/{x:3|4}", Link.page))
    let error = #expect(throws: PrintError.self) { try router.link(for: .page(5)) }
    #expect(error?.description == "the value of \"x\" does not read as 1|2")
    #expect(router.links(for: .page(5)) == [])
  }

  @Test func `where another route takes the link, the next prints`() throws {
    let router = try Self.router(
      RouteDefinition("{x}", Link.name), RouteDefinition("pages", .none), RouteDefinition("n/{x}", Link.name))
    #expect(router.links(for: .name("pages")) == ["/n/pages"])
    #expect(router.links(for: .name("other")) == ["/other", "/n/other"])
    #expect(try router.match("/n/pages").isCanonical)
    #expect(try router.match("/n/other").canonical == "/other")
    let taken = #expect(throws: PrintError.self) {
      try Self.router(RouteDefinition("{x}", Link.name), RouteDefinition("pages", .none)).link(for: .name("pages"))
    }
    #expect(taken?.description == "the link of these values is read as \"none\"")
  }

  @Test func `an alias that reads a link as the same value does not take it`() throws {
    let router = try Self.router(
      RouteDefinition("p/{x}", Link.page), RouteDefinition("p/1", .page(1)), RouteDefinition("p/2", .page(3)))
    #expect(try router.link(for: .page(1)) == "/p/1")
    #expect(throws: PrintError.self) { try router.link(for: .page(2)) }
    #expect(try router.link(for: .page(3)) == "/p/3")
  }

  @Test func `a route with a star prints last, and a deprecated one never`() throws {
    let router = try Self.router(
      RouteDefinition("old/{x}", Link.name).deprecated("use names"), RouteDefinition("*/names/{x}", Link.name),
      RouteDefinition("names/{x}", Link.name))
    #expect(router.links(for: .name("ann")) == ["/names/ann", "/*/names/ann"])
    #expect(router.destination(for: "/old/ann") == .name("ann"))
    #expect(try router.match("/old/ann").canonical == "/names/ann")
    let star = try Self.router(
      RouteDefinition("*/names/{x}", Link.name), RouteDefinition("old/{x}", Link.name).deprecated())
    #expect(try star.link(for: .name("ann")) == "/*/names/ann")
    let old = try Self.router(RouteDefinition("old/{x}", Link.name).deprecated("use names").named("previous"))
    let error = #expect(throws: PrintError.self) { try old.link(for: .name("ann")) }
    #expect(error?.description == "\"previous\" is deprecated: its links are read, not printed")
    #expect(old.links(for: .name("ann")) == [])
    #expect(old.routes[0].deprecation == "use names")
  }

  @Test func `the route of a destination is the one that prints it, else the first that is deprecated`() throws {
    let old = RouteDefinition("POST old/{x}", Link.name).deprecated().named("old")
    let older = RouteDefinition("older/{x}", Link.name).deprecated().named("older")
    let router = try Self.router(old, older, RouteDefinition("names/{x}", Link.name).named("new"))
    #expect(router.route(of: .name("ann"))?.name == "new")
    let without = try Self.router(old, older)
    #expect(without.route(of: .name("ann"))?.name == "old")
    let error = #expect(throws: PrintError.self) { try without.link(for: .name("ann")) }
    #expect(error?.description == "\"old\" is deprecated: its links are read, not printed")
    #expect(without.route(of: .page(1))?.name == nil)
  }

  @Test func `a value that a deprecated route takes does not print either`() throws {
    let router = try Self.router(RouteDefinition("n/{x}", Link.name), RouteDefinition("n/old", .none).deprecated())
    let error = #expect(throws: PrintError.self) { try router.link(for: .name("old")) }
    #expect(error?.description == "the link of these values is read as \"none\"")
  }
}
