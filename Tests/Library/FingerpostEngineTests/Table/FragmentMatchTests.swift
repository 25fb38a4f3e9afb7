import Testing

@testable import FingerpostEngine

struct FragmentMatchTests {
  private static let matrix = "r x#/room/{id}?{via:[string]}"
  private static let pair = "r pair#channel_id={id}&channel_key={key}&v=2"

  static let paths: [Reading] = [
    (matrix, "/x#/room/a", "r id=a via=[]"),
    (matrix, "/x#/room/a?via=b&via=c", "r id=a via=[b c]"),
    (matrix, "/x#/room/a%2Fb?via=c%26d", "r id=a/b via=[c&d]"),
    (matrix, "/x#/room/%21a%3Fb?", "r id=!a?b via=[]"),
    (matrix, "/x#/room/a/", "r id=a via=[]"),
    (matrix, "/x#room/a", "notFound"),
    (matrix, "/x#//room/a", "notFound"),
    (matrix, "/x#/room//a", "notFound"),
    (matrix, "/x#/room", "notFound"),
    (matrix, "/x#/room/a/b", "notFound"),
    (matrix, "/x#/room/..", "notFound"),
    (matrix, "/x", "notFound"),
    (matrix, "/x#", "notFound"),
    (matrix, "/x#/room/a#b?via=c#d", "r id=a#b via=[c#d]"),
    (matrix, "/x#/room/a?via=b&utm=c", "r id=a via=[b] +utm=c"),
    (matrix, "/x?q=1#/room/a?utm=c", "r id=a via=[] +q=1 +utm=c"),
    (matrix, "/x#/%72oom/a", "r id=a via=[]"),
    (matrix, "/x#%2Froom%2Fa", "notFound"),
    ("r x#p/{n:int}", "/x#p/7", "r n=7"),
    ("r x#p/{n:int}", "/x#p/a", "notFound"),
    ("r x#p/{n:int}", "/x#/p/7", "notFound"),
    ("r x#/@{user}", "/x#/@ann", "r user=ann"),
    ("r x#/@{user}", "/x#/@", "notFound"),
    ("r x#/", "/x#/", "r"),
    ("r x#/", "/x#/?a=b", "r +a=b"),
    ("r x#/", "/x#", "notFound"),
    ("r x#?{k:int=1}", "/x", "r k=1"),
    ("r x#?{k:int=1}", "/x#?k=2", "r k=2"),
    ("r x#?{k:int=1}", "/x#k=2", "notFound"),
    ("r x#/a?({k:int})", "/x#/a?k=b", "r (0) !k=b"),
    ("r x#/a?({k:int})", "/x#/a?k=7", "r k=7 (1)"),
    ("r x#/a?k={k:int}", "/x#/a?k=7&k=8", "notFound"),
    ("r x#/a?{k}", "/x?k=1#/a", "notFound"),
    ("r x?{k}#/a?k={l}", "/x?k=1#/a?k=2", "r k=1 l=2"),
  ]

  @Test(arguments: paths) func `a path in a fragment is read as paths and queries are`(reading: Reading) throws {
    try expect(reading)
  }

  static let items: [Reading] = [
    (pair, "/pair#channel_id=a&channel_key=b&v=2", "r id=a key=b"),
    (pair, "/pair#v=2&channel_key=b%26c&channel_id=a%3Dd", "r id=a=d key=b&c"),
    (pair, "/pair#channel_id=a/b?c&channel_key=b&v=2&w=3", "r id=a/b?c key=b +w=3"),
    (pair, "/pair#channel_id=a&channel_key=b&v=3", "notFound"),
    (pair, "/pair#channel_id=a&channel_key=b", "notFound"),
    (pair, "/pair#channel_id=a&channel_id=a&channel_key=b&v=2", "notFound"),
    (pair, "/pair?channel_id=a&channel_key=b&v=2", "notFound"),
    ("r x#k=v", "/x#k=v", "r"),
    ("r x#k=v", "/x#l=w&k=v", "r +l=w"),
    ("r x#k=v", "/x#k%3Dv", "notFound"),
    ("r x#k={v}", "/x#k=a=b", "r v=a=b"),
    ("r x#k={v}", "/x#k", "r v="),
    ("r x#k={v:int=1}", "/x", "r v=1"),
    ("r x#k={v:int=1}", "/x#", "r v=1"),
    ("r x#k={v:int=1}", "/x#k=a", "r v=1 !k=a"),
    ("r x#k={v:[int]}", "/x#k=1&k=2", "r v=[1 2]"),
    ("r x#k={v}&(l={w})", "/x#k=a&l=b", "r v=a w=b (1)"),
    ("r x#k={v}", "/x#k=a+b", "r v=a+b"),
  ]

