// Which type's texts another's hold, and a text of each.

extension ParameterType {
  /// Whether every text of `other` is a text of this type; false where that cannot be known.
  package func contains(_ other: ParameterType) -> Bool {
    switch (self, other) {
    case (.array(let element), .array(let inner)): element.contains(inner)
    case (.array, _), (_, .array): false
    case (.string, _): true
    case (.integer(let wide), .integer(let narrow)):
      wide.bounds.positive >= narrow.bounds.positive && wide.bounds.negative >= narrow.bounds.negative
    case (.double, .integer), (.double, .double): true
    case (_, .oneOf(let members)): members.allSatisfy { reads($0.utf8, custom: CustomTypes()) }
    default: self == other
    }
  }

  /// A text that reads, for examples; nil for a custom type, of which nothing is known.
  package var sample: String? {
    switch self {
    case .string: "a"
    case .integer: "1"
    case .double: "1.5"
    case .bool: "true"
    case .uuid: "123e4567-e89b-42d3-a456-426614174000"
    case .date: "2026-11-20"
    case .dateTime: "2026-11-20T09:26:00Z"
    case .oneOf(let members): members.first
    case .custom: nil
    case .array(let element): element.sample
    }
  }
}
