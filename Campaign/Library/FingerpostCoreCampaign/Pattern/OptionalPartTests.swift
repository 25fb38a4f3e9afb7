import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Groups that may be left out: with one value, with several, with none, one in another.
@Suite struct OptionalPartTests {
  enum Link: Sendable {
    case here, one(Int?), text(String?), two(first: String?, second: Int?), pair((String, Int)?), rest([String]?)
    case post(id: Int, comment: Int?), deep(a: Int?, b: Int?), files([String]), queried(id: Int?, q: String?)
    case item(String, (Int, Bool?)?, String)
  }
  typealias Row = PatternRow<Link>

  private static let one: [Row] = [
    Row(
      "a/(:int)", "/a/7", .one(7), not: ["/a/x", "/", "/a/7/8"], RouteDefinition("a/(:int)", Link.one),
      RouteDefinition(Link.one) {
        "a"; OptionalPart { Int.self }
      }),
    Row(
      "a/(:int)", "/a", .one(nil), RouteDefinition("a/(:int)", Link.one),
      RouteDefinition(Link.one) {
        "a"; OptionalPart { Int.self }
      }),
    Row(
      "(:string)", "/", .text(nil), RouteDefinition("(:string)", Link.text),
      RouteDefinition(Link.text) { OptionalPart { String.self } }),
    Row(
      "(:string)", "/(", .text("("), RouteDefinition("(:string)", Link.text),
      RouteDefinition(Link.text) { OptionalPart { String.self } }),
    Row(
      "posts/:int/(comments/:int)", "/posts/7/comments/8", .post(id: 7, comment: 8),
      not: ["/posts/7/comments", "/posts/7/8"], RouteDefinition("posts/:int/(comments/:int)", Link.post),
      RouteDefinition(Link.post) {
        "posts"; Int.self;
        OptionalPart {
          "comments"; Int.self
        }
      }),
    Row(
      "posts/:int/(comments/:int)", "/posts/7", .post(id: 7, comment: nil),
      RouteDefinition("posts/:int/(comments/:int)", Link.post),
      RouteDefinition(Link.post) {
        "posts"; Int.self;
        OptionalPart {
          "comments"; Int.self
        }
      }),
    Row(
      "f/({*rest})", "/f/a/b%2Fc", .rest(["a", "b/c"]),
      RouteDefinition(Link.rest) {
        "f"; OptionalPart { RestPart() }
      }),
    Row(
      "f/({*rest})", "/f", .rest(nil),
      RouteDefinition(Link.rest) {
        "f"; OptionalPart { RestPart() }
      }),
    Row("f/({*rest})", "/f", .files([]), RouteDefinition("f/({*rest})", Link.files)),
    Row("f/({*rest})", "/f/a/b", .files(["a", "b"]), RouteDefinition("f/({*rest})", Link.files)),
  ]

  private static let none: [Row] = [
    Row(
      "a/(index)", "/a", .here, printed: "/a/index", RouteDefinition("a/(index)", .here),
      RouteDefinition(.here) {
        "a"; OptionalPart { "index" }
      }),
    Row(
      "a/(index)/b", "/a/b", .here, printed: "/a/index/b", not: ["/a", "/a/x/b"], RouteDefinition("a/(index)/b", .here),
      RouteDefinition(.here) {
        "a"; OptionalPart { "index" }; "b"
      }),
    Row(
      "(a/b)/c", "/a/b/c", .here, not: ["/a/c", "/b/c"], RouteDefinition("(a/b)/c", .here),
      RouteDefinition(.here) {
        OptionalPart {
          "a"; "b"
        }; "c"
      }),
    Row(
      "a/(*)", "/a", .here, RouteDefinition("a/(*)", .here),
      RouteDefinition(.here) {
        "a"; OptionalPart { WildcardPart() }
      }),
    Row(
      "a/((b)/c)", "/a/c", .here, printed: "/a/b/c", not: ["/a/b"], RouteDefinition("a/((b)/c)", .here),
      RouteDefinition(.here) {
        "a";
        OptionalPart {
          OptionalPart { "b" }; "c"
        }
      }),
  ]

