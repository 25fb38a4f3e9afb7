import FingerpostEngine
import FingerpostRouteFile

/// How far long work is, in one line of a terminal that is written again and again; nothing where nobody looks.
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
