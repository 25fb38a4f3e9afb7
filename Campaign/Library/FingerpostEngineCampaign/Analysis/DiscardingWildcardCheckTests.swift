import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostEngineTests

@Suite struct DiscardingWildcardCheckTests {
  static let discards: [CheckRow] = [
    CheckRow("a */users", "discarding-wildcard a /*/users", origins: ["https://{t}.example", "/"]),
    CheckRow(
      "a x/*", "discarding-wildcard a https://x.example/*", "host-segment a https://x.example/*",
      origins: ["https://{t}.example", "/"]),
    CheckRow("a */users", "discarding-wildcard a /*/users"),
    CheckRow("users */{x}, users all/{y}", "discarding-wildcard users /*/some-text-1"),
    CheckRow("a x/(*/{y})", "discarding-wildcard a /x/*/some-text-1"),
    CheckRow("a x/(*/{y}|{z})", "discarding-wildcard a /x/*/some-text-1"),
    CheckRow(
      "a {p}/*/x, b {p}/*/y", "discarding-wildcard a /some-text-1/*/x", "discarding-wildcard b /some-text-1/*/y"),
    CheckRow("a */users, b all/users", "discarding-wildcard a /*/users"),
    CheckRow("a */users", "discarding-wildcard a app://*/users", origins: ["app://", "https://a.example"]),
    CheckRow("a */users", "discarding-wildcard a *:users", origins: [":"]),
    CheckRow("a POST */users", "discarding-wildcard a POST /*/users"),
    CheckRow("a */x/*", "discarding-wildcard a /*/x/*"),
    CheckRow("a */users, a all/users [deprecated=x]", "discarding-wildcard a /*/users"),
    CheckRow("a x/({z}|*)", "ambiguous a /x/a"),
    CheckRow("a x/({z:int}|*)", "ambiguous a /x/2", "discarding-wildcard a /x/*"),
    CheckRow("a x/({z:int}|*|y)", "ambiguous a /x/2", "discarding-wildcard a /x/*"),
    CheckRow("a x/(*|{y:int})", "ambiguous a /x/2", "discarding-wildcard a /x/*"),
  ]

  @Test(arguments: discards) func `a route that prints a * is told of`(row: CheckRow) throws {
    try expect(row)
  }

  @Test(arguments: [
    CheckRow("a */users", origins: ["https://{t}.example"]),
    CheckRow("a */users [deprecated=x]"),
    CheckRow("users */users, users all/users"),
    CheckRow("users */{x}, users all/{x}"),
    CheckRow("a x/(*)"),
    CheckRow("a x/(y|*)"),
    CheckRow("a x/(*|y)"),
    CheckRow("a x/({z:int}|y|*)", "ambiguous a /x/2"),
    CheckRow("a {*p}/users"),
    CheckRow("a x/%2A"),
    CheckRow("a x/(*)/y"),
  ]) func `a * that is never printed is not`(row: CheckRow) throws {
    try expect(row)
  }
}
