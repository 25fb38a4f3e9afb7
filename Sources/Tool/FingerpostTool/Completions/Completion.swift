import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// What may stand at the cursor of a command line, by what the commands take. Scripts of shells ask for it, and do no more than
/// show it.
struct Completion {
  /// The word that scripts ask by, with the words of the line after it; the last is the one at the cursor, and may be empty.
  static let word = "__complete"

  enum Kind: String {
    case words
    /// The same, each to be followed by a value.
    case keys
    /// Tables, and folders on the way to them, which the shell finds.
    case tables
  }

  private(set) var kind = Kind.words
  private(set) var words: [(word: String, summary: String)] = []

  /// The kind in a line, and then each word.
  var text: String {
    kind.rawValue + "\n" + words.map { "\($0.word.visible)\t\($0.summary.visible)\n" }.joined()
  }

  /// - Parameter options: those that come before any command.
  init(_ line: [String], commands: [Syntax], options: [Syntax.Option], on console: Console) {
    let home = console.variable("HOME").map { "\($0)/" } ?? "~/"
    var before = line.map { $0.hasPrefix("~/") ? home + $0.dropFirst(2) : $0 }[...]
    let current = before.popLast() ?? ""
    guard let index = before.firstIndex(where: { !$0.hasPrefix("-") }) else {
      words = current.hasPrefix("-") ? Self.words(options) : commands.map { ($0.name, $0.summary) }
      return
    }
    guard let syntax = commands.first(where: { $0.name == before[index] }) else { return }
    var arguments = Arguments(before[(index + 1)...], of: syntax)
    if let option = arguments.open {
      take(option.words, option.summary, &arguments, on: console)
    } else if arguments.isEnded || !current.hasPrefix("-") {
      if let operand = syntax.operand(at: arguments.operands.count) {
        take(operand.words, operand.name, &arguments, on: console)
      }
    } else if let equals = current.firstIndex(of: "=") {
      let option = syntax.options.first { "--\($0.name)" == current[..<equals] }
      if let option { take(option.words, option.summary, &arguments, on: console) }
      words = words.map { (current[...equals] + $0.word, $0.summary) }
    } else {
      words = Self.words(syntax.allOptions.filter { $0.goesOn || !arguments.has($0.name) })
    }
  }

  private static func words(_ options: [Syntax.Option]) -> [(word: String, summary: String)] {
    options.map { ("--\($0.name)", $0.summary) }
  }

  private mutating func take(
    _ some: Syntax.Words, _ summary: String, _ arguments: inout Arguments, on console: Console
  ) {
    var found: [String] = []
    switch some {
    case .any: break
    case .some(let all): found = all
    case .tables: kind = .tables
    case .routes: found = Set(Self.routes(&arguments, on: console).map(\.name)).sorted()
    case .keys:
      kind = .keys
      let routes = Self.routes(&arguments, on: console)
      let name = arguments.next()
      found = Set(routes.filter { $0.name == name }.flatMap(\.parameters).map { "\($0.name)=" }).sorted()
    case .enums: found = Self.enums(arguments, on: console).sorted()
    }
    words = found.map { ($0, summary) }
  }

  /// The enums of all tables that are given.
  private static func enums(_ arguments: Arguments, on console: Console) -> Set<String> {
    var (left, names) = (arguments, Set<String>())
    for index in arguments.operands.indices {
      if arguments.syntax.operand(at: index)?.words == .tables {
        names.formUnion(parsedTables(&left, on: console).compactMap(\.enumName))
      } else {
        _ = left.next()
      }
    }
    return names
  }

  /// The routes of the table that is given first.
  private static func routes(_ arguments: inout Arguments, on console: Console) -> [RouteTable.Route] {
    parsedTables(&arguments, on: console).flatMap(\.routes)
  }

  /// The tables of the next operand; none for the input, which a completion must not take.
  private static func parsedTables(_ arguments: inout Arguments, on console: Console) -> [ParsedTable] {
    guard let source = try? TableSource(&arguments), !source.isInput else { return [] }
    return (try? source.tables(in: console.files))?.parsedTables ?? []
  }
}
