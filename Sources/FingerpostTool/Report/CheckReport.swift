import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile
import FingerpostAnalysis

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

extension CheckReport {
  /// A document that is kept: it carries its schema, and one finding a line.
  ///
  /// Where a table could not be read it has an `error` besides, and where none could be nothing else: the document that
  /// every command gives then.
  var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      errors.write(to: &json)
      guard errors.isEmpty || !tables.isEmpty else { return }
      json.key("findings")
      let findings = tables.flatMap { table in table.entries.map { (table, $0) } }
      json.array(findings, isTall: true) { finding, json in
        json.object { finding.1.write(of: finding.0.enumName, to: &$0) }
      }
      skipped.write(to: &json)
    }
    json.endLine()
    return json.text
  }
}

extension CheckedTable.Entry {
  fileprivate func write(of enumName: String?, to json: inout JSON) {
    json.member("kind", word)
    json.member("code", code.description)
    json.member("severity", finding.severity.rawValue)
    if let name = fault?.subject ?? enumName, !name.isEmpty { json.member("enum", name) }
    json.key("routes")
    json.array(finding.routes.enumerated()) { entry, json in
      let (index, route) = entry
      json.object { json in
        if let location = route.location {
          json.member("file", location.file)
          json.member("line", bare: location.line)
        }
        if let fault, index == 0 { json.member("column", bare: fault.column) }
        json.member("name", route.name)
        json.member("template", route.template)
      }
    }
    if let method = finding.witness?.method { json.member("method", method) }
    if let witness = finding.witness {
      json.member("witness", witness.text)
    } else {
      json.member("witness", bare: "null")
    }
    json.member("message", finding.message)
    if finding.fix.isEmpty { json.member("fix", bare: "null") } else { json.member("fix", finding.fix) }
  }
}