  @Test(arguments: items) func `items in a fragment are read as a query is`(reading: Reading) throws {
    try expect(reading)
  }

  @Test func `a plus in an item is read by the rule of the table`() throws {
    let options = RouteTable.Options(text: TextRules(plus: .form))
    try expect(("r x#k={v}", "/x#k=a+b%2B", "r v=a b+"), options)
    try expect(("r x#/{v}?{k}", "/x#/a+b?k=c+d", "r v=a+b k=c d"), options)
  }

  @Test func `an item that does not read is no match of a strict table`() throws {
    try expect(("r x#/a?({k:int})", "/x#/a?k=b", "notFound"), RouteTable.Options(strictQuery: true))
  }

  static let texts: [Reading] = [
    ("r x#@{user}", "/x#@ann", "r user=ann"),
    ("r x#@{user}", "/x#@ann/b?c=d", "r user=ann/b?c=d"),
    ("r x#@{user}", "/x#ann", "notFound"),
    ("r x#@{user}", "/x#@", "notFound"),
    ("r x(#@{user})", "/x", "r (0)"),
    ("r x(#@{user})", "/x#@ann", "r user=ann (1)"),
    ("r x(#@{user})", "/x#ann", "notFound"),
    ("r x#a%2Fb", "/x#a/b", "r"),
    ("r x#{s:a/b|c}", "/x#a/b", "r s=a/b"),
  ]

  @Test(arguments: texts) func `one text is read whole`(reading: Reading) throws { try expect(reading) }

  static let order: [Reading] = [
    ("a x#{f}, b x#k={v}, c x#/a, d x#%2Fa", "/x#/a", "d"),
    ("a x#{f}, b x#k={v}, c x#/a, d x#%2Fb", "/x#/a", "c"),
    ("a x#{f}, b x#k={v}, c x#/{p}?{k}", "/x#/a?&k=b", "c p=a k=b"),
    ("a x#{f}, b x#k={v}", "/x#k=a", "b v=a"),
    ("a x#{f}, b x#k={v}", "/x#a", "a f=a"),
    ("a x#/{p}, b x#/a", "/x#/a", "b"),
    ("a x#/{p}, b x#/{q:int}", "/x#/1", "b q=1"),
    ("a x#/{p}/b, b x#/a/{q}", "/x#/a/b", "b q=b"),
    ("a x#/a?{k}, b x#/a", "/x#/a?k=1", "a k=1"),
    ("a x#/a?{k}, b x#/a", "/x#/a", "b"),
    ("a x#/a?({k}), b x#/a?({l})", "/x#/a?l=1", "b l=1 (1)"),
    ("a x#/a, b x#/a?({k})", "/x#/a?k=1", "b k=1 (1)"),
    ("a x#/a, b x#/a?({k})", "/x#/a", "a"),
    ("a x#k={v}, b x#k={v}&l={w}", "/x#k=1&l=2", "b v=1 w=2"),
    ("a x#k={v}, b x#k=1", "/x#k=1", "b"),
    ("a x#{f}, b x#@{f}", "/x#@a", "b f=a"),
    ("a x#{f:int}, b x#{f}-{g}", "/x#1-2", "b f=1 g=2"),
    ("a x, b x#/a", "/x#/a", "b"),
    ("a x, b x#/a", "/x#/b", "a"),
    ("a x?({q}), b x#/a", "/x?q=1#/a", "a q=1 (1)"),
  ]

  @Test(arguments: order) func `a literal comes first, then a path by its labels, items, one text`(reading: Reading)
    throws
  {
    try expect(reading)
  }

