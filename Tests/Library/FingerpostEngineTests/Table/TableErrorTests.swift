import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

private func any(_ name: String) -> CustomType { CustomType(name) { $0 } }

struct TableErrorTests {
  static let faults: [(String, [Origin], [CustomType], [String])] = [
    ("a x", [.path], [], []),
    ("", [.path], [], []),
    (
      "a x", [], [],
      ["a table needs an origin: a scheme, a web host, \"/\" for bare paths or \":\" for compact text"]
    ),
    ("a x", [.path, .scheme("https")], [], ["\"https://\" is not an origin: expected a host after \"https://\""]),
    (
      "a x", [.web("a b")], [],
      [
        "\"https://a b\" is not an origin: expected a host, which may begin with \"*.\" or \"{name}.\", or be only \"*\" or \"{name}\", with or without a port from 0 to 65535, and no path"
      ]
    ),
    (
      "a x <- https://b.example, b x <- other:// /, c x", [.path], [],
      ["the same route twice: x is already the route \"b\""]
    ),
    (
      "a x <- https://b.example https://B.example:443", [.path], [],
      ["the origin https://B.example:443 is listed twice"]
    ),
    (
      "a x <- https://*.b.example, b y <- https://{u}.b.example", [.path], [],
      ["https://*.b.example and https://{u}.b.example match the same hosts: list one of them"]
    ),
    (
      "a x [origin=https://*.b.example], b y", [.web("{t}.b.example")], [],
      ["https://{t}.b.example and https://*.b.example match the same hosts: list one of them"]
    ),
    ("a {x:slgu}", [.path], [any("slug")], ["unknown type \"slgu\"; did you mean \"slug\"?"]),
    ("a {x:strng}", [.path], [], ["unknown type \"strng\"; did you mean \"string\"?"]),
    ("a {x:Int}", [.path], [], ["unknown type \"Int\"; did you mean \"int\"?"]),
    ("a {x:integer}", [.path], [], ["unknown type \"integer\"; did you mean \"int\"?"]),
    ("a {x:date-time}", [.path], [], ["unknown type \"date-time\"; did you mean \"datetime\"?"]),
    ("a {x:Float}", [.path], [], ["unknown type \"Float\"; did you mean \"double\"?"]),
    ("a {x:ip-address}", [.path], [], ["unknown type \"ip-address\"; did you mean \"ipv4\"?"]),
    ("a {x:guid}", [.path], [], ["unknown type \"guid\"; did you mean \"uuid\"?"]),
    ("a {x:numbr}", [.path], [any("numbre")], ["unknown type \"numbr\"; did you mean \"numbre\"?"]),
    ("a {x:whatever}", [.path], [], ["unknown type \"whatever\""]),
    ("a users/:id", [.path], [], ["unknown type \"id\"; a parameter of that name is written {id}"]),
    ("a users/:itn", [.path], [], ["unknown type \"itn\"; did you mean \"int\"?"]),
    ("a x?{y:[whatever]}", [.path], [], ["unknown type \"whatever\""]),
    ("a (x/({y:whatever}))", [.path], [], ["unknown type \"whatever\""]),
    ("a x#{y:whatever}", [.path], [], ["unknown type \"whatever\""]),
    ("a x", [.path], [any("int")], ["\"int\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("int64")], ["\"int64\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("query")], ["\"query\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("")], ["\"\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("1a")], ["\"1a\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("a b")], ["\"a b\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("a|b")], ["\"a|b\" cannot name a custom type: the name is taken or not valid"]),
    ("a x", [.path], [any("a"), any("a")], ["\"a\" cannot name a custom type: the name is taken or not valid"]),
    (
      "a x?{s:never=5}", [.path], [CustomType("never") { _ in nil }], ["the default of s does not read as never"]
    ),
    ("a users/{x}, b users/{x}", [.path], [], ["the same route twice: users/{x} is already the route \"a\""]),
    ("a x, a x", [.path], [], ["the same route twice: x is already the route \"a\""]),
    (
      // Two that never meet, and one that meets both.
      "a x <- s://, b x <- t://, c x <- s:// t://", [.scheme("s"), .scheme("t")], [],
      ["the same route twice: x is already the route \"a\"", "the same route twice: x is already the route \"b\""]
    ),
    (
      "a x, b y, c x, d y, e x", [.path], [],
      [
        "the same route twice: x is already the route \"a\"", "the same route twice: y is already the route \"b\"",
        "the same route twice: x is already the route \"a\"",
      ]
    ),
    (
      "b y, c y", [.scheme("https")], [],
      [
        "\"https://\" is not an origin: expected a host after \"https://\"",
        "the same route twice: y is already the route \"b\"",
      ]
    ),
    ("a x", [.path, .compact, .path], [], ["the origin / is listed twice"]),
    ("a x", [.web("a.example"), .web("A.example:443")], [], ["the origin https://A.example:443 is listed twice"]),
    (
      "a x", [.web("{a}.b.example"), .web("{c}.B.example:443")], [],
      ["the origin https://{c}.B.example:443 is listed twice"]
    ),
    (
      "a x", [.web("*.b.example"), .web("{a}.b.example")], [],
      ["https://*.b.example and https://{a}.b.example match the same hosts: list one of them"]
    ),
    (
      "a x", [.web("{a}"), .web("*:443")], [],
      ["https://{a} and https://*:443 match the same hosts: list one of them"]
    ),
    (
      "a x",
      [
        .web("{a}.b.example"), .web("*.example"), .web("x.b.example"), .web("*.b.example:8443"),
        .web("*.b.example", scheme: "http"),
      ], [], []
    ),
    ("a x <- https://{y}.b.example", [.web("{x}.b.example")], [], []),
    ("a x <- https://y.b.example", [.web("{x}.b.example")], [], []),
    (
      "a {x:whatever} <- other:// other://, b y, c y", [.scheme("https"), .path], [any("int")],
      [
        "\"https://\" is not an origin: expected a host after \"https://\"",
        "\"int\" cannot name a custom type: the name is taken or not valid",
        "unknown type \"whatever\"",
        "the origin other:// is listed twice",
        "the same route twice: y is already the route \"b\"",
      ]
    ),
  ]

