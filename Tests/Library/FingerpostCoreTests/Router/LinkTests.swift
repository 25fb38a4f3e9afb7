import FingerpostCore
import Testing

/// Printing for origins: the first that a route allows, one that is asked for, all of them.
@Suite struct LinkTests {
  enum Link: Sendable, Equatable { case user(id: Int), web, app, beta, name(String), query(q: String), host, nowhere }

  private static func router() throws -> Router<Link> {
    try Router(
      .web("*.a.example"), .scheme("app"), .web("b.example"), .web("localhost:8080", scheme: "http"), .path, .compact,
      routes: [
        RouteDefinition("users/{id}", Link.user), RouteDefinition("web", .web).webOnly(),
        RouteDefinition("app", .app).origins(.scheme("app"), .compact),
        RouteDefinition("beta", .beta).origins(.web("b.example"), .path), RouteDefinition("n/{x}", Link.name),
        RouteDefinition("q?{q}", Link.query),
        RouteDefinition("host", .host).origins(.web("*.a.example")),
      ])
  }

  static let all: [(Link, [String])] = [
    (
      .user(id: 7),
      ["app://users/7", "https://b.example/users/7", "http://localhost:8080/users/7", "/users/7", "users:7"]
    ),
    (.web, ["https://b.example/web", "http://localhost:8080/web", "/web"]),
    (.app, ["app://app", "app"]),
    (.beta, ["https://b.example/beta", "/beta"]),
    (
      .name("a:b/c"),
      ["app://n/a:b%2Fc", "https://b.example/n/a:b%2Fc", "http://localhost:8080/n/a:b%2Fc", "/n/a:b%2Fc", "n:a:b/c"]
    ),
    // Compact text has no queries.
    (.query(q: "x"), ["app://q?q=x", "https://b.example/q?q=x", "http://localhost:8080/q?q=x", "/q?q=x"]),
    (.host, []),
    (.name(""), []),
    (.name("a b"), ["app://n/a%20b", "https://b.example/n/a%20b", "http://localhost:8080/n/a%20b", "/n/a%20b"]),
    (.nowhere, []),
  ]

  @Test(arguments: all) func `a destination has a link for every origin that names a host`(value: Link, links: [String])
    throws
  {
    let router = try Self.router()
    #expect(router.links(for: value) == links)
    #expect((try? router.link(for: value)) == links.first)
    for link in links {
      #expect(router.destination(for: link) == value)
      #expect(try router.match(link).isCanonical)
    }
  }

  static let asked: [(Link, Origin, String?)] = [
    (.user(id: 7), .scheme("APP"), "app://users/7"),
    (.user(id: 7), .web("eu.a.example"), "https://eu.a.example/users/7"),
    (.user(id: 7), .web("x.eu.A.example"), "https://x.eu.a.example/users/7"),
    (.user(id: 7), .web("eu.a.example:443"), "https://eu.a.example/users/7"),
    (.user(id: 7), .web("a.example"), nil),
    (.user(id: 7), .web("eu.a.example:444"), nil),
    (.user(id: 7), .web("eu.a.example", scheme: "http"), nil),
    (.user(id: 7), .web("*.a.example"), nil),
    (.user(id: 7), .web("*.eu.a.example"), nil),
    (.user(id: 7), .web("eu.a.example/x"), nil),
    (.user(id: 7), .web("localhost:8080", scheme: "http"), "http://localhost:8080/users/7"),
    (.user(id: 7), .path, "/users/7"),
    (.user(id: 7), .compact, "users:7"),
    (.user(id: 7), .scheme("other"), nil),
    (.user(id: 7), .scheme("not a scheme"), nil),
    (.web, .scheme("app"), nil),
    (.web, .compact, nil),
    (.web, .web("eu.a.example"), "https://eu.a.example/web"),
    (.app, .web("b.example"), nil),
    (.beta, .web("b.example"), "https://b.example/beta"),
    (.beta, .web("eu.a.example"), nil),
    (.host, .web("eu.a.example"), "https://eu.a.example/host"),
    (.host, .path, nil),
    (.query(q: "x"), .compact, nil),
    (.name("a b"), .compact, nil),
  ]

  @Test(arguments: asked) func `a link is printed for the origin that is asked for, or not at all`(
    value: Link, origin: Origin, link: String?
  ) throws {
    let router = try Self.router()
    guard let link else {
      #expect(throws: PrintError.self) { try router.link(for: value, in: origin) }
      return
    }
    #expect(try router.link(for: value, in: origin) == link)
    #expect(router.destination(for: link) == value)
    #expect(try router.match(link).isCanonical)
  }

  @Test func `without an origin it is the first that can carry the value`() throws {
    let router = try Router<Link>(
      .compact, .scheme("app"), .path,
      routes: [
        RouteDefinition("q?{q}", Link.query), RouteDefinition("n/{x}", Link.name),
        RouteDefinition("web", .web).webOnly(),
      ])
    let links: [(Link, String?)] = [
      (.query(q: "x"), "app://q?q=x"), (.name("x"), "n:x"), (.name("a b"), "app://n/a%20b"), (.web, "/web"),
      (.name(".."), nil), (.name(""), nil),
    ]
    for (value, link) in links {
      #expect((try? router.link(for: value)) == link)
      #expect(router.links(for: value).first == link)
    }
    let error = #expect(throws: PrintError.self) { try router.link(for: .query(q: "x"), in: .compact) }
    #expect(error?.description == "no link can carry these values: compact text cannot carry a query or a fragment")
  }

  static let messages: [(Link, Origin?, String)] = [
    (.web, .scheme("app"), "the route has no links at app://"),
    (.user(id: 7), .scheme("other"), "the route has no links at other://"),
    (.user(id: 7), .web("*.a.example"), "an origin with \"*\" is not a host: name one host to print for"),
    (.host, nil, "an origin with \"*\" is not a host: name one host to print for"),
    (.query(q: "x"), .compact, "no link can carry these values: compact text cannot carry a query or a fragment"),
    (.nowhere, nil, "no route prints \"nowhere\""),
    (.name(""), nil, "the value of \"x\" is empty, and a path segment cannot be empty"),
  ]

  @Test(arguments: messages) func `what has no link says why, and never shows a value`(
    value: Link, origin: Origin?, message: String
  ) throws {
    let error = #expect(throws: PrintError.self) { try Self.router().link(for: value, in: origin) }
    #expect(error?.description == message)
  }

  static let read: [(String, Link?)] = [
    ("https://EU.A.EXAMPLE/users/7", .user(id: 7)), ("https://a.example/users/7", nil),
    ("http://eu.a.example/users/7", nil),
    ("https://b.example/beta", .beta), ("https://eu.a.example/beta", nil), ("app://beta", nil), ("/beta", .beta),
    ("app://web", nil), ("web", nil), ("https://x.a.example/web", .web), ("app", .app), ("/app", nil),
    ("https://user@b.example/users/7", nil), ("https://b.example\\users/7", nil),
    ("https://b.example:444/users/7", nil),
    ("https://b.example.evil.example/users/7", nil), ("javascript:alert(1)", nil), ("users:7:8", nil),
    ("n:a:b", .name("a:b")),
  ]

  @Test(arguments: read) func `a link is read at the origins of its route alone`(link: String, value: Link?) throws {
    #expect(try Self.router().destination(for: link) == value)
  }
}
