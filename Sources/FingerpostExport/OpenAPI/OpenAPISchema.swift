internal import FingerpostEngine

/// Types of parameters ↔ schemas (OpenAPI 3.1 §4.8.24).
enum OpenAPISchema {
  /// The members of a type's schema.
  static func writeMembers(_ type: ParameterType, at place: OpenAPIParameter.Place, to json: inout JSON) {
    switch type {
    case .string: string(nil, at: place, &json)
    case .integer(let type):
      let (positive, negative) = type.bounds
      json.member("type", "integer")
      json.member("format", format(of: type))
      json.member("minimum", bare: negative == 0 ? "0" : "-\(negative)")
      json.member("maximum", bare: positive)
    case .double:
      json.member("type", "number")
      json.member("format", "double")
    case .bool: json.member("type", "boolean")
    case .uuid: string("uuid", at: place, &json)
    case .date: string("date", at: place, &json)
    case .dateTime: string("date-time", at: place, &json)
    case .oneOf(let members):
      json.member("type", "string")
      json.member("enum", members)
    case .custom(let name):
      json.member("title", name)
      string(nil, at: place, &json)
    case .array(let element):
      json.member("type", "array")
      json.key("items")
      json.object { writeMembers(element, at: place, to: &$0) }
    }
  }

  /// No parameter in a path is empty.
  private static func string(_ format: String?, at place: OpenAPIParameter.Place, _ json: inout JSON) {
    json.member("type", "string")
    if let format { json.member("format", format) } else if place == .path { json.member("minLength", bare: 1) }
  }

  private static func format(of type: IntegerType) -> String {
    switch type {
    case .int: "int64"
    case .uint: "uint64"
    default: type.rawValue
    }
  }
}
