/// The source location of a route's declaration.
public struct DeclarationLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file as given: a path, or Swift's `#fileID`.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// A location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Links/AppLink.swift:12`
  public var description: String { "\(file):\(line)" }
}
