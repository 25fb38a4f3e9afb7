import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

/// How text is shown: coloured and aligned in a terminal, plain for programs.
struct Style {
  /// What a piece of text is, which decides its colour.
  enum Role: String {
    case plain = ""
    case name = "1"
    case parameter = "36"
    case good = "32"
    case error = "1;31"
    case warning = "1;33"
    case quiet = "2"
  }

  private(set) var isAligned: Bool
  let isColoured: Bool

  /// `NO_COLOR` (no-color.org) is respected where it is set and not empty; so is a terminal that knows no colours.
  init(isTerminal: Bool, variable: (String) -> String?) {
    isAligned = isTerminal
    isColoured = isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
  }

  /// The same with columns, whoever reads.
  var aligned: Style {
    var style = self
    style.isAligned = true
    return style
  }

  func callAsFunction(_ text: String, _ role: Role) -> String {
    guard isColoured, role != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }
}

extension Console {
  /// The style of the output.
  var style: Style { Style(isTerminal: isTerminal, variable: variable) }

  /// The style of the standard error.
  var errorStyle: Style { Style(isTerminal: isErrorTerminal, variable: variable) }
}

extension Finding.Severity {
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .accepted: .quiet
    }
  }
}

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
