public import FingerpostEngine
package import FingerpostProof

/// Why a text is not a table: every faulty line.
public struct RouteFileError: Error, Equatable {
  /// One fault.
  public struct Fault: Sendable, Equatable {
    /// The kinds of fault that a program may want to tell apart.
    package enum Kind: Sendable, Equatable {
      /// The line is not a route, nor a line of origins.
      case malformed
      /// The same route twice: their indices among the routes of the file.
      case duplicate(_ route: Int, of: Int)
      /// Swift source that does not show everything: an enum in another file, an origin that is computed.
      case unknown
    }

    package let kind: Kind
    /// From 1.
    public let line: Int
    /// The text of the line.
    public let text: String
    /// In UTF-8 bytes from the start of the line.
    public let offset: Int
    /// What is wrong, and what to do.
    public let message: String
    /// The code; for a fault of a template or a table, the code of that fault.
    public let code: FaultCode
    /// The file that the line is in; nil for the table's own.
    public package(set) var file: String?
    /// A warning keeps no table from being read.
    package var severity: Finding.Severity
    /// The enum that a line of Swift is about; nil for a line of text.
    package var subject: String?
    /// The case of that enum; empty where the line is about all of it.
    package var route = ""
    /// The template of that case, as it is written.
    package var template = ""
    /// What sort of fault it is, unless the line is malformed: `type-mismatch`.
    package var word: String?
    /// What to do, where the message does not say it.
    package var fix: String?

    package init(
      kind: Kind, line: Int, text: String, offset: Int, message: String, code: FaultCode,
      file: String? = nil,
      severity: Finding.Severity = .error, subject: String? = nil, route: String = "", template: String = "",
      word: String? = nil, fix: String? = nil
    ) {
      (self.kind, self.line, self.text, self.offset) = (kind, line, text, offset)
      (self.message, self.code) = (message, code)
      (self.file, self.severity, self.subject) = (file, severity, subject)
      (self.route, self.template) = (route, template)
      (self.word, self.fix) = (word, fix)
    }

    /// In Unicode scalars, from 1.
    public var column: Int { text.unicodeScalars[..<text.scalarIndex(atByte: offset)].count + 1 }
  }

  /// Never empty, in the order of the lines.
  public let faults: [Fault]

  package init(_ faults: [Fault]) { self.faults = faults.inOrder }
}

extension [RouteFileError.Fault] {
  /// The same, in the order of the lines.
  var inOrder: Self { sorted { ($0.line, $0.offset) < ($1.line, $1.offset) } }
}

extension RouteFileError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The faults, one a line, each with its line and column.
  public var description: String {
    faults.map { "\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }

  /// The faults with their codes, one a line.
  public var debugDescription: String {
    faults.map { "\($0.line):\($0.column): \($0.message) [\($0.code)]" }.joined(separator: "\n")
  }
}
