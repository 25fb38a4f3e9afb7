/// A shell that completes words, by a script that is made of what the commands take.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for commands: [Syntax], options: [Syntax.Option]) -> String {
    switch self {
    case .bash: Self.bash(commands, options)
    case .zsh: Self.zsh(commands, options)
    case .fish: Self.fish(commands, options)
    }
  }

  /// A text as one word of any of the three, whatever it holds.
  static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}

extension Syntax {
  /// The options that are followed by a value.
  var valued: [Option] { options.filter { $0.value != nil } }

  /// What stands at each position after the command, from 0; the last goes on where it may be repeated.
  var positions: [(words: Words, name: String, goesOn: Bool)] {
    operands.map { operand in
      (operand.words, operand.name, operand.count == .several || operand.count == .severalOptional)
    }
  }
}
