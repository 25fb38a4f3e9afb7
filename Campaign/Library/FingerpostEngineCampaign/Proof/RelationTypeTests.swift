import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

@Suite struct RelationTypeTests {
  static let numbers: [RelationCase] = [
    RelationCase("{a:int}", "{a:double}", "narrower: /2; only the second: /9223372036854775808"),
    RelationCase("{a:double}", "{a}", "narrower: /2; only the second: /a"),
    RelationCase("{a:uint8}", "{a:int8}", "crossing: /2; only the first: /128; only the second: /-1"),
    RelationCase("{a:uint8}", "{a:uint16}", "narrower: /2; only the second: /256"),
    RelationCase("{a:int8}", "{a:int16}", "narrower: /2; only the second: /128"),
    RelationCase("{a:int16}", "{a:uint16}", "crossing: /2; only the first: /-1; only the second: /32768"),
    RelationCase("{a:int32}", "{a:int}", "narrower: /2; only the second: /2147483648"),
    RelationCase("{a:uint32}", "{a:int}", "narrower: /2; only the second: /4294967296"),
    RelationCase("{a:uint}", "{a:int}", "crossing: /2; only the first: /9223372036854775808; only the second: /-1"),
    RelationCase("{a:int64}", "{a:int}", "equal: /2"),
    RelationCase("{a:uint}", "{a:double}", "narrower: /2; only the second: /-1"),
  ]

  @Test(arguments: numbers) func `int lies within double, and widths overlap as their values do`(_ row: RelationCase)
    throws
  {
    try expect(row)
  }

  static let literals: [RelationCase] = [
    RelationCase("7", "{a:int}", "narrower: /7; only the second: /2"),
    RelationCase("007", "{a:int}", "disjoint: only the first: /007; only the second: /2"),
    RelationCase("me", "{a:int}", "disjoint: only the first: /me; only the second: /2"),
    RelationCase("256", "{a:uint8}", "disjoint: only the first: /256; only the second: /2"),
    RelationCase("255", "{a:uint8}", "narrower: /255; only the second: /2"),
    RelationCase("-1", "{a:uint}", "disjoint: only the first: /-1; only the second: /2"),
    RelationCase("1.50", "{a:double}", "narrower: /1.50; only the second: /2"),
    RelationCase("TRUE", "{a:bool}", "narrower: /TRUE; only the second: /true"),
    RelationCase("2026-02-29", "{a:date}", "disjoint: only the first: /2026-02-29; only the second: /2026-11-20"),
    RelationCase("2028-02-29", "{a:date}", "narrower: /2028-02-29; only the second: /2026-11-20"),
    RelationCase("%2E%2E.", "{a}", "narrower: /...; only the second: /a"),
  ]

  @Test(arguments: literals) func `a literal lies within a type that reads it, and apart from one that does not`(
    _ row: RelationCase
  ) throws {
    try expect(row)
  }

