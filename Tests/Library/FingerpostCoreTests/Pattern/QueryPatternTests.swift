import FingerpostCore
import Testing

/// Query items: required, optional, with a default, repeated, of one value.
@Suite struct QueryPatternTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }

  enum Link: Sendable {
    case here, q(q: String), id(Int), page(page: Int), sort(sort: Sort?), tags(tag: [String]), ids([Int])
    case search(q: String, sort: Sort?, page: Int, tag: [String]), empty(q: String?)
  }
  typealias Row = PatternRow<Link>

  private static let items: [Row] = [
    Row(
      "search?{q}", "/search?q=a%20b%2Bc%26d", .q(q: "a b+c&d"), not: ["/search", "/search?q=a&q=b", "/search?Q=a"],
      RouteDefinition("search?{q}", Link.q)),
    Row(
      "search?q=:string", "/search?q=", .q(q: ""), RouteDefinition("search?q=:string", Link.q),
      RouteDefinition(Link.q) {
        "search"; QueryPart("q", String.self)
      }),
    Row(
      "search?q=:string", "/search?q", .q(q: ""), printed: "/search?q=", RouteDefinition("search?q=:string", Link.q),
      RouteDefinition(Link.q) {
        "search"; QueryPart("q", String.self)
      }),
    Row(
      "/?id=:int", "/?id=7", .id(7), not: ["/", "/?id=x", "/x?id=7"], RouteDefinition("?id=:int", Link.id),
      RouteDefinition(Link.id) { QueryPart("id", Int.self) }),
    Row(
      "a?a%26b=:int", "/a?a%26b=7", .id(7), not: ["/a?a&b=7"], RouteDefinition("a?a%26b=:int", Link.id),
      RouteDefinition(Link.id) {
        "a"; QueryPart("a&b", Int.self)
      }),
    Row(
      "a?\u{E9}=:int", "/a?%C3%A9=7", .id(7), not: ["/a?e%CC%81=7"], RouteDefinition("a?\u{E9}=:int", Link.id),
      RouteDefinition(Link.id) {
        "a"; QueryPart("\u{E9}", Int.self)
      }),
    Row(
      "a?v=2", "/a?v=2", .here, not: ["/a", "/a?v=3", "/a?v=2&v=2"], RouteDefinition("a?v=2", .here),
      RouteDefinition(.here) {
        "a"; QueryPart("v", equals: "2")
      }),
    Row(
      "a?v=%26", "/a?v=%26", .here, RouteDefinition("a?v=%26", .here),
      RouteDefinition(.here) {
        "a"; QueryPart("v", equals: "&")
      }),
    Row(
      "a?v=", "/a?v", .here, printed: "/a?v=", not: ["/a?v=x"], RouteDefinition("a?v=", .here),
      RouteDefinition(.here) {
        "a"; QueryPart("v", equals: "")
      }),
  ]

  private static let absent: [Row] = [
    Row(
      "l?page={:int=1}", "/l", .page(page: 1), RouteDefinition("l?page={:int=1}", Link.page),
      RouteDefinition(Link.page) {
        "l"; QueryPart("page", Int.self, default: 1)
      }),
    Row("l?{page:int=1}", "/l?page=1", .page(page: 1), printed: "/l", RouteDefinition("l?{page=1}", Link.page)),
    Row("l?{page:int=1}", "/l?page=x", .page(page: 1), printed: "/l", RouteDefinition("l?{page=1}", Link.page)),
    Row("l?{page:int=1}", "/l?page=2", .page(page: 2), RouteDefinition("l?{page=1}", Link.page)),
    Row(
      "l?(sort={:new|top})", "/l?sort=top", .sort(sort: .top), RouteDefinition("l?(sort={:new|top})", Link.sort),
      RouteDefinition(Link.sort) {
        "l"; QueryPart("sort", Sort?.self)
      }),
    Row(
      "l?(sort={:new|top})", "/l", .sort(sort: nil), RouteDefinition("l?(sort={:new|top})", Link.sort),
      RouteDefinition(Link.sort) {
        "l"; QueryPart("sort", Sort?.self)
      },
      RouteDefinition(Link.sort) {
        "l"; OptionalPart { QueryPart("sort", Sort.self) }
      }),
    Row("l?({sort:new|top})", "/l?sort=hot", .sort(sort: nil), printed: "/l", RouteDefinition("l?({sort})", Link.sort)),
    Row("l?({q})", "/l?q=", .empty(q: ""), RouteDefinition("l?({q})", Link.empty)),
    Row(
      "l?q={:string=}", "/l", .q(q: ""),
      RouteDefinition(Link.q) {
        "l"; QueryPart("q", String.self, default: "")
      }),
    Row(
      "l?(v=2)", "/l", .here, printed: "/l?v=2", RouteDefinition("l?(v=2)", .here),
      RouteDefinition(.here) {
        "l"; OptionalPart { QueryPart("v", equals: "2") }
      }),
    Row(
      "l?{tag:[string]}", "/l", .tags(tag: []), RouteDefinition("l?{tag}", Link.tags),
      RouteDefinition("l?{tag:[string]}", Link.tags)),
    Row(
      "l?tag={:[string]}", "/l?tag=b&tag=a&tag=b", .tags(tag: ["b", "a", "b"]),
      RouteDefinition(Link.tags) {
        "l"; QueryPart("tag", [String].self)
      }),
    Row(
      "l?id={:[int]}", "/l?id=1&x=2&id=y&id=3", .ids([1, 3]), printed: "/l?id=1&id=3",
      RouteDefinition("l?id={:[int]}", Link.ids),
      RouteDefinition(Link.ids) {
        "l"; QueryPart("id", [Int].self)
      }),
  ]

  private static let mixed: [Row] = [
    ("/s?q=x", .search(q: "x", sort: nil, page: 1, tag: []), "/s?q=x"),
    ("/s?q=x&sort=top&page=2&tag=a&tag=b", .search(q: "x", sort: .top, page: 2, tag: ["a", "b"]), nil),
    (
      "/s?tag=a&page=2&tag=b&sort=top&q=x", .search(q: "x", sort: .top, page: 2, tag: ["a", "b"]),
      "/s?q=x&sort=top&page=2&tag=a&tag=b"
    ),
    ("/s?q=x&utm=y&page=1", .search(q: "x", sort: nil, page: 1, tag: []), "/s?q=x"),
  ].map { (url: String, value: Link, printed: String?) in
    Row(
      "s?q=:string&(sort={:new|top})&page={:int=1}&tag={:[string]}", url, value, printed: printed,
      not: ["/s", "/s?page=2"],
      RouteDefinition(Link.search) {
        "s"
        QueryPart("q", String.self)
        QueryPart("sort", Sort?.self)
        QueryPart("page", Int.self, default: 1)
        QueryPart("tag", [String].self)
      },
      RouteDefinition("s?q=:string&(sort={:new|top})&page={:int=1}&tag={:[string]}", Link.search))
  }

  @Test(arguments: items) func `an item is there once, and reads`(row: Row) throws { try row.check() }
  @Test(arguments: absent) func `an item that may be left out counts as absent where it does not read`(row: Row) throws
  {
    try row.check()
  }
  @Test(arguments: mixed) func `items match in any order and print in that of the pattern`(row: Row) throws {
    try row.check()
  }

  @Test func `items without a path show themselves alone, and behind an empty path as the root's`() throws {
    let id = RoutePattern { QueryPart("id", Int.self) }
    #expect(id.template == "id=:int")
    #expect(try id.parse("/?id=7") == 7)
    #expect(try id.print(7) == "/?id=7")
    let root = RoutePattern {
      "/"; id
    }
    #expect(root.template == "/?id=:int")
    #expect(try root.parse("/?id=7") == 7)
    let ids = RoutePattern {
      id; FragmentPart(String.self)
    }
    #expect(ids.template == "id=:int#:string")
    let router = try Router<Link>(.path, routes: [RouteDefinition(Link.id) { id }])
    #expect(router.routes.map { $0.template() } == ["/?id=:int"])
    #expect(router.pattern.template == "/?id=:int")
  }
}