  @Test(arguments: faults)
  func `a table that cannot be built says every fault at once`(
    list: String, origins: [Origin], types: [CustomType], messages: [String]
  ) throws {
    let routes = try routes(list)
    let options = RouteTable.Options(types: types)
    guard !messages.isEmpty else {
      #expect(throws: Never.self) { try RouteTable(routes, origins: origins, options: options) }
      return
    }
    let error = #expect(throws: TableError.self) { try RouteTable(routes, origins: origins, options: options) }
    #expect(error?.faults.map(\.description) == messages)
    #expect(error?.description == messages.joined(separator: "\n"))
  }

  static let twice: [(String, Bool)] = [
    ("a {x}, b {y}", true),
    ("a users/{x:int}, b users/{y:int64}", true),
    ("a x?{p}, b x?p={q}", true),
    ("a x?{p:int=1}, b x?{p:int=2}", true),
    ("a x?x={x}&y={y}, b x?y={p}&x={q}", true),
    ("a x?{p}&{q:int}&k=1, b x?k=1&{p}&{q:int}", true),
    ("a x?({p})&{q:[int]}&{r=1}, b x?{r=2}&({p})&{q:[int]}", true),
    ("a x?{p}&({q}|{r}), b x?({q}|{r})&{p}", true),
    ("a x/(y?{p}&{q}), b x/(y?{q}&{p})", true),
    ("a (x?{p}&{q}|y)?{r}&{s}, b (x?{q}&{p}|y)?{s}&{r}", true),
    ("a ({x:int=1}), b ({x:int=2})", true),
    ("a {x:a|b}, b {y:b|a}", true),
    ("a x [tag=t], b x", true),
    ("a x#{f}, b x#{g}", true),
    ("a GET x, b GET x", true),
    ("a x <- /, b x", true),
    ("a {x}, b {y:int}", false),
    ("a x, b GET x", false),
    ("a GET x, b POST x", false),
    ("a x?{p}, b x?{q}", false),
    ("a x?{p}&{q}, b x?{q}&{r}", false),
    ("a x?{p}&{q:int}, b x?{q}&{p:int}", false),
    ("a x?{p}&{q}, b x?({q})&{p}", false),
    ("a x?{p}&{q}, b x?{q=1}&{p}", false),
    ("a x?{p}&k=1, b x?k=2&{p}", false),
    ("a x?{p}&{q}, b x?{q}&{p}#top", false),
    ("a GET x?{p}&{q}, b x?{q}&{p}", false),
    ("a x?({p}|{q}), b x?({q}|{p})", false),
    ("a x?{p}&{q} <- /, b x?{q}&{p} <- appscheme://", false),
    ("a x?{p}, b x", false),
    ("a x#top, b x", false),
    ("a x, b (x)", false),
    ("a (x|y), b (y|x)", false),
    ("a x <- /, b x <- appscheme://", false),
    ("a %C3%A9, b e%CC%81", false),
  ]

  @Test(arguments: twice)
  func `the same route twice is one that no rule could tell apart`(list: String, isRefused: Bool) throws {
    let routes = try routes(list)
    for routes in [routes, routes.reversed()] {
      do {
        _ = try RouteTable(routes, origins: [.path, .scheme("appscheme")])
        #expect(!isRefused)
      } catch {
        #expect(isRefused && error.faults.count == 1)
        #expect(error.faults.first?.route == 1 && error.faults.first?.first == 0)
      }
    }
  }

  @Test func `a fault names the place of its route`() throws {
    let error = try #require(throws: TableError.self) {
      try table("a x, b {y:whatever}, c x, d z <- other:// other://", ["/"], RouteTable.Options(types: [any("int")]))
    }
    #expect(error.faults.map(\.route) == [nil, 1, 2, 3])
    #expect(error.faults.map(\.first) == [nil, nil, 0, nil])
  }

  @Test func `a table has at most sixty-four origins`() throws {
    let origins = (0..<64).map { Origin.scheme("app\($0)") }
    let routes = try routes("r x")
    #expect(try RouteTable(routes, origins: origins).outcome("app63://x") == "r")
    let error = #expect(throws: TableError.self) { try RouteTable(routes, origins: origins + [.path]) }
    #expect(error?.faults.map(\.description) == ["a table has at most 64 origins"])
  }

  @Test(arguments: [64, 3]) func `a template has as many parameters as the limits allow`(limit: Int) throws {
    let options = RouteTable.Options(text: TextRules(limits: LinkLimits(captures: limit)))
    let names = (1...limit + 1).map { "{a\($0)}" }
    let within = try table("r " + names.dropLast().joined(separator: "/"), ["/"], options)
    #expect(try within.match(String(repeating: "/x", count: limit)).captures.values.count == limit)
    let error = #expect(throws: TableError.self) { try table("r " + names.joined(separator: "/"), ["/"], options) }
    #expect(error?.faults.map(\.description) == ["a template has at most \(limit) parameters"])
  }
}
