import FingerpostProof
import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

extension CheckReport {
  /// The Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS), which code hosts and editors read.
  ///
  /// What a table accepts is a result that is suppressed in its source. A table that could not be read is a notification.
  var sarif: String {
    var json = JSON()
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([self]) { report, json in json.object { report.writeRun(to: &$0) } }
    }
    json.endLine()
    return json.text
  }

  private func writeRun(to json: inout JSON) {
    let rules = CheckRule.all(with: tables.flatMap(\.entries))
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", Program.name)
        json.member("version", Program.version)
        json.key("rules")
        json.array(rules, isTall: true) { rule, json in json.object { rule.write(to: &$0) } }
      }
    }
    json.key("invocations")
    json.array([errors]) { errors, json in
      json.object { json in
        json.member("executionSuccessful", bare: errors.isEmpty)
        if errors.isEmpty { return }
        json.key("toolExecutionNotifications")
        json.array(errors) { error, json in
          json.object { json in
            json.member("level", "error")
            json.key("message")
            json.object { $0.member("text", error.summary) }
          }
        }
      }
    }
    // As Unicode scalars, which the columns count.
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    let results = tables.flatMap { table in table.entries.map { (table, $0) } }
    json.array(results, isTall: true) { result, json in json.object { result.0.write(result.1, rules, to: &$0) } }
  }
}

extension CheckRule {
  fileprivate func write(to json: inout JSON) {
    json.member("id", code.description)
    json.member("name", word)
    json.key("shortDescription")
    json.object { $0.member("text", summary) }
    json.key("help")
    json.object { $0.member("text", "\(help) More: \(code.page)") }
    json.key("defaultConfiguration")
    json.object { $0.member("level", severity.level) }
  }
}

extension CheckedTable {
  fileprivate func write(_ entry: Entry, _ rules: [CheckRule], to json: inout JSON) {
    let finding = entry.finding
    json.member("ruleId", entry.code.description)
    if let index = rules.firstIndex(where: { $0.code == entry.code }) { json.member("ruleIndex", bare: index) }
    json.member("level", finding.severity.level)
    json.key("message")
    json.object { $0.member("text", finding.advice) }
    json.key("locations")
    json.array(finding.routes.prefix(1)) { route, json in json.object { write(route, entry.fault, to: &$0) } }
    if finding.routes.count > 1 {
      json.key("relatedLocations")
      json.array(finding.routes.dropFirst()) { route, json in
        json.object { json in
          write(route, nil, to: &json)
          json.key("message")
          json.object { $0.member("text", "\"\(route.name)\" \(route.template)") }
        }
      }
    }
    if finding.severity == .accepted {
      json.key("suppressions")
      json.array(["inSource"]) { kind, json in json.object { $0.member("kind", kind) } }
    }
    guard let witness = finding.witness else { return }
    json.key("properties")
    json.object { json in
      if let method = witness.method { json.member("method", method) }
      json.member("witness", witness.text)
    }
  }

  /// Where a route stands; the input is no file that anybody could open.
  private func write(_ route: Finding.Subject, _ fault: RouteFileError.Fault?, to json: inout JSON) {
    if let location = route.location, location.file != TableSource.inputName {
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object { $0.member("uri", location.file.uriReference) }
        json.key("region")
        json.object { json in
          json.member("startLine", bare: location.line)
          if let fault { json.member("startColumn", bare: fault.column) }
        }
      }
    }
    json.key("logicalLocations")
    json.array([route.name]) { name, json in json.object { $0.member("name", name) } }
  }
}

extension String {
  /// A path as a URI reference (RFC 3986 §4.1): relative where the path is, so that a report is of use on another machine.
  var uriReference: String {
    let path = hasPrefix("./") ? String(dropFirst(2)) : self
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if allowed.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}

extension Finding.Severity {
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .accepted: "note"
    }
  }
}
