import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

@Suite struct OverlapAcceptanceTests {
  static let accepted: [CheckRow] = [
    CheckRow("a users/{id}, b users/me [overlaps=a]", "accepted print-collision a b /users/me"),
    CheckRow("a users/{id} [overlaps=b], b users/me", "accepted print-collision a b /users/me"),
    CheckRow("a users/{id} [overlaps=b], b users/me [overlaps=a]", "accepted print-collision a b /users/me"),
    CheckRow(
      "a users/{id}/x, b users/me/{y} [overlaps=a]", "accepted crossing a b /users/me/x",
      "accepted print-collision a b /users/me/x"),
    CheckRow("a%b users/{id}, b users/me [overlaps=a%25b]", "accepted print-collision a%b b /users/me"),
    CheckRow("a;b users/{id}, b users/me [overlaps=a%3Bb]", "accepted print-collision a;b b /users/me"),
    CheckRow("a]b users/{id}, b users/me [overlaps=a%5Db]", "accepted print-collision a]b b /users/me"),
    CheckRow("ü users/{id}, b users/me [overlaps=%C3%BC]", "accepted print-collision ü b /users/me"),
    CheckRow("a=b users/{id}, b users/me [overlaps=a%3Db]", "accepted print-collision a=b b /users/me"),
    CheckRow("a x/{y} [overlaps=b], b x/{z:int} [deprecated=x]", "accepted print-collision a b /x/2"),
    CheckRow("a {x}/b, a a/{y} [overlaps=a]", "accepted crossing a a /a/b", "accepted print-collision a a /a/b"),
  ]

  @Test(arguments: accepted) func `an overlap is accepted on either of the two routes`(row: CheckRow) throws {
    try expect(row)
  }

  static let silencesNothingElse: [CheckRow] = [
    CheckRow(
      "a users/{id}, b users/me [overlaps=a], c users/you", "print-collision a c /users/you",
      "accepted print-collision a b /users/me"),
    CheckRow("a {x}/{X} [overlaps=b], b me/{y}", "repeated-name a", "accepted print-collision a b /me/a"),
    CheckRow("a x/({y})/({z}) [overlaps=b], b x/me", "ambiguous a /x/a", "accepted print-collision a b /x/me"),
    CheckRow("a {s:a|} [overlaps=b], b a", "duplicate a b /a", "needless-overlap a"),
    CheckRow("a */x [overlaps=b], b y/{z}", "discarding-wildcard a /*/x", "accepted crossing a b /y/x"),
    CheckRow("a u/{id} [overlaps=b], b u/me, c u/{n}/x", "differing-names c a", "accepted print-collision a b /u/me"),
  ]

  @Test(arguments: silencesNothingElse) func `what is accepted silences nothing else`(row: CheckRow) throws {
    try expect(row)
  }

  static let acceptsNothing: [CheckRow] = [
    CheckRow("a users/{id} [overlaps=me2], me users/me", "print-collision a me /users/me", "needless-overlap a"),
    CheckRow("a users/{id} [overlaps=zzzzz], b users/me", "print-collision a b /users/me", "needless-overlap a"),
    CheckRow("a users/{id:int} [overlaps=b], b users/me", "needless-overlap a"),
    CheckRow("a users/{id} [overlaps=a], b users/me", "print-collision a b /users/me", "needless-overlap a"),
    CheckRow(
      "a users/{id} [overlaps=b,overlaps=c], b users/me, c posts", "needless-overlap a",
      "accepted print-collision a b /users/me"),
    CheckRow("a {s:a|} [overlaps=b], b a", "duplicate a b /a", "needless-overlap a"),
  ]

  @Test(arguments: acceptsNothing) func `an acceptance of nothing is told of`(row: CheckRow) throws {
    try expect(row)
  }
}
