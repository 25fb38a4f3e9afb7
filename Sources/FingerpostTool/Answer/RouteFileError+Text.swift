import FingerpostEngine
import FingerpostRouteFile

extension RouteFileError {
  /// For each fault `file:line:column`, what is wrong, and where the line holds anything the line and a caret.
  func message(path: String, _ style: Style) -> String {
    faults.map { $0.text(path: path, style("error:", .error), style) }.joined()
  }
}

extension RouteFileError.Fault {
  /// `file:line:column`, what is wrong, and where the line holds anything the line and a caret.
  func text(path: String, _ severity: String, _ style: Style) -> String {
    let excerpt = Excerpt(text, at: offset)
    let location = style("\((file ?? path).visible):\(line):\(excerpt.column):", .name)
    let lines = text.isEmpty ? "" : excerpt.lines(style)
    return "\(location) \(severity) \(message.visible) \(code.tag(style))\n\(lines)"
  }
}
