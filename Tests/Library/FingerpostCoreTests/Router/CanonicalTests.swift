import FingerpostCore
import Testing

/// The link that a link should have been: printed for its own origin by the first route of its case, what `*` matched put back.
@Suite struct CanonicalTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }
  enum Link: Sendable, Equatable {
    case me, user(id: Int), list(page: Int, sort: Sort?), file([String]), users(String), flag(Bool), old, tag(String)
  }

  private static let routes: [RouteDefinition<Link>] = [
    RouteDefinition("users/me", .me), RouteDefinition("profile", .me), RouteDefinition("users/{id}", Link.user),
    RouteDefinition("u/{id}", Link.user),
    RouteDefinition("list/({page=1})?({sort})", Link.list), RouteDefinition("files/{*path}", Link.file),
    RouteDefinition("*/all/{x}", Link.users),
    RouteDefinition("every/{x}", Link.users), RouteDefinition("x/true", .tag("true")),
    RouteDefinition("x/{flag}", Link.flag), RouteDefinition("t/{x}", Link.tag),
    RouteDefinition("old", .old).deprecated(), RouteDefinition("ancient", .old).deprecated(),
    RouteDefinition("legacy/{id}", Link.user).deprecated("use users"),
    RouteDefinition("star/*", .me),
  ]
  private static let routers: [Router<Link>] = [RouteList(routes), RouteList(routes.reversed())].compactMap {
    try? Router(.scheme("app"), .web("*.a.example"), .web("b.example"), .path, .compact, routes: $0)
  }

  static let rows: [(String, Link, String)] = [
    ("app://users/me", .me, "app://users/me"),
    ("app:///users//me/", .me, "app://users/me"),
    ("APP://users/m%65", .me, "app://users/me"),
    ("app://profile", .me, "app://users/me"),
    ("https://b.example/profile", .me, "https://b.example/users/me"),
    ("https://EU.a.example:443/profile/", .me, "https://eu.a.example/users/me"),
    ("/profile", .me, "/users/me"),
    ("profile", .me, "users:me"),
    ("users:7", .user(id: 7), "users:7"),
    ("app://u/7?utm=x#top", .user(id: 7), "app://users/7"),
    ("app://legacy/7", .user(id: 7), "app://users/7"),
    ("app://list/1?sort=hot", .list(page: 1, sort: nil), "app://list"),
    ("app://list/2?sort=new&x=", .list(page: 2, sort: .new), "app://list/2?sort=new"),
    ("app://files/a%2Fb//c", .file(["a/b", "c"]), "app://files/a%2Fb/c"),
    // Nothing but deprecated routes: there the link stays.
    ("app://ancient/", .old, "app://ancient"),
    ("app://old", .old, "app://old"),
    // What a star matched is put back, though another route of the case has none.
    ("app://any/%41//all/b/", .users("b"), "app://any/A/all/b"),
    ("/any/all/b", .users("b"), "/any/all/b"),
    ("app://star/x/y", .me, "app://star/x/y"),
    // Another route would take the spelling that printing gives.
    ("app://x/1", .flag(true), "app://x/1"),
    ("app://x/TRUE/", .flag(true), "app://x/TRUE"),
    ("app://x/0", .flag(false), "app://x/false"),
    ("app://x/true", .tag("true"), "app://x/true"),
  ]

  @Test func `both orders make a router`() { #expect(Self.routers.count == 2) }

  @Test(arguments: rows) func `a link has one canonical link, which reads alike`(
    link: String, value: Link, canonical: String
  ) throws {
    let router = try #require(Self.routers.first)
    let match = try router.match(link)
    #expect(match.destination == value)
    #expect(match.canonical == canonical)
    #expect(match.isCanonical == (link == canonical))
  }

  @Test(arguments: rows) func `whatever the order of the routes, the canonical link reads alike and is its own`(
    link: String, value: Link, _: String
  ) throws {
    for router in Self.routers {
      let match = try router.match(link)
      #expect(match.destination == value)
      let again = try router.match(match.canonical)
      #expect(again.destination == value)
      #expect(again.canonical == match.canonical)
      #expect(again.isCanonical)
    }
  }

  enum Twin: Sendable, Equatable { case flag(Bool), flag(v: Bool), other }

  @Test func `routes that share a name, but not a case, do not lend each other their links`() throws {
    let router = try Router<Twin>(
      .path,
      routes: [
        RouteDefinition("x/{v}", Twin.flag(_:)), RouteDefinition("x/true", .other),
        RouteDefinition("z/{v}", Twin.flag(v:)), RouteDefinition("*/w/{v}", Twin.flag(v:)),
      ])
    for (link, value) in [("/x/1", Twin.flag(true)), ("/x/TRUE", .flag(true)), ("/a/w/1", .flag(v: true))] {
      let match = try router.match(link)
      #expect(match.destination == value)
      #expect(match.canonical == (link == "/a/w/1" ? "/a/w/true" : link))
    }
  }

  @Test(arguments: ["/x", "/x/new/new"])
  func `what a star would take that took nothing is not put in`(link: String) throws {
    let router = try Router<Link>(.path, precedence: .declared, routes: [RouteDefinition("x/(*)/(new)", .me)])
    #expect(try router.match(link).canonical == link)
    #expect(try router.link(for: .me) == "/x/new")
    #expect(try router.match("/x/new").canonical == "/x/new/new")
  }

  @Test func `without a star the canonical link is what printing gives for its origin`() throws {
    for router in Self.routers {
      for (link, value, _) in Self.rows
      where !link.contains("all") && !link.contains("star") && value != .old && value != .flag(true) {
        let origin: Origin =
          link.hasPrefix("/")
          ? .path
          : link.lowercased().hasPrefix("app")
            ? .scheme("app")
            : link.contains("b.example") ? .web("b.example") : link.hasPrefix("https") ? .web("eu.a.example") : .compact
        #expect(try router.match(link).canonical == router.link(for: value, in: origin), "\(link)")
      }
    }
  }
}
