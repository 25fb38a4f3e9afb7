import FingerpostCore
import Testing

/// What a match says beside the destination: items that nobody reads, items that do not read, the route, the text.
@Suite struct MatchTests {
  enum Link: Sendable, Equatable {
    case search(q: String, page: Int, sort: String?, tag: [Int]), either(EitherBranch<Int, String>), flag, home
  }

  private static func router(strict: Bool) throws -> Router<Link> {
    try Router(
      .scheme("app"), .path, strictQuery: strict,
      routes: [
        RouteDefinition("search?{q}&{page=1}&({sort:new|top})&{tag}", Link.search),
        RouteDefinition("open?({id}|{name})", Link.either),
        RouteDefinition("flag?(debug=1)", .flag).named("flagged"), RouteDefinition("/", .home),
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let link: String, value: Link, extra: String, unread: String, canonical: String
    /// Whether a strict router reads the link.
    let isStrict: Bool
    var testDescription: String { link }

    init(
      _ link: String, _ value: Link, extra: String = "", unread: String = "", _ canonical: String, strict: Bool = true
    ) {
      (self.link, self.value, self.extra, self.unread, self.canonical) = (link, value, extra, unread, canonical)
      isStrict = strict
    }
  }

  static let rows: [Row] = [
    Row("app://search?q=x", .search(q: "x", page: 1, sort: nil, tag: []), "app://search?q=x"),
    Row(
      "app://search?utm=1&q=x&utm=2&ref", .search(q: "x", page: 1, sort: nil, tag: []), extra: "utm=1&utm=2&ref=",
      "app://search?q=x"),
    Row(
      "app://search?q=x&page=two", .search(q: "x", page: 1, sort: nil, tag: []), unread: "page=two", "app://search?q=x",
      strict: false),
    Row(
      "app://search?q=x&page=2&page=3", .search(q: "x", page: 1, sort: nil, tag: []), unread: "page=2&page=3",
      "app://search?q=x", strict: false),
    Row(
      "app://search?q=x&sort=hot", .search(q: "x", page: 1, sort: nil, tag: []), unread: "sort=hot", "app://search?q=x",
      strict: false),
    Row(
      "app://search?sort=top&q=x&b=%2B+&page=0002", .search(q: "x", page: 1, sort: "top", tag: []), extra: "b=++",
      unread: "page=0002", "app://search?q=x&sort=top", strict: false),
    Row(
      "app://search?tag=2&q=x&tag=1", .search(q: "x", page: 1, sort: nil, tag: [2, 1]), "app://search?q=x&tag=2&tag=1"),
    Row("app://open?name=x&id=y", .either(.right("x")), extra: "id=y", "app://open?name=x"),
    Row("app://open?name=x&id=7", .either(.left(7)), extra: "name=x", "app://open?id=7"),
    Row("app://flag?debug=1", .flag, "app://flag?debug=1"),
    Row("app://flag", .flag, "app://flag?debug=1"),
    Row("app://flag?debug=0", .flag, unread: "debug=0", "app://flag?debug=1", strict: false),
    Row("app://", .home, "app://"),
    Row("app:///?a=b", .home, extra: "a=b", "app://"),
  ]

  @Test(arguments: rows) func `a match tells what the link says beside the destination`(row: Row) throws {
    let router = try Self.router(strict: false)
    let match = try router.match(row.link)
    #expect(match.destination == row.value)
    #expect(match.text == row.link)
    #expect(match.extraQuery.map { "\($0.key)=\($0.value)" }.joined(separator: "&") == row.extra)
    #expect(match.unreadQuery.map { "\($0.key)=\($0.value)" }.joined(separator: "&") == row.unread)
    #expect(match.canonical == row.canonical)
    #expect(match.isCanonical == (row.link == row.canonical))
    #expect(try router.match(match.canonical).destination == row.value)
    #expect(try router.match(match.canonical).extraQuery.isEmpty)
  }

  @Test(arguments: rows) func `a strict router reads what is left out, but not what does not read`(row: Row) throws {
    let router = try Self.router(strict: true)
    #expect(router.destination(for: row.link) == (row.isStrict ? row.value : nil))
  }

  @Test func `a match names its route, and shows nothing of the link`() throws {
    let match = try Self.router(strict: false).match("app://search?q=secret")
    #expect(match.route.name == "search")
    #expect(match.route.template() == "search?{q}&{page:int=1}&({sort:new|top})&{tag:[int]}")
    #expect(match.description == "search search?{q}&{page:int=1}&({sort:new|top})&{tag:[int]}")
    #expect(try Self.router(strict: false).match("/flag").description == "flagged flag?(debug=1)")
  }

  @Test func `a plus in a query is a space where the rules say so, and prints alike`() throws {
    let form = try Router<Link>(
      .path, text: TextRules(plus: .form),
      routes: [
        RouteDefinition(
          "s?q={q}&p={page=1}", { .search(q: $0, page: $1, sort: nil, tag: []) },
          take: { if case .search(let q, let page, _, _) = $0 { (q, page) } else { nil } })
      ])
    #expect(form.destination(for: "/s?q=a+b%2B") == .search(q: "a b+", page: 1, sort: nil, tag: []))
    #expect(try form.link(for: .search(q: "a b+", page: 2, sort: nil, tag: [])) == "/s?q=a%20b%2B&p=2")
  }
}
