import FingerpostCore

// Whether two values are the same, as far as their types can tell.

/// Compares by `==` what is `Equatable`, and of what is not the values that it holds; those that cannot be compared count as the same.
func areSame(_ first: Any, _ second: Any) -> Bool {
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  let (own, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  // An object may hold itself.
  guard own.subjectType == other.subjectType, own.displayStyle != .class else {
    return own.subjectType == other.subjectType
  }
  let (parts, others) = (Array(own.children), Array(other.children))
  guard parts.count == others.count else { return false }
  return zip(parts, others).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
}

extension Equatable {
  /// Whether a value is the same as another one, or as none: then `==` tells nothing.
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self || self != self }
}

extension RouteParameter {
  /// A listed value of the type whose text reads as another value, and that value; nil if there is none, or if the type lists none.
  static var confused: (value: String, other: String)? {
    func first(_ cases: some Collection) -> (value: String, other: String)? {
      for case let value as Self in cases {
        if let other = Self(parameter: value.parameter), !areSame(value, other) { return ("\(value)", "\(other)") }
      }
      return nil
    }
    return (Self.self as? any CaseIterable.Type).flatMap { type in
      func open<Cases: CaseIterable>(_: Cases.Type) -> (value: String, other: String)? { first(Cases.allCases) }
      return open(type)
    }
  }
}
