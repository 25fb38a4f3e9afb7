import FingerpostAnalysis
import FingerpostInput

/// Remarks in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS), which code hosts and editors read.
///
/// What a table accepts is a result that is suppressed in its source. What could not be read is a notification.
struct SARIFLog {
  let remarks: [Remark]
  /// The rules that are listed whether or not a remark has them.
  var known: [Rule] = []
  var errors: [String] = []

  var text: String {
    JSON.line {
      $0.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.member("runs", [self]) { $0.writeRun(to: &$1) }
    }
  }

  /// Each once, the known ones first.
  private var rules: [Rule] {
    let ids = Set(known.map(\.id))
    let others = Dictionary(remarks.map { ($0.rule.id, $0.rule) }) { first, _ in first }
    return known + others.filter { !ids.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  private func writeRun(to json: inout JSON) {
    let rules = rules
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    json.member("tool") { json in
      json.member("driver") { json in
        json.member("name", Executable.name)
        json.member("version", Executable.version)
        json.member("rules", rules, isTall: true) { $0.write(to: &$1) }
      }
    }
    json.member("invocations", [errors]) { errors, json in
      json.member("executionSuccessful", bare: errors.isEmpty)
      if errors.isEmpty { return }
      json.member("toolExecutionNotifications", errors) {
        $1.member("level", "error")
        $1.text("message", $0)
      }
    }
    // As Unicode scalars, which the columns count.
    json.member("columnKind", "unicodeCodePoints")
    json.member("results", remarks, isTall: true) { $0.write(indices[$0.rule.id], to: &$1) }
  }
}

extension Rule {
  fileprivate func write(to json: inout JSON) {
    json.member("id", id)
    json.member("name", word)
    json.text("shortDescription", summary)
    json.text("help", code.map { "\(help) More: \($0.page)" } ?? help)
    json.member("defaultConfiguration") { $0.member("level", severity.rawValue) }
  }
}

extension Remark {
  fileprivate func write(_ index: Int?, to json: inout JSON) {
    json.member("ruleId", rule.id)
    json.member("ruleIndex", ifAny: index)
    json.member("level", severity.rawValue)
    json.text("message", advice)
    json.member("locations", [position].filter(\.isKnown)) { $0.write(to: &$1) }
    if !related.isEmpty {
      json.member("relatedLocations", related) { position, json in
        position.write(to: &json)
        json.text("message", position.routeText)
      }
    }
    if isAccepted { json.member("suppressions", ["inSource"]) { $1.member("kind", $0) } }
    guard let link else { return }
    json.member("properties") { json in
      json.member("method", ifAny: link.method)
      json.member("witness", link.text)
    }
  }
}

extension Remark.Position {
  /// The file; nil for standard input, which no viewer could open.
  private var path: String? { file.flatMap { [TableSource.inputName, "-"].contains($0) ? nil : $0 } }

  fileprivate var isKnown: Bool { path != nil || route != nil }

  fileprivate func write(to json: inout JSON) {
    if let path {
      json.member("physicalLocation") { json in
        json.member("artifactLocation") { $0.member("uri", path.uriReference) }
        guard let line else { return }
        json.member("region") { json in
          json.member("startLine", bare: line)
          json.member("startColumn", ifAny: column)
        }
      }
    }
    if let route { json.member("logicalLocations", [route]) { $1.member("name", $0) } }
  }
}

extension JSON {
  fileprivate mutating func text(_ name: String, _ text: String) {
    member(name) { $0.member("text", text) }
  }
}

extension String {
  /// A path as a URI reference (RFC 3986 §4.1): relative where the path is, so that a report is of use on another machine.
  var uriReference: String {
    let path = hasPrefix("./") ? String(dropFirst(2)) : self
    let bare = ByteSet.letterOrDigit.union("-._~/")
    return (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encode(path, bare: bare)
  }
}
