import FingerpostRouteFile

/// What a command takes: reading its words, its help and what a shell completes all come from here.
struct Syntax: Sendable {
  /// What a word may be, for shells that complete it.
  enum Words: Sendable, Equatable {
    /// A table: a `.routes`, a `.swift` or a lock file, a folder, or a list of files.
    case tables
    /// The name of a route of the table that is given.
    case routes
    /// `KEY=`, for each parameter of the route that is given.
    case keys
    /// The name of an enum of the tables that are given.
    case enums
    case some([String])
    /// Any text: nothing can be completed.
    case any
  }

  /// A word that is not an option.
  struct Operand: Sendable {
    let name: String
    let words: Words
    let goesOn: Bool
    let isOptional: Bool

    init(_ name: String, _ words: Words, goesOn: Bool = false, isOptional: Bool = false) {
      (self.name, self.words, self.goesOn, self.isOptional) = (name, words, goesOn, isOptional)
    }

    /// `PATH…`
    var usage: String { isOptional ? "[\(name)\(goesOn ? " …" : "")]" : goesOn ? "\(name)…" : name }
  }

  /// One `--name`, or `--name=VALUE`.
  struct Option: Sendable {
    let name: String
    /// `o`: the option may also be written `-o VALUE`.
    let letter: Character?
    /// What stands for the value in the help; nil for an option that takes none.
    let value: String?
    let words: Words
    let goesOn: Bool
    let summary: String

    init(
      _ name: String, letter: Character? = nil, value: String? = nil, words: Words = .any, goesOn: Bool = false,
      _ summary: String
    ) {
      (self.name, self.letter, self.value, self.words) = (name, letter, value, words)
      (self.goesOn, self.summary) = (goesOn, summary)
    }

    /// `--method METHOD`
    var usage: String { ["--\(name)", value].compactMap(\.self).joined(separator: " ") + (goesOn ? " …" : "") }

    /// `-o, --output PATH`
    var spellings: String { (letter.map { "-\($0), " } ?? "") + usage }

    var needsValue: String { "--\(name) needs a value: --\(name)=\(value ?? "")" }
  }

  /// One way to use a command: operands, and with them the one option that makes the difference.
  struct Usage: Sendable {
    let operands: [Operand]
    let option: String?
    /// What it does, where it is not the first.
    let summary: String

    init(
      _ operands: Operand..., with option: String? = nil, _ summary: String = "the same for each line of standard input"
    ) {
      (self.operands, self.option, self.summary) = (operands, option, summary)
    }
  }

  let name: String
  let usages: [Usage]
  let summary: String
  var options: [Option] = []
  /// What else there is to know, in lines.
  var notes: [String] = []
  /// Whole command lines.
  var examples: [String] = []
}

extension Syntax {
  static let help = Option("help", "show this page")
  /// What every command has that reads files.
  static let limit = Option(
    "limit", value: "MIB", "the largest file or folder to read, in MiB; 64 by default")
  static let method = Option("method", value: "METHOD", "the method of the request; GET by default")
  static let format = Option(
    "format", value: "FORMAT", words: .some(ReportFormat.allCases.map(\.rawValue)),
    "text (default), json, github (notes beside the lines of a change) or sarif")

  static let output = Option(
    "output", letter: "o", value: "PATH",
    "the file to write; by default standard output")

  static func enumName(_ file: String = "the FILE holds") -> Option {
    Option("enum", value: "NAME", words: .enums, "which @Routes enum to use, if \(file) several")
  }

  var allOptions: [Option] { options + [Self.help] }

  /// The operands of the usage that takes most.
  var operands: [Operand] { usages.map(\.operands).max { $0.count < $1.count } ?? [] }

  /// The operand at a position, of which the last may go on.
  func operand(at index: Int) -> Operand? { operands.dropFirst(index).first ?? operands.last { $0.goesOn } }

  /// What a usage needs: `FILE --stdin`.
  func words(_ usage: Usage) -> String {
    (usage.operands.map(\.usage) + options.filter { $0.name == usage.option }.map(\.usage)).joined(separator: " ")
  }

  /// A usage with all that it may have: `FILE --stdin [--json]`.
  func usage(_ usage: Usage) -> String {
    let special = Set(usages.compactMap(\.option))
    let free = options.filter { !special.contains($0.name) }.map { "[\($0.usage)]" }
    return ([words(usage)] + free).joined(separator: " ")
  }

  /// Lines of two columns, two spaces in.
  static func aligned(_ rows: [(left: String, right: String)]) -> [String] {
    let width = rows.map(\.left.width).max() ?? 0
    return rows.map { "  \($0.left)\(String(repeating: " ", count: width - $0.left.width))  \($0.right)" }
  }
}
