// parameter = "{" name [ ":" type ] [ "=" default ] "}"      type of a list in one value: "[" type "]" and "," / ";" / "|" / ":"
// default   = text *( "," text ) / "*"      several for an array; "*" if it is not known
// Unnamed: ":" type where the type is one word, else "{:" type [ "=" default ] "}".

extension Template.Parameter {
  /// The position of a parameter, which decides what is allowed.
  enum Component {
    case path, group, query, fragment, fragmentSegment

    /// Whether it comes after the path, where a slash in braces parts nothing.
    var isBehindPath: Bool { self == .query || self == .fragment || self == .fragmentSegment }
  }

  init(reading cursor: inout TemplateCursor, component: Component) throws(TemplateError) {
    let whole = cursor.index
    if cursor.take(":") {
      self.init(
        type: try Self.type(&cursor, until: "/?#& |)=({", component: component, start: cursor.index, isBraced: false))
      cursor.ranges?.parameters.append(
        .init(whole: whole..<cursor.index, name: whole..<whole, type: whole..<cursor.index))
      return
    }
    try cursor.expect("{", "\"{\"")
    if component == .query, cursor.isNext("*") { throw cursor.fail(.misplacedQueryRest, at: whole) }
    let start = cursor.index
    let name = cursor.text(until: "}:=/?# |()")
    let end = cursor.index
    guard ByteSet.isName(name.utf8) || name.isEmpty && cursor.isNext(":") else {
      throw cursor.fail(.expected("a name"), at: start)
    }
    if !name.isEmpty { try cursor.claim(name: name, at: start) }
    self.init(name: name.isEmpty ? nil : name, type: .string)
    if cursor.take(":") {
      let stops: StaticString = component.isBehindPath ? "}=# ()" : "}=/?# ()"
      type = try Self.type(&cursor, until: stops, component: component, start: start, isBraced: true)
    }
    let typeEnd = cursor.index
    if cursor.isNext("=") { try readDefault(&cursor, component: component) }
    try cursor.expect("}", "\"}\"")
    cursor.ranges?.parameters.append(.init(whole: whole..<cursor.index, name: start..<end, type: end..<typeEnd))
  }

  private mutating func readDefault(_ cursor: inout TemplateCursor, component: Component) throws(TemplateError) {
    let start = cursor.index
    cursor.index += 1
    if component != .path, component != .fragmentSegment, cursor.take("*") {
      defaultValue = .unknown
      return
    }
    if type.isArray, component == .query || component == .group {
      defaultValue = try Template.Default(readingList: &cursor, type.element, areSegments: component == .group)
      return
    }
    let text = try cursor.literal(bare: .templateDefault)
    if component == .path { throw cursor.fail(.defaultOutsideGroup, at: start) }
    if component == .fragmentSegment { throw cursor.fail(.defaultInFragmentPath, at: start) }
    if type.isArray { throw cursor.fail(.arrayIsOptional, at: start) }
    let isEmptySegment = component == .group && text.isEmpty || component == .group && isDotSegment(text.utf8)
    guard !isEmptySegment, let value = type.defaultSpelling(text) else {
      throw cursor.fail(.defaultDoesNotRead(text, as: type), at: start + 1)
    }
    defaultValue = .text(value)
  }

  /// - Parameters:
  ///   - start: the offset of the parameter.
  ///   - isBraced: whether a brace ends it, so that any other byte in a set must be escaped.
  @_optimize(size)
  private static func type(
    _ cursor: inout TemplateCursor, until stops: StaticString, component: Component, start: Int, isBraced: Bool
  ) throws(TemplateError) -> ParameterType {
    let typeStart = cursor.index
    let type = ParameterType(parsing: cursor.text(until: stops))
    if isBraced { try cursor.refuseUnescaped(inSetFrom: typeStart) }
    guard let type else { throw cursor.fail(.unknownType, at: typeStart) }
    if type.repeatsKey, component != .query {
      throw cursor.fail(component == .fragmentSegment ? .arrayInFragmentPath : .arrayInPath, at: start)
    }
    if let separator = type.separator {
      if component == .fragment { throw cursor.fail(.listAsFragment, at: start) }
      if type.element == .url { throw cursor.fail(.wholeValue, at: start) }
      guard type.element.maySeparate(separator) else {
        throw cursor.fail(.separatorInElement(separator, type.element), at: typeStart)
      }
    }
    if component == .path || component == .group, cursor.coinciding == nil {
      cursor.coinciding = type.coincidingMembers.map { (typeStart, $0) }
    }
    if type == .url, component == .path || component == .group { throw cursor.fail(.urlInPath, at: start) }
    return type
  }

