/// What a command takes: reading its words and printing its help both come from here.
struct Syntax: Sendable {
  /// One `--name`, or `--name=VALUE`.
  struct Option: Sendable {
    let name: String
    /// What stands for the value in the help; nil for an option that takes none.
    let value: String?
    let summary: String

    init(_ name: String, value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }

    /// `--method METHOD`
    var usage: String { ["--\(name)", value].compactMap(\.self).joined(separator: " ") }
  }

  let name: String
  /// One line each, as they stand after the command's name.
  let forms: [String]
  let summary: String
  let options: [Option]
  /// What else there is to know, in lines.
  let notes: [String]
  /// Whole command lines.
  let examples: [String]

  static let help = Option("help", "show this page")

  var allOptions: [Option] { options + [Self.help] }
}
