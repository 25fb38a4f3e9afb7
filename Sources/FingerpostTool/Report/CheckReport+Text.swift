import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

extension CheckReport {
  /// Findings as a compiler tells its own, and a line of sums for each table.
  func text(_ style: Style) -> String {
    tables.map { table in
      table.entries.map { table.text($0, $0.finding.severity.told(isStrict: isStrict), style) }.joined()
        + table.sums(style)
    }.joined()
  }
}

extension CheckedTable {
  /// How many routes of one finding are shown; programs get them all.
  private static let mostRoutes = 8

  /// `links.routes: 149 routes, 0 errors, 3 warnings, 1 accepted`
  fileprivate func sums(_ style: Style) -> String {
    func sum(_ severity: Finding.Severity, _ words: String, _ role: Style.Role) -> String {
      let count = count(of: severity)
      return style("\(count) \(words)\(count == 1 ? "" : "s")", count == 0 ? .plain : role)
    }
    let (errors, warnings) = (sum(.error, "error", .error), sum(.warning, "warning", .warning))
    let routes = "\(title.visible): \(routeCount) \(routeCount == 1 ? "route" : "routes")"
    let accepted = "\(count(of: .accepted)) accepted"
    let isClean = count(of: .error) + count(of: .warning) == 0
    return style("\(routes), \(errors), \(warnings), \(accepted)", isClean ? .good : .plain) + "\n"
  }

  /// `location: severity: message [code kind]`, the routes or the line that it is about, and the fix.
  fileprivate func text(_ entry: Entry, _ severity: Finding.Severity, _ style: Style) -> String {
    let finding = entry.finding
    let isAccepted = finding.severity == .accepted
    let location = style("\(location(of: entry)):", isAccepted ? .quiet : .name)
    let severity = style("\(severity.rawValue):", severity.role)
    let message = style(finding.message.visible, isAccepted ? .quiet : .plain)
    let fix = finding.fix.isEmpty ? "" : style("    fix: \(finding.fix.visible)", isAccepted ? .quiet : .plain) + "\n"
    return "\(location) \(severity) \(message) \(entry.code.tag(style, entry.word))\n"
      + lines(entry, style) + fix
  }

  /// `links.routes:12`, and of a faulty line the column too.
  private func location(of entry: Entry) -> String {
    if let fault = entry.fault { return "\((fault.file ?? path).visible):\(fault.line):\(fault.column)" }
    return (entry.finding.routes.first?.location?.description ?? path).visible
  }

  /// A line that does not read, with a caret; or the routes, one a line.
  private func lines(_ entry: Entry, _ style: Style) -> String {
    let finding = entry.finding
    if let fault = entry.fault, finding.routes.count == 1 {
      return fault.text.isEmpty ? "" : Excerpt(fault.text, at: fault.offset).lines(style)
    }
    let isAccepted = finding.severity == .accepted
    let shown = finding.routes.prefix(Self.mostRoutes)
    let numbers = shown.map { label($0).visible }
    let widest = numbers.map(\.width).max() ?? 0
    var rows = Columns()
    for (number, route) in zip(numbers, shown) {
      let padded = String(repeating: " ", count: widest - number.width + 4) + number
      rows.add(
        .init(padded, .quiet), .init(route.name, isAccepted ? .quiet : .name),
        .init(route.template, isAccepted ? .quiet : .plain))
    }
    let rest = finding.routes.count - shown.count
    return rows.text(style.aligned) + (rest > 0 ? style("    and \(rest) more", .quiet) + "\n" : "")
  }

  /// The line of a route, with its file where that is another one.
  private func label(_ route: Finding.Subject) -> String {
    guard let location = route.location else { return "" }
    return location.file == path ? String(location.line) : location.description
  }
}
