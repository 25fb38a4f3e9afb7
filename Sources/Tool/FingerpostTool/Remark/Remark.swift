import FingerpostAnalysis
import FingerpostRouteFile

/// One remark about a table, a file, a change or a command line.
///
/// Text, the commands of GitHub and SARIF are written from it alone.
struct Remark {
  enum Severity: String {
    case error, warning, note

    fileprivate var role: Style.Role {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .quiet
      }
    }
  }

  /// A line of a file, or the route there.
  struct Position {
    /// Nil if no file is known.
    var file: String?
    var line: Int?
    /// In Unicode scalars, from 1.
    var column: Int?
    var route: String?
    /// The template of the route, or the text in its place.
    var template = ""
  }

  /// The rule that is broken, for those who list rules.
  var rule: Rule
  var severity: Severity
  let message: String
  var fix: String?
  var position = Position()
  /// The other routes that it is about.
  var related: [Position] = []
  var link: TemplateRelation.Witness?
  /// Whether the table accepts it in its source.
  var isAccepted = false
  /// The enum that it is about; nil for a table of text.
  var enumName: String?

  // What differs in text alone.

  /// Shown in place of the severity: `breaking`.
  var verdict: String?
  var excerpt: Excerpt?
  /// The routes, each with a mark before it.
  var rows: [(mark: String, route: Position)] = []
  /// Lines before the fix.
  var notes: [String] = []
  /// Stands before the message in formats that show no rows.
  var lead = ""

  init(_ severity: Severity, _ rule: Rule, _ message: String, fix: String? = nil) {
    (self.severity, self.rule) = (severity, rule)
    (self.message, self.fix) = (message, fix.flatMap { $0.isEmpty ? nil : $0 })
  }

  init(error message: String, _ code: FaultCode?) {
    self.init(.error, Rule(code, "", .error), message)
  }
}

extension Remark.Position {
  init(_ location: DeclarationLocation?, or file: String? = nil, route: String? = nil, template: String = "") {
    self.init(file: location?.file ?? file, line: location?.line, route: route, template: template)
  }

  init(_ subject: Finding.Subject, at location: DeclarationLocation?, or file: String? = nil) {
    self.init(location, or: file, route: subject.name, template: subject.template)
  }

  /// `"user" users/{id}`
  var routeText: String { route.map { "\"\($0)\" \(template)" } ?? "" }

  /// `links.json:7:3`
  fileprivate var text: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}

extension Remark {
  var label: String { verdict ?? (isAccepted ? "accepted" : severity.rawValue) }

  /// The message and what to do about it, where that has no line of its own.
  var advice: String {
    guard let fix else { return lead + message }
    return lead + message + (message.hasSuffix("?") ? " " : "; ") + fix
  }

  /// How many routes are shown; programs get them all.
  private static let mostRoutes = 8

  /// `links.json:7:3: error: message [FP0504 crossing]`, the faulty line or the routes, and the fix.
  func text(_ style: Style) -> String {
    let location = position.text.isEmpty ? "" : style("\(position.text.visible):", isAccepted ? .quiet : .name) + " "
    let tag = rule.title
    return location + style("\(label):", severity.role) + " " + quietly(message.visible, style)
      + (tag.isEmpty ? "" : " \(style.tag(tag))") + "\n" + (excerpt?.lines(style) ?? "") + routes(style)
      + notes.map { "    \($0.visible)\n" }.joined()
      + (fix.map { quietly("    fix: \($0.visible)", style) + "\n" } ?? "")
  }

  private func routes(_ style: Style) -> String {
    let shown = rows.prefix(Self.mostRoutes)
    let widest = shown.map(\.mark.visible.width).max() ?? 0
    var columns = Columns()
    for (mark, route) in shown {
      let padding = String(repeating: " ", count: widest - mark.visible.width + 4)
      columns.add(
        .init(padding + mark, .quiet), .init(route.route ?? "", isAccepted ? .quiet : .name),
        .init(route.template, isAccepted ? .quiet : .plain))
    }
    let rest = rows.count - shown.count
    return columns.text(style.aligned) + (rest > 0 ? style("    and \(rest) more", .quiet) + "\n" : "")
  }

  private func quietly(_ text: String, _ style: Style) -> String { style(text, isAccepted ? .quiet : .plain) }
}

extension Remark {
  /// A faulty line of a table, with a caret where it holds anything.
  ///
  /// - Parameters:
  ///   - path: the file of the table.
  ///   - rule: the rule that it breaks; its code alone says enough where the table is only read.
  init(_ fault: RouteFileError.Fault, path: String, _ rule: Rule? = nil, fix: String? = nil) {
    self.init(
      Severity(fault.severity), rule ?? Rule(fault.code, "", .error), fault.message, fix: fix)
    position = Position(file: fault.file ?? path, line: fault.line, column: fault.column)
    excerpt = fault.text.isEmpty ? nil : Excerpt(fault.text, at: fault.offset)
  }
}

extension Remark.Severity {
  init(_ severity: Finding.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .accepted: .note
      }
  }
}
