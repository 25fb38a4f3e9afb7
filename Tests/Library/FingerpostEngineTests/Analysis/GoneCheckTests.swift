import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

@Suite struct GoneCheckTests {
  static let goneRoutes: [CheckRow] = [
    CheckRow("a x [gone,instead=c], b y", "unknown-instead a"),
    CheckRow("a x [gone,instead=a]", "unknown-instead a"),
    CheckRow("a x [gone,instead=b], b y [gone]", "unknown-instead a"),
    CheckRow("a {x:a|} [gone], b a", "duplicate a b /a"),
    CheckRow("a {x:a|b} [gone], b a, c b", "unreachable a b c /a"),
    CheckRow("a {x}/b, b a/{y} [gone]", "crossing a b /a/b", "print-collision a b /a/b"),
    CheckRow("a users/{id}, b users/me [gone]", "print-collision a b /users/me"),
    CheckRow("a users/{id}, b users/me [gone,overlaps=a]", "accepted print-collision a b /users/me"),
    CheckRow("a x/({y})/({z}) [gone]", "ambiguous a /x/a"),
  ]

  @Test(arguments: goneRoutes) func `a gone route is checked as others are`(row: CheckRow) throws { try expect(row) }

  @Test(arguments: [
    CheckRow("a x [gone,instead=b], b y"), CheckRow("a x [gone,instead=b], b y [gone], b z"),
    CheckRow("a x [gone,instead=b], b y [deprecated]"), CheckRow("a */users [gone]"),
    CheckRow("a users/me, b users/{id} [gone]"), CheckRow("a x [gone], a y"),
  ]) func `what a gone route would print is nobody's concern`(row: CheckRow) throws { try expect(row) }

  @Test func `the message has the reason and the nearest route`() throws {
    func text(_ routes: String) throws -> [String] { try table(routes, ["/"], .init()).check().map(\.description) }
    #expect(
      try text("sale sale/{id} [gone,instead=hom], home home") == [
        """
        error: instead=hom on "sale" shows nothing: no route has that name
          fix: did you mean "home"?
        """
      ])
    #expect(
      try text("sale sale/{id} [gone,instead=old], old old [gone], home home") == [
        """
        error: instead=old on "sale" shows nothing: that is gone as well
          fix: name a live route, or remove the flag
        """
      ])
  }
}
