import Testing

@testable import FingerpostEngine

/// Which routes the build marks as sure: their printed links need not be read back.
struct SureRouteTests {
  /// Routes, and the names of those that are sure.
  typealias Row = (routes: String, sure: String)

  static let literals: [Row] = [
    ("a /", "a"),
    ("a users/me", "a"),
    ("me users/me, user users/{id}", "me"),
    ("user users/{id}, me users/me/x", "user me"),
    ("user users/{id}/x, me users/me", "user me"),
    ("user users/{id}/x, me users/me/x", "me"),
    ("user users/{id}/x, me users/me/y", "me"),
    ("user {a}/{b}, me users/me", "me"),
    ("first {a}/x, second x/{b}", "second"),
    ("deep a/{b}/c/{d}, other {e}/b/{f}/d", "deep"),
    ("a %2F, b {x}/y", "a b"),
    (
      """
      me users/me, profile users/{userId}/profile, follow users/{userId}/follow, retweet retweet?{tweetId:int}, \
      tweet users/{userId}/tweets/{tweetId:int}
      """, "me profile follow retweet tweet"
    ),
  ]

  @Test(arguments: literals) func `a string may be taken by a literal of as many segments`(row: Row) throws {
    try expect(row)
  }

  static let types: [Row] = [
    ("int {x:int}, me me", "int me"),
    ("int {x:int}, one 1", "one"),
    ("int {x:int}, one 01", "int one"),
    ("int {x:int}, bool {y:bool}", "bool"),
    ("double {x:double}, int {y:int8}, string {z}", "int"),
    ("uuid {x:uuid}, date {y:date}, datetime {z:datetime}, int {i:int}", "uuid date datetime int"),
    ("set {x:a|b}, a a", "a"),
    ("set {x:a|b}, other {y:b|c}", "set"),
    ("set {x:a|b}, other {y:c|d|e}", "set other"),
    ("set {x:1|b}, int {y:int}", "set"),
    ("set {x:a|b}, int {y:int}", "set int"),
    ("mixed {x}.json, string {y}", ""),
    ("mixed {x}.json, int {y:int}", "int"),
    ("mixed {x}.5, double {y:double}", ""),
    ("custom {x:slug}, me me", "me"),
    ("custom {x:slug}, int {y:int}", "int"),
    ("custom {x:even}, int {y:int}", ""),
    ("custom x?{k:slug}", ""),
    ("list x?{k:[int]}", ""),
    ("wild *, string {x}, int {y:int}", "int"),
    ("wild *, string {x}", "string"),
    ("rest {*x}, string {y}/{z}", "string"),
  ]

  @Test(arguments: types) func `types are rivals where a text is read by both, and the other is better`(row: Row) throws
  {
    try expect(row)
  }

  static let queries: [Row] = [
    ("none x, one x?{p}", "none one"),
    ("one x?{p}, other x?{q}", "one other"),
    ("one x?{p}, other x?({q})", "one"),
    ("two x?{p}&{q}, one x?{p}", "two one"),
    ("string x?{p}, int x?{p:int}", ""),
    ("a x?k=a, b x?k=b", "a b"),
    ("int x?{k:int}, new x?k=new", "int new"),
    ("int x?{k:int}, one x?k=1", ""),
    ("none x, list x?{p:[int]}", ""),
    ("standard x?{p:int=1}", "standard"),
    ("standard x?{p:int=1}, none x", ""),
    ("group x?({p})", ""),
    ("group x?({p}|{q})", ""),
    ("none x, group x?({p}|{q})", "none"),
    ("top x#top, none x", "none"),
    ("top x#top, end x#end, none x?{p}", "top end none"),
    ("fragment x#{f}", "fragment"),
    ("fragment x#{f}, none x", "none"),
    ("fragment x#{f=a}, none x", ""),
  ]

  @Test(arguments: queries) func `routes that end in one node are told apart by what they require`(row: Row) throws {
    try expect(row)
  }

