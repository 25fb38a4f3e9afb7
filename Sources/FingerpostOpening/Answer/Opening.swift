/// What a handler made of a link.
public enum Opening: Sendable, Hashable {
  /// The app shows what the link names.
  case opened
  /// The app does not want to show it.
  case rejected
  /// The link is left to somebody else: the app hands it to the browser, for instance.
  case passedOn
  /// Something must happen first. The link is kept, and comes to the handler again after `resume`.
  case waiting(for: Requirement)
}

/// What a link waits for, by a name of the app's own: `"sign-in"`.
public struct Requirement: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// A requirement of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A requirement of this name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Requirement: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
