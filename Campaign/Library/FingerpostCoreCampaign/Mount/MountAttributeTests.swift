import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What inner routes say beside their shape, what a mount says of all of them, and what is not a mount.
@Suite struct MountAttributeTests {
  enum Inner: Sendable, Equatable { case new, old, post, web, here, there, id(Int) }
  enum Outer: Sendable, Equatable {
    case inner(Inner), pair(id: Int, name: String, Inner), number(Int), home, reversed(Inner, id: Int)
  }
  struct Plain: Sendable, Equatable { let id: Int, inner: Inner }

  private static func inner() throws -> Router<Inner> {
    try Router(
      .path, .scheme("in"), .web("a.example"), .web("b.example"),
      routes: [
        RouteDefinition("new", .new).tagged("fresh"), RouteDefinition("old", .new).deprecated("use new"),
        RouteDefinition("older", .old).deprecated(),
        RouteDefinition("POST post", .post), RouteDefinition("web", .web).webOnly(),
        RouteDefinition("here", .here).origins(.web("a.example")),
        RouteDefinition("there", .there).named("away"), RouteDefinition("{id}", Inner.id),
      ])
  }

  private static func outer(_ mount: RouteDefinition<Outer>, _ more: RouteDefinition<Outer>...) throws -> Router<Outer>
  {
    try Router(.scheme("app"), .web("a.example"), .web("b.example"), .path, routes: [mount] + more)
  }

