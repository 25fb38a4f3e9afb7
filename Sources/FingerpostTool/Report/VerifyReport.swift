import FingerpostAnalysis
import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile

/// What is wrong in a published file, and where it differs from a table.
struct VerifyReport {
  let file: String
  /// Why it does not read.
  var faults: [DocumentError] = []
  /// What reads, and should be written otherwise.
  var oddities: [DocumentError] = []
  var verification: Verification?
  /// Whether links that nothing claims were allowed.
  var isNarrower = false

  var status: Status {
    guard let verification else { return .refused }
    return verification.differences.isEmpty && verification.isComplete ? .yes : .no
  }

  /// What is wrong with the file, and how it differs.
  private var remarks: [Remark] {
    var all = faults.map { remark(.error, "unreadable", "a file that does not read", $0) }
    all += oddities.map { remark(.warning, Self.word($0.code), "what should be written otherwise", $0) }
    guard let verification else { return all }
    all += verification.exclusions.map { remark(.note, $0, " on purpose") }
    all += verification.differences.map { remark(.error, $0) }
    if verification.triesSomeQueries {
      let message = "a pattern for whole queries was tried with some queries alone"
      all.append(remark(.error, Rule(FaultCode(.claimUndecided), "undecided", .error, "what is not decided"), message))
    }
    if verification.isUnfinished {
      let message = "there may be differences that were not found: it would take too long"
      all.append(
        remark(.error, Rule(FaultCode(.claimUnfinished), "unfinished", .error, "more than is compared"), message))
    }
    return all
  }

  private func remark(
    _ severity: Remark.Severity, _ rule: Rule, _ message: String, line: Int? = nil, column: Int? = nil
  ) -> Remark {
    Remark(
      rule: rule, severity: severity, message: message,
      place: Remark.Place(file: file, line: line, column: column))
  }

  private func remark(_ severity: Remark.Severity, _ word: String, _ summary: String, _ error: DocumentError) -> Remark
  {
    let place = error.path.isEmpty ? "" : " (in \(error.path))"
    return remark(
      severity, Rule(error.code, word, severity, summary), error.message + place, line: error.line, column: error.column
    )
  }

  private func remark(
    _ severity: Remark.Severity, _ difference: Verification.Difference, _ suffix: String = ""
  ) -> Remark {
    let rule = Rule(difference.code, difference.kind.rawValue, severity, difference.kind.summary)
    var remark = remark(severity, rule, difference.message + suffix, line: difference.line)
    remark.link = (nil, difference.link)
    return remark
  }

  /// The word for a remark.
  private static func word(_ code: FaultCode) -> String {
    switch code {
    case FaultCode(.documentOldForm): "old-form"
    case FaultCode(.documentNoClaims): "no-claims"
    default: "left-out"
    }
  }

  // MARK: For people

  func text(_ style: Style) -> String {
    var text = remarks.map { "\($0.headline(style))\n" }.joined()
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
      for (name, errors) in [("errors", faults), ("remarks", oddities)] where !errors.isEmpty {
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
}

extension VerifyReport {
  /// Notes beside the lines of a change, as GitHub shows them.
  var workflowCommands: String { Remark.workflowCommands(remarks) }

  var sarif: String { SARIFLog(remarks: remarks).text }
}

extension Verification.Difference.Kind {
  /// What differs, in a line.
  fileprivate var summary: String {
    switch self {
    case .unhandled: "a claim with links that no route reads"
    case .unclaimed: "a route with links that nothing claims"
    case .excluded: "a route with links that the file excludes"
    }
  }
}
