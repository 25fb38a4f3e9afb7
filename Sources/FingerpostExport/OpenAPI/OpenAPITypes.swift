internal import FingerpostEngine

/// The types that a schema stands for.
struct OpenAPITypes: Hashable {
  /// Together they read every text of the schema, and perhaps others.
  var claimed: [ParameterType]
  /// Every text that one of these reads is one of the schema, if not all; none if no text is known.
  var certain: [ParameterType]

  init(_ claimed: [ParameterType], certain: [ParameterType]) { (self.claimed, self.certain) = (claimed, certain) }
  init(_ type: ParameterType) { self.init([type], certain: [type]) }

  /// Of which nothing is known.
  static let unknown = OpenAPITypes([.string], certain: [])

  /// The most members of a set, and the most types of one value, that are told apart.
  private static let most = 1000

  /// The set of some texts, without the empty one, which no path holds.
  init(members texts: [String]) {
    var seen: Set<[UInt8]> = []
    let members = texts.prefix(Self.most).filter { !$0.isEmpty && seen.insert(Array($0.utf8)).inserted }
    self = ParameterType(members: members).map(Self.init) ?? .unknown
    if texts.count > Self.most { claimed = [.string] }
  }

  /// A list in one text is any text; one value of it stands for itself.
  var oneText: OpenAPITypes {
    guard claimed.contains(where: \.isArray) else { return self }
    return OpenAPITypes([.string], certain: certain.map(\.element))
  }

  /// The types of a list of these.
  private var list: OpenAPITypes {
    let elements = claimed.map(\.element)
    return OpenAPITypes(
      [.array(elements.count == 1 ? elements[0] : .string)], certain: certain.map { .array($0.element) })
  }

  private func union(_ other: OpenAPITypes) -> OpenAPITypes {
    if claimed.count + certain.count > Self.most { return OpenAPITypes([.string], certain: certain) }
    return OpenAPITypes(
      claimed + other.claimed.filter { !claimed.contains($0) },
      certain: certain + other.certain.filter { !certain.contains($0) })
  }

  // MARK: Schemas

  /// Reads a schema; nil for an object.
  ///
  /// - Parameter left: how many schemas may be read yet: references make a large one of a few.
  init?(_ schema: JSONNode, _ reader: OpenAPIReader, left: inout Int, depth: Int = 0) throws(DocumentError) {
    if case .bool = schema.value.content {
      self.init(.string)
      return
    }
    let node = try reader.resolved(schema)
    guard depth < 32 else { throw node.error("the schema is nested too deeply") }
    guard left > 0 else { throw node.error("the document has too many schemas, with those that references repeat") }
    left -= 1
    _ = try node.members()
    func inner(_ node: JSONNode) throws(DocumentError) -> OpenAPITypes? {
      try OpenAPITypes(node, reader, left: &left, depth: depth + 1)
    }
    let all: OpenAPITypes?
    if let values = try node["enum"]?.elements() ?? node["const"].map({ [$0] }) {
      all = OpenAPITypes(members: values.compactMap(Self.text))
    } else if let branches = try (node["anyOf"] ?? node["oneOf"])?.elements(), !branches.isEmpty {
      all = try Self.union(branches.filter { !$0.isTypeNull }, inner)
    } else if let parts = try node["allOf"]?.elements(), let first = parts.first {
      all = try parts.count == 1 ? inner(first) : .unknown
    } else {
      all = try Self.named(node, inner)
    }
    guard let all else { return nil }
    self = all
    if certain.isEmpty, let examples = try Self.examples(node) { certain = [examples] }
  }

  private static func union<Part>(
    _ parts: [Part], _ types: (Part) throws(DocumentError) -> OpenAPITypes?
  ) throws(DocumentError) -> OpenAPITypes? {
    var all: OpenAPITypes?
    for part in parts {
      guard let own = try types(part) else { return nil }
      all = all?.union(own) ?? own
    }
    return all ?? OpenAPITypes(.string)
  }

  /// A schema with a type, or several (OpenAPI 3.1).
  private static func named(
    _ node: JSONNode, _ inner: (JSONNode) throws(DocumentError) -> OpenAPITypes?
  ) throws(DocumentError) -> OpenAPITypes? {
    guard let type = node["type"] else { return try OpenAPISchema.string(node) }
    let names: [JSONNode]
    if case .list = type.value.content { names = try type.elements() } else { names = [type] }
    return try union(names) { name throws(DocumentError) in
      switch try name.text() {
      case "object": nil
      case "array": try (node["items"].map(inner) ?? OpenAPITypes(.string))?.list
      case "null": OpenAPITypes([], certain: [])
      case "integer": try OpenAPIBounds(node, isWhole: true).integer
      case "number": try OpenAPIBounds(node, isWhole: false).number
      case "boolean": OpenAPITypes([.bool], certain: [.oneOf(["false", "true"])])
      case "string": try OpenAPISchema.string(node)
      case let other: throw name.error("\"\(other)\" is no type of a schema")
      }
    }
  }

  /// The texts that examples are, if there are any.
  static func examples(_ node: JSONNode) throws(DocumentError) -> ParameterType? {
    var texts = [node["example"].flatMap(text)]
    switch node["examples"]?.value.content {
    case .list?: texts += try node["examples"]?.elements().map(text) ?? []
    case .object?: texts += try node["examples"]?.members().map { $0.node["value"].flatMap(text) } ?? []
    default: break
    }
    return OpenAPITypes(members: texts.compactMap(\.self)).certain.first
  }

  /// A value as a link spells it.
  private static func text(_ node: JSONNode) -> String? {
    switch node.value.content {
    case .text(let text), .number(let text): text
    case .bool(let bool): "\(bool)"
    case .null, .list, .object: nil
    }
  }
}

extension JSONNode {
  /// Whether this is the schema of null, which no link holds.
  fileprivate var isTypeNull: Bool { if case .text("null")? = self["type"]?.value.content { true } else { false } }
}
