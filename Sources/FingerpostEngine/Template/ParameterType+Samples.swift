extension ParameterType {
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
