internal import FingerpostAnalysis

// What a count says, for programs.

extension LinkCount {
  /// One row a route, for people and spreadsheets.
  package struct Row: Sendable {
    package let name: String
    package let method: String?
    package let template: String
    package let count: Int
    /// Of all lines, from 0 to 1.
    package let share: Double
    package let notCanonical: Int
    /// Links by the class of their status: `2xx`.
    package let statuses: [(name: String, count: Int)]
    package let isDeprecated: Bool
    package let isGone: Bool
    package let example: String?
    package let httpRoute: String
    /// A page that has such a link; of old routes alone.
    package let referrer: String?
  }

  /// What no route reads, by its shape.
  package struct Shape: Sendable {
    package let text: String
    package let count: Int
    /// By how much the count may be too high.
    package let error: Int
    package let example: String
    package let referrer: String?
    package let nearest: String?
  }

  /// In the order of the table, also the routes without requests.
  package var rows: [Row] {
    let all = max(1, total)
    return zip(routes, tallies).map { route, tally in
      Row(
        name: route.name, method: route.method, template: route.template, count: tally.count,
        share: Double(tally.count) / Double(all), notCanonical: tally.notCanonical, statuses: tally.classes,
        isDeprecated: route.isDeprecated, isGone: route.isGone, example: tally.example.text,
        httpRoute: route.httpRoute, referrer: tally.referrer.text)
    }
  }

  /// The most frequent first.
  package var shapes: [Shape] {
    groups.kept.groups.map { group in
      Shape(
        text: String(decoding: group.shape, as: UTF8.self), count: group.count, error: group.error,
        example: group.example.text ?? "", referrer: group.referrer.text, nearest: group.nearest)
    }
  }

  package var unmatchedCount: Int { unmatched.count }
  package var unreadCount: Int { unread.count }
  package var unreadExample: String? { unread.example.text }
  /// The most links of a shape that is in no group.
  package var bound: Int { groups.kept.bound }

  /// One JSON document: `Documentation/count.schema.json` describes it.
  package var json: String {
    JSON.line { json in
      json.member("schema", bare: 1)
      json.member("total", bare: total)
      json.member("routes", rows, isTall: true) { row, json in
        json.member("route", row.name)
        json.member("template", row.template)
        json.member("httpRoute", row.httpRoute)
        if let method = row.method { json.member("method", method) } else { json.member("method", bare: "null") }
        json.member("count", bare: row.count)
        json.member("share", bare: row.share.rounded(toPlaces: 6))
        json.member("notCanonical", bare: row.notCanonical)
        json.member("deprecated", bare: row.isDeprecated)
        json.member("gone", bare: row.isGone)
        json.write(row.statuses)
        if let example = row.example { json.member("example", example) }
        if let referrer = row.referrer { json.member("referrer", referrer) }
      }
      json.member("unmatched") { json in
        json.member("count", bare: unmatchedCount)
        json.write(unmatched.classes)
        let kept = groups.kept
        json.member("bound", bare: kept.bound)
        json.member("groups", kept.groups, isTall: true) { $1.write($0) }
      }
      json.member("unread") { json in
        json.member("count", bare: unreadCount)
        if let example = unreadExample { json.member("example", example) }
      }
    }
  }

  /// Comma-separated values (RFC 4180): the routes, and a line each of what no route reads and of what is not a request.
  package var csv: String {
    func line(_ cells: [String]) -> String { cells.map(\.csvCell).joined(separator: ",") + "\r\n" }
    var text = line([
      "route", "method", "template", "count", "share", "notCanonical", "deprecated", "gone", "example", "1xx", "2xx",
      "3xx", "4xx", "5xx", "httpRoute", "referrer",
    ])
    for (row, tally) in zip(rows, tallies) {
      text += line(
        [
          row.name, row.method ?? "", row.template, "\(row.count)", row.share.rounded(toPlaces: 6),
          "\(row.notCanonical)",
          "\(row.isDeprecated)", "\(row.isGone)", row.example ?? "",
        ] + LinkCount.Tally.classes.map { "\(tally.statuses[$0])" } + [row.httpRoute, row.referrer ?? ""])
    }
    let all = Double(max(1, total))
    for (name, tally) in [("(unmatched)", unmatched), ("(unread)", unread)] {
      text += line(
        [
          name, "", "", "\(tally.count)", (Double(tally.count) / all).rounded(toPlaces: 6), "", "", "",
          tally.example.text ?? "",
        ] + LinkCount.Tally.classes.map { "\(tally.statuses[$0])" } + ["", ""])
    }
    return text
  }
}

extension LinkCount.Tally {
  fileprivate var classes: [(name: String, count: Int)] {
    Self.classes.compactMap { statuses[$0] > 0 ? ("\($0)xx", statuses[$0]) : nil }
  }
}

extension JSON {
  fileprivate mutating func write(_ statuses: [(name: String, count: Int)]) {
    if statuses.isEmpty { return }
    member("statuses") { json in
      for status in statuses { json.member(status.name, bare: status.count) }
    }
  }
}

extension Double {
  /// The shortest text with this many places.
  package func rounded(toPlaces places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let text = "\((self * scale).rounded() / scale)"
    // Small numbers come with an exponent.
    guard text.contains("e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    let digits = "\(Int((self * scale).rounded()))"
    return "0." + String(repeating: "0", count: max(0, places - digits.utf8.count)) + digits
  }
}

extension String {
  /// A cell, with the quotes that it may need. A cell that spreadsheets would take for a formula begins with an apostrophe.
  fileprivate var csvCell: String {
    let text = first.map { "=+-@\t\r".contains($0) } == true && Double(self) == nil ? "'" + self : self
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
