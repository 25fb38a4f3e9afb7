import FingerpostEngine

/// What every code means and how it is fixed: `fingerpost codes`, the rules in reports and `Documentation/errors.md` are made from it.
enum CodeRegister {
  struct Entry {
    let code: FaultCode
    /// The heading of its area.
    let area: String
    /// The message, with "…" for what differs.
    let says: String
    /// What it is, whatever the message names: `a route that never wins a link`.
    let summary: String
    /// The cause, and what to do.
    let help: String
    /// Empty if there is none.
    let example: String
    /// The row of the page.
    fileprivate let row: String
  }

  static let entries: [Entry] = {
    var (entries, area) = ([Entry](), "")
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { area = String(line.dropFirst(3)) }
      if let entry = Entry(line, area) { entries.append(entry) }
    }
    return entries
  }()

  /// The entry of a code; every code has one.
  static subscript(_ code: FaultCode) -> Entry? { byCode[code] }

  private static let byCode = Dictionary(entries.map { ($0.code, $0) }) { first, _ in first }

  /// The page: the text with a table of each area.
  static var markdown: String {
    var (lines, isTable) = ([String](), false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let entry = Entry(line, "")
      if entry != nil, !isTable {
        lines += ["| code | it says | cause and fix | for example |", "|---|---|---|---|"]
      }
      lines.append(entry?.row ?? String(line))
      isTable = entry != nil
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension CodeRegister.Entry {
  /// Nil for a line of text.
  fileprivate init?(_ line: Substring, _ area: String) {
    let bar = "\u{0}"
    let cells = line.replacing("\\|", with: bar).split(separator: "|", omittingEmptySubsequences: false).map { cell in
      cell.split(separator: " ").joined(separator: " ")
    }
    guard cells.count == 5, let number = UInt16(cells[0]), let kind = FaultKind(rawValue: number) else { return nil }
    let plain = cells.map { $0.replacing("`", with: "").replacing(bar, with: "|") }
    code = FaultCode(kind)
    self.area = area
    (says, summary, help, example) = (plain[1], plain[2].isEmpty ? plain[1] : plain[2], plain[3], plain[4])
    let fix = (cells[2].isEmpty ? "" : cells[2].prefix(1).uppercased() + cells[2].dropFirst() + ". ") + cells[3]
    let words = [cells[1], fix, cells[4]].map { $0.replacing(bar, with: "\\|") }
    row =
      "| <a id=\"\(code.description.lowercased())\"></a>\(code) | \(words[0]) | \(words[1]) |"
      + (words[2].isEmpty ? " |" : " \(words[2]) |")
  }
}
