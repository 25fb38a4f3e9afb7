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
  static let all: [any Command.Type] = [MatchCommand.self, URLCommand.self, ListCommand.self, CheckCommand.self]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.syntax.name == name } }

  static func unknown(_ word: String) -> UsageError {
    let isOption = word.hasPrefix("-")
    let known = isOption ? ["--help", "--version"] : all.map { $0.syntax.name } + ["help"]
    let suggestion = nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return UsageError(message: "unknown \(isOption ? "option" : "command") \"\(word)\"" + suggestion)
  }
}