  static let methods: [Row] = [
    ("get GET users/{id}, post POST users/me", "get post"),
    ("any users/{id}, post POST users/me", "any post"),
    ("any users/{id}, get GET users/me", "get"),
    ("head HEAD users/{id}, get GET users/me", "get"),
    ("get GET users/{id}, head HEAD users/me", "get head"),
    ("post POST users/{id}, any users/me", "any"),
    ("get GET x, any x", ""),
    ("get GET x, post POST x", "get post"),
  ]

  @Test(arguments: methods) func `a route has rivals among those that its own method reaches`(row: Row) throws {
    try expect(row)
  }

  static let groups: [Row] = [
    ("group (a)/b", ""),
    ("group (a)/b, plain a/b", ""),
    ("group (a)/c, plain a/b", "plain"),
    ("group (a)/{x}, plain a/b", "plain"),
    ("group (a)/b, plain a/{x}", ""),
    ("group a/(b), plain a", ""),
    ("group a/(b), plain a/b", ""),
    ("group a/(b), plain a/c", "plain"),
    ("group a/(b)/(c)/d, plain a/{x}", ""),
    ("group a/(b)/(c)/d, plain a/{x}/{y}/{z}/d", "plain"),
    ("group (x|y)/{z}, plain x/{w}", ""),
    ("wild (*)/b, plain a/{x}", "plain"),
    ("wild a/*/b, plain a/{x}/b", "plain"),
    ("wild a/(*)/b, plain a/{x}/{y}/b", "plain"),
  ]

  @Test(arguments: groups) func `ways through groups are as good as any`(row: Row) throws { try expect(row) }

  static let declared: [Row] = [
    ("user users/{id}, me users/me", "user"),
    ("me users/me, user users/{id}", "me"),
    ("me users/me, user users/{id}/x", "me user"),
    ("int {x:int}, me me, wild *", "int me"),
    ("wild *, int {x:int}, me me", ""),
    ("string {x}, mixed {y}.json, int {z:int}", "string"),
    ("int {x:int}, bool {y:bool}, uuid {z:uuid}", "int uuid"),
    ("set {x:a|b}, other {y:b|c}, c c", "set"),
    ("group (a)/b, plain a/b", ""),
    ("plain a/b, group (a)/b", "plain"),
    ("none x, one x?{p}", "none"),
    ("one x?{p}, none x", "one none"),
    ("post POST x, any x", "post any"),
  ]

  @Test(arguments: declared) func `under declared precedence rivals are those declared earlier`(row: Row) throws {
    try expect(row, RouteTable.Options(precedence: .declared))
  }

  static let origins: [(String, String)] = [
    ("user {id} <- app://, me me <- https://a.example", "user me"),
    ("user {id} <- https://b.example, me me <- https://a.example", "user me"),
    ("user {id} <- https://a.example, me me <- https://*.example", "me"),
    ("user {id} <- https://*.a.example, me me <- https://*.example", "me"),
    ("user {id}, me me <- /", "me"),
    ("user {id} <- app:// :, me me <- :", "user me"),
    ("user {id} <- app://, me me [web]", "user me"),
  ]

  @Test(arguments: origins) func `rivals have an origin in common`(list: String, sure: String) throws {
    let origins = ["app://", "https://a.example", "https://b.example", "https://*.example", "https://*.a.example", "/"]
    #expect(try table(list, origins + [":"]).sureNames == sure)
  }

  @Test func `a bare path is of every host where it is the target of a request`() throws {
    let hosts = try table(
      "user {id} <- https://b.example, me me <- https://a.example", ["https://a.example", "https://b.example"])
    #expect(hosts.sureNames == "user me")
    let host = try table("user {id}/x, me me", ["https://a.example", "/"])
    for (table, isSure) in [(hosts, false), (host, true)] {
      #expect(table.sure.contains(0, table.routes[0], method: nil, asTarget: true) == isSure)
    }
  }

  @Test func `a link that is read by another method than the route's own is read back`() throws {
    let table = try table("any x, get GET y")
    let asked: [(Int, String?, Bool)] = [
      (0, nil, true), (0, "GET", true), (0, "POST", false), (1, nil, true), (1, "GET", true), (1, "HEAD", false),
    ]
    for (index, method, isSure) in asked {
      #expect(table.sure.contains(index, table.routes[index], method: method, asTarget: false) == isSure)
    }
  }

