import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Parameters with names, and those that stand for a value where they are left out.
@Suite struct NamedPatternTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }

  enum Link: Sendable {
    case user(id: Int), page(page: Int), named(name: String), ratio(ratio: Double), sort(sort: Sort)
    case list(sort: Sort, page: Int), middle(lang: String, id: Int)
  }
  typealias Row = PatternRow<Link>

  private static let names: [Row] = [
    Row(
      "users/{id:int}", "/users/7", .user(id: 7), not: ["/users", "/users/ann"],
      RouteDefinition("users/{id}", Link.user), RouteDefinition("users/{id:int}", Link.user),
      RouteDefinition(Link.user) {
        "users"; NamedPart("id", Int.self)
      }),
    Row("{_a-b.c:int}", "/7", .user(id: 7), RouteDefinition(Link.user) { NamedPart("_a-b.c", Int.self) }),
    Row("{größe:int}", "/7", .user(id: 7), RouteDefinition(Link.user) { NamedPart("größe", Int.self) }),
  ]

  private static let defaults: [Row] = [
    Row(
      "list/({page:int=1})", "/list", .page(page: 1), not: ["/list/x", "/list/1/2"],
      RouteDefinition("list/({page=1})", Link.page), RouteDefinition("list/({page:int=1})", Link.page),
      RouteDefinition(Link.page) {
        "list"; NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "list/({page:int=1})", "/list/1", .page(page: 1), printed: "/list",
      RouteDefinition("list/({page=1})", Link.page),
      RouteDefinition(Link.page) {
        "list"; NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "list/({page:int=1})", "/list/-2", .page(page: -2),
      RouteDefinition("list/({page=1})", Link.page),
      RouteDefinition(Link.page) {
        "list"; NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "({name=a/b})", "/a%2Fb", .named(name: "a/b"), printed: "/",
      RouteDefinition("({name=a%2Fb})", Link.named),
      RouteDefinition(Link.named) { NamedPart("name", String.self, default: "a/b") }),
    Row(
      "({name=\u{E9}})", "/e%CC%81", .named(name: "e\u{301}"),
      RouteDefinition("({name=\u{E9}})", Link.named),
      RouteDefinition(Link.named) { NamedPart("name", String.self, default: "\u{E9}") }),
    Row(
      "({ratio:double=1.5})", "/1.50", .ratio(ratio: 1.5), printed: "/",
      RouteDefinition("({ratio=1.50})", Link.ratio),
      RouteDefinition(Link.ratio) { NamedPart("ratio", Double.self, default: 1.5) }),
    Row(
      "({ratio:double=0})", "/0", .ratio(ratio: 0.0), printed: "/",
      RouteDefinition(Link.ratio) { NamedPart("ratio", Double.self, default: -0.0) }),
    Row(
      "feed/({sort:new|top=new})", "/feed/top", .sort(sort: .top), not: ["/feed/hot"],
      RouteDefinition("feed/({sort=new})", Link.sort),
      RouteDefinition(Link.sort) {
        "feed"; NamedPart("sort", Sort.self, default: .new)
      }),
    Row(
      "feed/({sort:new|top=new})", "/feed", .sort(sort: .new),
      RouteDefinition("feed/({sort:new|top=new})", Link.sort),
      RouteDefinition(Link.sort) {
        "feed"; NamedPart("sort", Sort.self, default: .new)
      }),
  ]

  private static let several: [Row] = [
    Row(
      "({sort:new|top=new})/({page:int=1})", "/", .list(sort: .new, page: 1),
      RouteDefinition("({sort=new})/({page=1})", Link.list),
      RouteDefinition(Link.list) {
        NamedPart("sort", Sort.self, default: .new); NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "({sort:new|top=new})/({page:int=1})", "/2", .list(sort: .new, page: 2),
      RouteDefinition("({sort=new})/({page=1})", Link.list),
      RouteDefinition(Link.list) {
        NamedPart("sort", Sort.self, default: .new); NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "({sort:new|top=new})/({page:int=1})", "/top/1", .list(sort: .top, page: 1), printed: "/top",
      RouteDefinition("({sort=new})/({page=1})", Link.list),
      RouteDefinition(Link.list) {
        NamedPart("sort", Sort.self, default: .new); NamedPart("page", Int.self, default: 1)
      }),
    Row(
      "({sort:new|top=new}/{page:int=1})", "/new/2", .list(sort: .new, page: 2), not: ["/2", "/top"],
      RouteDefinition("({sort=new}/{page=1})", Link.list)),
    Row(
      "({lang=en})/items/{id:int}", "/items/7", .middle(lang: "en", id: 7),
      RouteDefinition("({lang=en})/items/{id}", Link.middle),
      RouteDefinition(Link.middle) {
        NamedPart("lang", String.self, default: "en"); "items"; NamedPart("id", Int.self)
      }),
    Row(
      "({lang=en})/items/{id:int}", "/de/items/7", .middle(lang: "de", id: 7), not: ["/de/fr/items/7"],
      RouteDefinition("({lang=en})/items/{id}", Link.middle),
      RouteDefinition(Link.middle) {
        NamedPart("lang", String.self, default: "en"); "items"; NamedPart("id", Int.self)
      }),
  ]

  @Test(arguments: names) func `a name changes nothing in what matches`(row: Row) throws { try row.check() }
  @Test(arguments: defaults) func `a default stands where nothing does, and is left out`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: several) func `defaults stand beside other values`(row: Row) throws { try row.check() }

  @Test func `two defaults in a row print no value that would read as the other`() throws {
    let pattern = RoutePattern {
      "l"; NamedPart("a", Int.self, default: 1); NamedPart("b", Int.self, default: 2)
    }
    #expect(try pattern.print((5, 6)) == "/l/5/6")
    #expect(try pattern.print((5, 2)) == "/l/5")
    #expect(try pattern.print((1, 2)) == "/l")
    #expect(try pattern.parse("/l/6") == (6, 2))
    let error = #expect(throws: PrintError.self) { try pattern.print((1, 6)) }
    #expect(error?.shown.hasSuffix(" differ (/l/6 is read with a=6, b=2, not a=1, b=6)") == true)
  }
}
