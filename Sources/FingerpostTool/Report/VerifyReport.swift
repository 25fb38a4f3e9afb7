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

  var status: Status {
    guard let verification else { return .refused }
    return verification.differences.isEmpty && verification.isComplete ? .yes : .no
  }

  /// What is wrong with the file, and how it differs.
  var remarks: [Remark] {
    var all = faults.map { remark(.error, "unreadable", "a file that does not read", $0) }
    all += oddities.map { remark(.warning, Self.word($0.code), "what should be written otherwise", $0) }
    guard let verification else { return all }
    all += verification.exclusions.map { remark(.note, $0, " on purpose") }
    all += verification.differences.map { remark(.error, $0) }
    if verification.triesSomeQueries {
      let message = "a pattern for whole queries was tried with some queries alone"
      all.append(remark(.error, FaultCode(.claimUndecided), "undecided", "what is not decided", message))
    }
    if verification.isUnfinished {
      let message = "there may be differences that were not found: it would take too long"
      all.append(remark(.error, FaultCode(.claimUnfinished), "unfinished", "more than is compared", message))
    }
    return all
  }

  private func remark(
    _ severity: Remark.Severity, _ code: FaultCode, _ word: String, _ summary: String, _ message: String,
    line: Int? = nil, column: Int? = nil
  ) -> Remark {
    var remark = Remark(severity, Rule(code, word, severity, summary), word: word, message)
    remark.position = Remark.Position(file: file, line: line, column: column)
    return remark
  }

  private func remark(
    _ severity: Remark.Severity, _ word: String, _ summary: String, _ error: DocumentError
  ) -> Remark {
    let path = error.path.isEmpty ? "" : " (in \(error.path))"
    let message = error.message + path
    return remark(severity, error.code, word, summary, message, line: error.line, column: error.column)
  }

  private func remark(
    _ severity: Remark.Severity, _ difference: Verification.Difference, _ suffix: String = ""
  ) -> Remark {
    let (kind, message) = (difference.kind, difference.message + suffix)
    var remark = remark(
      severity, difference.code, kind.rawValue, kind.words.summary, message, line: difference.line)
    remark.link = .init(method: nil, text: difference.link)
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

  func text(_ style: Style) -> String {
    var text = remarks.map { $0.text(style) }.joined()
    guard let verification else { return text }
    let counts = Verification.Difference.Kind.allCases.compactMap { kind -> String? in
      let count = verification.differences.count { $0.kind == kind }
      let (_, side, links) = kind.words
      return count == 0 ? nil : "\(count) \(side)\(count == 1 ? " has" : "s have") links \(links)"
    }
    if !counts.isEmpty {
      text += counts.joined(separator: "; ") + "\n"
    } else if verification.isComplete {
      let all = isNarrower ? "no more than the table reads" : "what the table reads"
      let exceptions = verification.exclusions.isEmpty ? "" : ", but for what it excludes on purpose"
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
        json.member("message", error.message)
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
  /// What differs, in a line; and the side that has links that the other has not.
  fileprivate var words: (summary: String, side: String, links: String) {
    switch self {
    case .unhandled: ("a claim with links that no route reads", "claim", "that lead nowhere")
    case .unclaimed: ("a route with links that nothing claims", "route", "that nothing claims")
    case .excluded: ("a route with links that the file excludes", "route", "that are excluded")
    }
  }
}