  private static let several: [Row] = [
    Row(
      "(:string/:int)", "/ann/7", .pair(("ann", 7)), not: ["/ann"],
      RouteDefinition(Link.pair) {
        OptionalPart {
          String.self; Int.self
        }
      }),
    Row(
      "(:string/:int)", "/", .pair(nil),
      RouteDefinition(Link.pair) {
        OptionalPart {
          String.self; Int.self
        }
      }),
    Row("(:string/:int)", "/ann/7", .two(first: "ann", second: 7), RouteDefinition("(:string/:int)", Link.two)),
    Row(
      "({second:int}/x/{first})", "/7/x/ann", .two(first: "ann", second: 7),
      RouteDefinition("({second}/x/{first})", Link.two)),
    Row(
      "({first})/({second:int})", "/7", .two(first: nil, second: 7), RouteDefinition("({first})/({second})", Link.two)),
    Row("({a:int}/({b:int}))", "/1/2", .deep(a: 1, b: 2), RouteDefinition("({a}/({b}))", Link.deep)),
    Row("({a:int}/({b:int}))", "/1", .deep(a: 1, b: nil), RouteDefinition("({a}/({b}))", Link.deep)),
    Row("({a:int}/({b:int}))", "/", .deep(a: nil, b: nil), RouteDefinition("({a}/({b}))", Link.deep)),
    Row(
      "p/:string/(x/:int/(:bool))/:string", "/p/a/x/1/true/b", .item("a", (1, true), "b"),
      RouteDefinition(Link.item) {
        "p"; String.self
        OptionalPart {
          "x"; Int.self; OptionalPart { Bool.self }
        }
        String.self
      }),
    Row(
      "p/:string/(x/:int/(:bool))/:string", "/p/a/x/1/b", .item("a", (1, nil), "b"),
      RouteDefinition(Link.item) {
        "p"; String.self
        OptionalPart {
          "x"; Int.self; OptionalPart { Bool.self }
        }
        String.self
      }),
    Row(
      "p/:string/(x/:int/(:bool))/:string", "/p/a/b", .item("a", nil, "b"),
      RouteDefinition(Link.item) {
        "p"; String.self
        OptionalPart {
          "x"; Int.self; OptionalPart { Bool.self }
        }
        String.self
      }),
  ]

  @Test(arguments: one) func `what may be left out is nil where it is`(row: Row) throws { try row.check() }
  @Test(arguments: none) func `a group that captures nothing is printed, unless a wildcard stands in it`(row: Row)
    throws
  {
    try row.check()
  }
  @Test(arguments: several) func `several values are there together, or none`(row: Row) throws { try row.check() }

  static let unprinted: [(Link, String, String)] = [
    (.deep(a: nil, b: 2), "({a}/({b}))", "a value for \"a\" is missing"),
    (.deep(a: nil, b: 2), "({a}/{b})", "a value for \"a\" is missing"),
    (.deep(a: 1, b: nil), "({a}/{b})", "a value for \"b\" is missing"),
    (
      .deep(a: nil, b: 2), "({a})/({b})",
      #"the link of these values does not read back as the same values: "a" and "b" differ"#
    ),
    (.deep(a: nil, b: nil), "({a})/{b}", "a value for \"b\" is missing"),
  ]

  @Test(arguments: unprinted)
  func `values that are there only together do not print apart`(value: Link, template: String, message: String) throws {
    let router = try Router<Link>(.path, routes: [RouteDefinition(template, Link.deep)])
    let error = #expect(throws: PrintError.self) { try router.link(for: value) }
    #expect(error?.description == message)
  }

  @Test func `of an optional in an optional only what can be read is printed`() throws {
    let pattern = RoutePattern {
      "l"; OptionalPart { OptionalPart { Int.self } }
    }
    #expect(pattern.template == "l/((:int))")
    #expect(try pattern.print(.some(3)) == "/l/3")
    #expect(try pattern.parse("/l/3") == .some(.some(3)))
    #expect(try pattern.print(.some(nil)) == "/l")
    #expect(spelled(try pattern.parse("/l")) == spelled(Int??.some(nil)))
    #expect(throws: PrintError.self) { try pattern.print(nil) }
  }

  @Test func `a rest without a segment has no link`() throws {
    let router = try Router<Link>(
      .path,
      routes: [
        RouteDefinition(Link.rest) {
          "f"; OptionalPart { RestPart() }
        }
      ])
    let error = #expect(throws: PrintError.self) { try router.link(for: .rest([])) }
    #expect(error?.description == "the value of \"rest\" is empty, and a path segment cannot be empty")
    #expect(throws: PrintError.self) { try router.link(for: .rest(["a", ""])) }
    #expect(throws: PrintError.self) { try router.link(for: .rest(["..", "a"])) }
  }
}
