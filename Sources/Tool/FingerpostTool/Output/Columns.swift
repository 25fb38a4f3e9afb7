import FingerpostAnalysis
import FingerpostRouteFile

/// Rows of cells: padded into columns for people, separated by tabs for programs.
struct Columns {
  /// Text that ``Swift/String/visible`` has made harmless, so that no cell holds a tab.
  struct Cell {
    let text: String
    let role: Style.Role

    init(_ text: String, _ role: Style.Role = .plain) {
      self.text = text.visible
      self.role = role
    }
  }

  private(set) var rows: [[Cell]] = []

  mutating func add(_ cells: Cell...) { rows.append(cells) }

  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  func text(_ style: Style) -> String {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.text.width)
      }
    }
    return rows.map { line($0, widths, style) + "\n" }.joined()
  }

  private func line(_ row: [Cell], _ widths: [Int], _ style: Style) -> String {
    guard style.isAligned else { return row.map(\.text).joined(separator: "\t") }
    let used = row.prefix((row.lastIndex { !$0.text.isEmpty } ?? -1) + 1)
    return used.enumerated().map { column, cell in
      let gap = column + 1 < used.count ? widths[column] - cell.text.width + 2 : 0
      return style(cell.text, cell.role) + String(repeating: " ", count: gap)
    }.joined()
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
