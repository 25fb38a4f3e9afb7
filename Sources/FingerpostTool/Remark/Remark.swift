import FingerpostEngine
import FingerpostRouteFile

/// One thing to say of a table or a file: what `check`, `diff` and `verify` find.
///
/// Every format for code hosts is written from it, so that all three say the same in each.
struct Remark {
  enum Severity: String {
    case error, warning, note
  }

  /// Where it is said of, and the route there.
  struct Place {
    /// The file; nil where none is known.
    var file: String?
    var line: Int?
    /// In Unicode scalars, from 1.
    var column: Int?
    var route: String?
    /// The route as people see it, where it is not the one to look at.
    var text = ""
  }

  let rule: Rule
  let severity: Severity
  /// What is wrong and what to do, in one line.
  let message: String
  /// The place to look at.
  var place = Place()
  /// The other routes that it is about.
  var related: [Place] = []
  /// Whether the table accepts it in its source.
  var isAccepted = false
  /// The method and the text of a link that shows it.
  var link: (method: String?, text: String)?
}

extension Remark.Place {
  init(_ location: DeclarationLocation?, or file: String? = nil, column: Int? = nil, route: String? = nil) {
    self.init(file: location?.file ?? file, line: location?.line, column: column, route: route)
  }
}

extension String {
  /// A message and what to do about it.
  func advising(_ fix: String?) -> String {
    guard let fix, !fix.isEmpty else { return self }
    return self + (hasSuffix("?") ? " " : "; ") + fix
  }
}

extension Remark {
  /// `links.json:7:3: error: message [FP0901 word]`
  func headline(_ style: Style) -> String {
    let role: Style.Role =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .quiet
      }
    let words = [place.file?.visible, place.line.map(String.init), place.column.map(String.init)].compactMap { $0 }
    let tag = rule.code?.tag(style, rule.word) ?? style("[\(rule.word)]", .quiet)
    return
      "\(style(words.joined(separator: ":") + ":", .name)) \(style(severity.rawValue + ":", role)) \(message.visible) \(tag)"
  }
}
