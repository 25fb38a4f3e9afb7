import FingerpostAnalysis
import FingerpostEngine

extension DiffReport {
  /// Workflow commands, one a change, which GitHub shows beside the lines of a pull request.
  var workflowCommands: String { Remark.workflowCommands(remarks) }

  var sarif: String { SARIFLog(remarks: remarks).text }

  /// The changes, for code hosts and editors: those that break links are errors.
  private var remarks: [Remark] { tables.flatMap { table in table.diff.changes.map(table.remark) } }
}

extension ComparedTable {
  fileprivate func remark(_ change: TableDiff.Change) -> Remark {
    let (old, new) = locations(of: change)
    let subject = change.old ?? change.new
    // The old file may be no part of the change.
    let place = Remark.Place(
      new ?? old, or: pair.isGone ? pair.old.path : pair.new.path, route: (change.new ?? change.old)?.name)
    return Remark(
      rule: Rule(change), severity: change.isBreaking ? .error : .note,
      message: (subject.map { "\"\($0.name)\" \($0.template): " } ?? "") + change.message.advising(change.fix),
      place: place,
      link: change.witness.map { ($0.method, $0.text) })
  }
}

extension Rule {
  fileprivate init(_ change: TableDiff.Change) {
    self.init(
      change.code, change.kind.rawValue, change.isBreaking ? .error : .note, change.kind.summary,
      help: change.isBreaking
        ? "Keep the links of the old table, or let the new one say that they are gone." : "No link breaks.")
  }
}

extension TableDiff.Change.Kind {
  /// What changes, in a line.
  var summary: String {
    switch self {
    case .dead: "a route of which no link is read any more"
    case .narrowed: "a route of which some links are read no more"
    case .moved: "links that open another route"
    case .values: "links that are read with other values"
    case .access: "a route that others may open than before"
    case .options: "options that read text otherwise"
    case .undecided: "links of which it is not known whether they change"
    case .notCompared: "a default that one of the tables does not know"
    case .gone: "links that are known to be gone"
    case .deprecated: "a route that is deprecated now"
    case .renamed: "a route with another name and the same links"
    case .renamedParameter: "a parameter with another name"
    case .type: "a parameter of another type"
    case .canonical: "values that are printed as another link"
    case .widened: "a route that reads more links"
    case .added: "a new route"
    }
  }
}
