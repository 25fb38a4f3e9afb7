// path    = [ "/" ] [ segment *( "/" segment ) ]         the whole path may end in a slash, which groups and fragments may not
// segment = literal / parameter / mixed / "*" / "{*" name [ "=" default ] "}" / group
// The last segment may be "{**" name [ ":url" ] "}", after a literal, also as the only segment of a group that may be left out.
// group   = "(" path ")" / "(" path 1*( "|" path ) ")"      the last group of a path may carry a query in each branch

extension Template.Part {
  @_optimize(size)
  static func readPath(_ cursor: inout TemplateCursor) throws(TemplateError) -> [Template.Part] {
    var parts: [Template.Part] = []
    _ = cursor.take("/")
    while !cursor.isSegmentEnd {
      let start = cursor.index
      if let last = parts.last { cursor.isBehindLiteral = last.literal != nil }
      let part = try Template.Part(reading: &cursor)
      parts.append(part)
      if !part.branches.isEmpty, parts.wayCount > Template.mostWays { throw cursor.fail(.tooManyWays, at: start) }
      guard cursor.isSegmentEnd else { throw cursor.fail(.wholeSegment(part.noun ?? "this")) }
      guard cursor.take("/") else { break }
      if let rest = cursor.rawRest {
        throw cursor.isSegmentEnd
          ? cursor.fail(.slashBehindRawRest, at: cursor.index - 1) : cursor.fail(.misplacedRawRest, at: rest)
      }
      if part.carriesQuery { throw cursor.fail(.queryBeforeEnd, at: start) }
      guard cursor.isSegmentEnd else { continue }
      cursor.endsInSlash = cursor.depth == 0 && !cursor.isInFragment && !cursor.isNext("/")
      guard cursor.endsInSlash else { throw cursor.fail(.expected("a segment")) }
      cursor.notePathEnd(behind: 1)
      break
    }
    if cursor.isNext("/") { throw cursor.fail(.expected("a segment")) }
    return parts
  }

  init(reading cursor: inout TemplateCursor) throws(TemplateError) {
    switch cursor.next {
    case UInt8(ascii: "("):
      if cursor.isInFragment { throw cursor.fail(.groupOfFragment) }
      self = try Self.readGroup(&cursor)
    case UInt8(ascii: "*"):
      if cursor.isInFragment { throw cursor.fail(.wildcardInFragment) }
      cursor.index += 1
      self = .wildcard
    case UInt8(ascii: ":"):
      self = .parameter(try Template.Parameter(reading: &cursor, component: cursor.component))
    default:
      self = try Self.readOperands(&cursor)
    }
  }

  /// Reads the value of an item, which may be empty.
  init(readingValue cursor: inout TemplateCursor) throws(TemplateError) {
    cursor.isInItem = true
    defer { cursor.isInItem = false }
    if cursor.isNext(":") {
      self = .parameter(try Template.Parameter(reading: &cursor, component: cursor.component))
    } else {
      self = cursor.isInValue ? try Self.readOperands(&cursor) : .literal("")
    }
  }

