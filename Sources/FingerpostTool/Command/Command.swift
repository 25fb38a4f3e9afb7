import FingerpostEngine

/// One thing that the command line does: made from words, it answers.
protocol Command: Sendable {
  static var syntax: Syntax { get }
  /// Whether a program reads the answer, so that a table that does not read is a document too.
  var isJSON: Bool { get }
  init(_ arguments: Arguments) throws(ToolError)
  func answer(on console: Console) throws(ToolError) -> Answer
}

/// The commands there are, in the order of the help.
enum Commands {
  static let all: [any Command.Type] = [
    MatchCommand.self, ExplainCommand.self, URLCommand.self, ListCommand.self, CheckCommand.self, DiffCommand.self,
    ExportCommand.self, VerifyCommand.self, CompletionsCommand.self,
  ]

  /// What every command takes; `help` is answered before any other.
  static var syntaxes: [Syntax] { all.map { $0.syntax } + [Help.command] }

  /// The options that are given without a command.
  static let options: [Syntax.Option] = [
    .init("help", "show this page, or with a command its own"), .init("version", "print the version"),
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.syntax.name == name } }

  static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-") {
      return UsageError(message: "unknown option \"\(word)\"" + Arguments.hint(word, options))
    }
    let option = options.first { $0.name == word }.map { "--\($0.name)" }
    let meant = option ?? nearest(to: word, among: syntaxes.map(\.name))
    return UsageError(message: "unknown command \"\(word)\"" + suggestion(meant))
  }
}

extension Arguments {
  /// How much a command reads of a file, in bytes; nil where it is not given.
  func limit(_ syntax: Syntax) throws(ToolError) -> Int? {
    guard let word = value(Syntax.limit.name) else { return nil }
    guard let count = Int(word), (1...65536).contains(count) else {
      throw .usage("--limit takes a number of MiB from 1 to 65536, not \"\(word)\"", syntax)
    }
    return min(count, Int.max >> 20) << 20
  }

  /// How an answer is written: `--format`, or `--json` for short.
  func format<Format: RawRepresentable<String> & CaseIterable & Equatable>(_ syntax: Syntax) throws(ToolError) -> Format
  {
    let words = Format.allCases.map(\.rawValue)
    let isJSON = has("json")
    let word = value("format") ?? (isJSON ? "json" : "text")
    guard let format = Format(rawValue: word) else {
      let known = words.dropLast().joined(separator: ", ") + (words.last.map { " or \($0)" } ?? "")
      throw .usage("--format takes \(known), not \"\(word)\"" + suggestion(nearest(to: word, among: words)), syntax)
    }
    guard !isJSON || word == "json" else {
      throw .usage("--json and --format=\(word) are two formats: choose one", syntax)
    }
    return format
  }
}
