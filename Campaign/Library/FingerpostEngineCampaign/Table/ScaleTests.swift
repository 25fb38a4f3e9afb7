import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let wide = RouteTable.Options(
  text: TextRules(limits: LinkLimits(bytes: 4 << 20, segments: 1 << 16, queryItems: 1 << 16)))

extension RouteTable {
  /// How many bytes are looked at to cut and decode a text.
  fileprivate func bytesLookedAt(_ text: String) throws -> Int {
    try text.withBytes { (bytes) throws(LinkError) in try Scan.read(bytes, originSet, options.text) { $0.looked } }
  }
}

@Suite struct ScaleTests {
  static let shapes: [(LongText, LongText, String)] = [
    // As many optional groups as there may be, each of which could read every segment.
    (numbered(6, "/") { "({p\($0)})" } + "/{*rest}", times(200, "/x"), "r"),
    (numbered(6, "/") { "({p\($0)})" } + "/end", times(6, "/x") + "/end", "r"),
    (numbered(6, "/") { "({p\($0)})" } + "/end", times(200, "/x"), "notFound"),
    (numbered(6, "/") { "({p\($0):int})" } + "/*/end", times(200, "/5"), "notFound"),
    (numbered(6, "/") { "({p\($0):int})" } + "/*/end", times(200, "/5") + "/end", "r"),
    (times(6, "(x)/") + "*", times(200, "/x"), "r"),
    (times(6, "(x)/") + "y", times(200, "/x"), "notFound"),
    (times(6, "(x|x/x)/") + "y", times(9, "/x") + "/y", "r"),
    (times(6, "(x|x/x)/") + "y", times(200, "/x"), "notFound"),
    (numbered(6, "/") { "({a\($0)}|{b\($0)}/x)" } + "/y", times(9, "/x") + "/y", "r"),
    (times(15, "(x/") + "x" + times(15, ")") + "/y", times(200, "/x"), "notFound"),
    // Wildcards, each of which could end anywhere.
    (times(20, "*/x/") + "y", times(199, "/x") + "/y", "r"),
    (times(20, "*/x/") + "y", times(200, "/x"), "notFound"),
    (numbered(20, "/") { "{*p\($0)}/x" } + "/y", times(200, "/x"), "notFound"),
    (times(3, "(*)/(x)/") + "y", times(200, "/x"), "notFound"),
    (times(6, "(*/x|x/*)/") + "y", times(200, "/x"), "notFound"),
  ]

  @Test(arguments: shapes) func `groups and wildcards are read in linear time`(
    template: LongText, text: LongText, name: String
  ) throws {
    let table = try table("r \(template.text)")
    // With as many segments read, each node once as what is reached and once as what leads on; and all of it twice, where a
    // walk is left open.
    let segments = text.text.utf8.count { $0 == UInt8(ascii: "/") }
    let (steps, nodes) = (try table.steps(text.text), table.nodes.nodes.count)
    #expect(steps <= 4 * nodes * (segments + 1))
    let outcome = table.outcome(text.text)
    #expect(outcome.prefix { $0 != " " } == name)
    let declared = try RouteTable(table.routes, origins: [.path], options: .init(precedence: .declared))
    #expect(declared.outcome(text.text).prefix { $0 != " " } == name)
  }

  @Test func `many routes with many groups are one table`() throws {
    let lines = (0..<50).map { route in
      "r\(route) " + numbered(6, "/") { "({p\($0)}/a\(route))" }.text + "/z\(route)"
    }
    let table = try table(lines.joined(separator: "\n"))
    #expect(try table.match((times(6, "/x/a7") + "/z7").text).route.name == "r7")
    #expect(table.outcome((times(100, "/x/a7") + "/z7").text) == "notFound")
    #expect(table.outcome((times(6, "/x/a7") + "/z8").text) == "notFound")
  }

  @Test func `a thousand routes are built and found`() throws {
    let lines = (0..<1000).map { "r\($0) a\($0 % 10)/b\($0)/{id:int}" }
    let table = try table(lines.joined(separator: "\n"))
    for number in stride(from: 0, to: 1000, by: 37) {
      #expect(table.outcome("/a\(number % 10)/b\(number)/5") == "r\(number) id=5")
    }
  }

