import FingerpostEngine
import FingerpostInput

/// Prints the completion script for a shell.
enum CompletionsCommand: Command {
  static let syntax = Syntax(
    name: "completions",
    usages: [.init(.init("SHELL", .some(Shell.allCases.map(\.rawValue))))],
    summary: "print a completion script for a shell",
    notes: [
      "SHELL is bash, zsh or fish. The script completes commands, options and their values, tables, enums, routes and",
      "parameters. Install it so:",
      "",
      "  bash  in ~/.bashrc: source <(fingerpost completions bash)",
      "  zsh   in ~/.zshrc, after compinit: source <(fingerpost completions zsh)",
      "  fish  once: fingerpost completions fish > ~/.config/fish/completions/fingerpost.fish",
    ],
    examples: ["fingerpost completions zsh > ~/.zfunc/_fingerpost"])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(InputError) -> Answer {
    let shell: Shell = try arguments.choice("SHELL")
    try arguments.end("completions takes one SHELL")
    return Answer(output: shell.script)
  }
}
