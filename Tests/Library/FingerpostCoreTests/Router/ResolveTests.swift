import FingerpostCore
import Testing

/// The target of a request: a bare path, read as a link of web origins too; the answer is a value, never a throw.
@Suite struct ResolveTests {
  enum Link: Sendable, Equatable { case home, user(id: Int), search(q: String), create, web, app }

  private static let routes: [RouteDefinition<Link>] = [
    RouteDefinition("/", .home), RouteDefinition("users/{id}", Link.user), RouteDefinition("search?{q}", Link.search),
    RouteDefinition("POST users", .create),
    RouteDefinition("web", .web).webOnly(), RouteDefinition("app", .app).origins(.scheme("app")),
  ]

  private static func router(_ origins: Origin...) throws -> Router<Link> {
    try Router(origins: origins, routes: RouteList(routes))
  }

  static let targets: [(String, String, Link?, LinkError.Kind?, Int)] = [
    ("GET", "/", .home, nil, 0),
    ("GET", "/users/7", .user(id: 7), nil, 0),
    ("HEAD", "/users/7", .user(id: 7), nil, 0),
    ("GET", "/users/7/", .user(id: 7), nil, 0),
    ("GET", "/search?q=a%20b&utm=x", .search(q: "a b"), nil, 0),
    ("POST", "/users", .create, nil, 0),
    ("GET", "/web", .web, nil, 0),
    ("GET", "/app", nil, .notFound, 4),
    ("GET", "/users/x", nil, .notFound, 7),
    ("GET", "/users", nil, .methodNotAllowed, 6),
    ("GET", "/users//7", nil, .malformed, 7),
    ("GET", "/users/%zz", nil, .malformed, 7),
    ("GET", "/users/../7", nil, .malformed, 7),
    ("GET", "/users/%00", nil, .malformed, 7),
    ("GET", "", nil, .malformed, 0),
    ("GET", "users/7", nil, .unknownOrigin, 0),
    ("OPTIONS", "*", nil, .unknownOrigin, 0),
    ("GET", "//users/7", nil, .malformed, 1),
    ("GET", "https://other.example/users/7", nil, .unknownOrigin, 8),
    ("GET", "/" + String(repeating: "a", count: 9000), nil, .tooLong, 8192),
    ("GET", String(repeating: "/a", count: 300), nil, .tooManySegments, 513),
    ("GET", "/search?" + String(repeating: "a&", count: 300), nil, .tooManyQueryItems, 520),
  ]

  @Test(arguments: targets.indices) func `a target is found, or says why it is not`(index: Int) throws {
    let (method, target, value, kind, offset) = Self.targets[index]
    let router = try Self.router(.scheme("app"), .web("a.example"))
    switch router.resolve(method: method, target: target) {
    case .found(let match):
      #expect(match.destination == value)
      #expect(match.text == target)
    case .failed(let error):
      #expect(value == nil)
      #expect(error.kind == kind)
      #expect(error.offset == offset)
      #expect(error.text == target)
    }
    #expect(router.resolve(method: method, target: target).destination == value)
  }

  @Test func `a bare path is a target of web origins, and no link of them`() throws {
    let web = try Self.router(.scheme("app"), .web("a.example"))
    #expect(web.resolve(target: "/users/7").destination == .user(id: 7))
    #expect(web.destination(for: "/users/7") == nil)
    let path = try Self.router(.scheme("app"), .path)
    #expect(path.resolve(target: "/users/7").destination == .user(id: 7))
    #expect(path.destination(for: "/users/7") == .user(id: 7))
    let scheme = try Self.router(.scheme("app"))
    #expect(scheme.resolve(target: "/users/7").destination == nil)
    #expect(scheme.resolve(target: "app://users/7").destination == .user(id: 7))
  }

  @Test func `the canonical text of a target is a target, and reads as the same`() throws {
    let router = try Self.router(.scheme("app"), .web("a.example"))
    for (target, canonical) in [
      ("/users/7/", "/users/7"), ("/search?utm=x&q=%41", "/search?q=A"), ("/", "/"), ("/users/%37", "/users/7"),
    ] {
      guard case .found(let match) = router.resolve(target: target) else { Issue.record("\(target)"); continue }
      #expect(match.canonical == canonical)
      #expect(match.isCanonical == (target == canonical))
      #expect(router.resolve(target: match.canonical).destination == match.destination)
    }
  }

  @Test func `a route of its own origins answers a target where one of them is of the web`() throws {
    let routes: [RouteDefinition<Link>] = [
      RouteDefinition("x", .web).origins(.web("a.example")),
      RouteDefinition("y", .app).origins(.scheme("app"), .web("*.b.example")),
      RouteDefinition("z", .home).origins(.scheme("app")),
    ]
    let router = try Router<Link>(.scheme("app"), .web("a.example"), .web("*.b.example"), routes: RouteList(routes))
    #expect(router.resolve(target: "/x").destination == .web)
    #expect(router.resolve(target: "/y").destination == .app)
    #expect(router.resolve(target: "/z").destination == nil)
  }
}