  @Test func `inner routes keep what they say`() throws {
    let router = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()))
    let named = Dictionary(router.routes.map { ($0.template(), $0) }) { first, _ in first }
    #expect(named["x/new [tag=fresh]"]?.tags == ["fresh"])
    #expect(named["x/old [deprecated=use%20new]"]?.deprecation == "use new")
    #expect(named["POST x/post"]?.method == "POST")
    #expect(named["x/web [web]"]?.isWebOnly == true)
    #expect(named["x/there"]?.name == "inner.away")
    #expect(router.destination(for: "app://x/old") == .inner(.new))
    #expect(try router.link(for: .inner(.new)) == "app://x/new")
    #expect(try router.match("app://x/old").canonical == "app://x/new")
    let deprecated = #expect(throws: PrintError.self) { try router.link(for: .inner(.old)) }
    #expect(deprecated?.description == "\"inner.old\" is deprecated: its links are read, not printed")
    #expect(router.destination(for: "app://x/post") == nil)
    #expect(try router.match("app://x/post", method: "POST").destination == .inner(.post))
    #expect(router.destination(for: "app://x/web") == nil)
    #expect(try router.link(for: .inner(.web)) == "https://a.example/x/web")
  }

  @Test func `an inner route stays at the origins that it is limited to`() throws {
    let router = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()))
    #expect(router.destination(for: "https://a.example/x/here") == .inner(.here))
    #expect(router.destination(for: "https://b.example/x/here") == nil)
    #expect(router.destination(for: "app://x/here") == nil)
    #expect(router.links(for: .inner(.here)) == ["https://a.example/x/here"])
    // The router need not list them, and the mount's origins are for the others.
    let narrow = try Router<Outer>(.scheme("app"), routes: [Mount(Outer.inner, at: "x", Self.inner())])
    #expect(narrow.links(for: .inner(.here)) == ["https://a.example/x/here"])
    let wide = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).origins(.path, .scheme("other")))
    #expect(wide.links(for: .inner(.here)) == ["https://a.example/x/here"])
    #expect(try wide.link(for: .inner(.web)) == "/x/web")
    #expect(wide.destination(for: "other://x/web") == nil)
    #expect(wide.destination(for: "app://x/web") == nil)
  }

  @Test func `what a mount says is said of every inner route`() throws {
    let tagged = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).tagged("a", "b"))
    #expect(tagged.routes.allSatisfy { $0.tags.suffix(2) == ["a", "b"] })
    #expect(tagged.routes.first?.tags == ["fresh", "a", "b"])
    let closed = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).access(.internal).access(.confirm))
    #expect(closed.routes.allSatisfy { $0.access == .internal })
    let deprecated = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).deprecated("gone"))
    #expect(deprecated.routes.allSatisfy { $0.deprecation == "gone" })
    #expect(deprecated.destination(for: "app://x/new") == .inner(.new))
    #expect(throws: PrintError.self) { try deprecated.link(for: .inner(.new)) }
    let web = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).webOnly())
    #expect(try web.link(for: .inner(.new)) == "https://a.example/x/new")
    let named = try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).named("shop"))
    #expect(named.routes.map(\.name).prefix(3) == ["shop.new", "shop.new", "shop.old"])
    #expect(named.routes.map(\.name).suffix(2) == ["shop.away", "shop.id"])
    let method = #expect(throws: RouterError.self) {
      try Self.outer(Mount(Outer.inner, at: "x", Self.inner()).method("GET"))
    }
    #expect(method?.faults.map(\.message) == ["the template has the method POST already"])
  }

  @Test func `what is no enum's case says how it is taken apart`() throws {
    let router = try Router<Plain>(
      .path,
      routes: [
        Mount(
          { Plain(id: $0, inner: $1) }, at: "p/{id}", Self.inner().filtered { $0.name != "here" },
          take: { ($0.id, $0.inner) })
      ])
    #expect(router.destination(for: "/p/7/new") == Plain(id: 7, inner: .new))
    #expect(try router.link(for: Plain(id: 7, inner: .id(8))) == "/p/7/8")
  }

  static let faults: [(@Sendable () throws -> RouteDefinition<Outer>, String)] = [
    ({ Mount(Outer.inner, at: "x?{q}", try inner()) }, "a prefix is only a path"),
    ({ Mount(Outer.inner, at: "GET x", try inner()) }, "a prefix is only a path"),
    ({ Mount(Outer.inner, at: "x#f", try inner()) }, "a prefix is only a path"),
    ({ Mount(Outer.inner, at: "x [web]", try inner()) }, "a prefix is only a path"),
    (
      { Mount(Outer.inner, at: "(x?a=1)", try inner()) },
      "only the last group of a path may carry a query: move the query to the end"
    ),
    ({ Mount(Outer.inner, at: "x/", try inner()) }, "a prefix is only a path"),
    ({ Mount(Outer.inner, at: "{id}", try inner()) }, "the parameter \"id\" has no payload"),
    ({ Mount(Outer.pair, at: "{id}", try inner()) }, "the payload \"name\" has no parameter in the template"),
    (
      { Mount(Outer.pair, at: "{name}/{idd}", try inner()) },
      "the parameter \"idd\" has no payload; did you mean \"id\"?"
    ),
    (
      { Mount(Outer.pair, at: "{name}/{id:bool}", try inner()) },
      "\"id\" is bool in the template, but its payload is Int"
    ),
    (
      { Mount(Outer.pair, at: "{name}/({id})", try inner()) },
      "\"id\" may be left out of the link: its payload must be optional, or have a default"
    ),
    (
      { Mount({ (_: Inner) in Outer.home }, at: "x", try inner()) },
      "Outer cannot be taken apart by reflection: say how with take:"
    ),
  ]

  @Test(arguments: faults.indices) func `what is no mount says so, once, with its line`(index: Int) throws {
    let (mount, message) = Self.faults[index]
    let error = #expect(throws: RouterError.self) { try Self.outer(mount()) }
    let messages = error?.faults.map(\.message) ?? []
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
    #expect(messages.count == 1, "\(messages)")
    #expect(
      error?.faults.first?.location?.description.hasPrefix("FingerpostCoreCampaign/MountAttributeTests.swift:") == true)
  }

  @Test func `the same route twice names both lines, of a mount too`() throws {
    let line = #line + 2
    let routes: [RouteDefinition<Outer>] = try [
      RouteDefinition("x/new", .home), Mount(Outer.inner, at: "x", Self.inner().filtered { $0.name == "new" }),
    ]
    let error = #expect(throws: RouterError.self) { try Router<Outer>(.path, routes: RouteList(routes)) }
    let file = "FingerpostCoreCampaign/MountAttributeTests.swift"
    #expect(
      error?.description
        == "\(file):\(line): x: the same route twice: x/new is already the route \"home\" (\(file):\(line))")
  }
}
