import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let wide = RouteTable.Options(
  text: TextRules(limits: Limits(bytes: 4 << 20, segments: 1 << 16, queryItems: 1 << 16)))

/// A quarter of `count`, which is more than a table reads by default; all of it with `FINGERPOST_FULL=1`.
private func long(_ count: Int) -> Int { isFull ? count : count / 4 }

/// Reading the text of a link, a path by groups, and a mixed segment count no steps: of them time is asked. Long enough for
/// any build and any machine, far too short for a search that doubles with every group.
private let patience = Duration.seconds(60 * slowdown)

private func quickly(_ work: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) rethrows {
  let time = try ContinuousClock().measure(work)
  #expect(time < patience, sourceLocation: sourceLocation)
}

@Suite(.timeLimit(.minutes(15))) struct ScaleTests {
  static let shapes: [(LongText, LongText, String)] = [
    // Twenty optional groups, each of which could read every segment.
    (numbered(20, "/") { "({p\($0)})" } + "/{*rest}", times(200, "/x"), "r"),
    (numbered(20, "/") { "({p\($0)})" } + "/end", times(20, "/x") + "/end", "r"),
    (numbered(20, "/") { "({p\($0)})" } + "/end", times(200, "/x"), "notFound"),
    (numbered(20, "/") { "({p\($0):int})" } + "/*/end", times(200, "/5"), "notFound"),
    (numbered(20, "/") { "({p\($0):int})" } + "/*/end", times(200, "/5") + "/end", "r"),
    (times(20, "(x)/") + "*", times(200, "/x"), "r"),
    (times(20, "(x)/") + "y", times(200, "/x"), "notFound"),
    (times(20, "(x|x/x)/") + "y", times(30, "/x") + "/y", "r"),
    (times(20, "(x|x/x)/") + "y", times(200, "/x"), "notFound"),
    (numbered(20, "/") { "({a\($0)}|{b\($0)}/x)" } + "/y", times(30, "/x") + "/y", "r"),
    (times(15, "(x/") + "x" + times(15, ")") + "/y", times(200, "/x"), "notFound"),
    // Wildcards, each of which could end anywhere.
    (times(20, "*/x/") + "y", times(199, "/x") + "/y", "r"),
    (times(20, "*/x/") + "y", times(200, "/x"), "notFound"),
    (numbered(20, "/") { "{*p\($0)}/x" } + "/y", times(200, "/x"), "notFound"),
    (times(10, "(*)/(x)/") + "y", times(200, "/x"), "notFound"),
    (times(10, "(*/x|x/*)/") + "y", times(200, "/x"), "notFound"),
  ]

  @Test(arguments: shapes) func `groups and wildcards are read in linear time`(
    template: LongText, text: LongText, name: String
  ) throws {
    try quickly {
      let table = try table("r \(template.text)")
      // With as many segments read, each node once as what is reached and once as what leads on; and all of it twice, where a
      // plain walk leads to two junctions.
      let segments = text.text.utf8.count { $0 == UInt8(ascii: "/") }
      let (steps, nodes) = (try table.steps(text.text), table.nodes.nodes.count)
      #expect(steps <= 4 * nodes * (segments + 1))
      let outcome = table.outcome(text.text)
      #expect(outcome.prefix { $0 != " " } == name)
      let declared = try RouteTable(table.routes, origins: [.path], options: .init(precedence: .declared))
      #expect(declared.outcome(text.text).prefix { $0 != " " } == name)
    }
  }

  @Test func `many routes with many groups are one table`() throws {
    let lines = (0..<50).map { route in
      "r\(route) " + numbered(20, "/") { "({p\($0)}/a\(route))" }.text + "/z\(route)"
    }
    try quickly {
      let table = try table(lines.joined(separator: "\n"))
      #expect(try table.match((times(20, "/x/a7") + "/z7").text).route.name == "r7")
      #expect(table.outcome((times(100, "/x/a7") + "/z7").text) == "notFound")
      #expect(table.outcome((times(20, "/x/a7") + "/z8").text) == "notFound")
    }
  }

  @Test func `a thousand routes are built and found`() throws {
    let lines = (0..<1000).map { "r\($0) a\($0 % 10)/b\($0)/{id:int}" }
    let table = try table(lines.joined(separator: "\n"))
    for number in stride(from: 0, to: 1000, by: 37) {
      #expect(table.outcome("/a\(number % 10)/b\(number)/5") == "r\(number) id=5")
    }
  }

  static let mixed: [(LongText, LongText, String)] = [
    ("{a}a{b}a{c}a{d:int}", times(8000, "a"), "notFound"),
    ("{a}a{b}a{c}a{d}b", times(8000, "a"), "notFound"),
    ("{a:int}-{b:int}-{c:int}-{d:int}", times(4000, "1-"), "notFound"),
    (numbered(10, "") { "{p\($0)}-" } + "z", times(4000, "1-"), "notFound"),
    ("{a}a{b}a{c}a{d}", times(8000, "a"), "r"),
    ("{a:double}0{b:double}0{c:double}", times(4000, "10") + "x", "notFound"),
    ("{a:double}.{b:double}.{c:double}", times(4000, "1.") + "x", "notFound"),
  ]

  @Test(arguments: mixed) func `a long mixed segment is parted quickly`(
    template: LongText, segment: LongText, name: String
  )
    throws
  {
    try quickly {
      let outcome = try table("r \(template.text)").outcome("/" + segment.text)
      #expect(outcome.prefix { $0 != " " } == name)
    }
  }

  @Test func `brackets without end make no type`() {
    #expect(ParameterType(parsing: times(40_000, "[").text + "int" + times(40_000, "]").text) == nil)
  }

  static let hostile: [(LongText, String)] = [
    (times(long(60_000), "/a"), "rest"),
    ("/" + times(long(1 << 16), "a"), "one"),
    ("/" + times(long(1 << 16), "%41"), "one"),
    (times(long(20_000), "/a"), "rest"),
    (times(long(20_000), "/a") + "/", "rest"),
    ("/q?" + times(long(10_000), "key=value&"), "one"),
    ("/q?" + times(long(10_000), "k=1&"), "one"),
    ("/q?" + times(long(40_000), "&"), "one"),
    ("/" + times(long(1 << 16), "%"), "malformed"),
    ("/" + times(long(1 << 16), "/"), "malformed"),
    ("/q?" + times(long(1 << 16), "="), "one"),
    ("/q#" + times(long(1 << 16), "#"), "one"),
    ("/" + times(long(1 << 16), "\u{301}"), "one"),
    (times(long(20_000), "/.."), "malformed"),
    (times(long(1 << 16), "a"), "unknownOrigin"),
    ("a" + times(long(1 << 16), ":"), "unknownOrigin"),
  ]

  @Test(arguments: hostile) func `hostile text is read or refused and nothing worse`(text: LongText, name: String)
    throws
  {
    try quickly {
      let outcome = try table("one {x}?({k:int}), rest {*x}", ["/"], wide).outcome(text.text)
      #expect(outcome.prefix { $0 != " " } == name)
      let narrow = try table("one {x}?({k:int}), rest {*x}").outcome(text.text)
      #expect(narrow == "tooLong")
    }
  }

  /// Two thousand routes; ten thousand with `FINGERPOST_FULL=1`.
  private static let areas = Result {
    let lines = (0..<(isFull ? 2500 : 500)).flatMap { number in
      [
        "a\(number) area\(number)/users/{id:int}/things/{t}?{q}", "b\(number) area\(number)/({x:uuid}|{y:int})/edit",
        "c\(number) POST shared/thing\(number)/{id:int}", "d\(number) shared/{name}/thing\(number)#{s}",
      ]
    }
    return try table(lines.joined(separator: "\n"))
  }

  @Test(arguments: ["/area7/user/x/thing/y", "/area7/a/b/c/d", "/shared/a/b", "/area7/x/edit", "https://a.example/b"])
  func `a link is explained over thousands of routes`(link: String) throws {
    let table = try Self.areas.get()
    try quickly {
      let explanation = table.explain(link)
      #expect(explanation.winner == nil && explanation.near.count <= 10)
      let fix = try explanation.fix.map { try table.match($0.link, method: $0.method).route }
      #expect(fix == explanation.fix?.route)
    }
  }

  @Test(arguments: [
    "", "/", "//", "?", "#", "%", "\0", " ", ":", "::", "://", "a://", "https://", "\u{FEFF}/x", "/\u{0}", "*",
  ])
  func `a tiny text traps nothing`(text: String) throws {
    let table = try table("r /, s {x}, t *, u {a}-{b}", ["appscheme://", "https://social.example", "/", ":"])
    _ = table.outcome(text)
    _ = table.outcome(target: text, method: text)
    _ = table.explain(text)
    _ = table.nearest(to: text)
    #expect(throws: PrintError.self) { try table.print(text, [text: .text(text)]) }
  }
}
