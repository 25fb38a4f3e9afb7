import FingerpostEngine
import FingerpostInput

/// One thing that the command line does: what it takes, and what it answers to its words.
protocol Command: Sendable {
  static var syntax: Syntax { get }
  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer
}

enum Commands {
  static let all: [any Command.Type] = [
    MatchCommand.self, ExplainCommand.self, URLCommand.self, ListCommand.self, CountCommand.self, CheckCommand.self,
    DiffCommand.self, PageCommand.self, ExportCommand.self, ImportCommand.self, VerifyCommand.self, CodesCommand.self,
    CompletionsCommand.self,
  ]

  /// What every command takes; `help` is answered before any other.
  static var syntaxes: [Syntax] { all.map { $0.syntax } + [Help.command] }

  static let options: [Syntax.Option] = [
    .init("help", "show this page; after a command, the page of the command"), .init("version", "print the version"),
  ]

  static func named(_ name: String) -> (any Command.Type)? { all.first { $0.syntax.name == name } }

  static func unknown(_ word: String) -> InputError {
    if word.hasPrefix("-") { return .usage("unknown option \"\(word)\"" + Arguments.hint(word, options)) }
    let option = options.first { $0.name == word }.map { "--\($0.name)" }
    let meant = option ?? nearestWord(to: word, among: syntaxes.map(\.name))
    return .usage("unknown command \"\(word)\"" + didYouMean(meant))
  }
}

/// The pages that `--help` and `help` print.
enum Help {
  static let command = Syntax(
    name: "help", usages: [.init(.init("COMMAND", .some(Commands.all.map { $0.syntax.name }), isOptional: true))],
    summary: "show the page of a command")

  static var all: String {
    let rows = Commands.syntaxes.flatMap { syntax in
      syntax.usages.enumerated().map { index, usage in
        ("\(syntax.name) \(syntax.words(usage))", index == 0 ? syntax.summary : usage.summary)
      }
    }
    return """
      fingerpost answers questions about the links of an app.

      Usage: fingerpost COMMAND …

      Commands
      \(lines(Syntax.aligned(rows)))
      Options
      \(lines(Syntax.aligned(Commands.options.map { ($0.usage, $0.summary) })))
      FILE, or PATH, is one of these; "-" reads it from standard input:

      - A table of text: a line with the origins, then one route a line.
          origins appscheme:// https://social.example
          showMyProfile  users/me                       # a name and a template
          showTweet      GET tweets/{id:int} [web]      # with a method and a flag
      - A .swift file with @Routes enums. It is not compiled. An enum that another one mounts is part of its table. If
        several enums are left, choose one with --enum=NAME.
      - A folder: all .swift and .routes files below it. Hidden folders and those of builds are left out
        (\(Folder.passedOver.sorted().joined(separator: ", "))). Files without a table are skipped.
      - @LIST: a file that lists such files, one a line. They are read together, like the files of a folder.
      - A lock file, as "list --json" prints it: a .json file. Folders are not searched for lock files.

      Exit status: 0 for yes (found, nothing wrong), 1 for no (not found, no such link, something wrong), 2 for no answer
      (wrong usage, a table with errors, a file that cannot be read).

      """
  }

  static func page(_ syntax: Syntax) -> String {
    let usage = syntax.usages.map { "fingerpost \(syntax.name) \(syntax.usage($0))" }.joined(separator: "\n       ")
    var text = "\(syntax.summary)\n\nUsage: \(usage)\n"
    if !syntax.notes.isEmpty { text += "\n" + lines(syntax.notes) }
    text += "\nOptions\n" + lines(Syntax.aligned(syntax.allOptions.map { ($0.spellings, $0.summary) }))
    if !syntax.examples.isEmpty { text += "\nExamples\n" + lines(syntax.examples.map { "  \($0)" }) }
    return text
  }

  private static func lines(_ lines: [String]) -> String { lines.map { "\($0)\n" }.joined() }

  static func answer(_ words: some Sequence<String>, _ style: Style) throws(InputError) -> Answer {
    var arguments = Arguments(words, of: command)
    let word = arguments.next()
    do {
      try arguments.check()
      try arguments.end("help takes one command")
    } catch {
      return Answer(errors: error.message(style, of: command.name), status: .refused)
    }
    guard let word else { return Answer(output: arguments.has("help") ? page(command) : all) }
    guard let found = Commands.syntaxes.first(where: { $0.name == word }) else { throw Commands.unknown(word) }
    return Answer(output: page(found))
  }
}
