import FingerpostCore
import Testing

/// Methods: which route answers which, what a link without one counts as, and what a wrong one is told.
@Suite struct MethodTests {
  enum Link: Sendable, Equatable {
    case list, create(String?), show(id: Int), update(id: Int), head, any, odd(Int), even(Int), web

    static func odd(ofOdd number: Int) -> Link { .odd(number) }
  }

  private static let odd = RoutePattern {
    "n"; Int.self
  }.map {
    $0.isMultiple(of: 2) ? nil : $0
  } unapply: { (id: Int) in
    id
  }
  private static let even = RoutePattern {
    "n"; Int.self
  }.map {
    $0.isMultiple(of: 2) ? $0 : nil
  } unapply: { (id: Int) in
    id
  }

  private static let routers: [Router<Link>] = {
    let routes: [RouteDefinition<Link>] = [
      RouteDefinition("GET orders", .list), RouteDefinition("POST orders?({x})", Link.create),
      RouteDefinition("GET orders/{id}", Link.show),
      RouteDefinition("orders/{id}", Link.update).method("PUT"), RouteDefinition("HEAD ping", .head),
      RouteDefinition("GET ping", .list), RouteDefinition("any", .any),
      RouteDefinition(Link.odd) { odd }.method("GET"), RouteDefinition(Link.even) { even }.method("POST"),
      RouteDefinition("POST web", .web).webOnly(),
    ]
    return [RouteList(routes), RouteList(routes.reversed())].compactMap {
      try? Router(.path, .scheme("app"), .web("a.example"), routes: $0)
    }
  }()

  static let found: [(String?, String, Link)] = [
    (nil, "/orders", .list), ("GET", "/orders", .list), ("HEAD", "/orders", .list), ("POST", "/orders", .create(nil)),
    ("POST", "/orders?x=1", .create("1")), ("PUT", "/orders/7", .update(id: 7)), ("HEAD", "/orders/7", .show(id: 7)),
    ("HEAD", "/ping", .head), ("GET", "/ping", .list), ("DELETE", "/any", .any), (nil, "/any", .any),
    ("HEAD", "/any", .any),
    ("X-ODD", "/any", .any), ("", "/any", .any),
    ("GET", "/n/1", .odd(1)), ("HEAD", "/n/1", .odd(1)), ("POST", "/n/2", .even(2)), ("POST", "app://n/2", .even(2)),
    ("POST", "https://a.example/web", .web), ("POST", "/web", .web),
  ]

  @Test(arguments: found) func `a method finds its route`(method: String?, link: String, value: Link) throws {
    #expect(Self.routers.count == 2)
    for router in Self.routers {
      #expect(try router.match(link, method: method).destination == value)
      if method == nil { #expect(router.destination(for: link) == value) }
    }
  }

  static let refused: [(String?, String, LinkError.Kind, [String])] = [
    ("PUT", "/orders", .methodNotAllowed, ["GET", "HEAD", "POST"]),
    ("get", "/orders", .methodNotAllowed, ["GET", "HEAD", "POST"]),
    ("GET", "/web", .methodNotAllowed, ["POST"]),
    (nil, "/web", .methodNotAllowed, ["POST"]),
    ("HEAD", "/web", .methodNotAllowed, ["POST"]),
    ("POST", "/orders/7", .methodNotAllowed, ["GET", "HEAD", "PUT"]),
    ("POST", "/ping", .methodNotAllowed, ["GET", "HEAD"]),
    ("POST", "/orders/x", .notFound, []),
    ("POST", "app://web", .notFound, []),
    ("POST", "/nowhere", .notFound, []),
    // What a method's route makes nothing of is not allowed by it.
    ("GET", "/n/2", .methodNotAllowed, ["POST"]),
    ("POST", "/n/1", .methodNotAllowed, ["GET", "HEAD"]),
    ("PUT", "/n/1", .methodNotAllowed, ["GET", "HEAD"]),
    ("PUT", "/n/2", .methodNotAllowed, ["POST"]),
  ]

  @Test(arguments: refused)
  func `a wrong method is told which are allowed`(
    method: String?, link: String, kind: LinkError.Kind, allowed: [String]
  ) {
    for router in Self.routers {
      let error = #expect(throws: LinkError.self) { try router.match(link, method: method) }
      #expect(error?.kind == kind)
      #expect(error?.allowedMethods == allowed)
      if method == nil { #expect(router.destination(for: link) == nil) }
    }
  }

  @Test func `what no method makes anything of is not found, by any`() throws {
    let one = RoutePattern {
      "n"; Int.self
    }.map {
      $0 == 1 ? $0 : nil
    } unapply: { (id: Int) in
      id
    }
    let router = try Router<Link>(
      .path,
      routes: [RouteDefinition(Link.odd) { one }.method("GET"), RouteDefinition(Link.even) { one }.method("POST")])
    #expect(try router.match("/n/1", method: "GET").destination == .odd(1))
    for method in ["GET", "POST", "PUT", "HEAD"] {
      let error = #expect(throws: LinkError.self) { try router.match("/n/2", method: method) }
      #expect(error?.kind == .notFound, "\(method)")
      #expect(error?.allowedMethods == [], "\(method)")
      #expect(error?.offset == 4, "\(method)")
    }
  }

  @Test func `a link is printed by the route of its case, whatever the method, and is read by that one`() throws {
    for router in Self.routers {
      #expect(try router.link(for: .create("x")) == "/orders?x=x")
      #expect(try router.match("/orders?x=x", method: "POST").destination == .create("x"))
      #expect(router.destination(for: "/orders?x=x") == .list)
      #expect(try router.link(for: .update(id: 7)) == "/orders/7")
      #expect(try router.link(for: .web) == "/web")
      #expect(router.links(for: .web) == ["/web", "https://a.example/web"])
      let match = try router.match("/orders/7/", method: "PUT")
      #expect(match.canonical == "/orders/7")
      #expect(try router.match(match.canonical, method: "PUT").destination == .update(id: 7))
    }
  }
}
