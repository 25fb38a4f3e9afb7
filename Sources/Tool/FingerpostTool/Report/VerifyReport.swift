import FingerpostExport
import FingerpostRouteFile

/// What is wrong in a published file, and where it differs from a table.
struct VerifyReport: Report {
  let file: String
  /// Why it does not read.
  var faults: [DocumentError] = []
  /// What reads, and should be written otherwise.
  var oddities: [DocumentError] = []
  var verification: Verification?
  /// Whether links that nothing claims were allowed.
  var isNarrower = false
  /// The command that reads the file from standard input, for a file that must be converted first.
  var command: String?

  var status: Status {
    guard let verification else { return .refused }
    return verification.differences.isEmpty && verification.isComplete ? .yes : .no
  }

  /// What is wrong with the file, and how it differs.
  var remarks: [Remark] {
    var all = (faults + oddities).map { error in
      let path = error.path.isEmpty ? "" : " (in \(error.path))"
      return remark(error.code, error.message + conversion(error) + path, line: error.line, column: error.column)
    }
    guard let verification else { return all }
    all += verification.exclusions.map {
      remark($0.code, $0.message + " on purpose", line: $0.line, link: $0.link, severity: .note)
    }
    all += verification.differences.map { remark($0.code, $0.message, line: $0.line, link: $0.link) }
    if verification.triesSomeQueries {
      let message = "a pattern for whole queries was tried with some queries only"
      all.append(remark(FaultCode(.claimUndecided), message))
    }
    if verification.isUnfinished {
      let message = "there may be differences that were not found: it would take too long"
      all.append(remark(FaultCode(.claimUnfinished), message))
    }
    return all
  }

  /// How to convert a file of YAML, in one line that can be pasted.
  private func conversion(_ error: DocumentError) -> String {
    guard let command, error.message.hasSuffix(JSONNode.yamlHint) else { return "" }
    return ": yq -o=json \(file.shellWord) | \(command)"
  }

  private func remark(
    _ code: FaultCode, _ message: String, line: Int? = nil, column: Int? = nil, link: String? = nil,
    severity: Remark.Severity? = nil
  ) -> Remark {
    var rule = Self.rules.first { $0.code == code } ?? Rule(code, "", .error)
    rule.severity = severity ?? rule.severity
    var remark = Remark(rule.severity, rule, message)
    remark.position = Remark.Position(file: file, line: line, column: column)
    remark.link = link.map { .init(method: nil, text: $0) }
    return remark
  }

  static let rules = [
    Rule(FaultCode(.documentUnreadable), "unreadable", .error),
    Rule(FaultCode(.documentOldForm), "old-form", .warning),
    Rule(FaultCode(.documentNoClaims), "no-claims", .warning),
    Rule(FaultCode(.documentLeftOut), "left-out", .warning),
    Rule(FaultCode(.claimUnhandled), "unhandled", .error),
    Rule(FaultCode(.claimUnclaimed), "unclaimed", .error),
    Rule(FaultCode(.claimExcluded), "excluded", .error),
    Rule(FaultCode(.claimUndecided), "undecided", .error),
    Rule(FaultCode(.claimUnfinished), "unfinished", .error),
  ]

  func text(_ style: Style) -> String {
    var text = remarks.map { $0.text(style) }.joined()
    guard let verification else { return text }
    let counts = Verification.Difference.Kind.allCases.compactMap { kind -> String? in
      let count = verification.differences.count { $0.kind == kind }
      let (side, links) = kind.words
      return count == 0 ? nil : "\(count) \(side)\(count == 1 ? " has" : "s have") links \(links)"
    }
    if !counts.isEmpty {
      text += counts.joined(separator: "; ") + "\n"
    } else if verification.isComplete {
      let all = isNarrower ? "no more than the table reads" : "what the table reads"
      let exceptions = verification.exclusions.isEmpty ? "" : ", except what it excludes on purpose"
      text += "\(file.visible) claims \(all)\(exceptions)\n"
    }
    return text
  }

  func write(to json: inout JSON) {
    json.member("file", file)
    json.member("same", bare: status == .yes)
    for (name, errors) in [("errors", faults), ("remarks", oddities)] where !errors.isEmpty {
      json.member(name, errors, isTall: true) { error, json in
        json.member("code", error.code.description)
        json.member("message", error.message + conversion(error))
        json.member("line", bare: error.line)
        json.member("column", bare: error.column)
        if !error.path.isEmpty { json.member("path", error.path) }
      }
    }
    guard let verification else { return }
    json.member("complete", bare: verification.isComplete)
    json.member("differences", verification.differences, isTall: true) { $0.write(to: &$1) }
    if verification.exclusions.isEmpty { return }
    json.member("exclusions", verification.exclusions, isTall: true) { $0.write(to: &$1) }
  }
}

extension Verification.Difference {
  fileprivate func write(to json: inout JSON) {
    json.member("kind", kind.rawValue)
    json.member("code", code.description)
    json.member("link", link)
    json.member("route", ifAny: route)
    json.member("claim", ifAny: claim)
    json.member("line", ifAny: line)
    json.member("message", message)
  }
}

extension Verification.Difference.Kind {
  /// The side that has links that the other has not.
  fileprivate var words: (side: String, links: String) {
    switch self {
    case .unhandled: ("claim", "that lead nowhere")
    case .unclaimed: ("route", "that nothing claims")
    case .excluded: ("route", "that are excluded")
    }
  }
}
