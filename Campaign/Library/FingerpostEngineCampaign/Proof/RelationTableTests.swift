import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct RelationTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let routes: String
    let origins: [String]
    let relation: String
    var strictQuery = false
    var testDescription: String { "\(routes) \(origins)" }
  }

  static let routes: [Row] = [
    Row(
      routes: "r a, s {x}", origins: ["https://a.example"],
      relation: "narrower: https://a.example/a; only the second: https://a.example/b"),
    Row(
      routes: "r a <- https://a.example, s a <- https://b.example",
      origins: ["https://a.example", "https://b.example"],
      relation: "disjoint: only the first: https://a.example/a; only the second: https://b.example/a"),
    Row(
      routes: "r a <- https://a.example, s {x} <- https://*.example",
      origins: ["https://a.example", "https://*.example"],
      relation: "narrower: https://a.example/a; only the second: https://a.example/b"),
    Row(
      routes: "r a <- https://*.b.example, s {x} <- https://*.c.example",
      origins: ["https://*.b.example", "https://*.c.example"],
      relation: "disjoint: only the first: https://a.b.example/a; only the second: https://a.c.example/b"),
    Row(
      routes: "r a <- app://, s {x}", origins: ["/", "app://"],
      relation: "narrower: app://a; only the second: /b"),
    Row(
      routes: "r a [web], s {x}", origins: ["app://"],
      relation: "disjoint: only the second: app://b"),
    Row(
      routes: "r a/{x}, s a/{x}/{y}", origins: [":"],
      relation: "wider: a:b:b; only the first: a:b"),
    Row(
      routes: "r a/{x}, s a/{x}/{y}", origins: ["/", ":"],
      relation: "crossing: a:b:b; only the first: /a/b; only the second: /a/b/b"),
    Row(
      routes: "r a?{k}, s {x}", origins: [":"],
      relation: "disjoint: only the second: b"),
    Row(
      routes: "r {t:datetime}, s {x}", origins: [":"],
      relation: "disjoint: only the second: a"),
    Row(
      routes: "r a, s {x}", origins: ["https://{t}.example"],
      relation: "narrower: https://a.example/; only the second: https://b.example/"),
    Row(
      routes: "r {x}/A, s {x:a|A}/{y}", origins: ["https://{t}.example"],
      relation:
        "crossing: https://a.example/A; only the first: https://b.example/A; only the second: https://a.example/b"),
    Row(
      routes: "r A/{y}, s {x}/{y}", origins: ["https://{t}.example"],
      relation: "disjoint: only the second: https://a.example/a"),
    Row(routes: "r {x:A|b}, s b", origins: ["https://{t}.example"], relation: "equal: https://b.example/"),
    Row(routes: "r (a), s a", origins: ["https://{t}.example"], relation: "equal: https://a.example/"),
    Row(routes: "r (*), s *", origins: ["https://{t}.example"], relation: "equal: https://a.example/"),
    Row(
      routes: "r {t:datetime}, s {x}", origins: ["https://{t}.example"],
      relation: "disjoint: only the second: https://a.example/"),
    Row(
      routes: "r {x}.{y}, s {z:double}", origins: ["https://{t}.example"],
      relation:
        "crossing: https://1.5.example/; only the first: https://a.a.example/; only the second: https://2.example/"),
    // A host is in lower case.
    Row(
      routes: "r x{f:bool}, s {y}lse", origins: ["https://{t}.example"],
      relation:
        "crossing: https://xfalse.example/; only the first: https://xtrue.example/; only the second: https://alse.example/"
    ),
    // An exact host is read without a capture.
    Row(
      routes: "r a, s {x}", origins: ["https://{t}.example", "https://b.example"],
      relation: "narrower: https://b.example/a; only the second: https://b.example/b"),
    Row(
      routes: "r {x} <- https://{t}.example, s {x}/a <- https://{t}.b.example",
      origins: ["https://{t}.example", "https://{t}.b.example"],
      relation: "disjoint: only the first: https://b.example/; only the second: https://b.b.example/a"),
    Row(
      routes: "r {x:int}/y <- https://{t}.example, s {x}/y <- https://{t}.example /",
      origins: ["https://{t}.example", "https://a.example", "/"],
      relation: "narrower: https://2.example/y; only the second: /a/y"),
    Row(
      routes: "r a?({k:int}), s {x:a|}", origins: ["/"], relation: "equal: /a"),
    Row(
      routes: "r a?({k:int}), s {x:a|}", origins: ["/"], relation: "narrower: /a; only the second: /a?k=a",
      strictQuery: true),
  ]

  @Test(arguments: routes) func `routes are compared where their links come from`(_ row: Row) throws {
    let table = try table(row.routes, row.origins, RouteTable.Options(strictQuery: row.strictQuery))
    let relation = table.relation(of: 0, to: 1)
    #expect(relation.description == row.relation)
    #expect(table.relation(of: 1, to: 0).kind == relation.kind.mirrored)
  }

  @Test func `what no link of the table's length shows stays unknown`() throws {
    func relation(segments: Int) throws -> TemplateRelation {
      let options = RouteTable.Options(text: TextRules(limits: LinkLimits(segments: segments)))
      return try table("r a/b, s a/{x}", ["/"], options).relation(of: 0, to: 1)
    }
    #expect(try relation(segments: 1).description == "unknown")
    #expect(try relation(segments: 2).kind == .narrower)
  }

  @Test func `a place without a route matches nothing`() throws {
    let table = try table("r a")
    #expect(table.relation(of: 0, to: 7).kind == .disjoint)
    #expect(table.relation(of: -1, to: 0).kind == .disjoint)
  }

  static let meetings: [(routes: String, pairs: String)] = [
    ("r users/me, s users/{id}, t posts/{id:int}, u posts/new", "0-1"),
    ("r GET a, s POST a, t a, u HEAD a", "0-2 0-3 1-2 2-3"),
    ("r a/(b)/c, s a/c, t a/b/c, u a/b", "0-1 0-2"),
    ("r *, s {*x}/a, t a, u b/c", "0-1 0-2 0-3"),
    ("r {x:int}, s {x:uuid}, t {x:bool}, u {x:double}", "0-2 0-3 2-3"),
    ("r {x}.json, s {x}.xml, t a.json, u {x:int}", "0-2"),
    ("r a?k=1, s a?k=2", "0-1"),
    ("r {x:slug}, s {x:int}, t {x:slug}/a, u A", "0-1 0-3"),
    ("r {x}-1-{y}, s {x}-2-{y}, t {x}-1-{y:int}, u {x}-2-{y:int}", "0-1 0-2 0-3 1-2 1-3"),
    ("r a{x}.b, s ab{x}.b, t a{x}c.b, u b{x}.b", "0-1 0-2 1-2"),
    ("r {x:int}-{y}, s {x:date}, t {x:uuid}, u {x:int}.{y:slug}", "0-1 0-2"),
    ("r (a)/(b)/(c), s x/(a)/(b), t (a)/x", "1-2"),
  ]

  @Test(arguments: meetings) func `routes that part ways are no pair`(row: (routes: String, pairs: String)) throws {
    let options = RouteTable.Options(types: [CustomType("slug") { $0.first == "a" ? nil : $0 }])
    let pairs = try table(row.routes, ["/"], options).pairsThatMayMeet
    #expect(pairs.map { "\($0.first)-\($0.second)" }.joined(separator: " ") == row.pairs)
  }

  @Test func `a host of two origins brings together the routes of both`() throws {
    let origins = ["https://a.example", "https://*.example", "https://b.test"]
    let table = try table(
      "r {x} <- https://a.example, s a <- https://*.example, t a <- https://b.test", origins)
    let pairs = table.pairsThatMayMeet
    #expect(pairs.map(\.first) == [0] && pairs.map(\.second) == [1])
  }

  @Test func `a thousand routes are compared where they may meet`() throws {
    let lines = (0..<1000).map { "r\($0) a\($0 % 10)/b\($0)/{id:int}" } + ["all {x}/b7/{y}"]
    let pairs = try table(lines.joined(separator: "\n")).pairsThatMayMeet
    #expect(pairs.map(\.first) == [7] && pairs.map(\.second) == [1000])
  }
}
