import FingerpostAnalysis
import FingerpostCount
import FingerpostRouteFile

/// What a count says to people: a table of the routes, the most frequent first, and what no route reads.
struct CountReport {
  let count: LinkCount

  /// The most groups that are shown; a pipe gets all.
  private static let mostShapes = 20

  func text(_ style: Style) -> String {
    var columns = Columns()
    columns.add(["COUNT", "SHARE", "ROUTE", "METHOD", "TEMPLATE", "EXAMPLE", "NOTES"].map { .init($0, .quiet) })
    let rows = count.rows.enumerated().sorted { left, right in
      left.element.count != right.element.count
        ? left.element.count > right.element.count : left.offset < right.offset
    }.map(\.element)
    let widest = Self.grouped(rows.map(\.count).max() ?? 0).count
    for row in rows {
      columns.add(
        .init(padded(row.count, widest, style)), .init(percent(row.share)), .init(row.name, .name),
        .init(row.method ?? ""), .init(row.template), .init((row.example ?? "").shortened(to: 60), .quiet),
        .init(notes(row), .warning))
    }
    var text = columns.text(style)
    text += "\n" + sum("no route reads them", count.unmatchedCount)
    var shapes = Columns()
    let shown = style.isAligned ? count.shapes.prefix(Self.mostShapes) : count.shapes[...]
    let hasReferrers = shown.contains { $0.referrer != nil }
    let widestShape = Self.grouped(shown.first?.count ?? 0).count
    for shape in shown {
      var cells: [Columns.Cell] = [
        .init(padded(shape.count, widestShape, style)), .init(shape.text, .name),
        .init(shape.nearest.map { "near \($0)" } ?? ""),
        .init(shape.error > 0 ? "at most \(Self.grouped(shape.error)) too many" : ""),
        .init(shape.example.shortened(to: 60), .quiet),
      ]
      if hasReferrers { cells.append(.init(shape.referrer.map(from) ?? "", .quiet)) }
      shapes.add(cells)
    }
    text += shapes.text(style)
    if count.shapes.count > shown.count {
      text += "and \(count.shapes.count - shown.count) more shapes; --json has them\n"
    }
    if count.unreadCount > 0 {
      let example = count.unreadExample.map { ", such as \"\($0.shortened(to: 60).visible)\"" } ?? ""
      text += "\n" + sum("not a request", count.unreadCount, example)
    }
    return text
  }

  private func sum(_ what: String, _ number: Int, _ example: String = "") -> String {
    let share = percent(Double(number) / Double(max(1, count.total)))
    let lines = count.total == 1 ? "line" : "lines"
    return "\(Self.grouped(number)) of \(Self.grouped(count.total)) \(lines) (\(share)): \(what)\(example)\n"
  }

  private func notes(_ row: LinkCount.Row) -> String {
    var notes: [String] = []
    if row.isGone { notes.append("gone") }
    if row.isDeprecated { notes.append("deprecated") }
    if row.notCanonical > 0 { notes.append("\(Self.grouped(row.notCanonical)) not canonical") }
    let bad = row.statuses.filter { $0.name == "4xx" || $0.name == "5xx" }
    notes += bad.map { "\(Self.grouped($0.count)) \($0.name)" }
    if let referrer = row.referrer { notes.append(from(referrer)) }
    return notes.joined(separator: ", ")
  }

  private func from(_ referrer: String) -> String { "from \(referrer.shortened(to: 60))" }

  private func percent(_ share: Double) -> String { (share * 100).rounded(toPlaces: 2) + " %" }

  private func padded(_ number: Int, _ width: Int, _ style: Style) -> String {
    guard style.isAligned else { return "\(number)" }
    let text = Self.grouped(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// `1,234,567`
  private static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
      })
  }
}
