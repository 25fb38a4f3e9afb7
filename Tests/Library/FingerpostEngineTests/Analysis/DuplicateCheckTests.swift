import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

@Suite struct DuplicateCheckTests {
  static let duplicates: [CheckRow] = [
    CheckRow("a feed/{sort:new|}, b feed/new", "duplicate a b /feed/new"),
    CheckRow("a x?k=1, b x?{k:1|}", "duplicate b a /x?k=1"),
    CheckRow("a x#f, b x#{s:f|}", "duplicate b a /x#f"),
    CheckRow("a *, b {*x}", "duplicate b a /a", "discarding-wildcard a /*"),
    CheckRow("a */x, b {*p}/x", "duplicate b a /a/x", "discarding-wildcard a /*/x"),
    CheckRow("a users/({id}|me), b users/{x}", "duplicate b a /users/a", "ambiguous a /users/me"),
    CheckRow("a x?({k:int}), b {y:x|}", "duplicate b a /x"),
    CheckRow("a POST feed/{sort:new|}, b POST feed/new", "duplicate a b POST /feed/new"),
    CheckRow(
      "a feed/{sort:new|}, b feed/new", "duplicate a b app://feed/new", origins: ["app://", "https://a.example"]),
    CheckRow("a feed/{sort:new|}, b feed/new", "duplicate a b feed:new", origins: [":"]),
    CheckRow("a feed/{sort:new|}, b feed/new", "duplicate b a /feed/new", options: .init(precedence: .declared)),
    CheckRow("a feed/{sort:new|} [deprecated=b], b feed/new", "duplicate a b /feed/new"),
    CheckRow("a feed/{sort:new|} [overlaps=b], b feed/new", "duplicate a b /feed/new", "needless-overlap a"),
    CheckRow(
      "a x/{*y}/*, b x/*/{*z}", "duplicate a b /x/a/a", "ambiguous a /x/a/a/a", "ambiguous b /x/a/a/a",
      "discarding-wildcard b /x/*/some-text-1"),
    CheckRow(
      "a x/{n:slug}, b x/({m:slug}|x)", "duplicate a b /x/a", "ambiguous b /x/x", options: .init(types: checkTypes)),
  ]

  @Test(arguments: duplicates) func `two routes that match the same links in other words are duplicates`(row: CheckRow)
    throws
  {
    try expect(row)
  }

  static let nearDuplicates: [CheckRow] = [
    CheckRow("a feed/{sort:new|top}, b feed/new", "print-collision a b /feed/new"),
    CheckRow("a feed/{sort:new|}, b feed/top"),
    CheckRow("a POST feed/{sort:new|}, b GET feed/new"),
    CheckRow("a GET feed/{sort:new|}, b HEAD feed/new"),
    CheckRow("a feed/{sort:new|}/x, b feed/new"),
    CheckRow("a x?k=1, b x?{k:1|2}", "print-collision b a /x?k=1"),
    CheckRow("a x?k=1, b x?{k:1|}&{l}"),
    CheckRow("a x#f, b x#{s:f|g}", "print-collision b a /x#f"),
    CheckRow("a x?({k:int}), b {y:x|}", "print-collision b a /x", options: .init(strictQuery: true)),
    CheckRow(
      "a feed/{sort:new|} <- https://a.example, b feed/new <- https://b.example",
      origins: ["https://a.example", "https://b.example"]),
    CheckRow(
      "a feed/{sort:new|} [web], b feed/new", "unreachable a b https://a.example/feed/new",
      origins: ["app://", "https://a.example"]),
    CheckRow("a find?({q}), b find?({t})", "crossing b a /find", "print-collision b a /find"),
    CheckRow("a *, b {x}", "print-collision a b /*"),
    CheckRow("a {x:bool}, b {y:true|false|1|0}", "print-collision a b /false"),
  ]

  @Test(arguments: nearDuplicates) func `routes that nearly match the same links are something else or nothing`(
    row: CheckRow
  ) throws {
    try expect(row)
  }
}
