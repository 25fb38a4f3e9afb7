package import FingerpostEngine

/// The types that a schema stands for.
package struct OpenAPITypes: Sendable, Hashable {
  /// Together they read every text of the schema, and perhaps others.
  package private(set) var claimed: [ParameterType]
  /// Every text that one of these reads is one of the schema, if not all; none if no text is known.
  var certain: [ParameterType]

  init(_ claimed: [ParameterType], certain: [ParameterType]) { (self.claimed, self.certain) = (claimed, certain) }
  init(_ type: ParameterType) { self.init([type], certain: [type]) }
  /// A type of which only some texts are certain.
  fileprivate init(_ type: ParameterType, samples: [String]) {
    self.init([type], certain: Self(members: samples).certain)
  }

  /// Texts of which nothing is known.
  static let unknown = OpenAPITypes([.string], certain: [])

  /// The most members of a set, and the most types of one value, that are told apart.
  private static let most = 1000

  /// The set of some texts, without the empty one, which no path holds.
  init(members texts: [String]) {
    let members = texts.prefix(Self.most).filter { !$0.isEmpty }.uniqued { Array($0.utf8) }
    self = ParameterType(members: members).map(Self.init) ?? .unknown
    if texts.count > Self.most { claimed = [.string] }
  }

  /// A list in one text is any text; one value of it stands for itself.
  var oneText: OpenAPITypes {
    guard claimed.contains(where: \.isArray) else { return self }
    return OpenAPITypes([.string], certain: certain.map(\.element))
  }

  /// Lists in one text with a separator; nil if they are none, or if an element may hold it.
  func separated(by separator: ListSeparator?) -> OpenAPITypes? {
    guard let separator, !claimed.isEmpty,
      (claimed + certain).allSatisfy({ $0.repeatsKey && $0.element.maySeparate(separator) })
    else { return nil }
    return OpenAPITypes(
      claimed.map { .list($0.element, separator) }, certain: certain.map { .list($0.element, separator) })
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
  init?(_ schema: JSONNode, _ reader: inout OpenAPIReader, depth: Int = 0) throws(DocumentError) {
    if schema.isBool {
      self.init(.string)
      return
    }
    let node = try reader.resolved(schema)
    guard depth < 32 else { throw node.error("the schema is nested too deeply") }
    guard reader.schemasLeft > 0 else {
      throw node.error("the document has too many schemas, with those that references repeat")
    }
    reader.schemasLeft -= 1
    _ = try node.members()
    func inner(_ node: JSONNode) throws(DocumentError) -> OpenAPITypes? {
      try OpenAPITypes(node, &reader, depth: depth + 1)
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
    guard let type = node["type"] else { return try string(node) }
    return try union(type.isList ? type.elements() : [type]) { name throws(DocumentError) in
      switch try name.text() {
      case "object": nil
      case "array": try (node["items"].map(inner) ?? OpenAPITypes(.string))?.list
      case "null": OpenAPITypes([], certain: [])
      case "integer": try OpenAPIBounds(node, isWhole: true).integer
      case "number": try OpenAPIBounds(node, isWhole: false).number
      case "boolean": OpenAPITypes([.bool], certain: [.oneOf(["false", "true"])])
      case "string": try string(node)
      case let other: throw name.error("\"\(other)\" is not a type of a schema")
      }
    }
  }

  /// The types that are formats of text.
  static let formats: [ScalarType: String] = [.uuid: "uuid", .date: "date", .dateTime: "date-time", .ipv4: "ipv4"]

  /// Reads a schema of texts. Of formats that no type has, and of lengths, only samples are certain.
  private static func string(_ node: JSONNode) throws(DocumentError) -> OpenAPITypes {
    if node["pattern"] != nil { return .unknown }
    let (least, most) = (try length(node["minLength"]) ?? 0, try length(node["maxLength"]))
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
    return OpenAPITypes(.string, samples: certain)
  }

  private static func length(_ node: JSONNode?) throws(DocumentError) -> Int? {
    try node.flatMap { node throws(DocumentError) in Int(try node.number()) }
  }

  /// The texts that examples are, if there are any.
  static func examples(_ node: JSONNode) throws(DocumentError) -> ParameterType? {
    var texts = [node["example"].flatMap(text)]
    if let examples = node["examples"] {
      if examples.isList { texts += try examples.elements().map(text) }
      if examples.isObject { texts += try examples.members().map { $0.node["value"].flatMap(text) } }
    }
    return OpenAPITypes(members: texts.compactMap(\.self)).certain.first
  }

  /// A value, or those of a list, as a link spells them; empty if one of them is not text.
  static func texts(_ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    let nodes = (try? node.elements()) ?? [node]
    let texts = nodes.compactMap(text)
    return texts.count == nodes.count ? texts : []
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

/// The numbers of a schema: those between two.
private struct OpenAPIBounds {
  private let least: Double?
  private let most: Double?
  private let type: IntegerType
  private let isStepped: Bool
  /// As they are written: a Double cannot tell the largest integers from their neighbours.
  private let texts: [String?]

  init(_ node: JSONNode, isWhole: Bool) throws(DocumentError) {
    func bound(_ key: String, _ exclusive: String, _ sign: Double) throws(DocumentError) -> (Double?, String?) {
      let (text, other) = (try node[key]?.bound(), try node[exclusive]?.bound())
      let isOut = if case .bool(true)? = node[exclusive]?.value.content { true } else { false }
      // The numbers of the upper side are mirrored, so that the larger one is the narrower.
      func value(_ text: String?, isOut: Bool) -> Double? {
        guard let number = text.flatMap(Double.init).map({ $0 * sign }) else { return nil }
        guard isWhole else { return number }
        return isOut ? number.rounded(.down) + 1 : number.rounded(.up)
      }
      let all = [value(text, isOut: isOut), value(other, isOut: true)].compactMap(\.self)
      return (all.max().map { $0 * sign }, isOut || other != nil ? nil : text)
    }
    let (low, high) = (try bound("minimum", "exclusiveMinimum", 1), try bound("maximum", "exclusiveMaximum", -1))
    (least, most, texts) = (low.0, high.0, [low.1, high.1])
    isStepped = node["multipleOf"] != nil
    switch try node["format"]?.text() {
    case "int64": type = .int
    case "uint64": type = .uint
    case let format: type = format.flatMap(IntegerType.init) ?? .int
    }
  }

  /// A type that holds all integers, and some of which it is certain.
  var integer: OpenAPITypes {
    if least == nil, most == nil, !isStepped { return OpenAPITypes(.integer(type)) }
    let exact = IntegerType.allCases.first { texts == [$0.least, $0.most] }
    if let exact, !isStepped { return OpenAPITypes(.integer(exact)) }
    let (low, high) = (least ?? -Double(type.bounds.negative), most ?? Double(type.bounds.positive))
    guard low <= high else { return .unknown }
    if let first = Int(exactly: low), let last = Int(exactly: high), !isStepped, high - low < 64 {
      return OpenAPITypes(members: (first...last).map { "\($0)" })
    }
    let wide = IntegerType.allCases.first { -Double($0.bounds.negative) <= low && high <= Double($0.bounds.positive) }
    let samples = [low, -7, 0, 1, 7, 42, 100, 1000, high].filter { (low...high).contains($0) }
    let certain = isStepped ? [] : samples.compactMap { Int(exactly: $0).map { "\($0)" } }
    return OpenAPITypes(.integer(wide ?? .int), samples: certain)
  }

  /// Numbers with a fraction, and some of which it is certain.
  var number: OpenAPITypes {
    if least == nil, most == nil, !isStepped { return OpenAPITypes(.double) }
    let samples = [least.map { $0 + 1 }, most.map { $0 - 1 }, 0, 1, 1.5, -1, 100].compactMap(\.self)
    let certain = samples.filter { $0 > least ?? -.infinity && $0 < most ?? .infinity && !isStepped }
    return OpenAPITypes(.double, samples: certain.compactMap { DoubleText.text($0) })
  }
}

extension JSONNode {
  /// A bound; nil for true or false, which in OpenAPI 3.0 say that the other one is exclusive.
  fileprivate func bound() throws(DocumentError) -> String? { try isBool ? nil : number() }
}

extension IntegerType {
  /// The least and the greatest number, as schemas have them.
  var least: String { bounds.negative == 0 ? "0" : "-\(bounds.negative)" }
  var most: String { "\(bounds.positive)" }
}
