import FingerpostEngine

/// Prints the script by which a shell completes this command line.
enum CompletionsCommand: Command {
  static let syntax = Syntax(
    name: "completions",
    forms: [.init(.init("SHELL", .some(Shell.allCases.map(\.rawValue))))],
    summary: "print a script by which a shell completes this command",
    notes: [
      "SHELL is bash, zsh or fish. Commands, options and their values, tables, routes and parameters are completed. Put the",
      "script where the shell looks for it, or read it where the shell starts:",
      "",
      "  bash  in ~/.bashrc: source <(fingerpost completions bash)",
      "  zsh   in ~/.zshrc, after compinit: source <(fingerpost completions zsh)",
      "  fish  once: fingerpost completions fish > ~/.config/fish/completions/fingerpost.fish",
      "",
      "The names of routes, and of their parameters, are those that \"list\" prints of the table before them.",
    ],
    examples: ["fingerpost completions zsh > ~/.zfunc/_fingerpost"])

  static func answer(_ arguments: inout Arguments, on console: Console) throws(ToolError) -> Answer {
    let shell: Shell = try arguments.choice("SHELL")
    try arguments.end("one SHELL at a time")
    return Answer(output: shell.script)
  }
}