  @Test func `a route is not sure that the limits may refuse`() throws {
    let options = { RouteTable.Options(text: TextRules(limits: $0)) }
    #expect(try table("a x/y/z, b x/y", ["/"], options(Limits(segments: 2))).sureNames == "b")
    #expect(try table("a x?{p}&{q}, b x?{p}", ["/"], options(Limits(queryItems: 1))).sureNames == "b")
    let table = try table("a x/{y}", ["/"], options(Limits(bytes: 5)))
    #expect(table.sureNames == "a")
    #expect(try table.print("a", ["y": .text("yy")]) == "/x/yy")
    #expect(throws: PrintError(.tooLong(.bytes, 6, limit: 5))) { try table.print("a", ["y": .text("yyy")]) }
  }

  @Test func `many routes of one node, and many kinds of readers, are told apart no more`() throws {
    let items = (0..<40).map { "r\($0) x?k\($0)=1" }
    #expect(try table(items.joined(separator: "\n")).sureNames == "")
    #expect(try table(items.prefix(20).joined(separator: "\n")).sureNames.split(separator: " ").count == 20)
    let methods = { (count: Int) in
      (0..<count).map { "r\($0) M\(String(repeating: "X", count: $0)) users/{id}" } + ["me POST users/me"]
    }
    #expect(try table(methods(7).joined(separator: "\n")).sureNames.split(separator: " ").count == 8)
    #expect(try table(methods(8).joined(separator: "\n")).sureNames == "me")
  }

  @Test func `paths of more segments than are counted one by one count as alike`() throws {
    let long = { (count: Int) in String(repeating: "/x", count: count) }
    #expect(try table("a {y}\(long(61)), b z\(long(62))").sureNames == "a b")
    #expect(try table("a {y}\(long(64)), b z\(long(66))").sureNames == "b")
  }

  @Test func `captures that are spelled another way are read back`() throws {
    let table = try table("r {x:double}/{y:bool}?{k=%C3%A9}")
    #expect(table.sureNames == "r")
    func text(_ x: Captured, _ y: Captured, _ k: Captured) throws -> String {
      try table.print(Captures(values: [x, y, k], choices: []), route: 0)
    }
    #expect(try text("1.5", "true", "\u{E9}") == "/1.5/true")
    for (x, y, k) in [("1.50", "true", "a"), ("1.5", "TRUE", "a"), ("1.5", "true", "e\u{301}")] {
      #expect(throws: PrintError(.readsDifferently)) { try text(.text(x), .text(y), .text(k)) }
    }
    #expect(throws: PrintError(.readsDifferently)) { try text("1.5", "true", .absent) }
    #expect(throws: PrintError(.missing("x"))) { try text(.absent, "true", "a") }
    #expect(throws: PrintError(.doesNotRead("x", type: "double"))) { try text("x", "true", "a") }
  }

  @Test func `two types share a text where the relation of templates finds one`() {
    let types: [ParameterType] = IntegerType.allCases.map { .integer($0) } + [.double, .bool, .uuid, .date, .dateTime]
    for one in types {
      for other in types {
        let labels = [one, other].map { TextLabel(.type($0), .segment, CustomTypes()) }
        let classes = TextClasses(labels, .segment, supposing: false).classes
        #expect(one.sharesText(with: other) == classes.contains { $0.may[0] && $0.may[1] }, "\(one) \(other)")
      }
    }
  }

  private func expect(_ row: Row, _ options: RouteTable.Options = RouteTable.Options()) throws {
    var options = options
    options.types = [CustomType("slug") { $0 }, CustomType("even", within: .integer(.int)) { $0 }]
    #expect(try table(row.routes, ["/"], options).sureNames == row.sure)
  }
}

extension RouteTable {
  /// The names of the routes that are sure.
  fileprivate var sureNames: String {
    routes.indices.filter { isSure($0) }.map { routes[$0].name }.joined(separator: " ")
  }
}