  static let printed: [(String, [String: Captured], String)] = [
    (
      "x#/room/{id}?{via:[string]}", ["id": .text("!a:b"), "via": .list(["c", "d&e"])], "/x#/room/!a:b?via=c&via=d%26e"
    ),
    ("x#/room/{id}?{via:[string]}", ["id": .text("a/b?c#d e"), "via": .list([])], "/x#/room/a%2Fb%3Fc%23d%20e"),
    ("x#p/{n:int}", ["n": .text("7")], "/x#p/7"),
    ("x#/@{user}", ["user": .text("a=b")], "/x#/@a=b"),
    ("x#k={v}&v=2", ["v": .text("a=b&c/d?e+f")], "/x#k=a%3Db%26c/d?e%2Bf&v=2"),
    ("x#k={v:int=1}", ["v": .text("1")], "/x"),
    ("x#k={v:int=1}", ["v": .text("2")], "/x#k=2"),
    ("#?{v:int=1}", ["v": .text("2")], "/#?v=2"),
    ("#?{v:int=1}", [:], "/"),
    ("x#@{user}", ["user": .text("a/b?c=d")], "/x#@a/b?c=d"),
    ("x(#@{user})", [:], "/x"),
    ("x#/a?({k})", [:], "/x#/a"),
    ("x#/a?({k})", ["k": .text("")], "/x#/a?k="),
    ("x?{a}#/{b}?{c}", ["a": .text("1"), "b": .text("2"), "c": .text("3")], "/x?a=1#/2?c=3"),
  ]

  @Test(arguments: printed) func `values print so that they read back`(
    template: String, values: [String: Captured], link: String
  ) throws {
    let table = try RouteTable([.init("r", Template(template))], origins: [.path])
    #expect(try table.print("r", values) == link)
    let match = try table.match(link)
    #expect(match.isCanonical)
    #expect(match.canonical == link)
  }

  @Test(arguments: [
    ("x#/{a}", "", "the value of \"a\" is empty, and a path segment cannot be empty"),
    ("x#/{a}", "..", "no link can carry the value of \"a\": \".\" and \"..\" cannot be segments of a link"),
    ("x#/{a}", "b\n", "no link can carry the value of \"a\": a link cannot contain NUL, CR or LF"),
    ("x#/.{a}", ".", "no link can carry these values: \".\" and \"..\" cannot be segments of a link"),
    ("x#@{a}", "", "the value of \"a\" is empty, and a path segment cannot be empty"),
  ])
  func `what no fragment can carry is not printed`(template: String, value: String, message: String) throws {
    let table = try RouteTable([.init("r", Template(template))], origins: [.path])
    let error = #expect(throws: PrintError.self) { try table.print("r", ["a": .text(value)]) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("x#/{a}?{b:[string]}", "/x#/%61/?b=%63&utm=1", "/x#/a?b=c"),
    ("x#k={a}&l={b}", "/x#l=1&k=2", "/x#k=2&l=1"),
    ("x#/{a}", "app://x///#//%61//", "app://x#/a"),
    ("*#/{a}?{b}", "/x#/%61?b=%2F&c=d", "/x#/a?b=/"),
    ("x#/{a}", "app://x#//a", "app://x#/a"),
  ])
  func `the canonical text has the fragment as it prints`(template: String, link: String, canonical: String) throws {
    let table = try RouteTable([.init("r", Template(template))], origins: [.path, .scheme("app")])
    #expect(try table.match(link).canonical == canonical)
  }

  @Test(arguments: [
    ("x#/{a}/{b}?{c}", "/x#/1%2F/%C3%A9?c=%20x", ["1%2F", "%C3%A9", "%20x"]),
    ("x#/{a}?{b}", "/x#/ab?b=", ["ab", ""]),
    ("x#k={a}&l={b}", "/x#k=a%20&l=b", ["a%20", "b"]),
    ("x#k={a}", "/x#k=abc", ["abc"]),
    ("x#/{a}-{b}", "/x#/%61%2D%62", ["%61", "%62"]),
  ])
  func `a lookup gives the ranges of parts as they are spelled`(template: String, link: String, texts: [String]) throws
  {
    let table = try RouteTable(
      [.init("r", Template(template)), .init("other", Template("y#k={v}")), .init("third", Template("y#/{v}"))],
      origins: [.path])
    let lookup = try #require(table.lookup(link))
    let bytes = Array(link.utf8)
    #expect((0..<lookup.count).map { String(decoding: bytes[lookup[$0]], as: UTF8.self) } == texts)
  }

  @Test func `a fragment has no more segments and items than a link may have`() throws {
    let options = RouteTable.Options(text: TextRules(limits: LinkLimits(segments: 2, queryItems: 2)))
    let table = try RouteTable(
      [.init("p", Template("x#/{a}/{b}?{k:[string]}")), .init("f", Template("x#{f}"))], origins: [.path],
      options: options)
    #expect(try table.match("/x#/a/b?k=1&k=2").route.name == "p")
    #expect(try table.match("/x#/a/b?k=1&k=2&l=3").route.name == "f")
    #expect(throws: PrintError.self) {
      try table.print("p", ["a": .text("a"), "b": .text("b"), "k": .list(["1", "2", "3"])])
    }
  }
}
