/// Why a text is no table: every faulty line.
public struct RouteFileError: Error, Equatable {
  /// One fault.
  public struct Fault: Sendable, Equatable {
    /// From 1.
    public let line: Int
    /// The line as it stands.
    public let text: String
    /// In UTF-8 bytes from the start of the line.
    public let offset: Int
    /// What is wrong, and what to do.
    public let message: String
  }

  /// Never empty, in the order of the lines.
  public let faults: [Fault]

  init(_ faults: [Fault]) {
    self.faults = faults.sorted { ($0.line, $0.offset) < ($1.line, $1.offset) }
  }
}

extension RouteFileError: CustomStringConvertible {
  /// The faults, one a line, each with its line and column.
  public var description: String {
    faults.map { "\($0.line):\(Excerpt($0.text, at: $0.offset).column): \($0.message)" }.joined(separator: "\n")
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
