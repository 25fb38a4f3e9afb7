import FingerpostAnalysis

/// How text is shown: coloured and aligned in a terminal, plain for programs.
struct Style {
  typealias Role = TextRole

  /// The codes of a terminal (ECMA-48, SGR).
  private static let colours: [Role: String] = [
    .name: "1", .parameter: "36", .good: "32", .error: "1;31", .warning: "1;33", .quiet: "2",
  ]

  private(set) var isAligned: Bool
  let isColoured: Bool

  /// `NO_COLOR` (no-color.org) is respected where it is set and not empty; so is a terminal without colours.
  init(isTerminal: Bool, variable: (String) -> String?) {
    isAligned = isTerminal
    isColoured = isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// The same with columns, for people and programs.
  var aligned: Style {
    var style = self
    style.isAligned = true
    return style
  }

  func callAsFunction(_ text: String, _ role: Role) -> String {
    guard isColoured, !text.isEmpty, let colour = Self.colours[role] else { return text }
    return "\u{1B}[\(colour)m\(text)\u{1B}[0m"
  }

  /// `[FP0101]`, after a message.
  func tag(_ words: some CustomStringConvertible) -> String { self("[\(words)]", .quiet) }

  func note(_ text: String) -> String { "\(self("note:", .quiet)) \(text)\n" }
}

extension Console {
  /// How many columns a line of the output may take: as the variable COLUMNS says, or else the terminal; nil for any number.
  var width: Int? {
    guard isTerminal else { return nil }
    return variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? terminalColumns
  }

  var style: Style { Style(isTerminal: isTerminal, variable: variable) }

  var errorStyle: Style { Style(isTerminal: isErrorTerminal, variable: variable) }
}

/// The progress of long work, in one line of a terminal that is overwritten; nothing if the output is not a terminal.
///
///     checking links.routes 3400/10002
struct ProgressLine {
  /// A line that wrapped could not be written over.
  private static let longestPath = 40
  /// Clears what the cursor and all after it show.
  private static let clear = "\u{1B}[K"

  private let console: Console
  private let label: String
  private var count = 0
  /// How much has to be done before it is worth saying.
  private var next = 0
  private var isShown = false

  init(_ verb: String, _ path: String, on console: Console) {
    self.console = console
    let scalars = path.visible.unicodeScalars
    let isLong = scalars.count > Self.longestPath
    label = "\(verb) \(isLong ? "…" : "")\(String(scalars.suffix(Self.longestPath)))"
  }

  /// Says how much is done, once a percent.
  mutating func show(_ done: Int, of count: Int) {
    guard console.takesControl, count > 0 else { return }
    if count != self.count { (self.count, next) = (count, 0) }
    guard done >= next else { return }
    next = done + max(1, count / 100)
    isShown = true
    console.complain(Array("\r\(label) \(done)/\(count)\(Self.clear)".utf8))
  }

  /// Takes the line away, before anything else is said.
  mutating func wipe() {
    if isShown { console.complain(Array("\r\(Self.clear)".utf8)) }
    isShown = false
  }
}

extension Console {
  /// Whether people read what is said beside the output, on something that can move its cursor.
  fileprivate var takesControl: Bool { isErrorTerminal && variable("TERM") != "dumb" }
}
