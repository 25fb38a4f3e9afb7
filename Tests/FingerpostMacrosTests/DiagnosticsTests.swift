import FingerpostSyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct DiagnosticsTests {
  static let rows =
    DiagnosticRow.ofEnums + DiagnosticRow.ofGone + DiagnosticRow.ofCases + DiagnosticRow.ofPayloads
    + DiagnosticRow.ofTemplates
    + DiagnosticRow.ofTables

  @Test(arguments: rows) func `each fault is said once, where it is, with the change that mends it`(
    _ row: DiagnosticRow
  ) throws {
    let outcome = try row.check()
    #expect(outcome.kinds == [try #require(row.kind)])
    #expect(outcome.said == row.expected)
    #expect(outcome.fixed == row.fixed)
  }

  @Test(arguments: rows.filter { $0.fixed != nil }) func `where one fault has a fix, nothing is wrong after it`(
    _ row: DiagnosticRow
  ) throws {
    guard try row.check().isMended else { return }
    #expect(try row.mended().check().said == [])
  }

  @Test func `there is a row of every kind`() {
    // What an attribute alone shows, and what only files together show, have tests of their own.
    let misplaced = Set([
      SourceDiagnostic.Kind.misplacedRoute, .unknownMount, .mountCircle, .unknownOrigin, .unknownOption,
    ])
    #expect(Set(Self.rows.compactMap(\.kind)).union(misplaced) == Set(SourceDiagnostic.Kind.allCases))
  }

  @Test(arguments: DiagnosticRow.nearly) func `what nearly has a fault has none`(_ row: DiagnosticRow) throws {
    #expect(try row.check().said == [])
  }
}
