import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// The oracle is held to examples worked out by hand, since the table is held to the oracle.
@Suite struct OracleExamples {
  struct Example: Sendable, CustomTestStringConvertible {
    var routes: [String]
    var text: String
    var method: String?
    var answer: String
    var testDescription: String { "\(routes) \(text)" }

    init(_ routes: [String], _ text: String, method: String? = nil, _ answer: String) {
      (self.routes, self.text, self.method, self.answer) = (routes, text, method, answer)
    }
  }

  static let examples = [
    Example(["users/{x}", "users/me"], "/users/me", "#1 [] choices []"),
    Example(["(:string|me)"], "/me", #"#0 [absent] choices [1]"#),
    Example(["*/data/abc"], "/123/data/data/abc", "#0 [] choices []"),
    Example(["{x}/b", "{x:int}/{y}"], "/1/b", #"#1 [text("1"), text("b")] choices []"#),
    Example(["{x:int}", "{x:uint8}", "{x:bool}"], "/1", #"#2 [text("true")] choices []"#),
    Example(["{x}.a", "a{x}", "{x}-{y}"], "/a.a", #"#0 [text("a")] choices []"#),
    Example(["{x}-{y}"], "/a-b-c", #"#0 [text("a"), text("b-c")] choices []"#),
    Example(["{*x}/({y:int})"], "/a/1", #"#0 [list(["a"]), text("1")] choices [1]"#),
    Example(["a/({x:int=7})"], "/a", #"#0 [text("7")] choices [0]"#),
    Example(["a/({x:int=7})"], "/a/7", #"#0 [text("7")] choices [0]"#),
    Example(["a/(b)"], "/a", "#0 [] choices [1]"),
    Example(["(a|b|{x})"], "/b", "#0 [absent] choices [0]"),
    Example(["a?{k:int=1}"], "/a?k=x&z=1", #"#0 [text("1")] choices [] extra [z=1] unread [k=x]"#),
    Example(["a?{k:int}", "a?{k}", "a"], "/a?k=1", #"#0 [text("1")] choices []"#),
    Example(["a?{k:int}"], "/a?k=1&k=1", #"badQuery ["k"] the query item "k" is given 2 times"#),
    Example(
      ["a?{k:int}", "a?({l:int}|{m})", "a?{n}&{o}"], "/a?l=x", #"badQuery ["l"] the value of "l" does not read as int"#),
    Example(["a?{k}", "{x}?{k:int}", "{y}"], "/a", #"#2 [text("a")] choices []"#),
    Example(["a?{k}", "{x}?{k:int}"], "/a?k=1&k=2", #"badQuery ["k"] the query item "k" is given 2 times"#),
    Example(["a?{k}", "{x}#{f:int}"], "/a", #"badQuery ["k"] the query item "k" is missing"#),
    Example(["a?{k}#{f:int}"], "/a#x", "notFound"),
    Example(["a?({k:int}|l=1|{m})"], "/a", #"badQuery ["k", "l", "m"] the query item "k" or "l" or "m" is missing"#),
    Example(["a?{k:[int]}"], "/a?k=1&k=x&k=2", #"#0 [list(["1", "2"])] choices [] unread [k=x]"#),
    Example(["a?k={x}&a=1", "a?a={y}&k=1"], "/a?k=1&a=1", #"#0 [text("1")] choices []"#),
    Example(["a?k=1&a={y}", "a?a=1&k={x}"], "/a?k=1&a=1", #"#1 [text("1")] choices []"#),
    Example(["{x}/({y})"], "a:b:c", #"#0 [text("a"), text("b:c")] choices [1]"#),
    Example(["a#{f}", "a#{f:uuid}", "a#{f:int=1}"], "/a#1", #"#2 [text("1")] choices []"#),
    Example(["a?{k:[int]}"], "/a?k=1&k=2", #"#0 [list(["1", "2"])] choices []"#),
    Example(["a?(k={x:int}|q={y})"], "/a?q=1&k=b", #"#0 [absent, text("1")] choices [1] extra [k=b]"#),
    Example(["GET a", "POST a"], "/a", method: "PUT", #"methodNotAllowed ["GET", "HEAD", "POST"]"#),
    Example(["GET a", "a"], "/a", method: "HEAD", "#0 [] choices []"),
    Example(["GET a", "HEAD a"], "/a", method: "HEAD", "#1 [] choices []"),
    Example(["p/{x}"], "p:a:b", #"#0 [text("a:b")] choices []"#),
    Example(["p/{x}", "p/{x}/{y}"], "p:a:b", #"#1 [text("a"), text("b")] choices []"#),
    Example(["a#{f:int}", "a"], "/a#1", #"#0 [text("1")] choices []"#),
    Example(["{x:datetime}"], "/2026-11-20T00:30:00+01:00", #"#0 [text("2026-11-19T23:30:00Z")] choices []"#),
    Example(["{x:double}"], "/1.50", #"#0 [text("1.5")] choices []"#),
    Example(["({x}/a)/({y}/a)"], "/b/a", #"#0 [text("b"), absent] choices [1, 0]"#),
  ]

  @Test(arguments: examples) func `the oracle and the table know examples worked out by hand`(_ example: Example) throws
  {
    let routes = try example.routes.map { RouteTable.Route($0, try Template($0)) }
    let oracle = Oracle(routes, origins: [.path, .compact], options: RouteTable.Options())
    let table = try RouteTable(routes, origins: [.path, .compact])
    for answer in [
      oracle.answer(example.text, method: example.method), Answer(of: table, example.text, method: example.method),
    ] {
      #expect(answer.description.replacing("FingerpostEngine.Captured.", with: "") == example.answer)
    }
  }

  @Test func `the oracle takes a host before a wildcard, and the first declared where that is asked for`() throws {
    let hosts: [Origin] = [.web("*"), .web("*.example"), .web("a.example")]
    let routes = try hosts.enumerated().map { RouteTable.Route("r\($0)", try Template("{x}"), origins: [$1]) }
    let oracle = Oracle(routes, origins: hosts, options: RouteTable.Options())
    #expect(oracle.answer("https://a.example/b").found?.index == 2)
    #expect(oracle.answer("https://b.example/b").found?.index == 1)
    #expect(oracle.answer("https://b.test/b").found?.index == 0)
    let declared = Oracle(routes, origins: hosts, options: RouteTable.Options(precedence: .declared))
    #expect(declared.answer("https://a.example/b").found?.index == 0)
  }
}
