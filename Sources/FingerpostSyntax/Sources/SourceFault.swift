/// What is wrong with Swift source, or not known from it, with the line it stands in: as data that outlives the tree.
public struct SourceFault: Sendable, Hashable {
  /// The file, as it was given.
  public let file: String
  /// From 1.
  public let line: Int
  /// The line as it stands.
  public let text: String
  /// In UTF-8 bytes from the start of the line.
  public let offset: Int
  /// What there is to say; nil for code that does not parse.
  public let kind: SourceDiagnostic.Kind?
  /// How bad it is.
  public let severity: SourceDiagnostic.Severity
  /// What is wrong.
  public let message: String
  /// The enum that it is about, by its name; empty where it is about none.
  public let subject: String
  /// The case, or the function, that it is about; empty where it is about the whole enum.
  public let route: String
  /// The template of that case as it is written; empty where there is none.
  public let template: String
  /// The change that mends it, as an order: `write {id}`; nil where there is no one answer.
  public let fix: String?
}
