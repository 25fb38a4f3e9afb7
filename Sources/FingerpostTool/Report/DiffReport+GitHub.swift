import FingerpostAnalysis
import FingerpostEngine

extension DiffReport {
  /// Workflow commands, one a change, which GitHub shows beside the lines of a pull request.
  var workflowCommands: String {
    tables.flatMap { table in table.diff.changes.map { "\(table.workflowCommand($0).text)\n" } }.joined()
  }
}

extension ComparedTable {
  fileprivate func workflowCommand(_ change: TableDiff.Change) -> WorkflowCommand {
    let (old, new) = locations(of: change)
    // The old file may be no part of the change.
    let location = new ?? old
    var properties = [(name: "file", value: location?.file ?? (pair.isGone ? pair.old.path : pair.new.path))]
    if let location { properties.append((name: "line", value: String(location.line))) }
    properties.append((name: "title", value: change.code?.titled(change.kind.rawValue) ?? change.kind.rawValue))
    let route = (change.old ?? change.new).map { "\"\($0.name)\" \($0.template): " } ?? ""
    return WorkflowCommand(
      name: change.isBreaking ? "error" : "notice", properties: properties,
      message: route + change.message + (change.fix.map { "; \($0)" } ?? ""))
  }
}
