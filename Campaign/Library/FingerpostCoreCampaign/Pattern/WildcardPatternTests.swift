import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Segments that are not captured, and those that are, however many.
@Suite struct WildcardPatternTests {
  enum Link: Sendable {
    case here, name(String), id(Int), path(path: [String]), two(String, [String]), within([String], Int)
  }
  typealias Row = PatternRow<Link>

  private static let rests: [Row] = [
    Row(
      "files/{*path}", "/files/a/b%2Fc/%25", .path(path: ["a", "b/c", "%"]), not: ["/files", "/files/"],
      RouteDefinition("files/{*path}", Link.path),
      RouteDefinition(Link.path) {
        "files"; RestPart("path")
      }),
    Row("{*rest}", "/a", .path(path: ["a"]), not: ["/"], RouteDefinition(Link.path) { RestPart() }),
    Row(
      ":string/{*path}", "/ann/a/b", .two("ann", ["a", "b"]), not: ["/ann"],
      RouteDefinition(":string/{*path}", Link.two),
      RouteDefinition(Link.two) {
        String.self; RestPart("path")
      }),
    Row(
      "{*path}/:int", "/a/7/8", .within(["a", "7"], 8), not: ["/7", "/a/b"],
      RouteDefinition("{*path}/:int", Link.within),
      RouteDefinition(Link.within) {
        RestPart("path"); Int.self
      }),
    Row(
      "a/{*path}/b/:int", "/a/b/b/7", .within(["b"], 7), not: ["/a/b/7"],
      RouteDefinition("a/{*path}/b/:int", Link.within),
      RouteDefinition(Link.within) {
        "a"; RestPart("path"); "b"; Int.self
      }),
  ]

  @Test(arguments: rests) func `a rest is one segment or more, captured`(row: Row) throws { try row.check() }

  struct Star: Sendable, CustomTestStringConvertible {
    let template: String, url: String, value: Link, printed: String, refused: [String], forms: [RouteDefinition<Link>]
    var testDescription: String { "\(template) reads \(url)" }

    init(
      _ template: String, _ url: String, _ value: Link, bare printed: String, not refused: [String] = [],
      _ forms: RouteDefinition<Link>...
    ) {
      (self.template, self.url, self.value) = (template, url, value)
      (self.printed, self.refused, self.forms) = (printed, refused, forms)
    }
  }

  static let stars = [
    Star(
      "*/users", "/any/thing/users", .here, bare: "/*/users", not: ["/users", "/any/thing"],
      RouteDefinition("*/users", .here),
      RouteDefinition(.here) {
        WildcardPart(); "users"
      }),
    Star(
      "a/*/b/:string", "/a/x/y/b/ann", .name("ann"), bare: "/a/*/b/ann", not: ["/a/b/ann", "/a/x/b"],
      RouteDefinition("a/*/b/:string", Link.name),
      RouteDefinition(Link.name) {
        "a"; WildcardPart(); "b"; String.self
      }),
    Star(
      "a/*", "/a/x%2Fy/%20", .here, bare: "/a/*", not: ["/a", "/b/x"], RouteDefinition("a/*", .here),
      RouteDefinition(.here) {
        "a"; WildcardPart()
      }),
    Star(
      "*", "/a", .here, bare: "/*", not: ["/"], RouteDefinition("*", .here), RouteDefinition(.here) { WildcardPart() }),
    Star(
      "*/data/*/:int", "/x/data/data/data/7", .id(7), bare: "/*/data/*/7", not: ["/data/x/7", "/x/data/7"],
      RouteDefinition("*/data/*/:int", Link.id),
      RouteDefinition(Link.id) {
        WildcardPart(); "data"; WildcardPart(); Int.self
      }),
    Star(
      "*/data/{*path}", "/x/data/data/y", .path(path: ["data", "y"]), bare: "/*/data/data/y", not: ["/data/x"],
      RouteDefinition("*/data/{*path}", Link.path),
      RouteDefinition(Link.path) {
        WildcardPart(); "data"; RestPart("path")
      }),
  ]

  @Test(arguments: stars)
  func `what a star matches is no part of the value, and is put back into the canonical link`(row: Star) throws {
    for (place, form) in row.forms.enumerated() {
      let note = Comment(rawValue: "form \(place + 1)")
      let router = try Router<Link>(.path, routes: [form])
      let match = try router.match(row.url)
      #expect(spelled(match.destination) == spelled(row.value), note)
      #expect(match.canonical == row.url, note)
      #expect(match.isCanonical, note)
      #expect(match.route.template() == row.template, note)
      #expect(try router.link(for: row.value) == row.printed, note)
      #expect(spelled(router.destination(for: row.printed)) == spelled(Optional(row.value)), note)
      for link in row.refused { #expect(router.destination(for: link) == nil, "\(note) \(link)") }
    }
  }

  @Test func `a star takes the fewest segments, so that what follows takes the most`() throws {
    let router = try Router<Link>(.path, routes: [RouteDefinition("*/x/{*path}", Link.path)])
    #expect(spelled(router.destination(for: "/a/x/x/x/b")) == spelled(Link?.some(.path(path: ["x", "x", "b"]))))
  }
}
