import FingerpostAnalysis
import FingerpostRouteFile

/// What a command has to say once it is done.
struct Answer {
  /// For the next program, or a person.
  var output = ""
  /// For a person.
  var errors = ""
  var status = Status.yes
}

/// The exit status of the process.
enum Status: Int32 {
  /// A link or a route was found; nothing is wrong with the tables.
  case yes = 0
  /// No route or no link was found; or something is wrong with a table.
  case no = 1
  /// The arguments or the table could not be read.
  case refused = 2
}

/// Why a command line was refused; all of them end with ``Status/refused``.
enum ToolError: Error, Equatable {
  /// The words make no command. The page of the command helps, or without one the page of all; a wrong value has a code.
  case usage(_ message: String, of: String? = nil, FaultCode? = nil)
  /// A file, or the input, could not be read at all.
  case unreadable(_ subject: String, SystemError)
  /// A table that does not read, with every fault.
  case faulty(path: String, RouteFileError)
  /// The output, or the file that is named, could not be written.
  case unwritable(SystemError, path: String? = nil)

  /// What ``unreadable(_:_:)`` calls the input.
  static let input = "the input"
}

extension ToolError {
  /// The same, pointing to the page of a command.
  func asked(of command: String) -> ToolError {
    guard case .usage(let message, of: nil, let code) = self else { return self }
    return .usage(message, of: command, code)
  }

  /// The prose, with its last line ended.
  func message(_ style: Style) -> String {
    switch self {
    case .usage(let message, let command, _):
      let help = [Executable.name, command, "--help"].compactMap(\.self).joined(separator: " ")
      return Remark(error: message.shortened(to: 400), code).text(style) + "see \"\(help)\"\n"
    case .faulty(let path, let error):
      return error.faults.map { Remark($0, path: path).text(style) }.joined() + "\(summary.visible)\n"
    case .unwritable(.brokenPipe, _): return ""
    case .unreadable, .unwritable: return Remark(error: summary, code).text(style)
    }
  }

  /// Nil of a wrong word, and of a table, whose faults have codes of their own.
  fileprivate var code: FaultCode? {
    switch self {
    case .usage(_, _, let code): code
    case .unreadable(_, .tooLarge): FaultCode(.toolTooLarge)
    case .unreadable: FaultCode(.toolUnreadable)
    case .faulty: nil
    case .unwritable: FaultCode(.toolUnwritable)
    }
  }

  /// What went wrong, in one line.
  var summary: String {
    switch self {
    case .usage(let message, _, _): return message
    case .unreadable(let subject, let error): return "cannot read \(subject): \(error.reason)"
    case .faulty(let path, let error):
      let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
      return "\(path): \(count); no route was read"
    case .unwritable(let error, let path): return "cannot write \(path ?? "the output"): \(error.reason)"
    }
  }

  /// The document that stands for the answer where a program asked for JSON and no table could be read; nil for errors
  /// that are not about what was to be read.
  var document: String? {
    switch self {
    case .unreadable, .faulty: [self].document
    case .usage, .unwritable: nil
    }
  }
}

extension [ToolError] {
  /// A document with only the error about unreadable input.
  var document: String { JSON.document(write) }

  /// The member `error` of a document: the input that could not be read. It is left out if there is none.
  func write(to json: inout JSON) {
    if isEmpty { return }
    json.member("error") { json in
      json.member("code", ifAny: first?.code?.description)
      json.member("message", map(\.summary).joined(separator: "; "))
      let faults = flatMap { error -> [(path: String, fault: RouteFileError.Fault)] in
        guard case .faulty(let path, let error) = error else { return [] }
        return error.faults.map { ($0.file ?? path, $0) }
      }
      if faults.isEmpty { return }
      json.member("faults", faults) {
        $1.member("file", $0.path)
        $1.member("line", bare: $0.fault.line)
        $1.member("column", bare: $0.fault.column)
        $1.member("code", $0.fault.code.description)
        $1.member("message", $0.fault.message)
      }
    }
  }

  func message(_ style: Style) -> String { map { $0.message(style) }.joined() }
}

extension Console {
  /// The whole of a file.
  func file(_ path: String) throws(ToolError) -> [UInt8] {
    do { return try readFile(path, limit) } catch { throw .unreadable(path, error) }
  }

  /// The whole of a file, or of the input, which `-` stands for.
  func fileOrInput(_ path: String) throws(ToolError) -> [UInt8] {
    guard path == "-" else { return try file(path) }
    do { return try [UInt8](upTo: limit, of: read) } catch { throw .unreadable(ToolError.input, error) }
  }

  /// An answer with a text, which is written to a file if one is named.
  func answer(_ text: String, to path: String?, errors: String) throws(ToolError) -> Answer {
    guard let path else { return Answer(output: text, errors: errors) }
    try replace(path, with: text)
    return Answer(errors: errors)
  }

  /// Makes a text the whole of a file, or leaves it as it was.
  func replace(_ path: String, with text: String) throws(ToolError) {
    do { try replaceFile(path, Array(text.utf8)) } catch { throw .unwritable(error, path: path) }
  }
}
