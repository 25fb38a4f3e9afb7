// template = [ METHOD SP ] path [ "/" ] [ "?" query ] [ fragment ] [ SP flags ]

extension Template: CustomStringConvertible {
  /// How template text is spelled.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// The whole grammar: `users/{id:int}?{page:int=1}`.
    case typed
    /// The path with names only: `/users/{id}`, as in OpenAPI and `http.route`.
    case openAPI
    /// The path with names only: `/users/:id`.
    case colon
  }

  /// Reads the text of a template.
  ///
  /// - Throws: ``TemplateError`` with the offset, what was expected, and a fix.
  public init(_ text: String) throws(TemplateError) {
    try self.init(reading: text, limit: TemplateCursor.maximumBytes)
  }

  /// - Parameter limit: the most bytes that are read; a text made of parts has no limit.
  package init(reading text: String, limit: Int) throws(TemplateError) {
    var cursor = TemplateCursor(text)
    try self.init(reading: &cursor, limit: limit)
  }

  init(reading cursor: inout TemplateCursor, limit: Int) throws(TemplateError) {
    guard cursor.text.count <= limit else { throw cursor.fail(.tooLong(limit: limit), at: limit) }
    method = Self.readMethod(&cursor)
    path = try Part.readPath(&cursor)
    endsInSlash = cursor.endsInSlash
    if cursor.isNext("?") || cursor.isNext("#") || cursor.isOptionalFragment {
      if let rest = cursor.rawRest { throw cursor.fail(.misplacedRawRest, at: rest) }
      cursor.notePathEnd()
    }
    if cursor.take("?") { query = try QueryPart.readQuery(&cursor) }
    fragment = try Fragment.read(&cursor)
    if cursor.isNext(" ") { flags = try Flags(reading: &cursor) }
    if flags.ignoresCase, let (offset, (first, second)) = cursor.coinciding {
      throw cursor.fail(.coincidingMembers(first, second), at: offset)
    }
    guard cursor.next == nil else { throw cursor.fail(Self.trailing(cursor)) }
  }

  /// Equal if the canonical texts are equal, byte for byte.
  public static func == (left: Template, right: Template) -> Bool {
    left.description.isIdentical(to: right.description)
  }

  /// Hashes the canonical text.
  public func hash(into hasher: inout Hasher) { description.hashBytes(into: &hasher) }

  /// The canonical text, which reads back as an equal template.
  public var description: String { text(.typed) }

  /// The text in a style; `.openAPI` and `.colon` show the path alone.
  public func text(_ style: Style) -> String {
    var writer = TemplateWriter(style: style)
    guard style == .typed else {
      writer.text = "/"
      writePath(&writer)
      return writer.text
    }
    if let method { writer.text = method + " " }
    if path.isEmpty { writer.text += "/" }
    writePath(&writer)
    if !query.isEmpty {
      writer.text += "?"
      QueryPart.write(query, &writer)
    }
    fragment?.write(&writer)
    if flags != .none { writer.text += " " + flags.text }
    return writer.text
  }

  private func writePath(_ writer: inout TemplateWriter) {
    Part.write(path, &writer)
    if endsInSlash, !path.isEmpty { writer.text += "/" }
  }

  /// Whether a text is a valid method of a template.
  package static func isMethod(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isMethod) }

  private static func isMethod(_ byte: UInt8) -> Bool { ByteSet.upperCase.contains(byte) || byte == UInt8(ascii: "-") }

  /// Capitals and hyphens before a space; anything else is the start of the path.
  private static func readMethod(_ cursor: inout TemplateCursor) -> String? {
    let word = cursor.text.prefix(while: isMethod)
    guard !word.isEmpty, word.count + 1 < cursor.text.count, cursor.text[word.count] == UInt8(ascii: " "),
      cursor.text[word.count + 1] != UInt8(ascii: "[")
    else { return nil }
    cursor.index = word.count + 1
    return String(decoding: word, as: UTF8.self)
  }

  /// What is wrong with the text after the template: after a literal it may be a byte that must be escaped.
  private static func trailing(_ cursor: borrowing TemplateCursor) -> TemplateError.Problem {
    guard let next = cursor.next else { return .expected("the end of the template") }
    if next == UInt8(ascii: "|") { return .alternativeOutsideGroup }
    let last = cursor.text[..<cursor.index].last
    let isComplete = last.map("}])".utf8.contains) == true || " /?#)".utf8.contains(next)
    return isComplete ? .expected("the end of the template") : cursor.unread
  }
}

// The shape of a template is what it matches: without names and defaults, and with sorted query items.

extension Template {
  /// The shape as text: two routes of equal shape match the same locations.
  package var shapeText: String { shape.description }

  /// The template without names, defaults, the slash at its end, and flags except for the one that ignores case: the path is in lower case
  /// then, if case would make a difference. The order of query items does not matter to a location.
  @_optimize(size)
  package var shape: Template {
    let isFolded = flags.ignoresCase && path.contains(where: { $0.hasCase })
    var shape = Template(unchecked: [], query: query, fragment: fragment).mapped { $0.shape }
    shape.changeItems { $0.sorted { [.text($0.text)] } }
    (shape.path, shape.method) = ((isFolded ? path.map { $0.folded } : path).map { $0.shape }, method)
    shape.flags = Flags(ignoresCase: isFolded)
    return shape
  }

  /// The template's text without its flags.
  package var withoutFlags: String {
    var template = self
    template.flags = .none
    return template.description
  }
}

extension Template.Part {
  package var shape: Template.Part { map({ Template.Parameter(type: $0.type) }, query: { $0.shape }) }
}

extension Template.Parameter {
  // Whether an item has a default is part of the shape, because the item is then optional; the value is not.
  fileprivate var shape: Template.Parameter {
    Template.Parameter(name: nil, type: type, default: defaultValue == nil || type.isArray ? nil : .text(""))
  }
}

extension [Template.QueryPart] {
  fileprivate var shape: [Template.QueryPart] {
    // The texts all differ, because no key is repeated.
    let parts: [Template.QueryPart] = map { $0.map { $0.shape } }
    return parts.sorted { [.text($0.text)] }
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  package var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
