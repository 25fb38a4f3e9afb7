/// The type of a parameter: the texts that it accepts.
///
///     ParameterType(parsing: "int")      // .integer(.int)
///     ParameterType(parsing: "asc|desc") // .oneOf(["asc", "desc"])
///     ParameterType(parsing: "[int]")    // .array(.integer(.int)), in queries
///     ParameterType(parsing: "[int],")   // .list(.integer(.int), .comma)
public indirect enum ParameterType: Sendable, Hashable {
  /// One of those that every table knows: `.uuid`, `.integer(.int)`.
  case scalar(ScalarType)
  /// One of these, in byte order.
  case oneOf([String])
  /// A custom type that the table's options list: see ``CustomType``.
  case custom(String)
  /// Every value of a repeated query key, or the segments of `{*rest}`.
  case array(ParameterType)
  /// The elements of one value, between separators: `ids=1,2,3`.
  case list(ParameterType, ListSeparator)
}

extension ParameterType {
  /// The custom type of URLs, which no path can hold.
  package static let url = custom(urlName)
  package static let urlName = "url"
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
    self.init(name, within, members: nil, canonical)
  }

  /// A type with only a name: nothing is known about the texts that it reads, except of `url`.
  package init(opaque name: String, within: ParameterType? = nil) {
    let isURL = name == ParameterType.urlName
    self.init(name, within, isOpaque: !isURL, members: nil) { isURL ? URLSpelling.canonical($0) : $0 }
  }

  /// A type whose values are all known. As with a `RawRepresentable` type, a text reads if it is equal to a member.
  package init(_ name: String, members: [String], within: ParameterType?) {
    self.init(name, within, members: members) { text in members.first { $0 == text } }
  }

  private init(
    _ name: String, _ within: ParameterType?, isOpaque: Bool = false, members: [String]?,
    _ canonical: @escaping @Sendable (String) -> String?
  ) {
    (self.name, self.within, self.isOpaque, self.members) = (name, within, isOpaque, members)
    self.canonical = canonical
  }

  /// Whether its texts are URLs that an app may open: `url`, and a type that contains it.
  package var isURL: Bool { name == ParameterType.urlName || within == .url }

  /// The type; if its texts are URLs, without those that are scripts.
  var withoutScripts: CustomType {
    guard isURL else { return self }
    let members = members?.filter { !ScriptScheme.begins($0.utf8) }
    return CustomType(name, within, isOpaque: isOpaque, members: members) { [canonical] text in
      // What is read and what is printed: a type of one's own may spell a text in another way.
      guard !ScriptScheme.begins(text.utf8), let spelled = canonical(text) else { return nil }
      return ScriptScheme.begins(spelled.utf8) ? nil : spelled
    }
  }

  /// The type of `{*data}` has a name, which is no other type's.
  static func isName(_ text: String) -> Bool {
    ByteSet.isName(text.utf8) && text.utf8.allSatisfy { $0 < 0x80 } && text != ScalarType.query.name
  }
}

extension ParameterType: CustomStringConvertible {
  /// The types that every table knows, by name.
  static let named: [String: ParameterType] = {
    var named = ScalarType.otherNames
    for type in ScalarType.all where named[type.name] == nil { named[type.name] = type }
    return named.mapValues(ParameterType.scalar)
  }()

  /// Reads the text form: a name, `a|b|c`, `[type]`, or `[type],`; nil for other text.
  ///
  /// A set of one member is written `a|`. For every type that reads, `ParameterType(parsing: type.description) == type`; `query`, the
  /// type of `{*data}`, does not read.
  public init?(parsing text: String) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      // Arrays do not nest, so that input cannot choose the depth of the recursion.
      guard !text.hasPrefix("[["), let element = ParameterType(parsing: String(text.dropFirst().dropLast())) else {
        return nil
      }
      self = .array(element)
    } else if text.hasPrefix("["), let separator = text.utf8.last.flatMap({ ListSeparator(rawValue: $0) }),
      case .array(let element)? = ParameterType(parsing: String(text.dropLast()))
    {
      self = .list(element, separator)
    } else if text.contains("|") {
      var names = text.parts(between: "|")
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
  package init?(members: [String]) {
    let members = members.inOrder()
    let isSet = zip(members, members.dropFirst()).allSatisfy { !$0.isIdentical(to: $1) }
    guard !members.isEmpty, isSet, !members.contains("") else { return nil }
    self = .oneOf(members)
  }

  /// The text form. A set's slashes and question marks are written as they are; in the path of a template they are escaped.
  public var description: String { text(members: .memberBehindPath) }

  /// - Parameter members: the bare bytes of a set's members.
  func text(members bare: ByteSet) -> String {
    switch self {
    case .scalar(let type): type.name
    case .oneOf(let members):
      members.map { PercentEncoding.shown($0, bare: bare) }.joined(separator: "|") + (members.count == 1 ? "|" : "")
    case .custom(let name): name
    case .array(let element): "[\(element.text(members: bare))]"
    case .list(let element, let separator): "[\(element.text(members: bare))]\(separator.text)"
    }
  }

  /// Whether it has any number of values: those of a repeated key, or the elements of one value.
  package var isArray: Bool { repeatsKey || separator != nil }

  /// The members of a set; none of another type.
  package var members: [String] { if case .oneOf(let members) = self { members } else { [] } }

  /// The type of the values; any other type itself.
  package var element: ParameterType {
    switch self {
    case .array(let element), .list(let element, _): element
    default: self
    }
  }
}

