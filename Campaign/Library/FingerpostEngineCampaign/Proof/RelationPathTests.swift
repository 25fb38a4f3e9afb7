import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct RelationPathTests {
  static let segments: [RelationCase] = [
    RelationCase("users/me", "users/me", "equal: /users/me"),
    RelationCase("users/me", "users/you", "disjoint: only the first: /users/me; only the second: /users/you"),
    RelationCase("users/me", "users/{id}", "narrower: /users/me; only the second: /users/a"),
    RelationCase("{a}/b", "a/{b}", "crossing: /a/b; only the first: /c/b; only the second: /a/c"),
    RelationCase("users/{id}", "users/{name}", "equal: /users/a"),
    RelationCase("/", "{a}", "disjoint: only the first: /; only the second: /a"),
    RelationCase("/", "/", "equal: /"),
    RelationCase("a", "a/b", "disjoint: only the first: /a; only the second: /a/b"),
    RelationCase("%C3%A9", "e%CC%81", "disjoint: only the first: /%C3%A9; only the second: /e%CC%81"),
    RelationCase("{a}/{b}", "{c}", "disjoint: only the first: /a/a; only the second: /a"),
    RelationCase("a%2Fb", "a/b", "disjoint: only the first: /a%2Fb; only the second: /a/b"),
  ]

  @Test(arguments: segments) func `literals and parameters take what they say`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let groups: [RelationCase] = [
    RelationCase("a/(b)", "a", "wider: /a; only the first: /a/b"),
    RelationCase("a/(b)", "a/b", "wider: /a/b; only the first: /a"),
    RelationCase("(a)/(b)", "(a/b)", "wider: /; only the first: /a"),
    RelationCase("(a|b)", "{x:a|b}", "equal: /a"),
    RelationCase("(a|b)/c", "(b|d)/c", "crossing: /b/c; only the first: /a/c; only the second: /d/c"),
    RelationCase("a/({x:int=1})", "a/({y:int})", "equal: /a"),
    RelationCase("(a/b|c)", "(c|a/b)", "equal: /c"),
    RelationCase("(a)/{x}", "{y}", "wider: /b; only the first: /a/b"),
    RelationCase("({x:int}|me)/posts", "{who}/posts", "narrower: /me/posts; only the second: /a/posts"),
    RelationCase("(a)/(a)/(a)", "a/(a)/(a)", "wider: /a; only the first: /"),
    RelationCase("(a/(b))", "(a)/(b)", "narrower: /; only the second: /b"),
  ]

  @Test(arguments: groups) func `a group is each of its forms`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let wildcards: [RelationCase] = [
    RelationCase("*", "{*rest}", "equal: /a"),
    RelationCase("*/a", "a/*", "crossing: /a/a; only the first: /b/a; only the second: /a/b"),
    RelationCase("*", "{x}", "wider: /a; only the first: /a/a"),
    RelationCase("*/a/*", "*/b/*", "crossing: /c/a/b/c; only the first: /c/a/c; only the second: /c/b/c"),
    RelationCase("a/*", "a", "disjoint: only the first: /a/b; only the second: /a"),
    RelationCase("*/data/abc", "*/abc", "narrower: /a/data/abc; only the second: /a/abc"),
    RelationCase("{a}/{*b}", "{*a}", "narrower: /a/a; only the second: /a"),
    RelationCase("{a}/{*b}", "{*a}/{b}", "equal: /a/a"),
    RelationCase("*/a", "*/b", "disjoint: only the first: /c/a; only the second: /c/b"),
    RelationCase("(*)", "(a)", "wider: /; only the first: /b"),
    RelationCase("*/{x:int}", "{a}/{y:int}", "wider: /a/2; only the first: /a/a/2"),
  ]

  @Test(arguments: wildcards) func `wildcards take one segment or more`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let mixedSegments: [RelationCase] = [
    RelationCase("{id}.json", "{name}", "narrower: /a.json; only the second: /a"),
    RelationCase("{id}.json", "{id}.xml", "disjoint: only the first: /a.json; only the second: /a.xml"),
    RelationCase("{id}.json", "a.json", "wider: /a.json; only the first: /x.json"),
    RelationCase("a{x}", "{y}b", "crossing: /ab; only the first: /aa; only the second: /xb"),
    RelationCase("{a}-{b}", "{a:int}-{b:int}", "wider: /1-1; only the first: /a-a"),
    RelationCase("{a}...{b}", "{a}.{b}", "narrower: /a...a; only the second: /a.a"),
    RelationCase(
      "{y:int}-{m:int}-{d:int}", "{d:date}",
      "crossing: /2026-11-20; only the first: /1-1-1; only the second: /0000-01-01"),
    RelationCase("{y}-{m}-{d}", "{d:date}", "wider: /2026-11-20; only the first: /a-a-a"),
    RelationCase("1{x:int}", "{y:int}", "crossing: /11; only the first: /1-1; only the second: /2"),
    RelationCase("-{x:int}", "{y:int}", "crossing: /-1; only the first: /-0; only the second: /2"),
    RelationCase("{x:int}.{y:int}", "{z:double}", "crossing: /1.1; only the first: /0.-1; only the second: /2"),
    RelationCase("{x:uint8}0", "{y:uint8}", "crossing: /10; only the first: /00; only the second: /2"),
    RelationCase("v{x:int}", "{y:v1|v2|beta}", "crossing: /v1; only the first: /v0; only the second: /beta"),
    RelationCase("{a:bool}%C3%A9", "{x}", "narrower: /true%C3%A9; only the second: /a"),
    RelationCase("{a:a|b}.{b:a|b}", "a.a", "wider: /a.a; only the first: /a.b"),
    RelationCase(
      "{t:datetime}.log", "{x:date}T{y}.log",
      "narrower: /2026-11-20T09:26:00Z.log; only the second: /2026-11-20Ta.log"),
    RelationCase("{a}.", "{x:.|..|a.}", "wider: /a.; only the first: /x."),
    RelationCase("{d:double}%25", "{i:int}%25", "wider: /1%25; only the first: /1.5%25"),
    // What only the first reads goes on for long after the second reads no more.
    RelationCase("{x}-zz", "a-{t}", "crossing: /a-zz; only the first: /x-zz; only the second: /a-a"),
  ]

  @Test(arguments: mixedSegments) func `mixed segments are told apart character by character`(_ row: RelationCase)
    throws
  {
    try expect(row)
  }
}
