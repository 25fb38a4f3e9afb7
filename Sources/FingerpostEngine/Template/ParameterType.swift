/// The type of a parameter: the texts that it accepts.
///
///     ParameterType(parsing: "int")      // .integer(.int)
///     ParameterType(parsing: "asc|desc") // .oneOf(["asc", "desc"])
///     ParameterType(parsing: "[int]")    // .array(.integer(.int)), in queries
public indirect enum ParameterType: Sendable, Hashable {
  /// Any text that is not empty; in a query and a fragment, any text.
  case string
  /// `0|-?[1-9][0-9]*`, in range.
  case integer(IntegerType)
  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, finite.
  case double
  /// `true`, `false`, `1` or `0` in any case.
  case bool
  /// RFC 9562 §4, in any case.
  case uuid
  /// A day, `2026-11-20`: RFC 3339 §5.6 `full-date`.
  case date
  /// An instant, `2026-11-20T09:26:00Z`: RFC 3339 §5.6 `date-time`, in capitals, up to nanoseconds.
  case dateTime
  /// One of these, in byte order.
  case oneOf([String])
  /// A custom type that the table's options list: see ``CustomType``.
  case custom(String)
  /// Every value of a repeated query key, or the segments of `{*rest}`.
  case array(ParameterType)
}

/// The integers, by width and sign. `int` has 64 bits everywhere.
public enum IntegerType: String, Sendable, Hashable, CaseIterable, BitwiseCopyable {
  /// In the order of precedence: fewer values first, unsigned before signed.
  case uint8, int8, uint16, int16, uint32, int32, uint, int

  /// The largest magnitude of positive and of negative numbers.
  package var bounds: (positive: UInt64, negative: UInt64) {
    switch self {
    case .uint8: (UInt64(UInt8.max), 0)
    case .int8: (UInt64(Int8.max), UInt64(Int8.min.magnitude))
    case .uint16: (UInt64(UInt16.max), 0)
    case .int16: (UInt64(Int16.max), UInt64(Int16.min.magnitude))
    case .uint32: (UInt64(UInt32.max), 0)
    case .int32: (UInt64(Int32.max), UInt64(Int32.min.magnitude))
    case .uint: (UInt64.max, 0)
    case .int: (UInt64(Int64.max), UInt64(Int64.min.magnitude))
    }
  }
}

/// A type of your own, which templates know by its name.
///
///     CustomType("slug") { text in text.allSatisfy(\.isLetter) ? text.lowercased() : nil }
///     // {post:slug} reads "Hello" and prints "hello"
public struct CustomType: Sendable {
  /// The name in templates: an ASCII letter or `_`, then letters, digits, `_`, `-` and `.`.
  public let name: String
  /// A type that reads every text of this one: precedence puts the custom type just before it. Nil: just before `string`.
  public let within: ParameterType?
  /// Returns the canonical spelling of the value that a text reads as, or nil if the text does not read.
  ///
  /// The result must be its own canonical spelling.
  public let canonical: @Sendable (String) -> String?
  package let isOpaque: Bool
  /// The canonical spellings of all values, where they are known.
  package let members: [String]?

  /// A custom type.
  public init(_ name: String, within: ParameterType? = nil, canonical: @escaping @Sendable (String) -> String?) {
    self.name = name
    self.within = within
    self.canonical = canonical
    (isOpaque, members) = (false, nil)
  }

  /// A type of which only the name is known: no claim is made about what it reads.
  package init(opaque name: String, within: ParameterType? = nil) {
    (self.name, self.within, isOpaque, members) = (name, within, true, nil)
    canonical = { $0 }
  }

  /// A type of which all values are known. As with a `RawRepresentable` type, a text reads if it is equal to a member.
  package init(_ name: String, members: [String], within: ParameterType?) {
    (self.name, self.within, isOpaque, self.members) = (name, within, false, members)
    canonical = { text in members.first { $0 == text } }
  }

  fileprivate init(withoutScriptsOf type: CustomType) {
    (name, within, isOpaque) = (type.name, type.within, type.isOpaque)
    members = type.members?.filter { !ScriptScheme.begins($0.utf8) }
    canonical = { text in
      // What is read and what is printed: a type of one's own may spell a text in another way.
      guard !ScriptScheme.begins(text.utf8), let canonical = type.canonical(text) else { return nil }
      return ScriptScheme.begins(canonical.utf8) ? nil : canonical
    }
  }
}

extension CustomType {
  /// Whether its texts are URLs, which somebody will open: those of `url`, and of a type within it.
  package var isURL: Bool { name == ParameterType.urlName || within == .url }

  /// The type; if its texts are URLs, without those that are scripts.
  var withoutScripts: CustomType { isURL ? CustomType(withoutScriptsOf: self) : self }

  static func isName(_ text: String) -> Bool { ByteSet.isName(text.utf8) && text.utf8.allSatisfy { $0 < 0x80 } }
}

extension ParameterType {
  /// The custom type of URLs, which no path can hold.
  package static let url = ParameterType.custom(urlName)
  package static let urlName = "url"
}

extension ParameterType: CustomStringConvertible {
  /// The types that every table knows, by name.
  static let named: [String: ParameterType] = {
    var types: [String: ParameterType] = [
      "string": .string, "double": .double, "bool": .bool, "uuid": .uuid, "date": .date, "datetime": .dateTime,
      "int64": .integer(.int), "uint64": .integer(.uint),
    ]
    for type in IntegerType.allCases { types[type.rawValue] = .integer(type) }
    return types
  }()

  /// Reads the text form: a name, `a|b|c`, or `[type]`; nil for other text.
  ///
  /// A set of one member is written `a|`. For every type that reads, `ParameterType(parsing: type.description) == type`.
  public init?(parsing text: String) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      // Arrays do not nest, so that input cannot choose the depth of the recursion.
      guard !text.hasPrefix("[["), let element = ParameterType(parsing: String(text.dropFirst().dropLast())) else {
        return nil
      }
      self = .array(element)
    } else if text.contains("|") {
      var names = text.split(separator: "|", omittingEmptySubsequences: false)
      if names.count == 2, names[1].isEmpty { names.removeLast() }
      let members = names.compactMap(Template.decodeLiteral)
      guard members.count == names.count, let set = ParameterType(members: members) else { return nil }
      self = set
    } else if let type = Self.named[text] {
      self = type
    } else {
      guard CustomType.isName(text) else { return nil }
      self = .custom(text)
    }
  }

  /// The finite set of these texts; nil if there are none, or if one is empty or repeated.
  public init?(members: [String]) {
    let members = members.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let isSet = zip(members, members.dropFirst()).allSatisfy { !$0.isIdentical(to: $1) }
    guard !members.isEmpty, isSet, !members.contains("") else { return nil }
    self = .oneOf(members)
  }

  /// The text form.
  public var description: String {
    switch self {
    case .string: "string"
    case .integer(let type): type.rawValue
    case .double: "double"
    case .bool: "bool"
    case .uuid: "uuid"
    case .date: "date"
    case .dateTime: "datetime"
    case .oneOf(let members):
      members.map { PercentEncoding.encode($0, bare: .member) }.joined(separator: "|") + (members.count == 1 ? "|" : "")
    case .custom(let name): name
    case .array(let element): "[\(element)]"
    }
  }

  package var isArray: Bool {
    if case .array = self { true } else { false }
  }

  /// The type of an array's values; any other type itself.
  package var element: ParameterType {
    if case .array(let element) = self { element } else { self }
  }
}
