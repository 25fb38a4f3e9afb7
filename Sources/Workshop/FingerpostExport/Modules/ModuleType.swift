internal import FingerpostAnalysis

/// A type of values in a module: which texts it reads, and which of the runtimes' few ways they are spelled.
struct ModuleType: Hashable {
  enum Kind: String {
    case string, number, bigint, double, bool, uuid, datetime, url, query
    /// One of the members: exactly; in any case; in any composition of Unicode.
    case set, folded, members
  }

  private(set) var kind = Kind.string
  /// What the texts match, as a whole; nil for any text.
  private(set) var pattern: String?
  private(set) var members: [String]?
  /// The longest text to try inside of a segment, in bytes; nil for any.
  private(set) var longest: Int?
  private let isArray: Bool
  /// What separates the elements of one value, and whether it separates if it is escaped.
  private let separator: ListSeparator?
  private let cutsEscaped: Bool

  init(_ type: ParameterType, isFolded: Bool, _ customs: [CustomType]) {
    (isArray, separator) = (type.isArray, type.separator)
    let types = Dictionary(customs.map { ($0.name, $0) }) { first, _ in first }
    cutsEscaped = type.separator.map { ListCut(type.element, $0, CustomTypes(types: types)).cutsEscaped } ?? false
    longest = MixedSegment.longest
    switch type.element {
    case .oneOf(let members):
      (kind, self.members) = (isFolded ? .folded : .set, members)
      longest = members.map(\.utf8.count).max()
    case .custom(let name):
      let custom = customs.first { $0.name == name }
      members = custom?.members
      kind = members != nil ? .members : name == ParameterType.urlName || custom?.isURL == true ? .url : .string
    case .scalar(let scalar):
      longest = scalar == .string ? nil : scalar.longest ?? longest
      kind = Self.kind(scalar)
      if scalar != .string, scalar != .query { pattern = TextExpression(scalar).source() }
    case .array, .list: break
    }
  }

  private static func kind(_ scalar: ScalarType) -> Kind {
    switch scalar {
    case .uuid: .uuid
    case .dateTime: .datetime
    case .date, .ipv4, .string: .string
    case .bool: .bool
    case .integer(.int), .integer(.uint): .bigint
    case .integer: .number
    case .double: .double
    case .query: .query
    }
  }

  func write(to json: inout JSON) {
    json.member("kind", kind.rawValue)
    if let pattern { json.member("pattern", pattern) }
    if let members { json.member("members", members) }
    if let longest { json.member("longest", bare: longest) }
    if isArray { json.member("isArray", bare: true) }
    if let separator { json.member("separator", separator.text) }
    if cutsEscaped { json.member("cutsEscaped", bare: true) }
  }
}
