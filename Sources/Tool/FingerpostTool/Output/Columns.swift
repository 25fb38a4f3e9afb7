import FingerpostAnalysis
import FingerpostRouteFile

/// Rows of cells: padded into columns for people, separated by tabs for programs.
struct Columns {
  /// Text that ``Swift/String/visible`` has made harmless, so that no cell holds a tab.
  struct Cell {
    let text: String
    let role: Style.Role
    /// How much of the text is not to be broken, in characters.
    let lead: Int
    /// What the further lines of the cell begin with.
    let hanging: String

    init(_ text: String, _ role: Style.Role = .plain, lead: Int = 0, hanging: String = "  ") {
      self.text = text.visible
      (self.role, self.lead, self.hanging) = (role, lead, hanging)
    }
  }

  private(set) var rows: [[Cell]] = []

  mutating func add(_ cells: Cell...) { rows.append(cells) }

  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  private var widths: [Int] {
    rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.text.width)
      }
    }
  }

  /// How many columns of a terminal the rows take.
  var width: Int { widths.reduce(0) { $0 + $1 + 2 } - 2 }

  /// - Parameter room: how many columns of a terminal there are; nil for any number. What does not fit is wrapped.
  func text(_ style: Style, within room: Int? = nil) -> String {
    let widths = self.widths
    guard let room, style.isAligned else { return rows.map { line($0, widths, style) + "\n" }.joined() }
    let fitting = Self.fitting(widths, in: room)
    return rows.flatMap { Self.wrapped($0, to: fitting) }.map { line($0, fitting, style) + "\n" }.joined()
  }

  private func line(_ row: [Cell], _ widths: [Int], _ style: Style) -> String {
    guard style.isAligned else { return row.map(\.text).joined(separator: "\t") }
    let used = row.prefix((row.lastIndex { !$0.text.isEmpty } ?? -1) + 1)
    return used.enumerated().map { column, cell in
      let gap = column + 1 < used.count ? max(0, widths[column] - cell.text.width) + 2 : 0
      return style(cell.text, cell.role) + String(repeating: " ", count: gap)
    }.joined()
  }
}

extension Columns {
  /// No column is made narrower for the others: a line that is too long is then left to the terminal.
  private static let narrowest = 10

  /// The widths, of which the widest give way until all fit.
  private static func fitting(_ widths: [Int], in room: Int) -> [Int] {
    var widths = widths
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - room
    while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > narrowest {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// A row as the lines that it takes.
  private static func wrapped(_ row: [Cell], to widths: [Int]) -> [[Cell]] {
    let cells = zip(row, widths).map { $0.wrapped(to: $1) }
    let height: Int = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      cells.map { $0.indices.contains(line) ? $0[line] : Cell("") }
    }
  }
}

extension Columns.Cell {
  /// A line may end behind these.
  private static let stops = Set(" /?&#|,;")

  fileprivate func wrapped(to width: Int) -> [Self] {
    guard text.width > width else { return [self] }
    var lines: [Self] = []
    var line = String(text.prefix(lead))
    var (used, kept) = (line.width, line.count)
    // How many characters there are up to the last stop.
    var stop: Int?
    for character in text.dropFirst(lead) {
      let own = String(character).width
      if used + own > width, line.count > kept {
        // A stop in the first half would make lines too short.
        let isLate = stop.map { String(line.prefix($0)).width * 2 > width } ?? false
        let end = isLate ? stop ?? line.count : line.count
        let rest = line.dropFirst(end)
        lines.append(Self(String(line.prefix(end)).withoutSpaces, role))
        kept = hanging.count
        line = hanging + rest
        (used, stop) = (line.width, nil)
        if character == " ", rest.isEmpty { continue }
      }
      // Not within "://".
      let isSeparator = character == "/" && (line.last == ":" || line.last == "/")
      line.append(character)
      used += own
      if Self.stops.contains(character), !isSeparator { stop = line.count }
    }
    return lines + [Self(line, role)]
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var withoutSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// One line of text with a caret under the character that is meant.
///
///     appscheme://users/%zz
///                       ^
///
/// A long line is cut to what stands around the caret.
struct Excerpt {
  private static let before = 90
  private static let after = 60

  /// The line as it is shown.
  let text: String
  /// Everything before the caret, tabs kept, so that it stands where it should whatever a tab is worth.
  let padding: String
  /// The column in the whole line, in Unicode scalars from 1.
  let column: Int

  /// `offset`: in UTF-8 bytes; past the end, the caret stands after the line.
  init(_ line: String, at offset: Int) {
    let index = line.scalarIndex(atByte: offset)
    let head = line.unicodeScalars[..<index]
    let tail = line.unicodeScalars[index...]
    column = head.count + 1

    var shownHead = String(head.suffix(Self.before)).visible(keepsTabs: true)
    if column > Self.before + 1 { shownHead = "…" + shownHead }
    var shownTail = String(tail.prefix(Self.after)).visible(keepsTabs: true)
    if tail.dropFirst(Self.after).first != nil { shownTail += "…" }
    text = shownHead + shownTail
    padding = shownHead.unicodeScalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
  }

  /// The two lines, and a message beside the caret.
  func lines(_ style: Style, _ message: String = "") -> String {
    "\(text)\n\(padding)\(style("^", .error))\(message.isEmpty ? "" : " \(message)")\n"
  }
}
