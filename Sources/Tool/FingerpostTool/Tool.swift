import FingerpostEngine
import FingerpostInput
import FingerpostProof

/// What the command line `fingerpost` does, as a library.
///
///     words ─Arguments─▶ Command ─answer─▶ Answer ─Console─▶ output and exit status
public enum Tool {
  /// Runs the process's own arguments, and ends the process with their status.
  public static func main() -> Never {
    SystemProcess.end(run(SystemProcess.arguments, on: .system).rawValue)
  }

  /// Runs one command line; nil stands for one that is not text. It answers on the console, and never throws.
  static func run(_ words: [String]?, on console: Console) -> Status {
    do throws(InputError) {
      guard let words else { throw InputError.usage("the arguments are not UTF-8") }
      let answer = try answer(words, on: console)
      try console.take(answer)
      return answer.status
    } catch {
      console.complain(Array(error.message(console.errorStyle).utf8))
      return .refused
    }
  }

  private static func answer(_ words: [String], on console: Console) throws(InputError) -> Answer {
    guard let word = words.first else { return Answer(errors: Help.all, status: .refused) }
    switch word {
    case "help", "--help", "-h":
      return try Help.answer(words.dropFirst(), console.errorStyle)
    case "--version":
      return Answer(output: "\(Executable.name) \(Executable.version)\n")
    case Completion.word:
      let line = Array(words.dropFirst())
      let (commands, options) = (Commands.syntaxes, Commands.options)
      return Answer(output: Completion(line, commands: commands, options: options, on: console).text)
    default:
      guard let command = Commands.named(word) else { throw Commands.unknown(word) }
      if Arguments.askForHelp(words.dropFirst()) { return Answer(output: Help.page(command.syntax)) }
      var arguments = Arguments(words.dropFirst(), of: command.syntax)
      var console = console
      do throws(InputError) {
        try arguments.check()
        if let limit = try arguments.limit() { console.files.limit = limit }
        return try Work.within(console.budget) { () throws(InputError) in
          try command.answer(&arguments, on: console)
        }
      } catch {
        let document = arguments.isJSON ? error.document : nil
        return Answer(output: document ?? "", errors: error.message(console.errorStyle, of: word), status: .refused)
      }
    }
  }
}

extension Console {
  /// A reader that has gone is not an error: what it wanted is out, and the status stands.
  fileprivate func take(_ answer: Answer) throws(InputError) {
    defer { if !answer.errors.isEmpty { complain(Array(answer.errors.utf8)) } }
    do {
      if !answer.output.isEmpty { try write(Array(answer.output.utf8)) }
    } catch .brokenPipe {
    } catch {
      throw .unwritable(error)
    }
  }
}
