import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct RelationQueryTests {
  static let requiredItems: [RelationCase] = [
    RelationCase("a?{k}", "a", "narrower: /a?k=a; only the second: /a"),
    RelationCase("a?{k}", "a?{k:int}", "wider: /a?k=2; only the first: /a?k=a"),
    RelationCase("a?{k}", "a?{q}", "crossing: /a?k=a&q=a; only the first: /a?k=a; only the second: /a?q=a"),
    RelationCase("a?k=1", "a?k=2", "disjoint: only the first: /a?k=1; only the second: /a?k=2"),
    RelationCase("a?k=1", "a?{k:int}", "narrower: /a?k=1; only the second: /a?k=2"),
    RelationCase("a?{k}&{q}", "a?{q}&{k}", "equal: /a?k=a&q=a"),
    RelationCase("a?{k:int}", "b?{k:int}", "disjoint: only the first: /a?k=2; only the second: /b?k=2"),
    RelationCase(
      "a?{k:bool}&{q}", "a?{k:int}&q=1",
      "crossing: /a?k=0&q=1; only the first: /a?k=true&q=a; only the second: /a?k=2&q=1"),
    RelationCase("?{k}", "?k=", "wider: /?k=; only the first: /?k=a"),
  ]

  @Test(arguments: requiredItems) func `required items narrow`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let optionalItems: [RelationCase] = [
    RelationCase("a?({k:int})", "a", "equal: /a"),
    RelationCase("a?{k:int=1}", "a", "equal: /a"),
    RelationCase("a?({k:int})", "a?{k:int}", "wider: /a?k=2; only the first: /a"),
    RelationCase("a?(k=1)", "a?({q})", "equal: /a"),
    RelationCase("a(#{f})", "a", "equal: /a"),
    RelationCase("a(#{f:int})", "a", "narrower: /a; only the second: /a#a"),
    RelationCase("a(#{f:int})", "a#{f:int}", "wider: /a#2; only the first: /a"),
    RelationCase("a(#{f:int})", "a#{f}", "crossing: /a#2; only the first: /a; only the second: /a#a"),
    RelationCase("a(#x)", "a(#y)", "crossing: /a; only the first: /a#x; only the second: /a#y"),
  ]

  @Test(arguments: optionalItems) func `items that may be missing narrow nothing`(_ row: RelationCase) throws {
    try expect(row)
  }

  @Test(arguments: [
    RelationCase("a?{k:[int]}", "a", "equal: /a"),
    RelationCase("a?{k:[int]}", "a?{k:int}", "wider: /a?k=2; only the first: /a"),
    RelationCase("a?{k:[int]}", "a?{k:[string]}", "equal: /a"),
    RelationCase("a?{k:[int]}", "a?{k:[bool]}", "equal: /a"),
    RelationCase("a?{k:[a|b]}", "a?{k:[c|d]}", "equal: /a"),
    RelationCase("a?{k:[string]}", "a", "equal: /a"),
  ]) func `lists narrow nothing, as what does not read is left out`(_ row: RelationCase) throws {
    try expect(row)
  }

  @Test(arguments: [
    RelationCase("a?(a={x}|b={y})", "a?a={x}", "wider: /a?a=a; only the first: /a?b=a"),
    RelationCase("a?(a={x}|b={y})", "a?(b={y}|a={x})", "equal: /a?a=a&b=a"),
    RelationCase("a?(k=a|k=b)", "a?k={x:a|b}", "equal: /a?k=a"),
    RelationCase("a?(k=a|q=b)", "a?(k=b|q=a)", "crossing: /a?k=a&q=a; only the first: /a?k=a; only the second: /a?k=b"),
    RelationCase("a?(k=1|q=1)", "a?(k=2|q=2)", "crossing: /a?k=1&q=2; only the first: /a?k=1; only the second: /a?k=2"),
  ]) func `of alternatives one will do`(_ row: RelationCase) throws {
    try expect(row)
  }

  @Test(arguments: [
    RelationCase("a/(b?{k}|c)", "a/b", "crossing: /a/b?k=a; only the first: /a/c; only the second: /a/b"),
    RelationCase("a/(b?{k}|c)", "a/(b|c)", "narrower: /a/b?k=a; only the second: /a/b"),
    RelationCase("(a?k=1|a?k=2)", "a?{k:1|2}", "equal: /a?k=1"),
    RelationCase("a/(b?q=1)?k=1", "a?k=1", "wider: /a?k=1; only the first: /a/b?k=1&q=1"),
    RelationCase(
      "(a?k=1|a?q=1)", "(a?k=2|a?q=2)",
      "crossing: /a?k=1&q=2; only the first: /a?k=1; only the second: /a?k=2"),
    RelationCase("a/(b?{k})", "a/(b)", "narrower: /a; only the second: /a/b"),
  ]) func `a query that a branch carries narrows this branch`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let fragments: [RelationCase] = [
    RelationCase("a#top", "a", "narrower: /a#top; only the second: /a"),
    RelationCase("a#top", "a#end", "disjoint: only the first: /a#top; only the second: /a#end"),
    RelationCase("a#top", "a#{f}", "narrower: /a#top; only the second: /a#a"),
    RelationCase("a#{f}", "a", "narrower: /a#a; only the second: /a"),
    RelationCase("a#{f=x}", "a", "equal: /a"),
    RelationCase("a#{f:int}", "a#{f:double}", "narrower: /a#2; only the second: /a#9223372036854775808"),
    RelationCase(
      "a#/p/{n}?{k:int}", "a#k={v}", "crossing: /a#/p/a?&k=2; only the first: /a#/p/a?k=2; only the second: /a#k=a"),
    RelationCase("a#/p?{k}", "a#/p", "narrower: /a#/p?k=a; only the second: /a#/p"),
    RelationCase("a#{f:int}", "a#top", "disjoint: only the first: /a#2; only the second: /a#top"),
  ]

  @Test(arguments: fragments) func `a fragment narrows`(_ row: RelationCase) throws {
    try expect(row)
  }

  @Test(arguments: [
    RelationCase("GET a", "a", "narrower: /a; only the second: POST /a"),
    RelationCase("GET a", "POST a", "disjoint: only the first: /a; only the second: POST /a"),
    RelationCase("GET a", "HEAD a", "wider: HEAD /a; only the first: /a"),
    RelationCase("HEAD a", "a", "narrower: HEAD /a; only the second: /a"),
    RelationCase("POST {x}", "POST a", "wider: POST /a; only the first: POST /b"),
    RelationCase("GET {x}", "a", "crossing: /a; only the first: /b; only the second: POST /a"),
  ]) func `no method is any, and GET serves HEAD`(_ row: RelationCase) throws {
    try expect(row)
  }

  @Test(arguments: [
    RelationCase("a [web]", "a", "narrower: /a; only the second: app://a"),
    RelationCase("a [web]", "a [web]", "equal: /a"),
    RelationCase("a [web]", "{x}", "narrower: /a; only the second: /b"),
    RelationCase("{x} [web]", "a", "crossing: /a; only the first: /b; only the second: app://a"),
    RelationCase(
      "{x}/* [web]", "a/{n:int}", "crossing: /a/2; only the first: /b/b; only the second: app://a/2"),
    RelationCase("a [deprecated]", "a [tag=x]", "equal: /a"),
  ]) func `a route of the web alone has no link of a custom scheme`(_ row: RelationCase) throws {
    try expect(row)
  }
}
