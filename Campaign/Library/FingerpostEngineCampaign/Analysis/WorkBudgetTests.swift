import SeededRandom
import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private func numbered(_ range: Range<Int>, _ separator: String, _ part: (Int) -> String) -> String {
  range.map(part).joined(separator: separator)
}

/// A check and a comparison of hostile tables end within their budget, in steps and in bytes, with what they know.
@Suite struct WorkBudgetTests {
  /// A kind of tables, small enough to be finished, and some that are not.
  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let small: Int
    let large: Int
    let lines: @Sendable (Int) -> [String]

    init(_ name: String, _ small: Int, _ large: Int, _ lines: @escaping @Sendable (Int) -> [String]) {
      (testDescription, self.small, self.large, self.lines) = (name, small, large, lines)
    }

    func table(_ size: Int) throws -> RouteTable {
      try FingerpostEngineTests.table(lines(size).joined(separator: "\n"))
    }
  }

  static let hostile: [Hostile] = [
    Hostile("wildcards in a route", 6, 64) {
      [
        "a " + numbered(0..<$0, "/") { _ in "*" }, "b " + numbered(0..<$0, "/") { "*/x\($0)" },
        "c " + numbered(0..<($0 / 2), "/") { "{*a\($0)}/x\($0)" },
      ]
    },
    Hostile("sets with members of their own", 6, 60) { count in
      (0..<count).map { set in "r\(set) {s:" + numbered(0..<2 * count, "|") { "m\(set)_\($0)" } + "}" }
    },
    Hostile("sets that share members", 6, 40) { count in
      (0..<count).map { set in "r\(set) {s:" + numbered(set..<set + 4 * count, "|") { "m\($0)" } + "}" }
    },
    Hostile("routes that differ in one query item", 8, 400) { (0..<$0).map { "r\($0) x?k\($0)={v}" } },
    Hostile("a literal between two rests", 8, 300) { (0..<$0).map { "r\($0) {*a}/x\($0)/{*b}" } },
    Hostile("doubles in one segment", 2, 40) { count in
      ["-", ".", "_"].enumerated().map { index, cut in "r\(index) " + numbered(0..<count, cut) { "{p\($0):double}" } }
    },
  ]

  @Test(arguments: hostile) func `a small table is finished, with a budget as without one`(row: Hostile) throws {
    let (old, new) = (try row.table(row.small), try row.table(row.small + 1))
    let (findings, diff) = (Work.counted { old.check() }.result, Work.counted { new.diff(from: old) }.result)
    #expect(!findings.contains { $0.kind == .unfinished } && !diff.changes.contains { $0.kind == .unfinished })
    #expect(old.check() == findings && new.diff(from: old) == diff)
  }

  /// How many steps a call takes beyond its budget at most: those of the searches that are about to end, and to build the tables.
  private static let beyond = 900_000

  @Test(arguments: hostile, [1000, 30_000, 300_000])
  func `a check and a comparison of a large table end after so many steps, unfinished`(row: Hostile, most: Int) throws {
    let (old, new) = (try row.table(row.large), try row.table(row.large - 1))
    let (findings, checkSteps) = Work.counted(within: .init(steps: most)) { old.check() }
    #expect(checkSteps < most + Self.beyond)
    #expect(findings.filter { $0.kind == .unfinished }.map(\.severity) == [.error])
    for finding in findings.filter({ $0.kind != .unfinished }).prefix(20) {
      #expect(old.fault(of: finding) == nil, "\(finding)")
    }
    let (diff, diffSteps) = Work.counted(within: .init(steps: most)) { new.diff(from: old) }
    #expect(diffSteps < most + Self.beyond)
    #expect(diff.changes.contains { $0.kind == .unfinished } && diff.isBreaking)
    #expect(diff.verdict.contains("unfinished"))
  }

  @Test(arguments: hostile) func `a large table is given up where it takes too many bytes`(row: Hostile) throws {
    let (old, new) = (try row.table(row.large), try row.table(row.large - 1))
    let budget = Work.Budget(steps: 20_000_000, bytes: 10_000)
    #expect(Work.within(budget) { old.check() }.contains { $0.kind == .unfinished })
    #expect(Work.within(budget) { new.diff(from: old) }.changes.contains { $0.kind == .unfinished })
  }
}
