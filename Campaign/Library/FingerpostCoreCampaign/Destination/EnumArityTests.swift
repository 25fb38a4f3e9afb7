import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Cases of no value to twelve, taken apart and put together again, by hand and from text.
@Suite struct EnumArityTests {
  // swift-format-ignore: the columns show the arities
  enum Link: Sendable, Equatable {
    case c0
    case c1(Int)
    case c2(Int, String)
    case c3(Int, String, Bool)
    case c4(Int, String, Bool, Int)
    case c5(Int, String, Bool, Int, String)
    case c6(Int, String, Bool, Int, String, Bool)
    case c7(Int, String, Bool, Int, String, Bool, Int)
    case c8(Int, String, Bool, Int, String, Bool, Int, String)
    case c10(Int, String, Bool, Int, String, Bool, Int, String, Bool, Int)
    case c12(Int8, String, Bool, Int, String, Bool, Double, String, Bool, UInt8, String, Bool)
  }

  private static let byText: [RouteDefinition<Link>] = [
    RouteDefinition("0", .c0),
    RouteDefinition("1/{a}", Link.c1),
    RouteDefinition("2/{a}/{b}", Link.c2),
    RouteDefinition("3/{a}/{b}/{c}", Link.c3),
    RouteDefinition("4/{a}/{b}/{c}/{d}", Link.c4),
    RouteDefinition("5/{a}/{b}/{c}/{d}/{e}", Link.c5),
    RouteDefinition("6/{a}/{b}/{c}/{d}/{e}/{f}", Link.c6),
    RouteDefinition("7/{a}/{b}/{c}/{d}/{e}/{f}/{g}", Link.c7),
    RouteDefinition("8/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}", Link.c8),
    RouteDefinition("10/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}/{j}", Link.c10),
    RouteDefinition("12/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}/{j}/{k}/{l}", Link.c12),
  ]

  private static let byHand: [RouteDefinition<Link>] = [
    RouteDefinition(.c0) { "0" },
    RouteDefinition(Link.c1) {
      "1"; Int.self
    },
    RouteDefinition(Link.c2) {
      "2"; Int.self; String.self
    },
    RouteDefinition(Link.c3) {
      "3"; Int.self; String.self; Bool.self
    },
    RouteDefinition(Link.c4) {
      "4"; Int.self; String.self; Bool.self; Int.self
    },
    RouteDefinition(Link.c5) {
      "5"; Int.self; String.self; Bool.self; Int.self; String.self
    },
    RouteDefinition(Link.c6) {
      "6"; Int.self; String.self; Bool.self; Int.self; String.self; Bool.self
    },
    RouteDefinition(Link.c7) {
      "7"; Int.self; String.self; Bool.self; Int.self; String.self; Bool.self; Int.self
    },
    RouteDefinition(Link.c8) {
      "8"; Int.self; String.self; Bool.self; Int.self; String.self; Bool.self; Int.self; String.self
    },
    RouteDefinition(Link.c10) {
      "10"
      Int.self; String.self; Bool.self; Int.self; String.self
      Bool.self; Int.self; String.self; Bool.self; Int.self
    },
    RouteDefinition(Link.c12) {
      "12"
      Int8.self; String.self; Bool.self; Int.self; String.self; Bool.self
      Double.self; String.self; Bool.self; UInt8.self; String.self; Bool.self
    },
  ]

  static let links: [(String, Link)] = [
    ("/0", .c0),
    ("/1/-1", .c1(-1)),
    ("/2/1/b", .c2(1, "b")),
    ("/3/1/b/true", .c3(1, "b", true)),
    ("/4/1/b/true/4", .c4(1, "b", true, 4)),
    ("/5/1/b/true/4/e", .c5(1, "b", true, 4, "e")),
    ("/6/1/b/true/4/e/false", .c6(1, "b", true, 4, "e", false)),
    ("/7/1/b/true/4/e/false/7", .c7(1, "b", true, 4, "e", false, 7)),
    ("/8/1/b/true/4/e/false/7/h", .c8(1, "b", true, 4, "e", false, 7, "h")),
    ("/10/1/b/true/4/e/false/7/h/true/10", .c10(1, "b", true, 4, "e", false, 7, "h", true, 10)),
    (
      "/12/-1/a%20string%20that%20is%20long/true/4/e/false/0.5/h/true/255/k/false",
      .c12(-1, "a string that is long", true, 4, "e", false, 0.5, "h", true, 255, "k", false)
    ),
  ]

  @Test(arguments: links) func `a case of any arity is read and printed`(link: String, value: Link) throws {
    for routes in [Self.byText, Self.byHand] {
      let router = try Router<Link>(.path, routes: RouteList(routes))
      #expect(router.destination(for: link) == value)
      #expect(try router.link(for: value) == link)
      #expect(
        try router.match(link).route.name == link.dropFirst().prefix { $0 != "/" }.reduce(into: "c") { $0.append($1) })
    }
  }
}
