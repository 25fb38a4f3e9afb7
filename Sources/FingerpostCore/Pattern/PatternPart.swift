/// A part of a pattern that is neither a literal nor a type alone: ``Named``, ``QueryItem``, ``OptionalPart`` and others.
///
/// `State` is what the pattern is after the part.
public protocol PatternPart<Value, State>: Sendable {
  /// What the part captures; `Void` for nothing.
  associatedtype Value
  /// What may follow.
  associatedtype State
  /// What the part adds to a pattern.
  var body: PatternBody { get }
}
