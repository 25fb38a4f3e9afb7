// template = [ METHOD SP ] path [ "?" query ] [ "#" fragment ] [ SP flags ]

extension Template: CustomStringConvertible {
  /// How template text is spelled.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// The whole grammar: `users/{id:int}?{page:int=1}`.
    case typed
    /// The path, names alone: `/users/{id}`, as OpenAPI and `http.route` have it.
    case openAPI
    /// The path, names alone: `/users/:id`.
    case colon
  }

  /// Reads the text of a template.
  ///
  /// - Throws: ``TemplateError``, with the offset, what was expected, and a fix.
  public init(_ text: String) throws(TemplateError) {
    var cursor = TemplateCursor(text)
    guard cursor.text.count <= TemplateCursor.maximumBytes else {
      throw cursor.fail(.tooLong(limit: TemplateCursor.maximumBytes), at: TemplateCursor.maximumBytes)
    }
    method = Self.readMethod(&cursor)
    path = try Part.readPath(&cursor)
    if cursor.take("?") { query = try QueryPart.readQuery(&cursor) }
    if cursor.take("#") { fragment = try Self.readFragment(&cursor) }
    if cursor.isNext(" ") { flags = try Flags(reading: &cursor) }
    guard cursor.next == nil else {
      throw cursor.fail(cursor.isNext("|") ? .alternativeOutsideGroup : Self.trailing(cursor))
    }
    try checkNames(cursor)
  }

  /// The canonical text: it reads back as an equal template.
  public var description: String { text(.typed) }

  /// The text in a style; `.openAPI` and `.colon` show the path alone.
  public func text(_ style: Style) -> String {
    var writer = TemplateWriter(style: style)
    guard style == .typed else {
      writer.text = "/"
      Part.write(path, &writer)
      return writer.text
    }
    if let method { writer.text = method + " " }
    if path.isEmpty { writer.text += "/" }
    Part.write(path, &writer)
    if !query.isEmpty {
      writer.text += "?"
      QueryPart.write(query, &writer)
    }
    if let fragment {
      writer.text += "#"
      fragment.write(&writer, bare: .fragment.subtracting("()*"), isStart: true)
    }
    flags.write(&writer)
    return writer.text
  }

  /// Capitals and hyphens before a space; anything else is the start of the path.
  private static func readMethod(_ cursor: inout TemplateCursor) -> String? {
    let word = cursor.text.prefix { ByteSet.upperCase.contains($0) || $0 == UInt8(ascii: "-") }
    guard !word.isEmpty, word.count + 1 < cursor.text.count, cursor.text[word.count] == UInt8(ascii: " "),
      cursor.text[word.count + 1] != UInt8(ascii: "[")
    else { return nil }
    cursor.index = word.count + 1
    return String(decoding: word, as: UTF8.self)
  }

  private static func readFragment(_ cursor: inout TemplateCursor) throws(TemplateError) -> Operand {
    if cursor.isNext("{") || cursor.isNext(":") {
      return .parameter(try Parameter(reading: &cursor, place: .fragment))
    }
    return .literal(try cursor.literal(bare: .fragment.subtracting("()*")))
  }

  private static func trailing(_ cursor: TemplateCursor) -> TemplateError.Problem {
    guard let next = cursor.next, !"/?#)".utf8.contains(next) else { return .expected("the end of the template") }
    return .mustBeEscaped(next)
  }

  /// A name stands for one value: only branches of one group, of which one is taken, may share it.
  private func checkNames(_ cursor: TemplateCursor) throws(TemplateError) {
    var names: Set<String> = []
    var keys: Set<String> = []
    try Self.collect(path, &names, &keys, cursor)
    try Self.collect(query, &names, &keys, cursor)
    try Self.collect(fragment?.parameter?.name, &names, cursor)
  }

  private static func collect(
    _ parts: [Part], _ names: inout Set<String>, _ keys: inout Set<String>, _ cursor: TemplateCursor
  ) throws(TemplateError) {
    for part in parts {
      switch part {
      case .optional(let branch):
        try collect(branch.path, &names, &keys, cursor)
        try collect(branch.query, &names, &keys, cursor)
      case .either(let branches):
        let before = (names, keys)
        for branch in branches {
          var (branchNames, branchKeys) = before
          try collect(branch.path, &branchNames, &branchKeys, cursor)
          try collect(branch.query, &branchNames, &branchKeys, cursor)
          names.formUnion(branchNames)
          keys.formUnion(branchKeys)
        }
      default:
        for parameter in part.parameters { try collect(parameter.name, &names, cursor) }
      }
    }
  }

  private static func collect(
    _ parts: [QueryPart], _ names: inout Set<String>, _ keys: inout Set<String>, _ cursor: TemplateCursor
  ) throws(TemplateError) {
    for part in parts {
      let before = (names, keys)
      for item in part.items {
        var (itemNames, itemKeys) = before
        guard itemKeys.insert(item.key).inserted else { throw repeated(.duplicateKey(item.key), item.key, cursor) }
        try collect(item.value.parameter?.name, &itemNames, cursor)
        names.formUnion(itemNames)
        keys.formUnion(itemKeys)
      }
    }
  }

  private static func collect(
    _ name: String?, _ names: inout Set<String>, _ cursor: TemplateCursor
  ) throws(TemplateError) {
    guard let name else { return }
    guard names.insert(name).inserted else { throw repeated(.duplicateName(name), name, cursor) }
  }

  /// The fault where the word stands for the last time, as far as it stands there unescaped.
  private static func repeated(
    _ problem: TemplateError.Problem, _ word: String, _ cursor: TemplateCursor
  ) -> TemplateError {
    let bytes = Array(word.utf8)
    let places = cursor.text.indices.filter { place in
      let isStart = place == 0 || "{*?&(|".utf8.contains(cursor.text[place - 1])
      return isStart && cursor.text[place...].starts(with: bytes)
    }
    return cursor.fail(problem, at: places.last ?? 0)
  }
}
