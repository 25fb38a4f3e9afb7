import FingerpostCore
import Testing

/// What binds to what in template text: labels to names, the rest in order; and what the template then says.
@Suite struct BindingTests {
  enum Sort: String, CaseIterable, RouteParameter { case new, top, hot }

  enum Link: Sendable {
    case plain(String, Int), labelled(name: String, id: Int), three(name: String, Int, id: Int)
    case defaults(page: Int, sort: Sort), optional(id: Int?), optionals(a: Int?, b: String?, c: Bool?)
    case array(tag: [Int]), arrays(a: [String], b: [Sort]), rest(path: [String], id: Int), query(q: String, page: Int)
    case fragment(id: Int, section: String), mixed(name: String, id: Int), text(String), sort(Sort), sorts([Sort])
  }
  typealias Row = PatternRow<Link>

  static let order: [Row] = [
    Row("{x}/{y:int}", "/ann/7", .plain("ann", 7), RouteDefinition("{x}/{y}", Link.plain)),
    Row("{id:int}/{name}", "/7/ann", .labelled(name: "ann", id: 7), RouteDefinition("{id}/{name}", Link.labelled)),
    Row(
      "{id:int}/{x:int}/{name}", "/1/2/ann", .three(name: "ann", 2, id: 1),
      RouteDefinition("{id}/{x}/{name}", Link.three)),
    Row(
      "{x:int}/{name}/{id:int}", "/2/ann/1", .three(name: "ann", 2, id: 1),
      RouteDefinition("{x}/{name}/{id}", Link.three)),
    Row(":string/:int", "/ann/7", .labelled(name: "ann", id: 7), RouteDefinition(":string/:int", Link.labelled)),
    Row("{id:int}/:string", "/7/ann", .labelled(name: "ann", id: 7), RouteDefinition("{id}/:string", Link.labelled)),
    Row(
      ":string/:int/{id:int}", "/ann/2/1", .three(name: "ann", 2, id: 1),
      RouteDefinition(":string/:int/{id}", Link.three)),
    Row(
      ":int/{name}/{id:int}", "/2/ann/1", .three(name: "ann", 2, id: 1), RouteDefinition(":int/{name}/{id}", Link.three)
    ),
    Row("{q}?{page:int}", "/x?page=2", .query(q: "x", page: 2), RouteDefinition("{q}?{page}", Link.query)),
    Row("{page:int}?{q}", "/2?q=x", .query(q: "x", page: 2), RouteDefinition("{page}?{q}", Link.query)),
    Row("s?p={page:int}&{q}", "/s?p=2&q=x", .query(q: "x", page: 2), RouteDefinition("s?p={page}&q={q}", Link.query)),
    Row("{section}#{id:int}", "/s#7", .fragment(id: 7, section: "s"), RouteDefinition("{section}#{id}", Link.fragment)),
    Row(
      "{id:int}-{name}.json", "/7-ann.b.json", .mixed(name: "ann.b", id: 7),
      RouteDefinition("{id}-{name}.json", Link.mixed)),
    Row(
      "({id:int}/{name}|by/{name}/{id:int})", "/by/ann/7", .labelled(name: "ann", id: 7), printed: "/7/ann",
      RouteDefinition("({id}/{name}|by/{name}/{id})", Link.labelled)),
  ]

