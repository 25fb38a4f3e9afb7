import FingerpostCore
import Testing

/// What cases hold: optionals, tuples, arrays, other enums, boxes; and enums that are generic or nested.
@Suite struct EnumPayloadTests {
  enum Tab: String, Sendable, RouteParameter, CaseIterable { case home, feed }
  enum Plain: Sendable, Equatable { case home, profile(Int) }

  enum Link: Sendable, Equatable {
    case maybe(Int?), maybeLabelled(id: Int?), two(Int?, name: String?)
    case pair((Int, String)), pairLabelled(pair: (Int, String)), inner((id: Int, name: String)), beside(Int, Int)
    case tab(Tab), tabs([Tab]), texts(tag: [String])
    case direct(Int)
    indirect case boxed(id: Int, String)
    indirect case link(Link)
    case large(String, String, String, String)

    static func == (left: Link, right: Link) -> Bool { spelled(left) == spelled(right) }
  }

  static let rows: [(String, Link, RouteDefinition<Link>)] = [
    ("/m/7", .maybe(7), RouteDefinition("m/({id})", Link.maybe)),
    ("/m", .maybe(nil), RouteDefinition("m/({id})", Link.maybe)),
    (
      "/m", .maybe(nil),
      RouteDefinition(Link.maybe) {
        "m"; OptionalPart { Int.self }
      }
    ),
    ("/m/7", .maybeLabelled(id: 7), RouteDefinition("m/({id})", Link.maybeLabelled)),
    ("/m", .maybeLabelled(id: nil), RouteDefinition("m/({id})", Link.maybeLabelled)),
    ("/m?id=7", .maybeLabelled(id: 7), RouteDefinition("m?({id})", Link.maybeLabelled)),
    ("/t/x/ann", .two(nil, name: "ann"), RouteDefinition("t/({id})/x/({name})", Link.two)),
    ("/t/7/x", .two(7, name: nil), RouteDefinition("t/({id})/x/({name})", Link.two)),
    ("/p/7/ann", .pair((7, "ann")), RouteDefinition("p/{a}/{b}", Link.pair)),
    (
      "/p/7/ann", .pair((7, "ann")),
      RouteDefinition(Link.pair) {
        "p"; Int.self; String.self
      }
    ),
    ("/p/7/ann", .pairLabelled(pair: (7, "ann")), RouteDefinition("p/{a}/{b}", Link.pairLabelled)),
    (
      "/p/7/ann", .pairLabelled(pair: (7, "ann")),
      RouteDefinition(Link.pairLabelled) {
        "p"; Int.self; String.self
      }
    ),
    ("/i/ann/7", .inner((id: 7, name: "ann")), RouteDefinition("i/{name}/{id}", Link.inner)),
    ("/b/1/2", .beside(1, 2), RouteDefinition("b/{a}/{b}", Link.beside)),
    ("/tab/feed", .tab(.feed), RouteDefinition("tab/{tab}", Link.tab)),
    ("/tabs?tab=feed&tab=home", .tabs([.feed, .home]), RouteDefinition("tabs?{tab}", Link.tabs)),
    ("/tabs", .tabs([]), RouteDefinition("tabs?{tab}", Link.tabs)),
    ("/x?tag=a&tag=", .texts(tag: ["a", ""]), RouteDefinition("x?{tag}", Link.texts)),
    ("/d/7", .direct(7), RouteDefinition("d/{id}", Link.direct)),
    ("/box/ann/7", .boxed(id: 7, "ann"), RouteDefinition("box/{x}/{id}", Link.boxed)),
    (
      "/l/7", .link(.direct(7)),
      RouteDefinition(
        "l/{id}", { .link(.direct($0)) }, take: { if case .link(.direct(let id)) = $0 { id } else { nil } })
    ),
    ("/a/b/c/d", .large("a", "b", "c", "d"), RouteDefinition("{a}/{b}/{c}/{d}", Link.large)),
  ]

  @Test(arguments: rows) func `what a case holds is read and printed`(
    link: String, value: Link, route: RouteDefinition<Link>
  ) throws {
    let router = try Router<Link>(.path, routes: [route])
    #expect(router.destination(for: link) == value)
    #expect(try router.link(for: value) == link)
    #expect(try router.match(link).isCanonical)
  }

  enum Page<Item: RouteParameter & Equatable>: Sendable, Equatable {
    case item(Item), items(tag: [Item], extra: Item?), none
    enum Nested: Sendable, Equatable { case deep(Item, at: Int) }
  }

  @Test func `an enum may be generic, and nested in one that is`() throws {
    let router = try Router<Page<Int>>(
      .path,
      routes: [
        RouteDefinition("i/{x}", Page.item), RouteDefinition("l?{tag}&({extra})", Page.items),
        RouteDefinition("none", .none),
      ])
    for (link, value) in [
      ("/i/7", Page<Int>.item(7)), ("/l?tag=1&tag=2&extra=3", .items(tag: [1, 2], extra: 3)), ("/none", .none),
    ] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
    }
    let nested = try Router<Page<String>.Nested>(.path, routes: [RouteDefinition("{at}/{x}", Page<String>.Nested.deep)])
    #expect(nested.destination(for: "/7/ann") == .deep("ann", at: 7))
    #expect(try nested.link(for: .deep("a/b", at: 1)) == "/1/a%2Fb")
  }

  enum Only: Sendable, Equatable { case one }
  enum Single: Sendable, Equatable { case one(id: Int, String) }
  enum Empty: Sendable, Equatable { case text(String), number(Int), a, b, c }

  @Test func `an enum may have one case, or many that hold nothing beside some that do`() throws {
    #expect(try Router<Only>(.path, routes: [RouteDefinition("x", .one)]).link(for: .one) == "/x")
    let single = try Router<Single>(.path, routes: [RouteDefinition("{x}/{id}", Single.one)])
    #expect(try single.link(for: .one(id: 7, "ann")) == "/ann/7")
    let empty = try Router<Empty>(
      .path,
      routes: [
        RouteDefinition("c", .c), RouteDefinition("b", .b), RouteDefinition("t/{x}", Empty.text),
        RouteDefinition("n/{x}", Empty.number), RouteDefinition("a", .a),
      ])
    for (link, value) in [("/a", Empty.a), ("/b", .b), ("/c", .c), ("/t/x", .text("x")), ("/n/7", .number(7))] {
      #expect(empty.destination(for: link) == value)
      #expect(try empty.link(for: value) == link)
    }
  }

  @Test func `the standard library's enums are enums`() throws {
    let either = try Router<EitherBranch<Int, String>>(
      .path,
      routes: [
        RouteDefinition("i/{x}", EitherBranch<Int, String>.left),
        RouteDefinition("s/{x}", EitherBranch<Int, String>.right),
      ])
    #expect(try either.link(for: .left(7)) == "/i/7")
    #expect(try either.link(for: .right("7")) == "/s/7")
    let maybe = try Router<Int?>(
      .path, routes: [RouteDefinition("some/{x}", Optional<Int>.some), RouteDefinition("none", Int?.none)])
    #expect(try maybe.link(for: 7) == "/some/7")
    #expect(try maybe.link(for: nil) == "/none")
    #expect(maybe.destination(for: "/none") == .some(nil))
    #expect(maybe.destination(for: "/nothing") == nil)
  }
}
