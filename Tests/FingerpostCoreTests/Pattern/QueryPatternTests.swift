import FingerpostCore
import Testing

/// Query items: required, optional, with a default, repeated, of one value; and groups that carry them.
@Suite struct QueryPatternTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top }

  enum Link: Sendable {
    case here, q(q: String), id(Int), page(page: Int), sort(sort: Sort?), tags(tag: [String]), ids([Int])
    case search(q: String, sort: Sort?, page: Int, tag: [String]), either(Either<Int, String>), orNone(
      Either<Int, Void>)
    case user(String, q: String), detail(id: Int?, tab: String?), pair((Int, String)?), three(
      Either<Either<Int, Bool>, String>)
    case branch(Either<(Int, String), String>), empty(q: String?)
  }
  typealias Row = PatternRow<Link>

  private static let items: [Row] = [
    Row(
      "search?{q}", "/search?q=a%20b%2Bc%26d", .q(q: "a b+c&d"), not: ["/search", "/search?q=a&q=b", "/search?Q=a"],
      On("search?{q}", Link.q)),
    Row(
      "search?q=:string", "/search?q=", .q(q: ""), On("search?q=:string", Link.q),
      On(Link.q) {
        "search"; QueryItem("q", String.self)
      }),
    Row(
      "search?q=:string", "/search?q", .q(q: ""), printed: "/search?q=", On("search?q=:string", Link.q),
      On(Link.q) {
        "search"; QueryItem("q", String.self)
      }),
    Row(
      "/?id=:int", "/?id=7", .id(7), not: ["/", "/?id=x", "/x?id=7"], On("?id=:int", Link.id),
      On(Link.id) { QueryItem("id", Int.self) }),
    Row(
      "a?a%26b=:int", "/a?a%26b=7", .id(7), not: ["/a?a&b=7"], On("a?a%26b=:int", Link.id),
      On(Link.id) {
        "a"; QueryItem("a&b", Int.self)
      }),
    Row(
      "a?%C3%A9=:int", "/a?%C3%A9=7", .id(7), not: ["/a?e%CC%81=7"], On("a?%C3%A9=:int", Link.id),
      On(Link.id) {
        "a"; QueryItem("\u{E9}", Int.self)
      }),
    Row(
      "a?v=2", "/a?v=2", .here, not: ["/a", "/a?v=3", "/a?v=2&v=2"], On("a?v=2", .here),
      On(.here) {
        "a"; QueryItem("v", equals: "2")
      }),
    Row(
      "a?v=%26", "/a?v=%26", .here, On("a?v=%26", .here),
      On(.here) {
        "a"; QueryItem("v", equals: "&")
      }),
    Row(
      "a?v=", "/a?v", .here, printed: "/a?v=", not: ["/a?v=x"], On("a?v=", .here),
      On(.here) {
        "a"; QueryItem("v", equals: "")
      }),
  ]

  private static let absent: [Row] = [
    Row(
      "l?page={:int=1}", "/l", .page(page: 1), On("l?page={:int=1}", Link.page),
      On(Link.page) {
        "l"; QueryItem("page", Int.self, default: 1)
      }),
    Row("l?{page:int=1}", "/l?page=1", .page(page: 1), printed: "/l", On("l?{page=1}", Link.page)),
    Row("l?{page:int=1}", "/l?page=x", .page(page: 1), printed: "/l", On("l?{page=1}", Link.page)),
    Row("l?{page:int=1}", "/l?page=2", .page(page: 2), On("l?{page=1}", Link.page)),
    Row(
      "l?(sort={:new|top})", "/l?sort=top", .sort(sort: .top), On("l?(sort={:new|top})", Link.sort),
      On(Link.sort) {
        "l"; QueryItem("sort", Sort?.self)
      }),
    Row(
      "l?(sort={:new|top})", "/l", .sort(sort: nil), On("l?(sort={:new|top})", Link.sort),
      On(Link.sort) {
        "l"; QueryItem("sort", Sort?.self)
      },
      On(Link.sort) {
        "l"; OptionalPart { QueryItem("sort", Sort.self) }
      }),
    Row("l?({sort:new|top})", "/l?sort=hot", .sort(sort: nil), printed: "/l", On("l?({sort})", Link.sort)),
    Row("l?({q})", "/l?q=", .empty(q: ""), On("l?({q})", Link.empty)),
    Row(
      "l?q={:string=}", "/l", .q(q: ""),
      On(Link.q) {
        "l"; QueryItem("q", String.self, default: "")
      }),
    Row(
      "l?(v=2)", "/l", .here, printed: "/l?v=2", On("l?(v=2)", .here),
      On(.here) {
        "l"; OptionalPart { QueryItem("v", equals: "2") }
      }),
    Row("l?{tag:[string]}", "/l", .tags(tag: []), On("l?{tag}", Link.tags), On("l?{tag:[string]}", Link.tags)),
    Row(
      "l?tag={:[string]}", "/l?tag=b&tag=a&tag=b", .tags(tag: ["b", "a", "b"]),
      On(Link.tags) {
        "l"; QueryItem("tag", [String].self)
      }),
    Row(
      "l?id={:[int]}", "/l?id=1&x=2&id=3", .ids([1, 3]), printed: "/l?id=1&id=3", not: ["/l?id=1&id=x"],
      On("l?id={:[int]}", Link.ids),
      On(Link.ids) {
        "l"; QueryItem("id", [Int].self)
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
      On(Link.search) {
        "s"
        QueryItem("q", String.self)
        QueryItem("sort", Sort?.self)
        QueryItem("page", Int.self, default: 1)
        QueryItem("tag", [String].self)
      },
      On("s?q=:string&(sort={:new|top})&page={:int=1}&tag={:[string]}", Link.search))
  }

  private static let groups: [Row] = [
    Row(
      "o?(id=:int|name=:string)", "/o?id=7", .either(.left(7)), not: ["/o"],
      On("o?(id=:int|name=:string)", Link.either),
      On(Link.either) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("name", String.self)
        }
      }),
    Row("o?({id:int}|{name})", "/o?name=7", .either(.right("7")), On("o?({id}|{name})", Link.either)),
    Row(
      "o?(id=:int|name=:string)", "/o?id=x&name=y", .either(.right("y")), printed: "/o?name=y",
      On(Link.either) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("name", String.self)
        }
      }),
    Row(
      "o?(id=:int|all=1)", "/o?all=1", .orNone(.right(())), not: ["/o", "/o?all=2"],
      On("o?(id=:int|all=1)", Link.orNone),
      On(Link.orNone) {
        "o";
        EitherPart {
          QueryItem("id", Int.self)
        } or: {
          QueryItem("all", equals: "1")
        }
      }),
    Row(
      "o?(a=1|b=1)", "/o?b=1", .here, printed: "/o?a=1", On("o?(a=1|b=1)", .here),
      On(.here) {
        "o";
        EitherPart {
          QueryItem("a", equals: "1")
        } or: {
          QueryItem("b", equals: "1")
        }
      }),
    Row(
      "o?(a=:int|b=:bool|c=:string)", "/o?b=1", .three(.left(.right(true))), printed: "/o?b=true",
      On("o?(a=:int|b=:bool|c=:string)", Link.three),
      On(Link.three) {
        "o"
        EitherPart {
          EitherPart {
            QueryItem("a", Int.self)
          } or: {
            QueryItem("b", Bool.self)
          }
        } or: {
          QueryItem("c", String.self)
        }
      }),
    Row(
      "u/:string?q=:string", "/u/ann?q=x", .user("ann", q: "x"), On("u/:string?q=:string", Link.user),
      On(Link.user) {
        "u"; String.self; QueryItem("q", String.self)
      }),
    Row("x/({id:int}?({tab}))", "/x/7?tab=a", .detail(id: 7, tab: "a"), On("x/({id}?({tab}))", Link.detail)),
    Row("x/({id:int}?({tab}))", "/x/7", .detail(id: 7, tab: nil), On("x/({id}?({tab}))", Link.detail)),
    Row(
      "x/({id:int}?({tab}))", "/x?tab=a", .detail(id: nil, tab: nil), printed: "/x", On("x/({id}?({tab}))", Link.detail)
    ),
    Row(
      "x/(:int?q=:string)", "/x/7?q=a", .pair((7, "a")),
      On(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryItem("q", String.self)
        }
      }),
    Row(
      "x/(:int?q=:string)", "/x", .pair(nil), not: ["/x/7"],
      On(Link.pair) {
        "x";
        OptionalPart {
          Int.self; QueryItem("q", String.self)
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/7?q=a", .branch(.left((7, "a"))), not: ["/7"],
      On(Link.branch) {
        EitherPart {
          Int.self; QueryItem("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int?q=:string|name/:string)", "/name/7?q=a", .branch(.right("7")), printed: "/name/7",
      On(Link.branch) {
        EitherPart {
          Int.self; QueryItem("q", String.self)
        } or: {
          "name"; String.self
        }
      }),
    Row(
      "(:int|me?v=1)", "/me?v=1", .orNone(.right(())), not: ["/me"],
      On(Link.orNone) {
        EitherPart {
          Int.self
        } or: {
          "me"; QueryItem("v", equals: "1")
        }
      }),
  ]

  @Test(arguments: items) func `an item is there once, and reads`(row: Row) throws { try row.check() }
  @Test(arguments: absent) func `an item that may be left out counts as absent where it does not read`(row: Row) throws
  {
    try row.check()
  }
  @Test(arguments: mixed) func `items match in any order and print in that of the pattern`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: groups) func `groups hold items, and branches carry queries`(row: Row) throws { try row.check() }
}
