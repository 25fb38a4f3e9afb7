internal import FingerpostEngine

/// Everything that is wrong in a document, in the order of the text.
public struct DocumentErrors: Error, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// What is wrong; never empty.
  public let errors: [DocumentError]

  package init(_ errors: [DocumentError]) { self.errors = errors.sorted { $0.offset < $1.offset } }

  /// A line each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }

  /// A line each, with its code.
  public var debugDescription: String { errors.map(\.debugDescription).joined(separator: "\n") }
}