extension ParameterType {
  /// The type that an unknown name was most likely meant to be: one of these names misspelt, or what another language calls it.
  ///
  ///     ParameterType.nearest(to: "integer", custom: [])          // "int"
  ///     ParameterType.nearest(to: "slgu", custom: ["slug"])       // "slug"
  static func nearest(to name: String, custom: [String]) -> String? {
    let known = named.keys.inOrder() + custom.inOrder()
    let plain = String(decoding: name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self)
      .lowercased()
    if let foreign = ScalarType.foreignNames[plain], known.contains(foreign) { return foreign }
    return known.first { $0 == plain } ?? nearestWord(to: name, among: known)
  }

  // The texts that each type reads, and their canonical spelling. The rules are our own: the standard library reads "+5", "0005",
  // "nan" and "0x1p3" as numbers.

  /// Whether `text` reads as a value of this type; `custom` holds the table's custom types.
  package func reads(_ text: Bytes, custom: CustomTypes) -> Bool {
    switch self {
    case .scalar(let type): type.reads(text)
    case .oneOf(let members): members.contains { $0.isEqual(to: text) }
    case .custom(let name): custom.canonical(name, text) != nil
    case .array(let element): element.reads(text, custom: custom)
    case .list(let element, let separator):
      ListCut(element, separator, custom).reads(text, .none, custom, isSegment: false)
    }
  }

  /// The canonical spelling of the value that `text` reads as; nil if it does not read.
  ///
  /// It reads as the same value, and is its own canonical spelling.
  package func canonical(_ text: Bytes, custom: CustomTypes) -> String? {
    switch self {
    case .scalar(let type): type.respelled(text)
    case .oneOf: reads(text, custom: custom) ? text.string : nil
    case .custom(let name): custom.canonical(name, text)
    case .array(let element): element.canonical(text, custom: custom)
    case .list(let element, let separator):
      spelled(text, element, separator, custom)
    }
  }

  private func spelled(
    _ text: Bytes, _ element: ParameterType, _ separator: ListSeparator, _ custom: CustomTypes
  ) -> String? {
    var texts: [String] = []
    let reads = ListCut(element, separator, custom).reads(text, .none, custom, isSegment: false) { part in
      if let spelled = element.canonical(text[part], custom: custom) { texts.append(spelled) }
    }
    return reads ? texts.joined(separator: separator.text) : nil
  }

  /// The canonical spelling of the value that `text` reads as; nil if it does not read. Only a table knows custom types: none of
  /// their texts reads here.
  ///
  ///     ParameterType.double.canonical("1.50")        // "1.5"
  ///     ParameterType.integer(.uint8).canonical("256")  // nil
  public func canonical(_ text: String) -> String? { canonical(text, custom: CustomTypes()) }

  package func canonical(_ text: String, custom: CustomTypes) -> String? {
    text.withBytes { canonical($0, custom: custom) }
  }

  /// Whether a text reads; without a table, no custom type reads any.
  package func reads(text: String, custom: CustomTypes = CustomTypes()) -> Bool {
    text.withBytes { reads($0, custom: custom) }
  }

  /// Example texts that read, several so that parameters differ; none for a custom type.
  package var samples: [String] {
    switch self {
    case .scalar(let type): type.samples
    case .oneOf(let members): members
    case .custom: []
    case .array(let element), .list(let element, _): element.samples
    }
  }

  /// Whether every text that reads is its own canonical spelling.
  package var isSpelledOneWay: Bool {
    switch self {
    case .scalar(let type): type.isSpelledOneWay
    case .oneOf: true
    case .custom, .array, .list: false
    }
  }
}

/// The custom types of a table, by name.
package struct CustomTypes: Sendable {
  package internal(set) var types = [String: CustomType]()

  package init(types: [String: CustomType] = [:]) { self.types = types }

  func canonical(_ name: String, _ text: Bytes) -> String? {
    types[name]?.canonical(text.string)
  }

  /// Whether a text does not read as a type because it is a script.
  func refusesScript(_ text: Bytes, as type: ParameterType) -> Bool {
    guard case .custom(let name) = type.element, types[name]?.isURL == true else { return false }
    return ScriptScheme.begins(text)
  }
}
