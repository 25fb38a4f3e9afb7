/// Why a text is no table: every faulty line.
public struct RouteFileError: Error, Equatable {
  /// One fault.
  public struct Fault: Sendable, Equatable {
    /// What sort of fault it is, for those that are told apart.
    enum Kind: Sendable, Equatable {
      /// The line is no route, or no origins.
      case malformed
      /// A template has two parameters of one name.
      case repeatedName
      /// The same route twice: their places among the routes of the file.
      case duplicate(_ route: Int, of: Int)
    }

    let kind: Kind
    /// From 1.
    public let line: Int
    /// The line as it stands.
    public let text: String
    /// In UTF-8 bytes from the start of the line.
    public let offset: Int
    /// What is wrong, and what to do.
    public let message: String

    /// In Unicode scalars, from 1.
    public var column: Int { Excerpt(text, at: offset).column }
  }

  /// Never empty, in the order of the lines.
  public let faults: [Fault]

  init(_ faults: [Fault]) { self.faults = faults.inOrder }
}

extension [RouteFileError.Fault] {
  /// The same, in the order of the lines.
  var inOrder: Self { sorted { ($0.line, $0.offset) < ($1.line, $1.offset) } }
}

extension RouteFileError: CustomStringConvertible {
  /// The faults, one a line, each with its line and column.
  public var description: String {
    faults.map { "\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}

extension RouteFileError {
  /// For each fault `file:line:column`, what is wrong, and where the line holds anything the line and a caret.
  func message(path: String, _ style: Style) -> String {
    let places = faults.map { fault in
      let excerpt = Excerpt(fault.text, at: fault.offset)
      let place = style("\(path.visible):\(fault.line):\(excerpt.column):", .name)
      let lines = fault.text.isEmpty ? "" : excerpt.lines(style)
      return "\(place) \(style("error:", .error)) \(fault.message.visible)\n\(lines)"
    }
    return places.joined()
  }
}
