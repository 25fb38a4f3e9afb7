import FingerpostProof
import FingerpostEngine

/// The findings of all tables, and why others could not be read.
struct CheckReport {
  /// In the order in which they were given.
  var tables: [CheckedTable] = []
  /// Why the others could not be read at all.
  var errors: [ToolError] = []
  /// Files that hold no table.
  var skipped: [Tables.Skipped] = []
  /// Whether a warning is wrong, too. It is told as an error then: people look for that word where a build stops.
  var isStrict = false

  /// Whether anything is wrong: an error, or where that is asked for a warning.
  ///
  /// What could not be read may hold anything, so it outweighs all that was found.
  var status: Status {
    if !errors.isEmpty { return .refused }
    let isWrong = tables.contains { $0.count(of: .error) > 0 || isStrict && $0.count(of: .warning) > 0 }
    return isWrong ? .no : .yes
  }
}

extension Finding.Severity {
  /// What people and code hosts are told.
  func told(isStrict: Bool) -> Self { isStrict && self == .warning ? .error : self }
}
