import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Links that stand for one destination, which may hold values of its own.
@Suite struct FixedValueTests {
  enum Tab: Sendable, Equatable {
    case home, feed(Feed, page: Int), profile(id: Int?), tuple((Int, String)), box(Box)
    static func == (left: Tab, right: Tab) -> Bool { spelled(left) == spelled(right) }
  }
  enum Feed: String, RouteParameter, CaseIterable { case new, top }
  struct Box: Sendable { let id: Int }

  enum Link: Sendable, Equatable {
    case user(id: String), page(Int, size: Int?), tab(Tab), tabs(Tab, also: Tab?), tags(tag: [String]), either(
      EitherBranch<Int, Tab>)
    case boxed(Box), start
    static func == (left: Link, right: Link) -> Bool { spelled(left) == spelled(right) }
  }

  /// Each stands beside values of its own case that are not the same.
  static let rows: [(Link, others: [Link])] = [
    (.user(id: "me"), [.user(id: "ann"), .user(id: "m\u{E9}"), .user(id: "me\u{301}"), .user(id: "")]),
    (.user(id: "\u{E9}"), [.user(id: "e\u{301}")]),
    (.page(1, size: nil), [.page(1, size: 0), .page(2, size: nil), .page(1, size: 1)]),
    (.page(1, size: 2), [.page(1, size: nil), .page(2, size: 2)]),
    (.tags(tag: ["a", "b"]), [.tags(tag: []), .tags(tag: ["a"]), .tags(tag: ["b", "a"])]),
    (.tab(.home), [.tab(.feed(.new, page: 1)), .tab(.profile(id: nil))]),
    (.tab(.feed(.new, page: 1)), [.tab(.feed(.top, page: 1)), .tab(.feed(.new, page: 2)), .tab(.home)]),
    (.tab(.profile(id: nil)), [.tab(.profile(id: 1)), .tab(.home)]),
    (.tab(.profile(id: 1)), [.tab(.profile(id: nil)), .tab(.profile(id: 2))]),
    (.tab(.tuple((1, "a"))), [.tab(.tuple((1, "b"))), .tab(.tuple((2, "a")))]),
    (.tabs(.home, also: nil), [.tabs(.home, also: .home), .tabs(.profile(id: 1), also: nil)]),
    (.tabs(.home, also: .home), [.tabs(.home, also: nil), .tabs(.home, also: .profile(id: nil))]),
    (.either(.left(7)), [.either(.left(8)), .either(.right(.home))]),
    (.either(.right(.home)), [.either(.left(8)), .either(.right(.profile(id: 1)))]),
    (.start, [.tab(.home)]),
  ]

  @Test(arguments: rows) func `one value is printed, and no other of its case`(value: Link, others: [Link]) throws {
    let forms: [RouteDefinition<Link>] = [
      RouteDefinition("here", value), RouteDefinition(value) { "here" },
      RouteDefinition(value) { RoutePattern { "here" } },
    ]
    for form in forms {
      let router = try Router<Link>(.path, routes: [form])
      #expect(router.destination(for: "/here") == value)
      #expect(try router.link(for: value) == "/here")
      for other in others { #expect(throws: PrintError.self) { try router.link(for: other) } }
    }
  }

  @Test func `fixed values stand beside each other, and beside the constructor of their case`() throws {
    let me = RouteDefinition<Link>("users/me", .user(id: "me")),
      you = RouteDefinition<Link>("users/you", .user(id: "you"))
    let user = RouteDefinition("users/{id}", Link.user)
    for routes in [[me, you, user], [user, you, me], [you, user, me]] {
      let router = try Router<Link>(.path, routes: RouteList(routes))
      for name in ["me", "you", "ann"] {
        #expect(router.destination(for: "/users/\(name)") == .user(id: name))
        #expect(try router.link(for: .user(id: name)) == "/users/\(name)")
        #expect(router.links(for: .user(id: name)) == ["/users/\(name)"])
      }
      #expect(try router.match("/users/me").route.template() == "users/me")
    }
  }

  @Test func `the first route of a value prints it, fixed or not`() throws {
    let fixed = RouteDefinition<Link>("me", .user(id: "me")), user = RouteDefinition("users/{id}", Link.user)
    #expect(try Router<Link>(.path, routes: [fixed, user]).link(for: .user(id: "me")) == "/me")
    #expect(try Router<Link>(.path, routes: [user, fixed]).link(for: .user(id: "me")) == "/users/me")
    #expect(try Router<Link>(.path, routes: [fixed, user]).links(for: .user(id: "me")) == ["/me", "/users/me"])
    #expect(try Router<Link>(.path, routes: [fixed, user]).match("/users/me").canonical == "/me")
  }

  @Test func `a value that nothing can compare says how with take`() throws {
    let fault = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("x", .boxed(Box(id: 7)))])
    }
    #expect(fault?.faults.map(\.message) == ["Link cannot be taken apart by reflection: say how with take:"])
    let deep = #expect(throws: RouterError.self) {
      try Router<Link>(.path, routes: [RouteDefinition("x", .tab(.box(Box(id: 7))))])
    }
    #expect(deep?.faults.map(\.message) == ["Link cannot be taken apart by reflection: say how with take:"])
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition(
          "x", .boxed(Box(id: 7)), take: { if case .boxed(let box) = $0, box.id == 7 { () } else { nil } })
      ])
    #expect(try router.link(for: .boxed(Box(id: 7))) == "/x")
    #expect(throws: PrintError.self) { try router.link(for: .boxed(Box(id: 8))) }
  }
}