  /// A literal, a parameter, a rest, or literals and parameters in turn.
  @_optimize(size)
  private static func readOperands(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Part {
    let start = cursor.index
    var operands: [Template.Part] = []
    while cursor.isInItem ? cursor.isInValue : !cursor.isSegmentEnd {
      if cursor.isNext("{") {
        if operands.isEmpty, cursor.isRest, !cursor.isInItem {
          if cursor.isInFragment { throw cursor.fail(.wildcardInFragment) }
          return try cursor.isRawRest ? readRawRest(&cursor) : readRest(&cursor)
        }
        if operands.last?.parameter != nil { throw cursor.fail(.adjacentParameters) }
        operands.append(.parameter(try Template.Parameter(reading: &cursor, component: cursor.component)))
      } else {
        let before = cursor.index
        let literal = try cursor.literal(bare: cursor.isInItem ? .templateValue : .literal)
        guard cursor.index > before else { throw cursor.fail(cursor.unread) }
        operands.append(.literal(literal))
      }
    }
    guard operands.count == 1 else {
      let parameters = operands.compactMap { $0.parameter }
      if parameters.contains(where: { $0.defaultValue != nil }) { throw cursor.fail(.defaultInSegment, at: start) }
      if parameters.contains(where: { $0.type.isArray || $0.type == .url }) {
        throw cursor.fail(.wholeValue, at: start)
      }
      return .mixed(operands)
    }
    if let literal = operands[0].literal, isDotSegment(literal.utf8), cursor.fragment != .fragment, !cursor.isInItem {
      throw cursor.fail(.unprintableLiteral, at: start)
    }
    return operands[0]
  }

  private static func readRest(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Part {
    cursor.index += 2
    let start = cursor.index
    let name = try cursor.restName(until: "}=/?# |)")
    let end = cursor.index
    var defaultValue: Template.Default?
    if cursor.take("=") {
      defaultValue = cursor.take("*") ? .unknown : try .init(readingList: &cursor, .string, areSegments: true)
      if cursor.depth == 0 { throw cursor.fail(.defaultOutsideGroup, at: end) }
    }
    try cursor.expect("}", "\"}\"")
    cursor.ranges?.parameters.append(.init(whole: start - 2..<cursor.index, name: start..<end, type: end..<end))
    return .rest(name: name, default: defaultValue)
  }

  private static func readRawRest(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Part {
    let start = cursor.index
    guard cursor.isBehindLiteral else { throw cursor.fail(.rawRestBehindNoLiteral) }
    cursor.index += "{**".utf8.count
    let name = try cursor.restName(until: "}:=/?# |()")
    let end = cursor.index
    var type = ParameterType.string
    if cursor.take(":") {
      let stated = ParameterType(parsing: cursor.text(until: "}=/?# |()"))
      guard let stated, stated == .string || stated == .url else { throw cursor.fail(.rawRestType, at: end + 1) }
      type = stated
    }
    let typeEnd = cursor.index
    try cursor.expect("}", "\"}\"")
    cursor.ranges?.parameters.append(.init(whole: start..<cursor.index, name: start + 3..<end, type: end..<typeEnd))
    cursor.rawRest = start
    return .rawRest(Template.Parameter(name: name, type: type))
  }

  private static func readGroup(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Part {
    let (start, isBehindLiteral) = (cursor.index, cursor.isBehindLiteral)
    guard cursor.depth < TemplateCursor.maximumDepth else { throw cursor.fail(.tooDeep) }
    cursor.index += 1
    cursor.depth += 1
    defer { cursor.depth -= 1 }
    var branches: [Template.Branch] = []
    try cursor.branches { cursor throws(TemplateError) in
      let branchStart = cursor.index
      cursor.isBehindLiteral = isBehindLiteral
      let path = try readPath(&cursor)
      guard !path.isEmpty else { throw cursor.fail(.emptyGroup, at: branchStart) }
      branches.append(Template.Branch(path: path))
      if cursor.isNext("?") { cursor.notePathEnd() }
      if let rest = cursor.rawRest, !branches.dropLast().isEmpty || cursor.isNext("?") || cursor.isNext("|") {
        throw cursor.fail(.misplacedRawRest, at: rest)
      }
      if cursor.take("?") {
        if path.contains(where: { $0.carriesQuery }) { throw cursor.fail(.queryBeforeEnd, at: branchStart) }
        branches[branches.count - 1].query = try Template.QueryPart.readQuery(&cursor)
      }
    }
    try cursor.expect(")", "\"/\", \"|\" or \")\"")
    guard branches.count == 1 else {
      let hasDefault = branches.contains { branch in
        branch.hasDefaults || branch.path.contains { if case .rest(_, .some) = $0 { true } else { false } }
      }
      guard !hasDefault else { throw cursor.fail(.defaultOutsideGroup, at: start) }
      return .either(branches)
    }
    let branch = branches[0]
    if branch.hasDefaults {
      let isFlat = branch.path.allSatisfy { $0.noun == nil } && branch.query.isEmpty
      guard isFlat, branch.parameters.allSatisfy({ $0.defaultValue != nil }) else {
        throw cursor.fail(.defaultInGroup, at: start)
      }
    }
    return .optional(branch)
  }

  /// The name of a part that may be several segments, or none.
  private var noun: String? { isLong ? "a wildcard" : branches.isEmpty ? nil : "a group" }

  static func write(_ parts: [Template.Part], _ writer: inout TemplateWriter) {
    writer.list(parts, separator: "/") { $0.write(&$1) }
  }

  private func write(_ writer: inout TemplateWriter) {
    switch self {
    case .literal, .parameter, .mixed: Self.write(operands ?? [], &writer, bare: writer.literal)
    case .wildcard: writer.text += "*"
    case .rest(let name, _) where writer.style == .colon: writer.text += "*\(name)"
    case .rawRest(let parameter):
      let name = parameter.name ?? ""
      switch writer.style {
      case .colon: writer.text += "*\(name)"
      case .openAPI: writer.text += "{\(name)}"
      case .typed: writer.text += "{**\(name)" + (parameter.type == .string ? "" : ":\(parameter.type)") + "}"
      }
    case .rest(let name, let defaultValue):
      writer.text += "{*\(name)"
      if writer.style == .typed { defaultValue?.write(&writer) }
      writer.text += "}"
    case .optional(let branch): Self.write([branch], &writer)
    case .either(let branches): Self.write(branches, &writer)
    }
  }

  private static func write(_ branches: [Template.Branch], _ writer: inout TemplateWriter) {
    writer.text += "("
    writer.list(branches, separator: "|") { branch, writer in
      write(branch.path, &writer)
      guard !branch.query.isEmpty, writer.style == .typed else { return }
      writer.text += "?"
      Template.QueryPart.write(branch.query, &writer)
    }
    writer.text += ")"
  }

  /// Writes what a segment or a value is made of.
  static func write(_ operands: [Self], _ writer: inout TemplateWriter, bare: ByteSet) {
    for (index, operand) in operands.enumerated() {
      operand.write(&writer, bare: bare, isStart: index == 0, isWhole: operands.count == 1)
    }
  }

  /// Escapes a leading `:` of a segment, which would begin a type.
  ///
  /// - Parameter isWhole: whether it is a whole segment or value, so that an unnamed parameter may be `:type`.
  private func write(_ writer: inout TemplateWriter, bare: ByteSet, isStart: Bool, isWhole: Bool) {
    parameter?.write(&writer, isWhole: isWhole)
    guard let text = literal else { return }
    let head = isStart && text.utf8.first == UInt8(ascii: ":") ? 1 : 0
    writer.literal(String(text.prefix(head)), bare: .literalStart)
    writer.literal(String(text.dropFirst(head)), bare: bare)
  }
}

extension [Template.Part] {
  /// The names of the parameters that take the rest of a path, in groups as well.
  package var restNames: [String] {
    flatMap { part in
      if case .rest(let name, _) = part { [name] } else { part.branches.flatMap({ $0.path.restNames }) }
    }
  }
}
