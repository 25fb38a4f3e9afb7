// Captures in the order of the template: read one by one, written one by one.

/// How many captures and choices a part of a template has.
struct Extent: Sendable, Hashable {
  var values = 0
  var choices = 0

  static func + (left: Extent, right: Extent) -> Extent {
    Extent(values: left.values + right.values, choices: left.choices + right.choices)
  }
}

/// Takes captures from the left.
struct CaptureReader {
  private let captures: Captures
  private var place = Extent()

  init(_ captures: Captures) { self.captures = captures }

  /// The next capture; `.absent` beyond the last.
  mutating func take() -> Captured {
    defer { place.values += 1 }
    return captures.values.indices.contains(place.values) ? captures.values[place.values] : .absent
  }

  /// The next group's choice, which stays.
  var nextChoice: Int { captures.choices.indices.contains(place.choices) ? captures.choices[place.choices] : 0 }

  mutating func takeChoice() -> Int {
    defer { place.choices += 1 }
    return nextChoice
  }

  mutating func skip(_ extent: Extent) { place = place + extent }

  /// The captures of a part of the template.
  mutating func take(_ extent: Extent) -> Captures {
    Captures(
      values: (0..<extent.values).map { _ in take() }, choices: (0..<extent.choices).map { _ in takeChoice() })
  }
}

/// Puts captures behind each other.
struct CaptureWriter {
  private(set) var captures = Captures(values: [], choices: [])

  mutating func put(_ capture: Captured) { captures.values.append(capture) }
  mutating func put(choice: Int) { captures.choices.append(choice) }

  /// What stands in a branch that is not taken.
  mutating func skip(_ extent: Extent) {
    captures.values += Array(repeating: .absent, count: extent.values)
    captures.choices += Array(repeating: 0, count: extent.choices)
  }

  mutating func put(_ other: Captures) {
    captures.values += other.values
    captures.choices += other.choices
  }
}
