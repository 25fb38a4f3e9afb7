import FingerpostEngine
import FingerpostSyntax
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct DiagnosticsTests {
  static let rows =
    DiagnosticRow.ofEnums + DiagnosticRow.ofGone + DiagnosticRow.ofCases + DiagnosticRow.ofPayloads
    + DiagnosticRow.ofTemplates
    + DiagnosticRow.ofTables

  @Test(arguments: rows) func `each fault is said once, where it is, with the change that fixes it`(
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
    #expect(try row.withFix().check().said == [])
  }

  @Test func `there is a row of every kind`() {
    // What an attribute alone shows, and what only files together show, have tests of their own.
    let misplaced = Set([
      FaultKind.misplacedRoute, .unknownMount, .mountCircle, .tooManyMounts, .unknownOrigin, .unknownOption,
    ])
    let ofTables: [FaultKind] = [
      .malformed, .duplicate, .unreachable, .printCollision, .crossing, .catchAll, .ambiguous, .discardingWildcard,
      .repeatedName,
      .needlessOverlap, .hostSegment, .accessTag, .unreadQuery,
    ]
    #expect(Set(Self.rows.compactMap(\.kind)).union(misplaced) == Set(SourceRule.all.map(\.kind) + ofTables))
  }

  @Test(arguments: DiagnosticRow.nearly) func `what nearly has a fault has none`(_ row: DiagnosticRow) throws {
    #expect(try row.check().said == [])
  }

  @Test func `of many routes that all cross, a few have a note`() throws {
    let cases = (0..<12).map { number in
      let segments = (0..<12).map { $0 == number ? "s\($0)" : "{x\($0)}" }
      let payloads = (0..<12).filter { $0 != number }.map { "x\($0): String" }
      return "@Route(\"\(segments.joined(separator: "/"))\") case r\(number)(\(payloads.joined(separator: ", ")))"
    }
    let said = try DiagnosticRow(nil, cases.joined(separator: "\n")).check().said
    let warnings = said.filter { $0.contains(" warning: ") }
    #expect(warnings.count == 1 && warnings[0].contains("any two of these 12 routes share links; for example"))
    let notes = said.filter { $0.contains(" note: ") }
    #expect(notes.count == 8 && notes.count(where: { $0.hasSuffix("is here; 3 more have no note") }) == 1)
  }
}
