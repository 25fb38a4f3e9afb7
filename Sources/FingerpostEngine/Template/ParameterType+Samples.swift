extension ParameterType {
  /// Example texts that read, several so that parameters differ; none for a custom type.
  package var samples: [String] {
    switch self {
    case .string: ["a", "b", "c", "d", "e", "f", "g", "h"]
    case .integer: ["1", "2", "3", "4", "5", "6", "7", "8"]
    case .double: ["1.5", "2.5", "3.5", "4.5", "5.5", "6.5", "7.5", "8.5"]
    case .bool: ["true", "false"]
    case .uuid: ["123e4567-e89b-42d3-a456-426614174000", "123e4567-e89b-42d3-a456-426614174001"]
    case .date: ["2026-11-20", "2026-11-21", "2026-11-22"]
    case .dateTime: ["2026-11-20T09:26:00Z", "2026-11-21T09:26:00Z", "2026-11-22T09:26:00Z"]
    case .oneOf(let members): members
    case .custom: []
    case .array(let element): element.samples
    }
  }
}
