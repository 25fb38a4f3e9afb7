/// Why a text is no table: every faulty line.
struct RouteFileError: Error, Equatable {
  /// One fault.
  struct Fault: Equatable {
    /// From 1.
    let line: Int
    /// The line as it stands.
    let text: String
    /// In UTF-8 bytes from the start of the line.
    let offset: Int
    let message: String
  }

  /// Never empty, in the order of the lines.
  let faults: [Fault]

  init(_ faults: [Fault]) {
    self.faults = faults.sorted { ($0.line, $0.offset) < ($1.line, $1.offset) }
  }
}

extension RouteFileError {
  /// For each fault `file:line:column`, what is wrong, the line and a caret.
  func message(path: String, _ style: Style) -> String {
    let places = faults.map { fault in
      let excerpt = Excerpt(fault.text, at: fault.offset)
      let place = style("\(path.visible):\(fault.line):\(excerpt.column):", .name)
      return "\(place) \(style("error:", .error)) \(fault.message.visible)\n\(excerpt.lines(style))"
    }
    let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    return places.joined() + "\(path.visible): \(count); no route was read\n"
  }
}
