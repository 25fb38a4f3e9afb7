internal import FingerpostAnalysis
internal import FingerpostEngine

/// One operation: a method of a path, with its values, as a document names it.
struct OpenAPIOperation {
  /// The methods that a path may have (OpenAPI 3.1 §4.8.9), as documents write them.
  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

  /// What it stands for.
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
      guard let index = rest.firstIndex(where: { $0.place == parameter.place && $0.name == parameter.name }) else {
        var optional = parameter
        optional.isRequired = false
        return optional
      }
      return parameter.merged(with: rest.remove(at: index))
    }
    parameters += rest.map { parameter in
      var optional = parameter
      optional.isRequired = false
      return optional
    }
    sources += other.sources
    deprecations += other.deprecations
    tags += other.tags.filter { !tags.contains($0) }
    origins += other.origins.filter { !origins.contains($0) }
  }

  /// Writes an Operation Object, the origins only where they are not those of the document.
  func write(to json: inout JSON, servers: [Origin], _ hostNames: [Origin: String]) {
    json.object { json in
      json.member("operationId", id)
      json.member("summary", Self.words(of: route))
      if !deprecations.contains(nil) {
        json.member("deprecated", bare: true)
        let reasons = deprecations.compactMap(\.self).filter { !$0.isEmpty }
        if !reasons.isEmpty { json.member("description", "Deprecated: " + reasons.joined(separator: "; ")) }
      }
      if !tags.isEmpty { json.member("tags", tags) }
      if Set(origins) != Set(servers) {
        json.key("servers")
        json.array(origins) { OpenAPIServer.write($0, hostNames, to: &$1) }
      }
      if !parameters.isEmpty {
        json.key("parameters")
        json.array(parameters) { $0.write(to: &$1) }
      }
      json.key("responses")
      json.object { json in
        json.key("default")
        json.object { $0.member("description", Self.words(of: route)) }
      }
    }
  }

  /// `apiReplaceProduct` → `Api replace product`.
  static func words(of name: String) -> String {
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
