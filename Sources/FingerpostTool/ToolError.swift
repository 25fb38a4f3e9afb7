/// Why a command line was refused; all of them end with ``Status/refused``.
enum ToolError: Error, Equatable {
  /// The words make no command.
  case usage(UsageError)
  /// A file could not be read at all.
  case unreadable(path: String, reason: String)
  /// A table that does not read, with every fault.
  case faulty(path: String, RouteFileError)
  /// The system refused the input or the output.
  case system(SystemError)
}

/// What is wrong with the words, and which help to point to.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose page helps; nil for the page of all.
  var command: String?
}

extension ToolError {
  /// The prose, with its last line ended.
  func message(_ style: Style) -> String {
    let error = style("error:", .error)
    switch self {
    case .usage(let usage):
      let help = ["fingerpost", usage.command, "--help"].compactMap(\.self).joined(separator: " ")
      return "\(error) \(usage.message.visible)\nsee \"\(help)\"\n"
    case .unreadable(let path, let reason):
      return "\(error) cannot read \(path.visible): \(reason)\n"
    case .faulty(let path, let faults):
      return faults.message(path: path, style)
    case .system(.brokenPipe):
      return ""
    case .system(.failed(let reason)):
      return "\(error) \(reason)\n"
    }
  }
}
