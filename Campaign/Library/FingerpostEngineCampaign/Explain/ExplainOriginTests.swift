import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// What is wrong in the origin of a link, and what would match.
struct ExplainOriginTests {
  static let (origins, list) = (ExplainTests.origins, ExplainTests.list)

  @Test(arguments: [
    ("shop:users/7", "shop://users/7"), ("SHOP:users/7", "SHOP://users/7"),
    ("https:/shop.example/users/7", "https://shop.example/users/7"), ("other:users/7", nil),
  ])
  func `a scheme without its slashes is shown with them`(link: String, fix: String?) throws {
    #expect(try table(Self.list, Self.origins).explain(link).fix?.link == fix)
  }

  @Test(arguments: [
    ("/ app://", "//foo/bar", "/foo/bar"), ("app:// /", "//foo/bar", "app://foo/bar"), ("/", "///foo/bar", "/foo/bar"),
    ("/ https://a.example", "//a.example/foo/bar", "https://a.example/foo/bar"),
    ("https://a.example", "//foo/bar", "https://a.example/foo/bar"),
  ])
  func `a path with slashes before it is shown as one that matches`(origins: String, link: String, fix: String) throws {
    let table = try table("foo foo/bar", origins.split(separator: " ").map(String.init))
    #expect(table.explain(link).fix?.link == fix)
    #expect(throws: Never.self) { try table.match(fix) }
  }

  @Test func `what a segment should be is said as a link has it`() throws {
    let table = try table("t te%2Fsx\nu wie%20geht/{x:int}", ["/"])
    let near = try #require(table.explain("/te%2Fst").near.first)
    #expect(near.obstacles.map(\.description) == [#"segment 1: expected "te%2Fsx", found "te/st""#])
    #expect(near.obstacles.first?.suggestion == "te%2Fsx")
    #expect(table.nearest(to: "/wie%20gehts/1")?.reason == #""wie%20geht" is expected"#)
  }

  /// Links of no origin of the table, what keeps them from matching, and what would match.
  static let foreign: [(link: String, obstacles: [String], fix: String?)] = [
    ("http://shop.example/users/7", [#"scheme: expected "https", found "http""#], "https://shop.example/users/7"),
    (
      "https://shop.exmaple/users/7", [#"host: expected "shop.example", found "shop.exmaple""#],
      "https://shop.example/users/7"
    ),
    (
      "https://eu.shop.exmple/users/7", [#"host: expected "eu.shop.example", found "eu.shop.exmple""#],
      "https://eu.shop.example/users/7"
    ),
    ("htps://shop.example/users/7", [#"scheme: expected "https", found "htps""#], "https://shop.example/users/7"),
    (
      "http://shop.exmaple/users/7",
      [#"scheme: expected "https", found "http""#, #"host: expected "shop.example", found "shop.exmaple""#],
      "https://shop.example/users/7"
    ),
    ("https://shop.example:8080/users/7", [#"port: expected "443", found "8080""#], "https://shop.example/users/7"),
    ("shp://users/7", [#"scheme: expected "shop", found "shp""#], "shop://users/7"),
    (
      "https://other.org/users/7",
      [#"origin: expected shop:// or https://shop.example or https://*.shop.example or /, found "https://other.org""#],
      "https://shop.example/users/7"
    ),
    (
      "users/7", ["origin: expected shop:// or https://shop.example or https://*.shop.example or /, found nothing"],
      "shop://users/7"
    ),
    // Both the host and the path.
    (
      "https://shop.exmaple/users/ann", [#"host: expected "shop.example", found "shop.exmaple""#],
      "https://shop.example/users/1"
    ),
    // What was copied along.
    ("<https://shop.example/users/7>", [], "https://shop.example/users/7"),
    ("shop://users/7 ", [], "shop://users/7"),
  ]

  @Test(arguments: foreign)
  func `a wrong scheme, host or port is told as such, with a link that matches`(
    link: String, obstacles: [String], fix: String?
  ) throws {
    let table = try table(Self.list, Self.origins)
    let explanation = table.explain(link)
    #expect(explanation.winner == nil)
    #expect(explanation.obstacles.map(\.description) == obstacles)
    #expect(explanation.fix?.link == fix)
    for near in explanation.near { #expect(near.obstacles.starts(with: explanation.obstacles)) }
  }

  @Test(arguments: [
    ("shp://users/7", [0]), ("http://shop.exmaple/users/7", [0, 7]), ("https://shop.example:8080/users/7", [20]),
  ]) func `what is wrong in an origin says where`(link: String, offsets: [Int]) throws {
    #expect(try table(Self.list, Self.origins).explain(link).obstacles.map(\.offset) == offsets)
  }

  @Test func `of a web link a table of custom schemes alone means the path`() throws {
    let table = try table("profile users/{id:int}", ["shop://"])
    #expect(table.explain("https://other.org/users/7").fix?.link == "shop://users/7")
    #expect(table.explain("https://other.org//users/7").fix?.link == "shop://users/7")
  }

  /// The text for people, of links whose origin is wrong, or around which something stands.
  static let texts: [(link: String, text: String)] = [
    (
      "https://eu.shop.exmple/users/ann",
      """
      https://eu.shop.exmple/users/ann
        scheme     https
        host       eu.shop.exmple
        segment 1  users
        segment 2  ann

      No route matches: the table has no links of this origin.
      The host is "eu.shop.exmple"; did you mean "eu.shop.example"?

      Nearest first:
        profile  users/{id:int}
          segment 2: expected int, found "ann"

      This would match: https://eu.shop.example/users/1
      """
    ),
    (
      "http://shop.example/users/7",
      """
      http://shop.example/users/7
        scheme     http
        host       shop.example
        segment 1  users
        segment 2  7

      No route matches: the table has no links of this origin.
      The scheme is "http"; did you mean "https"?

      This would match: https://shop.example/users/7
        profile  users/{id:int}
      """
    ),
    (
      "<https://shop.example/users/7>",
      """
      <https://shop.example/users/7>
        scheme     https
        host       shop.example
        segment 1  users
        segment 2  7

      No route matches. Remove the text around the link.

      This would match: https://shop.example/users/7
        profile  users/{id:int}
      """
    ),
  ]

  @Test(arguments: texts) func `the text says what is wrong with the origin, and what would match`(
    link: String, text: String
  ) throws {
    #expect(try table(Self.list, Self.origins).explain(link).description == text)
  }

  @Test func `of the origins that a text without one may mean, that counts whose link needs the least`() throws {
    let explanation = try table("near users/{id:int} [web]", ["app://", "https://a.example"]).explain("users/x")
    let origin = "origin: expected app:// or https://a.example, found nothing"
    #expect(
      explanation.near.first?.obstacles.map(\.description) == [origin, #"segment 2: expected int, found "x""#])
    #expect(explanation.fix?.link == "https://a.example/users/1")
  }
}
