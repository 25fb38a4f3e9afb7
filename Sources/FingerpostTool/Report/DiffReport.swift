import FingerpostProof
import FingerpostAnalysis
import FingerpostEngine

/// What a new release changes for the links of an old one, table by table.
struct DiffReport {
  var tables: [ComparedTable] = []

  var isBreaking: Bool { tables.contains { $0.diff.isBreaking } }
}

/// What a new table changes for the links of an old one.
struct ComparedTable {
  let pair: ReadingPair
  let diff: TableDiff

  /// - Throws: what is wrong with either table.
  init(_ pair: ReadingPair, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) throws(ToolError) {
    self.pair = pair
    diff = try pair.new.table().diff(from: pair.old.table(), progress: progress)
  }

  /// Where the routes of a change were declared.
  func locations(of change: TableDiff.Change) -> (old: DeclarationLocation?, new: DeclarationLocation?) {
    (pair.old.location(of: change.old), pair.new.location(of: change.new))
  }
}

extension TableReading {
  fileprivate func location(of subject: Finding.Subject?) -> DeclarationLocation? {
    guard let index = subject?.index, let known = sound?.locations, known.indices.contains(index) else { return nil }
    return known[index]
  }
}

extension TableDiff {
  /// `breaking: 2 routes die, 1 opens another route; 3 compatible changes`
  var verdict: String {
    let breaking = changes.filter(\.isBreaking)
    let unknown = changes.count { $0.kind == .notCompared }
    let rest = changes.count - breaking.count - unknown
    let notCompared =
      unknown == 0 ? "" : unknown == 1 ? "1 default is not compared" : "\(unknown) defaults are not compared"
    guard !breaking.isEmpty else {
      let known = rest == 0 ? "" : "\(rest) \(rest == 1 ? "change" : "changes")"
      let parts = [known, notCompared].filter { !$0.isEmpty }
      return "compatible: \(parts.isEmpty ? "no changes" : parts.joined(separator: "; "))"
    }
    /// What happens to so many, the first of which are named.
    func parts(_ noun: String, _ changes: [Change]) -> [String] {
      var parts: [String] = []
      for kind in Change.Kind.allCases {
        let some = changes.filter { $0.kind == kind }
        let count = some.count { $0.old == nil } + Set(some.compactMap(\.old)).count
        if count == 0 { continue }
        let subject = parts.isEmpty && kind != .options ? count == 1 ? "\(noun) " : "\(noun)s " : ""
        parts.append("\(count) \(subject)\(kind.verdict(count))")
      }
      return parts
    }
    // A change of an origin is about no route.
    func isOrigin(_ change: Change) -> Bool { change.kind == .dead && change.old == nil }
    let parts = parts("origin", breaking.filter(isOrigin)) + parts("route", breaking.filter { !isOrigin($0) })
    let compatible = rest == 0 ? "" : "; \(rest) compatible \(rest == 1 ? "change" : "changes")"
    return "breaking: \(parts.joined(separator: ", "))\(compatible)" + (unknown == 0 ? "" : "; \(notCompared)")
  }
}

extension TableDiff.Change.Kind {
  /// What happens to so many routes.
  fileprivate func verdict(_ count: Int) -> String {
    func verb(_ one: String, _ many: String) -> String { count == 1 ? one : many }
    return switch self {
    case .dead: verb("dies", "die")
    case .narrowed: verb("loses links", "lose links")
    case .moved: verb("opens another route", "open another route")
    case .values: verb("reads other values", "read other values")
    case .access: verb("refuses links from outside", "refuse links from outside")
    case .options: verb("option changes", "options change")
    case .undecided: verb("is not decided", "are not decided")
    case .notCompared: verb("is not compared", "are not compared")
    case .gone: verb("is gone", "are gone")
    case .deprecated: verb("is deprecated", "are deprecated")
    case .renamed: verb("is renamed", "are renamed")
    case .renamedParameter: verb("renames a parameter", "rename parameters")
    case .type: verb("changes a type", "change types")
    case .canonical: verb("prints other links", "print other links")
    case .widened: verb("reads more links", "read more links")
    case .added: verb("is new", "are new")
    }
  }
}
