import FingerpostAnalysis
import FingerpostInput
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

extension InputError {
  /// The prose, with its last line ended.
  ///
  /// - Parameter command: the command whose page helps with wrong words; nil for the page of all.
  func message(_ style: Style, of command: String? = nil) -> String {
    switch self {
    case .usage(let message, _):
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
    case .usage(_, let code): code
    case .unreadable(_, .tooLarge): FaultCode(.toolTooLarge)
    case .unreadable: FaultCode(.toolUnreadable)
    case .faulty: nil
    case .unwritable: FaultCode(.toolUnwritable)
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

extension [InputError] {
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

  func message(_ style: Style, of command: String? = nil) -> String { map { $0.message(style, of: command) }.joined() }
}

extension Console {
  /// An answer with a text, which is written to a file if one is named; `-` is the output, as it is the input elsewhere.
  ///
  /// - Parameters:
  ///   - option: the one that names the file.
  ///   - sources: the files that it is made of, which it never overwrites.
  func answer(
    _ text: String, to path: String?, of option: String = "output", from sources: RecordedFiles, errors: String = ""
  ) throws(InputError) -> Answer {
    guard let path, path != "-" else { return Answer(output: text, errors: errors) }
    if sources.haveRead(path) {
      throw .usage("--\(option) would overwrite \(path.visible), which is read: name another file")
    }
    try files.replace(path, with: text)
    return Answer(errors: errors)
  }
}
