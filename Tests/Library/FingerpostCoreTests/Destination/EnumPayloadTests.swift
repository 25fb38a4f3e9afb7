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

  static let rows: [(String, Link, On<Link>)] = [
    ("/m/7", .maybe(7), On("m/({id})", Link.maybe)),
    ("/m", .maybe(nil), On("m/({id})", Link.maybe)),
    (
      "/m", .maybe(nil),
      On(Link.maybe) {
        "m"; OptionalPart { Int.self }
      }
    ),
    ("/m/7", .maybeLabelled(id: 7), On("m/({id})", Link.maybeLabelled)),
    ("/m", .maybeLabelled(id: nil), On("m/({id})", Link.maybeLabelled)),
    ("/m?id=7", .maybeLabelled(id: 7), On("m?({id})", Link.maybeLabelled)),
    ("/t/x/ann", .two(nil, name: "ann"), On("t/({id})/x/({name})", Link.two)),
    ("/t/7/x", .two(7, name: nil), On("t/({id})/x/({name})", Link.two)),
    ("/p/7/ann", .pair((7, "ann")), On("p/{a}/{b}", Link.pair)),
    (
      "/p/7/ann", .pair((7, "ann")),
      On(Link.pair) {
        "p"; Int.self; String.self
      }
    ),
    ("/p/7/ann", .pairLabelled(pair: (7, "ann")), On("p/{a}/{b}", Link.pairLabelled)),
    (
      "/p/7/ann", .pairLabelled(pair: (7, "ann")),
      On(Link.pairLabelled) {
        "p"; Int.self; String.self
      }
    ),
    ("/i/ann/7", .inner((id: 7, name: "ann")), On("i/{name}/{id}", Link.inner)),
    ("/b/1/2", .beside(1, 2), On("b/{a}/{b}", Link.beside)),
    ("/tab/feed", .tab(.feed), On("tab/{tab}", Link.tab)),
    ("/tabs?tab=feed&tab=home", .tabs([.feed, .home]), On("tabs?{tab}", Link.tabs)),
    ("/tabs", .tabs([]), On("tabs?{tab}", Link.tabs)),
    ("/x?tag=a&tag=", .texts(tag: ["a", ""]), On("x?{tag}", Link.texts)),
    ("/d/7", .direct(7), On("d/{id}", Link.direct)),
    ("/box/ann/7", .boxed(id: 7, "ann"), On("box/{x}/{id}", Link.boxed)),
    (
      "/l/7", .link(.direct(7)),
      On("l/{id}", { .link(.direct($0)) }, take: { if case .link(.direct(let id)) = $0 { id } else { nil } })
    ),
    ("/a/b/c/d", .large("a", "b", "c", "d"), On("{a}/{b}/{c}/{d}", Link.large)),
  ]

  @Test(arguments: rows) func `what a case holds is read and printed`(link: String, value: Link, route: On<Link>) throws
  {
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
      .path, routes: [On("i/{x}", Page.item), On("l?{tag}&({extra})", Page.items), On("none", .none)])
    for (link, value) in [
      ("/i/7", Page<Int>.item(7)), ("/l?tag=1&tag=2&extra=3", .items(tag: [1, 2], extra: 3)), ("/none", .none),
    ] {
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
    }
    let nested = try Router<Page<String>.Nested>(.path, routes: [On("{at}/{x}", Page<String>.Nested.deep)])
    #expect(nested.destination(for: "/7/ann") == .deep("ann", at: 7))
    #expect(try nested.link(for: .deep("a/b", at: 1)) == "/1/a%2Fb")
  }

  enum Only: Sendable, Equatable { case one }
  enum Single: Sendable, Equatable { case one(id: Int, String) }
  enum Empty: Sendable, Equatable { case text(String), number(Int), a, b, c }

  @Test func `an enum may have one case, or many that hold nothing beside some that do`() throws {
    #expect(try Router<Only>(.path, routes: [On("x", .one)]).link(for: .one) == "/x")
    let single = try Router<Single>(.path, routes: [On("{x}/{id}", Single.one)])
    #expect(try single.link(for: .one(id: 7, "ann")) == "/ann/7")
    let empty = try Router<Empty>(
      .path, routes: [On("c", .c), On("b", .b), On("t/{x}", Empty.text), On("n/{x}", Empty.number), On("a", .a)])
    for (link, value) in [("/a", Empty.a), ("/b", .b), ("/c", .c), ("/t/x", .text("x")), ("/n/7", .number(7))] {
      #expect(empty.destination(for: link) == value)
      #expect(try empty.link(for: value) == link)
    }
  }

  @Test func `the standard library's enums are enums`() throws {
    let either = try Router<Either<Int, String>>(
      .path, routes: [On("i/{x}", Either<Int, String>.left), On("s/{x}", Either<Int, String>.right)])
    #expect(try either.link(for: .left(7)) == "/i/7")
    #expect(try either.link(for: .right("7")) == "/s/7")
    let maybe = try Router<Int?>(.path, routes: [On("some/{x}", Optional<Int>.some), On("none", Int?.none)])
    #expect(try maybe.link(for: 7) == "/some/7")
    #expect(try maybe.link(for: nil) == "/none")
    #expect(maybe.destination(for: "/none") == .some(nil))
    #expect(maybe.destination(for: "/nothing") == nil)
  }
}
