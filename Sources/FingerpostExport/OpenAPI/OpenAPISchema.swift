internal import FingerpostAnalysis
internal import FingerpostEngine

/// Types of parameters ↔ schemas (OpenAPI 3.1 §4.8.24). ``OpenAPITypes`` reads those that other systems write, too.
enum OpenAPISchema {
  /// The types that are formats of text.
  private static let formats: [ScalarType: String] = [
    .uuid: "uuid", .date: "date", .dateTime: "date-time", .ipv4: "ipv4",
  ]

  /// The members of a type's schema.
  static func writeMembers(_ type: ParameterType, at place: OpenAPIParameter.Place, to json: inout JSON) {
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
    case .scalar(let type): writeString(formats[type], at: place, &json)
    case .oneOf(let members):
      json.member("type", "string")
      json.member("enum", members)
    case .custom(let name):
      json.member("title", name)
      writeString(nil, at: place, &json)
    case .array(let element):
      json.member("type", "array")
      json.key("items")
      json.object { writeMembers(element, at: place, to: &$0) }
    }
  }

  /// No parameter in a path is empty.
  private static func writeString(_ format: String?, at place: OpenAPIParameter.Place, _ json: inout JSON) {
    json.member("type", "string")
    if let format { json.member("format", format) } else if place == .path { json.member("minLength", bare: 1) }
  }

  /// Reads a schema of texts. Of formats that no type has, and of lengths, only samples are certain.
  static func string(_ node: JSONNode) throws(DocumentError) -> OpenAPITypes {
    if node["pattern"] != nil { return .unknown }
    let least = try length(node["minLength"]) ?? 0
    let most = try length(node["maxLength"])
    var samples: [String] = []
    let format = try node["format"]?.text()
    if let type = formats.first(where: { $0.value == format })?.key { return OpenAPITypes(.scalar(type)) }
    switch format {
    case nil, "byte", "binary", "password":
      if least < 2, most == nil { return OpenAPITypes(.string) }
      samples = ["a", "some-text", String(repeating: "a", count: min(least, 200))]
    case "email": samples = ["a@a.example"]
    case "hostname": samples = ["a.example"]
    default: break
    }
    let certain = samples.filter { $0.utf8.count >= least && $0.utf8.count <= most ?? .max }
    return OpenAPITypes([.string], certain: OpenAPITypes(members: certain).certain)
  }

  private static func length(_ node: JSONNode?) throws(DocumentError) -> Int? {
    try node.flatMap { node throws(DocumentError) in Int(try node.number()) }
  }
}
