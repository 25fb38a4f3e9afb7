/// How many parameters and groups a part of a template has.
struct Extent: Sendable, Hashable {
  var values = 0
  var choices = 0

  static func + (left: Extent, right: Extent) -> Extent {
    Extent(values: left.values + right.values, choices: left.choices + right.choices)
  }
}

/// Takes from the left what a link holds: the parameters of a pattern, each an element, and the branches of its groups.
struct PatternReader {
  let slots: SlotReader
  /// The pattern's groups are the last of the route's.
  private let groupCount: Int
  private(set) var position = Extent()

  init(_ slots: SlotReader, _ whole: Extent) { (self.slots, groupCount) = (slots, whole.choices) }

  /// The next parameter.
  mutating func take() -> Int {
    defer { position.values += 1 }
    return position.values
  }

  /// The next group's choice, which stays.
  var nextChoice: Int { slots.choice(fromLast: groupCount - position.choices) }

  mutating func takeChoice() -> Int {
    defer { position.choices += 1 }
    return nextChoice
  }

  mutating func skip(_ extent: Extent) { position = position + extent }

  /// What a part holds that is a route by itself, with a row of its own.
  mutating func take(_ template: Template) -> Captures {
    let values = template.parameters.map { parameter in
      let element = take()
      return parameter.type.isArray
        ? Captured.list(slots.texts(element).map(\.string))
        : slots.text(element).map { Captured.text($0.string) } ?? .absent
    }
    return Captures(values: values, choices: (0..<template.groupCount).map { _ in takeChoice() })
  }
}

extension SlotWriter {
  /// Leaves out a branch that is not taken; a choice of −1 lets the table choose the branch.
  mutating func skip(_ extent: Extent, choice: Int = 0) { skip(extent.values, choices: extent.choices, choice) }
}