  static let typesOfOneSpelling: [RelationCase] = [
    RelationCase("{a:bool}", "{a:int}", "crossing: /0; only the first: /true; only the second: /2"),
    RelationCase("{a:bool}", "{a:true|false}", "wider: /false; only the first: /True"),
    RelationCase("{a:bool}", "{a:0|1}", "wider: /0; only the first: /true"),
    RelationCase("{a:bool}", "{a:uint8}", "crossing: /0; only the first: /true; only the second: /2"),
    RelationCase("{a:uuid}", "{a}", "narrower: /123e4567-e89b-42d3-a456-426614174000; only the second: /a"),
    RelationCase(
      "{a:uuid}", "{a:date}",
      "disjoint: only the first: /123e4567-e89b-42d3-a456-426614174000; only the second: /2026-11-20"),
    RelationCase(
      "{a:date}", "{a:datetime}",
      "disjoint: only the first: /2026-11-20; only the second: /2026-11-20T09:26:00Z"),
    RelationCase("{a:datetime}", "{a}", "narrower: /2026-11-20T09:26:00Z; only the second: /a"),
    RelationCase(
      "{a:date}", "{a:2026-11-20|today}",
      "crossing: /2026-11-20; only the first: /2027-11-20; only the second: /today"),
    RelationCase(
      "{a:uuid}", "{a:int}",
      "disjoint: only the first: /123e4567-e89b-42d3-a456-426614174000; only the second: /2"),
    RelationCase("{a:ipv4}", "{a}", "narrower: /192.0.2.1; only the second: /a"),
    RelationCase("{a:ipv4}", "{a:int}", "disjoint: only the first: /192.0.2.1; only the second: /2"),
    RelationCase("{a:ipv4}", "{a:double}", "disjoint: only the first: /192.0.2.1; only the second: /2"),
    RelationCase(
      "{a:ipv4}", "{a:uuid}",
      "disjoint: only the first: /192.0.2.1; only the second: /123e4567-e89b-42d3-a456-426614174000"),
    RelationCase(
      "{a:ipv4}", "{a:192.0.2.1|any}", "crossing: /192.0.2.1; only the first: /192.0.2.2; only the second: /any"),
    RelationCase("{a:ipv4}", "127.0.0.1", "wider: /127.0.0.1; only the first: /192.0.2.1"),
    RelationCase("{a:ipv4}", "127.0.0.256", "disjoint: only the first: /192.0.2.1; only the second: /127.0.0.256"),
    RelationCase(
      "{a:ipv4}", "{a:uint8}.{b:uint8}.{c:uint8}.{d:uint8}", "equal: /1.1.1.1"),
    RelationCase("{a:ipv4}", "{a:double}.{b:double}", "narrower: /1.5.1.5; only the second: /1.5"),
  ]

  @Test(arguments: typesOfOneSpelling) func `bool, uuid, dates and addresses share what they spell alike`(
    _ row: RelationCase
  ) throws {
    try expect(row)
  }

  static let finiteSets: [RelationCase] = [
    RelationCase("{a:a|b}", "{a:b|c}", "crossing: /b; only the first: /a; only the second: /c"),
    RelationCase("{a:a|b}", "{a:a|b}", "equal: /a"),
    RelationCase("{a:a|b}", "{a:c|d}", "disjoint: only the first: /a; only the second: /c"),
    RelationCase("{a:a|}", "a", "equal: /a"),
    RelationCase("{a:a|b}", "{a:a|b|c}", "narrower: /a; only the second: /c"),
    RelationCase("{a:1|2}", "{a:int}", "narrower: /1; only the second: /3"),
    RelationCase("{a:1|x}", "{a:int}", "crossing: /1; only the first: /x; only the second: /2"),
    RelationCase("{a:x|y}", "{a:int}", "disjoint: only the first: /x; only the second: /2"),
    RelationCase("{a:a|b}", "{a}", "narrower: /a; only the second: /c"),
  ]

  @Test(arguments: finiteSets) func `finite sets are their members`(_ row: RelationCase) throws {
    try expect(row)
  }

  static let unknownTypes: [RelationCase] = [
    RelationCase("{a:slug}", "{b:slug}", "unknown"),
    RelationCase("{a:slug}", "{b}", "unknown"),
    RelationCase("{a:slug}", "{b:int}", "unknown"),
    RelationCase("x/{a:slug}", "y/{b:slug}", "disjoint"),
    RelationCase("({a:slug}|{b})", "{c}", "equal: /a"),
    RelationCase("{a:slug}/x", "{a:slug}/y", "disjoint"),
    RelationCase("x/({a:slug})", "x", "unknown: /x"),
    RelationCase("?a={a:slug}", "?a=1", "unknown"),
    RelationCase("?a={a:slug}", "?a={b:slug}", "unknown"),
    RelationCase("a#{b:slug}", "a", "unknown: only the second: /a"),
    RelationCase("a-{x:slug}", "b-{x}", "disjoint: only the second: /b-a"),
    RelationCase("{a:slug}", "{a:word}", "unknown"),
    // More types of one key than are supposed to read each text or not.
    RelationCase(
      "(a?k={t:t}|b?k={u:u}|c?k={v:v}|d?k={w:w}|e?k={x:x}|f?k={y:y}|g?k={z:z})", "a?{k}", "unknown"),
  ]

  @Test(arguments: unknownTypes) func `a custom type that decides leaves the relation unknown`(_ row: RelationCase)
    throws
  {
    try expect(row)
  }
}