  static let presence: [Row] = [
    Row(
      "l/({page:int=1})?{sort:hot|new|top=new}", "/l/2?sort=top", .defaults(page: 2, sort: .top),
      RouteDefinition("l/({page=1})?{sort=new}", Link.defaults)),
    Row(
      "l/({page:int=1})?{sort:hot|new|top=new}", "/l", .defaults(page: 1, sort: .new),
      RouteDefinition("l/({page=1})?{sort=new}", Link.defaults)),
    Row("({id:int}|me)", "/me", .optional(id: nil), RouteDefinition("({id}|me)", Link.optional)),
    Row("({id:int}|me)", "/7", .optional(id: 7), RouteDefinition("({id}|me)", Link.optional)),
    Row(
      "x/({a:int})?({b})&({c:bool})", "/x/1?c=true", .optionals(a: 1, b: nil, c: true),
      RouteDefinition("x/({a})?({b})&({c})", Link.optionals)),
    Row(
      "x/({a:int})?({b})&({c:bool})", "/x", .optionals(a: nil, b: nil, c: nil),
      RouteDefinition("x/({a})?({b})&({c})", Link.optionals)),
    Row(
      "x?({c:bool}|{b}|{a:int})", "/x?b=", .optionals(a: nil, b: "", c: nil),
      RouteDefinition("x?({c}|{b}|{a})", Link.optionals)),
    Row(
      "x?{tag:[int]}", "/x?tag=1&tag=2", .array(tag: [1, 2]), RouteDefinition("x?{tag}", Link.array),
      RouteDefinition("x?{tag:[int]}", Link.array)
    ),
    Row(
      "x?{b:[hot|new|top]}&{a:[string]}", "/x?b=new&a=1&a=", .arrays(a: ["1", ""], b: [.new]),
      RouteDefinition("x?{b}&{a}", Link.arrays)),
    Row("{id:int}/{*path}", "/7/a/b", .rest(path: ["a", "b"], id: 7), RouteDefinition("{id}/{*path}", Link.rest)),
    Row("{id:int}/({*path})", "/7", .rest(path: [], id: 7), RouteDefinition("{id}/({*path})", Link.rest)),
  ]

  static let stated: [Row] = [
    Row("{sort:new|top}", "/new", .sort(.new), not: ["/hot"], RouteDefinition("{sort:new|top}", Link.sort)),
    Row("{:new|top}", "/new", .text("new"), not: ["/hot"], RouteDefinition("{:new|top}", Link.text)),
    Row(
      "{x:uuid}", "/123e4567-e89b-42d3-a456-426614174000", .text("123e4567-e89b-42d3-a456-426614174000"), not: ["/x"],
      RouteDefinition("{x:uuid}", Link.text)),
    Row("{x:date}", "/2026-11-20", .text("2026-11-20"), not: ["/2026-13-20"], RouteDefinition("{x:date}", Link.text)),
    Row("x?{tag:[new|top]}", "/x?tag=new", .sorts([.new]), RouteDefinition("x?{tag:[new|top]}", Link.sorts)),
    Row(
      "x?{tag:[new|top]}", "/x?tag=hot&tag=new", .sorts([.new]), printed: "/x?tag=new",
      RouteDefinition("x?{tag:[new|top]}", Link.sorts)),
    Row(
      "{id:1|2}/{name}", "/2/x", .labelled(name: "x", id: 2), not: ["/3/x"],
      RouteDefinition("{id:1|2}/{name}", Link.labelled)),
  ]

  @Test(arguments: order) func `labels bind to names wherever they stand, the rest in order`(row: Row) throws {
    try row.check()
  }
  @Test(arguments: presence) func `what may be left out is nil, empty or a default`(row: Row) throws { try row.check() }
  @Test(arguments: stated) func `a template may state a narrower set of texts`(row: Row) throws { try row.check() }

  static let unprinted: [(RouteDefinition<Link>, Link, String)] = [
    (RouteDefinition("{sort:new|top}", Link.sort), .sort(.hot), "the value of \"sort\" does not read as new|top"),
    (RouteDefinition("{x:uuid}", Link.text), .text("x"), "the value of \"x\" does not read as uuid"),
    (RouteDefinition("{id}", Link.optional), .optional(id: nil), "a value for \"id\" is missing"),
    (
      RouteDefinition("{id}/{*path}", Link.rest), .rest(path: [], id: 7),
      "the value of \"path\" is empty, and a path segment cannot be empty"
    ),
    (
      RouteDefinition("x?({c}|{b}|{a})", Link.optionals), .optionals(a: nil, b: nil, c: nil),
      "a value for \"c\" is missing"
    ),
    (
      RouteDefinition("x?({c}|{b}|{a})", Link.optionals), .optionals(a: 1, b: "", c: nil),
      "the value of \"a\" belongs to another branch of the group than the other values"
    ),
    (
      RouteDefinition("{id}-{name}.json", Link.mixed), .mixed(name: "", id: 7),
      "the value of \"name\" is empty, and a path segment cannot be empty"
    ),
  ]

  @Test(arguments: unprinted) func `a value that its template does not hold says which`(
    route: RouteDefinition<Link>, value: Link, message: String
  ) throws {
    let router = try Router<Link>(.path, routes: [route])
    let error = #expect(throws: PrintError.self) { try router.link(for: value) }
    #expect(error?.description == message)
  }
}
