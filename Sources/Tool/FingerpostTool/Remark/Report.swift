import FingerpostAnalysis
import FingerpostRouteFile

/// How a report is written: for people, for programs, beside the lines of a change, or for code hosts and editors.
enum ReportFormat: String, CaseIterable {
  case text, json, github, sarif
}

/// What a command found, in every format.
protocol Report {
  /// The remarks.
  var remarks: [Remark] { get }
  var sarifLog: SARIFLog { get }
  func text(_ style: Style) -> String
  /// The members of a document that is kept, behind its schema.
  func write(to json: inout JSON)
}

extension Report {
  var sarifLog: SARIFLog { SARIFLog(remarks: remarks) }

  var sarif: String { sarifLog.text }

  var json: String { JSON.document(write) }

  /// Workflow commands, one a remark, which GitHub shows beside the lines of a change.
  var workflowCommands: String { remarks.map(\.workflowCommand).joined() }

  func output(_ format: ReportFormat, _ style: Style) -> String {
    switch format {
    case .text: text(style)
    case .json: json
    case .github: workflowCommands
    case .sarif: sarif
    }
  }
}

extension Remark {
  /// The members of an object, with those that tell what it is about.
  func write(to json: inout JSON, _ subject: (inout JSON) -> Void) {
    json.member("kind", rule.word)
    json.member("code", ifAny: rule.code?.description)
    subject(&json)
    json.member("method", ifAny: link?.method)
    json.member("witness", orNull: link?.text)
    json.member("message", message)
    json.member("fix", orNull: fix)
  }
}

extension Remark.Position {
  /// The members of a route, and of the line where it is known to stand.
  func writeRoute(to json: inout JSON) {
    if let line {
      json.member("file", ifAny: file)
      json.member("line", bare: line)
      json.member("column", ifAny: column)
    }
    json.member("name", route ?? "")
    json.member("template", template)
  }
}

extension Remark {
  /// A line that a runner of GitHub Actions takes for a command.
  ///
  ///     ::error file=links.routes,line=12,title=crossing::"a" and "b" both match …
  ///
  /// Files and messages may hold anything: nothing of it ends the line or begins another command.
  var workflowCommand: String {
    let name = severity == .note ? "notice" : severity.rawValue
    let properties = [
      ("file", position.file), ("line", position.line.map(String.init)), ("col", position.column.map(String.init)),
      ("title", rule.title),
    ]
    let list = properties.compactMap { name, value in
      value.map { "\(name)=\(Self.escaped($0, isProperty: true))" }
    }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(Self.escaped(advice, isProperty: false))\n"
  }

  /// As "Workflow commands for GitHub Actions" and its toolkit have it. What does not show, line ends among it, has been
  /// spelled out by then; they are escaped here all the same, so that this rule stands by itself.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.visible.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}
