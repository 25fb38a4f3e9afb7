import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Links whose path a route reads, and whose query it does not: a server answers 400.
struct BadQueryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let routes: String
    let text: String
    let keys: [String]
    let message: String
    let offset: Int
    var route = "r"
    var isMissing = false

    var testDescription: String { "\(routes) · \(text)" }
  }

  static let rows = [
    Row(
      routes: "r find?{q}", text: "/find", keys: ["q"], message: "the query item \"q\" is missing", offset: 5,
      isMissing: true),
    Row(
      routes: "r find?{q}&{page:int}", text: "/find?page=1", keys: ["q"], message: "the query item \"q\" is missing",
      offset: 5, isMissing: true),
    Row(
      routes: "r find?words={q}", text: "/find?q=1", keys: ["words"], message: "the query item \"words\" is missing",
      offset: 5, isMissing: true),
    Row(
      routes: "r find?({q}|{tag}|id={n:int})", text: "/find?x=1", keys: ["q", "tag", "id"],
      message: "the query item \"q\" or \"tag\" or \"id\" is missing", offset: 5, isMissing: true),
    Row(
      routes: "r find?{page:int}", text: "/find?q=a&page=x", keys: ["page"],
      message: "the value of \"page\" does not read as int", offset: 10),
    Row(
      routes: "r find?p={page:int}", text: "/find?p=x", keys: ["p"],
      message: "the value of \"page\" does not read as int", offset: 6),
    Row(
      routes: "r find?{sort:new|top}", text: "/find?sort=best", keys: ["sort"],
      message: "the value of \"sort\" does not read as new|top", offset: 6),
    Row(
      routes: "r find?{q}", text: "/find?q=a&q=b&q=c", keys: ["q"], message: "the query item \"q\" is given 3 times",
      offset: 14),
    Row(
      routes: "r edit?mode=raw", text: "/edit?mode=html", keys: ["mode"],
      message: "the query item \"mode\" has another value", offset: 6),
    // The fewest faults, then the first by its template.
    Row(
      routes: "a find?{a}&{b}, r find?{c}", text: "/find", keys: ["c"], message: "the query item \"c\" is missing",
      offset: 5, isMissing: true),
    Row(
      routes: "b find?{z}, r find?{y}", text: "/find", keys: ["y"], message: "the query item \"y\" is missing",
      offset: 5, isMissing: true),
    // The best labels count, as in a match.
    Row(
      routes: "a {word}?{a}, r find?{b}&{c}", text: "/find", keys: ["b"], message: "the query item \"b\" is missing",
      offset: 5, isMissing: true),
    // Through groups, wildcards and captured segments.
    Row(
      routes: "r (a|b)/({c})/*?{d}", text: "/b/x/y", keys: ["d"], message: "the query item \"d\" is missing", offset: 6,
      isMissing: true),
    Row(
      routes: "r (a?{x:int}|b?{y})", text: "/a?x=z&y=1", keys: ["x"],
      message: "the value of \"x\" does not read as int", offset: 3),
    // A fragment that reads is not a hindrance.
    Row(
      routes: "r find?{q}#{f:int}", text: "/find#7", keys: ["q"], message: "the query item \"q\" is missing", offset: 5,
      isMissing: true),
    Row(
      routes: "r caf%C3%A9?%C3%A9={q:int}", text: "/caf%c3%a9?%C3%A9=%C3%A9", keys: ["é"],
      message: "the value of \"q\" does not read as int", offset: 11),
  ]

  @Test(arguments: rows) func `a query that does not read has a kind of its own`(_ row: Row) throws {
    let routes = try routes(row.routes)
    for routes in [routes, routes.reversed()] {
      let table = try RouteTable(routes, origins: [.path])
      let error = #expect(throws: LinkError.self) { try table.match(row.text) }
      #expect(error?.kind == .badQuery)
      #expect(error?.message == row.message)
      #expect(error?.offset == row.offset)
      #expect(error?.badQuery?.route == row.route)
      #expect(error?.badQuery?.keys == row.keys)
      #expect(error?.badQuery?.isMissing == row.isMissing)
      #expect(error?.code == FaultCode(row.isMissing ? .linkMissingItem : .linkUnreadItem))
      #expect(error?.allowedMethods == [] && error?.gone == nil)
    }
  }

  static let others: [(routes: String, text: String, outcome: String)] = [
    // Another route reads the link, or its path alone is wrong.
    ("r find?{q}, s {word}", "/find", "s word=find"),
    ("r find?{q}", "/fund", "notFound"),
    ("r find?{q}", "/find/x", "notFound"),
    ("r find/{id:int}?{q}", "/find/x", "notFound"),
    // A fragment is part of what is found.
    ("r find?{q}#{f:int}", "/find", "notFound"),
    ("r find?{q}#{f:int}", "/find?q=1#x", "notFound"),
    // What may be missing never makes a query bad, nor does a key that no route knows.
    ("r find?({q:int})", "/find?q=x", "r (0) !q=x"),
    ("r find", "/find?q=x", "r +q=x"),
    // A route of another method says less, and what is gone is read no more.
    ("r find?{q} [gone]", "/find", "notFound"),
    ("r find?{q} [gone], s find?{q}&{a}", "/find", "badQuery"),
    ("r POST find, s GET find?{q}", "/find", "badQuery"),
    ("r POST find, s PUT find?{q}", "/find", "methodNotAllowed POST"),
    ("r POST find?{q}", "/find", "notFound"),
    ("r find?{q} [web]", "app://find", "notFound"),
    ("r find?{q} <- /", "app://find", "notFound"),
    ("r find?{q} <- app://", "app://find", "badQuery"),
    // Compact text has no query.
    ("r find?{q}", "find", "notFound"),
  ]

  @Test(arguments: others)
  func `a query is bad only where nothing else is wrong`(routes: String, text: String, outcome: String) throws {
    #expect(try table(routes, ["app://", "/", ":"]).outcome(text) == outcome)
  }

  @Test func `a strict query is bad where an optional item, or an element of a list, does not read`() throws {
    let table = try table("r find?({q:int})&{n:[int]}", ["/"], RouteTable.Options(strictQuery: true))
    let messages = ["/find?q=x", "/find?q=1&q=2", "/find?n=1&n=x&n=2", "/find?n=x"].map { text in
      (#expect(throws: LinkError.self) { try table.match(text) })?.description ?? ""
    }
    #expect(
      messages == [
        "the value of \"q\" does not read as int (at byte 6)", "the query item \"q\" is given 2 times (at byte 10)",
        "the value of \"n\" does not read as int (at byte 10)", "the value of \"n\" does not read as int (at byte 6)",
      ])
  }

  @Test func `a target of a request has the same faults`() throws {
    #expect(try table("r find?{q}", ["https://a.example"]).outcome(target: "/find") == "badQuery")
    #expect(try table("r find?{q}", ["https://a.example"]).outcome(target: "/find?q=1") == "r q=1")
  }
}