  /// - Parameter isWhole: whether the parameter is a whole segment or value, so that an unnamed one may be `:type`.
  func write(_ writer: inout TemplateWriter, isWhole: Bool) {
    switch writer.style {
    case .openAPI: writer.text += "{\(name ?? type.description)}"
    case .colon: writer.text += ":\(name ?? type.description)"
    case .typed:
      if name == nil, isWhole, type.isWord, defaultValue == nil {
        writer.text += ":\(type)"
        return
      }
      writer.text += "{\(name ?? "")"
      if name == nil || type != .string {
        writer.text += ":" + type.text(members: writer.isInPath ? .member : .memberBehindPath)
      }
      defaultValue?.write(&writer)
      writer.text += "}"
    }
  }
}

extension TemplateCursor {
  /// Throws at the first byte that must be escaped in a set whose text was read from an offset up to here.
  fileprivate mutating func refuseUnescaped(inSetFrom start: Int) throws(TemplateError) {
    var (offset, bad, isSet) = (start, -1, false)
    while offset < text.count, text[offset] != UInt8(ascii: "}") {
      if text[offset] >= 0x80, let letter = text[offset...].firstScalar, letter.isLetterOfTemplate {
        offset += UTF8.width(letter)
        continue
      }
      // The separator of a list is behind the bracket.
      if text[offset] == UInt8(ascii: "]"),
        ListSeparator(rawValue: text[offset + 1 < text.count ? offset + 1 : offset]) != nil
      {
        offset += 2
        continue
      }
      let isBare = ByteSet.memberBehindPath.contains(text[offset]) || text[offset] == UInt8(ascii: "%")
      isSet = isSet || text[offset] == UInt8(ascii: "|")
      if bad < 0, offset >= index || !isBare && !"[|]".utf8.contains(text[offset]) { bad = offset }
      offset += 1
    }
    guard isSet, offset < text.count, bad >= 0, text[bad] != UInt8(ascii: "=") else { return }
    index = bad
    throw fail(unread)
  }
}

extension Template.Default {
  /// Reads the texts of a list, separated by commas; `type` is the type of one.
  init(readingList cursor: inout TemplateCursor, _ type: ParameterType, areSegments: Bool = false) throws(TemplateError)
  {
    var texts: [String] = []
    repeat {
      let start = cursor.index
      let text = try cursor.literal(bare: .templateDefaultInList)
      let isNoSegment = areSegments && (text.isEmpty || isDotSegment(text.utf8))
      guard !isNoSegment, let value = type.defaultSpelling(text) else {
        throw cursor.fail(.defaultDoesNotRead(text, as: type), at: start)
      }
      texts.append(value)
    } while cursor.take(",")
    self = .list(texts)
  }

  /// The texts that are known.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    case .unknown: []
    }
  }

  func write(_ writer: inout TemplateWriter) {
    writer.text += "="
    switch self {
    case .text(let text): writer.literal(text, bare: .templateDefault)
    case .list(let texts): writer.list(texts, separator: ",") { $1.literal($0, bare: .templateDefaultInList) }
    case .unknown: writer.text += "*"
    }
  }
}

extension ParameterType {
  /// The text as a template keeps it; nil if it does not read. Only a table knows custom types, so it reads their defaults.
  func defaultSpelling(_ text: String) -> String? {
    if case .custom = self { text } else { canonical(text) }
  }

  fileprivate var isWord: Bool { if case .oneOf = self { false } else { !isArray } }
}

extension Template {
  /// A member of a finite set, decoded; nil if it is not escaped correctly.
  static func decodeLiteral(_ text: String) -> String? {
    var cursor = TemplateCursor(text)
    guard let literal = try? cursor.literal(bare: .memberBehindPath), cursor.next == nil else { return nil }
    return literal
  }
}
