import FingerpostAnalysis
import FingerpostEngine
import FingerpostRouteFile

/// Why a command line was refused; all of them end with ``Status/refused``.
enum ToolError: Error, Equatable {
  /// The words make no command.
  case usage(UsageError)
  /// A file, or the input, could not be read at all.
  case unreadable(_ subject: String, SystemError)
  /// A table that does not read, with every fault.
  case faulty(path: String, RouteFileError)
  /// The output could not be written.
  case unwritable(SystemError)
}

/// What is wrong with the words, and which help to point to.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose page helps; nil for the page of all.
  var command: String?
  /// Of what is wrong with a value; a wrong word has none.
  var code: FaultCode?
}

extension ToolError {
  /// What ``unreadable(_:_:)`` calls the input.
  static let input = "the input"

  /// The prose, with its last line ended.
  func message(_ style: Style) -> String {
    let error = style("error:", .error)
    let behind = code.map { " " + $0.tag(style) } ?? ""
    switch self {
    case .usage(let usage):
      let help = ["fingerpost", usage.command, "--help"].compactMap(\.self).joined(separator: " ")
      return "\(error) \(usage.message.shortened(to: 400).visible)\(behind)\nsee \"\(help)\"\n"
    case .unreadable:
      return "\(error) \(summary.visible)\(behind)\n"
    case .faulty(let path, let faults):
      return faults.message(path: path, style) + "\(summary.visible)\n"
    case .unwritable(.brokenPipe):
      return ""
    case .unwritable:
      return "\(error) \(summary.visible)\(behind)\n"
    }
  }

  /// Nil of a wrong word, and of a table, whose faults have codes of their own.
  fileprivate var code: FaultCode? {
    switch self {
    case .usage(let usage): usage.code
    case .unreadable(_, .tooLarge): FaultCode(.toolTooLarge)
    case .unreadable: FaultCode(.toolUnreadable)
    case .faulty: nil
    case .unwritable: FaultCode(.toolUnwritable)
    }
  }

  /// What went wrong, in one line.
  var summary: String {
    switch self {
    case .usage(let usage): return usage.message
    case .unreadable(let subject, let error): return "cannot read \(subject): \(error.reason)"
    case .faulty(let path, let error):
      let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
      return "\(path): \(count); no route was read"
    case .unwritable(let error): return "cannot write the output: \(error.reason)"
    }
  }

  /// The document that stands for the answer where a program asked for JSON and no table could be read; nil for errors
  /// that are not about what was to be read.
  var document: String? {
    switch self {
    case .unreadable, .faulty: break
    case .usage, .unwritable: return nil
    }
    var json = JSON()
    json.object { json in
      json.member("schema", bare: 1)
      [self].write(to: &json)
    }
    json.endLine()
    return json.text
  }

  /// What is wrong in the lines of a table.
  fileprivate var faults: [(path: String, fault: RouteFileError.Fault)] {
    guard case .faulty(let path, let error) = self else { return [] }
    return error.faults.map { ($0.file ?? path, $0) }
  }
}

extension [ToolError] {
  /// The member `error` of a document, which tells what could not be read; nothing where there is nothing.
  func write(to json: inout JSON) {
    if isEmpty { return }
    json.key("error")
    json.object { json in
      if let code = first?.code { json.member("code", code.description) }
      json.member("message", map(\.summary).joined(separator: "; "))
      let faults = flatMap(\.faults)
      if faults.isEmpty { return }
      json.key("faults")
      json.array(faults) { entry, json in
        json.object {
          $0.member("file", entry.path)
          $0.member("line", bare: entry.fault.line)
          $0.member("column", bare: entry.fault.column)
          $0.member("code", entry.fault.code.description)
          $0.member("message", entry.fault.message)
        }
      }
    }
  }
}
