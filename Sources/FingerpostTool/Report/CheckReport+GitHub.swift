import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

extension CheckReport {
  /// Workflow commands, one a finding, which GitHub shows beside the lines of a change.
  var workflowCommands: String {
    tables.flatMap { table in
      table.entries.map { "\(table.workflowCommand($0, $0.finding.severity.told(isStrict: isStrict)).text)\n" }
    }.joined()
  }
}

extension CheckedTable {
  fileprivate func workflowCommand(_ entry: Entry, _ severity: Finding.Severity) -> WorkflowCommand {
    let finding = entry.finding
    let location = finding.routes.first?.location
    var properties = [(name: "file", value: location?.file ?? path)]
    if let location { properties.append((name: "line", value: String(location.line))) }
    if let fault = entry.fault { properties.append((name: "col", value: String(fault.column))) }
    properties.append((name: "title", value: entry.code.titled(entry.word)))
    return WorkflowCommand(name: severity.command, properties: properties, message: finding.advice)
  }
}

extension Finding.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .accepted: "notice"
    }
  }
}
