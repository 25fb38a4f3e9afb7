import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

@Suite struct NameCheckTests {
  @Test(arguments: [
    CheckRow("a {userId}/{userid}", "repeated-name a"),
    CheckRow("a {userId}?{userid}", "repeated-name a"),
    CheckRow("a {a}/{A}/{Á}/{á}", "repeated-name a"),
    CheckRow("a x/({id})#{ID}", "repeated-name a"),
    CheckRow("a {userId}/{userId2}"),
    CheckRow("a {x}/{y}"),
    CheckRow("a {id}/x, b {ID}/x/y", "differing-names b a"),
    CheckRow("a {É}/{é}", "repeated-name a"),
  ]) func `names that only capitals tell apart are told of`(row: CheckRow) throws {
    try expect(row)
  }

  static let severalNames: [CheckRow] = [
    CheckRow("a x/{id}/y, b x/{userId}/z", "differing-names b a"),
    CheckRow("a x/{userId}/y, b x/{id}/z, c x/{id}/w", "differing-names a b"),
    CheckRow("a x/{id}/y, b x/{userId}/z, c x/{uid}/w", "differing-names c b a"),
    CheckRow("a POST x/{id}, b x/{uid}", "differing-names b a"),
    CheckRow("a {x:a|b}/y, b {z:b|a}/w", "differing-names b a"),
    CheckRow("a x/{id}/y/{n}, b x/{userId}/y/{m}/z", "differing-names b a", "differing-names b a"),
    CheckRow("a x/{id:int}/y, b x/{userId}/z"),
    CheckRow("a x/({id})/y, b x/{userId}/z"),
    CheckRow("a x/{id}/y, b y/{userId}/z"),
    CheckRow("a x/y?{id}, b x/y/z?{uid}"),
    CheckRow("a x/{id}/y, b x/:string/z"),
    CheckRow("a x/{id}/y, b x/{*rest}", "print-collision b a /x/a/y"),
  ]

  @Test(arguments: severalNames) func `one place with several names is told of once`(row: CheckRow) throws {
    try expect(row)
  }
}
