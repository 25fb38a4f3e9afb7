import FingerpostEngine

// What only builds for debugging ask: whether a value is the one that its text reads as. It is asked within `assert`, so that other
// builds spend nothing on it, and the answer is an error of printing.

extension SlotWriter {
  /// Remembers a value that its text does not read back as. A text that reads as nothing is told elsewhere.
  ///
  /// - Returns: true, for `assert`.
  @usableFromInline
  mutating func compares<Value: RouteParameter>(_ value: Value) -> Bool {
    let reason = "its parameter is the same for both, and must tell them apart"
    // In other builds this symbol is empty.
    assert(compares(value, to: LentText.with(value.parameter, Value._read), reason))
    return true
  }

  /// The same of a value that a function takes apart, and of what its inverse makes of the parts.
  mutating func compares<Value>(_ value: Value, to made: @autoclosure () -> Value?, _ reason: String) -> Bool {
    guard let own = value as? any Equatable, let made = made(), !own.isEqual(to: made) else { return true }
    doubt(PrintError(.unequal("a link would read as another \(Value.self): \(reason)")))
    return true
  }
}

extension Equatable {
  /// Whether a value is the same as another one, or as none: then `==` tells nothing.
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self || self != self }
}
