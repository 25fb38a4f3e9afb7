internal import FingerpostAnalysis
internal import FingerpostEngine

/// What one value of an operation is.
struct OpenAPIParameter: Hashable {
  enum Place: String {
    case path, query
  }

  /// In a query, its key.
  var name: String
  let place: Place
  /// The types of its texts, of which one is enough; custom types by name.
  var types: [ParameterType]
  var isRequired: Bool
  /// Its value if it is left out, and the type of that.
  var defaultValue: Standard?

  struct Standard: Hashable {
    let value: Captured
    let type: ParameterType
  }

  /// One parameter for two operations that a document cannot tell apart.
  func merged(with other: OpenAPIParameter) -> OpenAPIParameter {
    var both = self
    both.types += other.types.filter { !types.contains($0) }
    both.isRequired = isRequired && other.isRequired
    both.defaultValue = defaultValue == other.defaultValue ? defaultValue : nil
    return both
  }

  /// Writes a Parameter Object (OpenAPI 3.1 §4.8.12).
  func write(to json: inout JSON) {
    json.object { json in
      json.member("name", name)
      json.member("in", place.rawValue)
      if isRequired { json.member("required", bare: true) }
      // The default of a query, which keys that are repeated had better say.
      if types.contains(where: \.isArray) {
        json.member("style", "form")
        json.member("explode", bare: true)
      }
      json.key("schema")
      json.object { json in
        if types.count == 1 {
          for type in types { OpenAPISchema.writeMembers(type, at: place, to: &json) }
        } else {
          json.key("anyOf")
          json.array(types) { type, json in json.object { OpenAPISchema.writeMembers(type, at: place, to: &$0) } }
        }
        if let defaultValue {
          json.key("default")
          json.value(defaultValue.value, as: defaultValue.type)
        }
      }
    }
  }
}
