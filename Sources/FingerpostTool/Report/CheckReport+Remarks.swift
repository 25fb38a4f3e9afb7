import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

extension CheckReport {
  /// Workflow commands, one a finding, which GitHub shows beside the lines of a change.
  var workflowCommands: String { Remark.workflowCommands(remarks(isTold: true)) }

  var sarif: String { SARIFLog(remarks: remarks(isTold: false), known: Rule.ofChecks, errors: errors).text }

  /// The findings, for code hosts and editors.
  ///
  /// - Parameter isTold: whether they are told to people, who see a warning as an error where it is one.
  private func remarks(isTold: Bool) -> [Remark] {
    tables.flatMap { table in table.entries.map { table.remark($0, isStrict: isTold && isStrict) } }
  }
}

extension CheckedTable {
  fileprivate func remark(_ entry: Entry, isStrict: Bool) -> Remark {
    let finding = entry.finding
    var places = finding.routes.map { route in
      var place = Remark.Place(route.location, or: path, column: nil, route: route.name)
      place.text = "\"\(route.name)\" \(route.template)"
      return place
    }
    var first = places.isEmpty ? Remark.Place(file: path) : places.removeFirst()
    first.column = entry.fault?.column
    return Remark(
      rule: Rule(entry.code, entry.word), severity: finding.severity.told(isStrict: isStrict).ofRemark,
      message: finding.message.advising(finding.fix), place: first, related: places,
      isAccepted: finding.severity == .accepted, link: finding.witness.map { ($0.method, $0.text) })
  }
}

extension Finding.Severity {
  fileprivate var ofRemark: Remark.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .accepted: .note
    }
  }
}
