import FingerpostOperators
import Testing

@testable import FingerpostOperatorsTests

/// A pattern, and what it reads of a path and a query.
struct Prefix: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let parsed: String
  private let wanted: String
  private let readsAll: Bool
  private let readsText: Bool

  /// - Parameters:
  ///   - value: nil where no prefix of the path is read.
  ///   - rest: the segments that are left.
  ///   - items: the items of the query that are left.
  init<Value, State>(
    _ pattern: RoutePattern<Value, State>, _ path: [String], query: [String: String] = [:], _ value: Value?,
    rest: [String] = [], items: [String: String] = [:]
  ) {
    func shown(_ value: Value, _ rest: RouteComponents) -> String {
      "\(String(reflecting: value)), rest \(rest.path) \(rest.query.sorted { $0.key < $1.key })"
    }
    testDescription = "\(pattern.template) of \(path) \(query)"
    parsed = pattern.parse((path, query)).map { shown($0.match, $0.rest) } ?? "nil"
    wanted = value.map { shown($0, (rest, items)) } ?? "nil"
    readsAll = value != nil && rest.isEmpty
    let text = query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    readsText = (try? pattern.parse("/" + path.joined(separator: "/") + (text.isEmpty ? "" : "?" + text))) != nil
  }

  func check(_ location: SourceLocation = #_sourceLocation) {
    #expect(parsed == wanted, sourceLocation: location)
    #expect(readsText == readsAll, "text is read as a whole", sourceLocation: location)
  }
}

@Suite struct ComponentsTests {
  static let prefixes: [Prefix] = [
    Prefix(lit("users"), ["users", "x"], (), rest: ["x"]),
    Prefix(lit("users"), ["users"], ()),
    Prefix(lit("users"), ["x", "users"], nil),
    Prefix(lit("users"), [], nil),
    Prefix(lit("users/me"), ["users", "me", "x"], (), rest: ["x"]),
    Prefix(lit("users/me"), ["users"], nil),
    Prefix(lit(""), ["users"], (), rest: ["users"]),
    Prefix(int, ["7", "x"], 7, rest: ["x"]),
    Prefix(int, ["x", "7"], nil),
    Prefix("users" /> string >/> int, ["users", "ann", "7", "a", "b"], ("ann", 7), rest: ["a", "b"]),
    Prefix("users" /> string >/> int, ["users", "ann", "x"], nil),
    Prefix("users" /> string >/> int, ["users", "ann"], nil),
    Prefix("recipes" /? int, ["recipes", "7", "x"], 7, rest: ["x"]),
    Prefix("recipes" /? int, ["recipes", "x"], .some(nil), rest: ["x"]),
    Prefix(("recipes" /? int) >/> "info", ["recipes", "info", "info"], .some(nil), rest: ["info"]),
    Prefix(int | string >/> "x", ["7", "x"], .right("7")),
    Prefix(int | string >/> "x", ["7", "y"], .left(7), rest: ["y"]),
    Prefix("users" /> any, ["users", "a", "b"], ()),
    Prefix(any /> "users", ["a", "users", "x"], (), rest: ["x"]),
    Prefix(any(lit("users")), ["a", "users", "b", "users", "x"], (), rest: ["x"]),
    Prefix(any, ["a", "b"], ()),
  ]

  static let queries: [Prefix] = [
    Prefix("s" .? int("page"), ["s", "x"], query: ["page": "2", "utm": "y"], 2, rest: ["x"], items: ["utm": "y"]),
    Prefix("s" .? int("page"), ["s", "x"], query: ["utm": "y"], nil),
    Prefix("s" .? int("page"), ["s"], query: ["page": "x"], nil),
    Prefix("s" .?? int("page"), ["s", "x"], query: ["utm": "y"], .some(nil), rest: ["x"], items: ["utm": "y"]),
    Prefix("s" .? int("a") & int("b"), ["s"], query: ["a": "1", "b": "2", "c": "3"], (1, 2), items: ["c": "3"]),
    Prefix(lit("s"), ["s", "x"], query: ["page": "2"], (), rest: ["x"], items: ["page": "2"]),
    Prefix(int("page"), [], query: ["page": "2"], 2),
    Prefix(int("page"), ["s", "x"], query: ["page": "2", "utm": "y"], 2, rest: ["s", "x"], items: ["utm": "y"]),
    Prefix(int("page"), ["s"], query: [:], nil),
  ]

  @Test(arguments: prefixes) func `of segments the longest prefix is read, and the others are left`(row: Prefix) {
    row.check()
  }
  @Test(arguments: queries) func `of a query the items that the pattern names are read`(row: Prefix) { row.check() }

  @Test func `what one pattern leaves, the next reads`() throws {
    let users = try #require(lit("users").parse((["users", "ann", "7"], ["page": "2", "utm": "x"])))
    let name = try #require(string.parse(users.rest))
    let id = try #require(int.parse(name.rest))
    let page = try #require(int("page").parse(id.rest))
    #expect((name.match, id.match, page.match) == ("ann", 7, 2))
    #expect(page.rest.path == [])
    #expect(page.rest.query == ["utm": "x"])
  }

  @Test func `a path of more segments than any text has is read as far as a text goes`() throws {
    let long = Array(repeating: "x", count: 10_000)
    #expect(try #require(string.parse((long, [:]))).rest.path.count == 9_999)
    #expect(try #require(("x" /> any).parse((long, [:]))).rest.path.count == 10_000 - 256)
    #expect(int.parse((long, [:]))?.match == nil)
  }

  static let items: [(template: String, wanted: String)] = [
    (int("tweetId").template, "tweetId=:int"),
    (string("q").template, "q=:string"),
    (queryParam("at", Double.self).template, "at=:double"),
    ((string("q") & int("page")).template, "q=:string&page=:int"),
    ((string("q") &? int("page")).template, "q=:string&(page=:int)"),
    ((int("a") | string("b")).template, "(a=:int|b=:string)"),
    (maybe(int("a")).template, "(a=:int)"),
    (int("a").map({ -$0 }, { -$0 }).template, "a=:int"),
    (int("/x").template, "/x=:int"),
    ((lit("") .? int("a")).template, "/?a=:int"),
    (("/" .? int("a")).template, "/?a=:int"),
    (("retweet" .? int("tweetId")).template, "retweet?tweetId=:int"),
    (("a" .? (int("b") & string("c"))).template, "a?b=:int&c=:string"),
  ]

  @Test(arguments: items) func `a query item that has no path yet shows itself alone`(
    row: (template: String, wanted: String)
  ) {
    #expect(row.template == row.wanted)
  }

  @Test func `a query item by itself reads and prints at the root`() throws {
    let item = int("tweetId")
    #expect(try item.parse("/?tweetId=7") == 7)
    let text: String = try item.print(7)
    #expect(text == "/?tweetId=7")
    #expect(item.print(7)?.path == [])
    #expect(item.print(7)?.query == ["tweetId": "7"])
  }
}
