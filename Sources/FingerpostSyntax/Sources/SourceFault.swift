import FingerpostEngine

/// What is wrong with Swift source, or not known from it, with the line it stands in: as data that outlives the tree.
package struct SourceFault: Sendable, Hashable {
  package let file: String
  /// From 1.
  package let line: Int
  /// The line as it stands.
  package let text: String
  /// In UTF-8 bytes from the start of the line.
  package let offset: Int
  /// What there is to say; nil for code that does not parse.
  package let kind: SourceDiagnostic.Kind?
  package let code: FaultCode
  package let severity: SourceDiagnostic.Severity
  package let message: String
  /// The enum that it is about, by its name; empty where it is about none.
  package let subject: String
  /// The case, or the function, that it is about; empty where it is about the whole enum.
  package let route: String
  /// The template of that case as it is written; empty where there is none.
  package let template: String
  /// The change that mends it, as an order: `write {id}`; nil where there is no one answer.
  package let fix: String?
}
