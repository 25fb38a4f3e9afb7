import FingerpostAnalysis
import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// What is wrong in a published file, and where it differs from a table.
struct VerifyReport {
  /// How it is written.
  enum Format: String, CaseIterable {
    case text
    case json
    case github
    case sarif
  }

  let file: String
  /// Why it does not read.
  var faults: [DocumentError] = []
  /// What reads, and should be written otherwise.
  var remarks: [DocumentError] = []
  var verification: Verification?
  /// Whether links that nothing claims were allowed.
  var isNarrower = false

  var status: Status {
    guard let verification else { return .refused }
    return verification.differences.isEmpty && verification.isComplete ? .yes : .no
  }

  /// One thing to say, and where.
  fileprivate struct Line {
    let severity: Severity
    let rule: String
    let code: FaultCode
    let message: String
    var line: Int?
    var column: Int?

    enum Severity: String { case error, warning, note }
  }

  private var lines: [Line] {
    var lines = faults.map { Line(severity: .error, rule: "unreadable", $0) }
    lines += remarks.map { Line(severity: .warning, rule: Self.rule($0.code), $0) }
    guard let verification else { return lines }
    lines += verification.exclusions.map {
      Line(severity: .note, rule: $0.kind.rawValue, code: $0.code, message: $0.message + " on purpose", line: $0.line)
    }
    lines += verification.differences.map {
      Line(severity: .error, rule: $0.kind.rawValue, code: $0.code, message: $0.message, line: $0.line)
    }
    if verification.triesSomeQueries {
      lines.append(
        Line(
          severity: .error, rule: "undecided", code: FaultCode(.claimUndecided),
          message: "a pattern for whole queries was tried with some queries alone"))
    }
    if verification.isUnfinished {
      lines.append(
        Line(
          severity: .error, rule: "unfinished", code: FaultCode(.claimUnfinished),
          message: "there may be differences that were not found: it would take too long"))
    }
    return lines
  }

  /// The word for a remark.
  private static func rule(_ code: FaultCode) -> String {
    switch code {
    case FaultCode(.documentOldForm): "old-form"
    case FaultCode(.documentNoClaims): "no-claims"
    default: "left-out"
    }
  }

  // MARK: For people

  func text(_ style: Style) -> String {
    let all = lines
    var text = all.map { line in
      let place = [file.visible, line.line.map(String.init), line.column.map(String.init)].compactMap(\.self)
      let role: Style.Role =
        switch line.severity {
        case .error: .error
        case .warning: .warning
        case .note: .quiet
        }
      return "\(style(place.joined(separator: ":") + ":", .name)) \(style(line.severity.rawValue + ":", role)) "
        + "\(line.message.visible) \(line.code.tag(style, line.rule))\n"
    }.joined()
    guard let verification else { return text }
    let counts = Verification.Difference.Kind.allCases.compactMap { kind -> String? in
      let count = verification.differences.count { $0.kind == kind }
      if count == 0 { return nil }
      switch kind {
      case .unhandled: return "\(count) \(count == 1 ? "claim has" : "claims have") links that lead nowhere"
      case .unclaimed: return "\(count) \(count == 1 ? "route has" : "routes have") links that nothing claims"
      case .excluded: return "\(count) \(count == 1 ? "route has" : "routes have") links that are excluded"
      }
    }
    if counts.isEmpty, verification.isComplete { text += "\(file.visible) claims \(agreement(verification))\n" }
    if !counts.isEmpty { text += counts.joined(separator: "; ") + "\n" }
    return text
  }

  /// What a file claims that has no differences, as far as it was compared.
  fileprivate func agreement(_ verification: Verification) -> String {
    let all = isNarrower ? "no more than the table reads" : "what the table reads"
    return all + (verification.exclusions.isEmpty ? "" : ", but for what it excludes on purpose")
  }

  // MARK: For programs

  var json: String {
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      json.member("file", file)
      json.member("same", bare: status == .yes)
      for (name, errors) in [("errors", faults), ("remarks", remarks)] where !errors.isEmpty {
        json.key(name)
        json.array(errors, isTall: true) { error, json in
          json.object { json in
            json.member("code", error.code.description)
            json.member("message", error.message)
            json.member("line", bare: error.line)
            json.member("column", bare: error.column)
            if !error.path.isEmpty { json.member("path", error.path) }
          }
        }
      }
      guard let verification else { return }
      json.member("complete", bare: verification.isComplete)
      json.key("differences")
      Self.write(verification.differences, to: &json)
      if verification.exclusions.isEmpty { return }
      json.key("exclusions")
      Self.write(verification.exclusions, to: &json)
    }
    json.endLine()
    return json.text
  }

  private static func write(_ differences: [Verification.Difference], to json: inout JSON) {
    json.array(differences, isTall: true) { difference, json in
      json.object { json in
        json.member("kind", difference.kind.rawValue)
        json.member("code", difference.code.description)
        json.member("link", difference.link)
        if let route = difference.route { json.member("route", route) }
        if let claim = difference.claim { json.member("claim", claim) }
        if let line = difference.line { json.member("line", bare: line) }
        json.member("message", difference.message)
      }
    }
  }

  /// Notes beside the lines of a change, as GitHub shows them.
  var workflowCommands: String {
    lines.map { line in
      let places = [("line", line.line), ("col", line.column)].compactMap { name, number in
        number.map { (name: name, value: String($0)) }
      }
      let properties = [(name: "file", value: file)] + places + [(name: "title", value: line.code.titled(line.rule))]
      return WorkflowCommand(name: line.severity.command, properties: properties, message: line.message).text + "\n"
    }.joined()
  }

  /// SARIF 2.1.0.
  var sarif: String {
    var json = JSON()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array([lines]) { lines, json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.member("name", Program.name)
              json.member("version", Program.version)
              json.key("rules")
              let rules = Dictionary(lines.map { ($0.code, $0.rule) }) { first, _ in first }
              json.array(rules.sorted { $0.key < $1.key }) { rule, json in
                json.object {
                  $0.member("id", rule.key.description)
                  $0.member("name", rule.value)
                }
              }
            }
          }
          json.key("results")
          json.array(lines, isTall: true) { line, json in write(line, to: &json) }
        }
      }
    }
    json.endLine()
    return json.text
  }

  private func write(_ line: Line, to json: inout JSON) {
    json.object { json in
      json.member("ruleId", line.code.description)
      json.member("level", line.severity.rawValue)
      json.key("message")
      json.object { $0.member("text", line.message) }
      json.key("locations")
      json.array([line]) { line, json in
        json.object { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", file.uriReference) }
            guard let number = line.line else { return }
            json.key("region")
            json.object { json in
              json.member("startLine", bare: number)
              if let column = line.column { json.member("startColumn", bare: column) }
            }
          }
        }
      }
    }
  }
}

extension VerifyReport.Line.Severity {
  /// The word of GitHub Actions.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension VerifyReport.Line {
  fileprivate init(severity: Severity, rule: String, _ error: DocumentError) {
    let place = error.path.isEmpty ? "" : " (in \(error.path))"
    self.init(
      severity: severity, rule: rule, code: error.code, message: error.message + place, line: error.line,
      column: error.column)
  }
}