  /// A template, what its segment repeats and how it ends.
  static let mixed: [(LongText, unit: String, end: String, String)] = [
    ("{a}a{b}a{c}a{d:int}", "a", "", "notFound"),
    ("{a}a{b}a{c}a{d}b", "a", "", "notFound"),
    ("{a:int}-{b:int}-{c:int}-{d:int}", "1-", "", "notFound"),
    (numbered(10, "") { "{p\($0)}-" } + "z", "1-", "", "notFound"),
    ("{a}a{b}a{c}a{d}", "a", "", "r"),
    ("{a:double}0{b:double}0{c:double}", "10", "x", "notFound"),
    ("{a:double}.{b:double}.{c:double}", "1.", "x", "notFound"),
  ]

  @Test(arguments: mixed) func `a long mixed segment is parted in linear time`(
    template: LongText, unit: String, end: String, name: String
  ) throws {
    let table = try table("r \(template.text)")
    guard case .mixed(let operands)? = table.routes[0].template.path.first else {
      Issue.record("no mixed segment")
      return
    }
    let mixed = MixedSegment(operands, table.custom)
    try expectLinear(isFull ? [1000, 2000, 4000] : [250, 500, 1000]) { count in
      let segment = String(repeating: unit, count: count) + end
      #expect(table.outcome("/" + segment).prefix { $0 != " " } == name)
      return segment.withBytes { mixed.tries($0) }
    }
  }

  @Test func `brackets without end make no type`() {
    #expect(ParameterType(parsing: times(40_000, "[").text + "int" + times(40_000, "]").text) == nil)
  }

  /// How a text begins, what it repeats, and what the table makes of it.
  static let hostile: [(start: String, unit: String, full: Int, name: String)] = [
    ("", "/a", 60_000, "rest"), ("/", "a", 1 << 16, "one"), ("/", "%41", 1 << 16, "one"), ("/a/", "a/", 20_000, "rest"),
    ("/q?", "key=value&", 10_000, "one"), ("/q?", "k=1&", 10_000, "one"), ("/q?", "&", 40_000, "one"),
    ("/q?", "=", 1 << 16, "one"), ("/q?a", "%41=%41&a", 10_000, "one"), ("/q#", "#", 1 << 16, "one"),
    ("/", "\u{301}", 1 << 16, "one"), ("/", "%", 1 << 16, "malformed"), ("/", "/", 1 << 16, "malformed"),
    ("", "/..", 20_000, "malformed"), ("", "a", 1 << 16, "unknownOrigin"), ("a", ":", 1 << 16, "unknownOrigin"),
  ]

  /// A quarter of the full size is more than a table reads by default. What is refused is read up to the byte that the error names.
  @Test(arguments: hostile) func `hostile text is read in linear time or refused, and nothing worse`(
    row: (start: String, unit: String, full: Int, name: String)
  ) throws {
    let table = try table("one {x}?({k:int}), rest {*x}", ["/"], wide)
    let most = isFull ? row.full : row.full / 4
    func text(_ count: Int) -> String { row.start + String(repeating: row.unit, count: count) }
    #expect(table.outcome(text(most)).prefix { $0 != " " } == row.name)
    #expect(try FingerpostEngineTests.table("one {x}?({k:int}), rest {*x}").outcome(text(most)) == "tooLong")
    if ["one", "rest"].contains(row.name) {
      try expectLinear([most / 4, most / 2, most]) { try table.bytesLookedAt(text($0)) + table.steps(text($0)) }
    }
  }

  /// Four routes for each number.
  private static func areas(_ count: Int) throws -> RouteTable {
    let lines = (0..<count).flatMap { number in
      [
        "a\(number) area\(number)/users/{id:int}/things/{t}?{q}", "b\(number) area\(number)/({x:uuid}|{y:int})/edit",
        "c\(number) POST shared/thing\(number)/{id:int}", "d\(number) shared/{name}/thing\(number)#{s}",
      ]
    }
    return try table(lines.joined(separator: "\n"))
  }

  /// Hundreds of routes; ten thousand with `FINGERPOST_FULL=1`.
  private static let tables = Result {
    let sizes = isFull ? [1250, 2500] : [100, 200]
    return Dictionary(uniqueKeysWithValues: try sizes.map { ($0, try areas($0)) })
  }

  @Test(arguments: ["/area7/user/x/thing/y", "/area7/a/b/c/d", "/shared/a/b", "/area7/x/edit", "https://a.example/b"])
  func `a link is explained over thousands of routes in linear time`(link: String) throws {
    let tables = try Self.tables.get()
    try expectLinear(tables.keys.sorted()) { size in
      let table = try #require(tables[size])
      let (explanation, steps) = Work.counted { table.explain(link) }
      #expect(explanation.winner == nil && explanation.near.count <= 10)
      let fix = try explanation.fix.map { try table.match($0.link, method: $0.method).route }
      #expect(fix == explanation.fix?.route)
      return steps
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
