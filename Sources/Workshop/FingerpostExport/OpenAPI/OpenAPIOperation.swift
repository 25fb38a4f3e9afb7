internal import FingerpostAnalysis

/// One operation: a method of a path, with its values, as a document names it.
struct OpenAPIOperation {
  /// The methods that a path may have (OpenAPI 3.1 §4.8.9), as documents write them.
  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  /// The ways that it stands for.
  var sources: [OpenAPIWriter.Source]
  let method: String
  /// The name of its first route.
  let route: String
  var id: String
  var deprecations: [String?]
  var tags: [String]
  var parameters: [OpenAPIParameter]
  var origins: [Origin]

  /// How many choices of types there are for its values.
  var choiceCount: Int { parameters.reduce(1) { min($0 * $1.types.count, 1 << 20) } }

  /// Lets one operation stand for two. A value of the query is needed where both need it.
  mutating func merge(_ other: OpenAPIOperation) {
    var rest = other.parameters
    parameters = parameters.map { parameter in
      guard let index = rest.firstIndex(where: parameter.isNamed(like:)) else { return parameter.optional }
      return parameter.merged(with: rest.remove(at: index))
    }
    parameters += rest.map(\.optional)
    sources += other.sources
    deprecations += other.deprecations
    tags += other.tags.filter { !tags.contains($0) }
    origins += other.origins.filter { !origins.contains($0) }
  }

  /// Writes the members of an Operation Object, the origins only where they are not those of the document.
  func write(to json: inout JSON, servers: [Origin], _ hostNames: [Origin: String]) {
    json.member("operationId", id)
    json.member("summary", Self.words(of: route))
    if !deprecations.contains(nil) {
      json.member("deprecated", bare: true)
      let reasons = deprecations.compactMap(\.self).filter { !$0.isEmpty }
      if !reasons.isEmpty { json.member("description", "Deprecated: " + reasons.joined(separator: "; ")) }
    }
    if !tags.isEmpty { json.member("tags", tags) }
    if Set(origins) != Set(servers) {
      json.member("servers", origins) { OpenAPIServer.write($0, hostNames, to: &$1) }
    }
    if !parameters.isEmpty { json.member("parameters", parameters) { $0.write(to: &$1) } }
    json.member("responses") { $0.member("default") { $0.member("description", Self.words(of: route)) } }
  }

  /// `apiReplaceProduct` → `Api replace product`.
  private static func words(of name: String) -> String {
    var words = ""
    for character in name {
      let isStart = character.isUppercase && words.last.map { $0.isLowercase || $0.isNumber } ?? false
      if isStart {
        words += " " + character.lowercased()
      } else {
        words.append("._-".contains(character) ? " " : character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// A value of an operation.
package struct OpenAPIParameter: Hashable {
  package enum Place: String, Sendable {
    case path, query
  }

  /// In a query, its key.
  var name: String
  let place: Place
  /// The types of its texts, of which one is enough; custom types by name.
  var types: [ParameterType]
  var isRequired: Bool
  /// Its value if it is left out, and the type of that.
  var defaultValue: Default?

  struct Default: Hashable {
    let value: Captured
    let type: ParameterType
  }

  /// Whether both stand for the same value of a request.
  func isNamed(like other: OpenAPIParameter) -> Bool { place == other.place && name == other.name }

  /// The same, if it may be left out.
  var optional: OpenAPIParameter {
    var optional = self
    optional.isRequired = false
    return optional
  }

  /// One parameter for two operations that a document cannot tell apart.
  func merged(with other: OpenAPIParameter) -> OpenAPIParameter {
    var both = self
    both.types += other.types.filter { !types.contains($0) }
    // A document says once how a value is cut.
    if Set(both.types.filter(\.isArray).map(\.separator)).count > 1 { both.types = [.string] }
    both.isRequired = isRequired && other.isRequired
    both.defaultValue = defaultValue == other.defaultValue ? defaultValue : nil
    return both
  }

  /// Writes the members of a Parameter Object (OpenAPI 3.1 §4.8.12).
  func write(to json: inout JSON) {
    json.member("name", name)
    json.member("in", place.rawValue)
    if isRequired { json.member("required", bare: true) }
    // The default of a query, which keys that are repeated had better say.
    if let array = types.first(where: \.isArray) {
      json.member("style", array.separator == .bar ? "pipeDelimited" : place == .path ? "simple" : "form")
      json.member("explode", bare: array.repeatsKey)
    }
    json.member("schema") { json in
      if types.count == 1 {
        for type in types { writeSchema(of: type, to: &json) }
      } else {
        json.member("anyOf", types) { writeSchema(of: $0, to: &$1) }
      }
      if let defaultValue {
        json.key("default")
        json.value(defaultValue.value, as: defaultValue.type)
      }
    }
  }

  /// The members of a type's schema (OpenAPI 3.1 §4.8.24). ``OpenAPITypes`` reads those that other systems write, too.
  private func writeSchema(of type: ParameterType, to json: inout JSON) {
    switch type {
    case .scalar(.integer(let type)):
      json.member("type", "integer")
      json.member("format", type == .int ? "int64" : type == .uint ? "uint64" : type.rawValue)
      // The format says as much, and readers that know doubles alone would round these bounds.
      if type == .int { return }
      json.member("minimum", bare: type.least)
      json.member("maximum", bare: type.most)
    case .scalar(.double):
      json.member("type", "number")
      json.member("format", "double")
    case .scalar(.bool): json.member("type", "boolean")
    case .scalar(let type): writeString(OpenAPITypes.formats[type], &json)
    case .oneOf(let members):
      json.member("type", "string")
      json.member("enum", members)
    case .custom(let name):
      json.member("title", name)
      writeString(nil, &json)
    case .array(let element), .list(let element, _):
      json.member("type", "array")
      json.member("items") { writeSchema(of: element, to: &$0) }
    }
  }

  /// No parameter in a path is empty.
  private func writeString(_ format: String?, _ json: inout JSON) {
    json.member("type", "string")
    if let format { json.member("format", format) } else if place == .path { json.member("minLength", bare: 1) }
  }
}

extension ParameterType {
  /// Whether OpenAPI can say how a list in one value is separated: by commas, and in a query also by bars.
  func isSayable(in place: OpenAPIParameter.Place) -> Bool {
    switch separator {
    case nil, .comma: true
    case .bar: place == .query
    case .semicolon, .colon: false
    }
  }
}
