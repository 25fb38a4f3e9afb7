import FingerpostCore
import Testing

/// Patterns of literals alone: what is written by hand is the decoded text, what is written as text is escaped.
@Suite struct LiteralPatternTests {
  enum Page: Sendable { case here }
  typealias Row = PatternRow<Page>

  private static let plain: [Row] = [
    Row("users/me", "/users/me", .here, RouteDefinition("users/me", .here), RouteDefinition(.here) { "users/me" }),
    Row(
      "users/me", "/users/me", .here, RouteDefinition("/users/me", .here),
      RouteDefinition(.here) {
        "users"; "me"
      }),
    Row(
      "users/me", "/users/me/", .here, printed: "/users/me", RouteDefinition("users/me", .here),
      RouteDefinition(.here) { "/users/me" }),
    Row(
      "users/me/", "/users/me", .here, printed: "/users/me/", RouteDefinition("users/me/", .here),
      RouteDefinition(.here) { "/users/me/" },
      RouteDefinition(.here) {
        "users/"; "me/"
      },
      RouteDefinition(.here) {
        "users"; "me"; "/"
      }),
    Row(
      "users/me", "/users/me", .here, RouteDefinition("users/me", .here),
      RouteDefinition(.here) {
        "users/"; "me"
      }),
    Row(
      "a/b/c/d", "/a/b/c/d", .here, not: ["/a/b/c", "/a/b/c/d/e", "/a//b/c/d", "/A/b/c/d"],
      RouteDefinition("a/b/c/d", .here),
      RouteDefinition(.here) {
        "a/b"; "c/d"
      }),
    Row(
      "users/me", "/users/m%65", .here, printed: "/users/me", RouteDefinition("users/me", .here),
      RouteDefinition(.here) { "users/me" }),
  ]

  private static let root: [Row] = [
    Row("/", "/", .here, not: ["/a", "//"], RouteDefinition("/", .here), RouteDefinition(.here) { "" }),
    Row("/", "/?utm=x", .here, printed: "/", RouteDefinition("", .here), RouteDefinition(.here) { "/" }),
    Row(
      "users/me", "/users/me", .here,
      RouteDefinition(.here) {
        "users"; ""; "me"; ""
      }),
  ]

  private static let escaped: [Row] = [
    Row("a%20b", "/a%20b", .here, not: ["/a+b"], RouteDefinition("a%20b", .here), RouteDefinition(.here) { "a b" }),
    Row("100%25", "/100%25", .here, RouteDefinition("100%25", .here), RouteDefinition(.here) { "100%" }),
    Row("%2525", "/%2525", .here, not: ["/%25"], RouteDefinition("%2525", .here), RouteDefinition(.here) { "%25" }),
    Row(
      "%28a%29%7C%2A", "/(a)%7C*", .here, not: ["/a", "/x"], RouteDefinition("%28a%29%7C%2A", .here),
      RouteDefinition(.here) { "(a)|*" }),
    Row("%2A", "/*", .here, not: ["/x", "/x/y"], RouteDefinition("%2A", .here), RouteDefinition(.here) { "*" }),
    Row(
      "%7Bid%7D", "/%7Bid%7D", .here, not: ["/7"], RouteDefinition("%7Bid%7D", .here), RouteDefinition(.here) { "{id}" }
    ),
    Row("%3Aint", "/:int", .here, not: ["/7"], RouteDefinition("%3Aint", .here), RouteDefinition(.here) { ":int" }),
    Row("a:b@c", "/a:b@c", .here, RouteDefinition("a:b@c", .here), RouteDefinition(.here) { "a:b@c" }),
    Row(
      "what%3F", "/what%3F", .here, not: ["/what?"], RouteDefinition("what%3F", .here),
      RouteDefinition(.here) { "what?" }),
    Row("c%23", "/c%23", .here, not: ["/c#"], RouteDefinition("c%23", .here), RouteDefinition(.here) { "c#" }),
    Row("a%2Fb", "/a%2Fb", .here, not: ["/a/b"], RouteDefinition("a%2Fb", .here)),
    Row("a%5Cb", "/a%5Cb", .here, RouteDefinition("a%5Cb", .here), RouteDefinition(.here) { "a\\b" }),
  ]

  private static let unicode: [Row] = [
    Row("straße", "/stra%C3%9Fe", .here, RouteDefinition("stra%C3%9Fe", .here), RouteDefinition(.here) { "straße" }),
    Row("🍺", "/🍺", .here, printed: "/%F0%9F%8D%BA", RouteDefinition("🍺", .here), RouteDefinition(.here) { "🍺" }),
    Row(
      "\u{E9}", "/%C3%A9", .here, not: ["/e%CC%81", "/%C3%89"], RouteDefinition("\u{E9}", .here),
      RouteDefinition(.here) { "\u{E9}" }),
    Row(
      "e\u{301}", "/e%CC%81", .here, not: ["/%C3%A9", "/e"], RouteDefinition("e\u{301}", .here),
      RouteDefinition(.here) { "e\u{301}" }),
    // A combining mark after a slash belongs to no letter: bytes are parted, not characters.
    Row("a/%CC%81b", "/a/%CC%81b", .here, RouteDefinition(.here) { "a/\u{301}b" }),
  ]

  @Test(arguments: plain) func `a literal path may stand in one line or in several`(row: Row) throws {
    try row.check()
  }

  @Test(arguments: root) func `an empty literal adds no segment, and alone is the root`(row: Row) throws {
    try row.check()
  }

  @Test(arguments: escaped) func `by hand a literal is the decoded text`(row: Row) throws {
    try row.check()
  }

  @Test(arguments: unicode) func `literals are equal where their bytes are`(row: Row) throws {
    try row.check()
  }
}
