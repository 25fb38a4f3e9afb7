// fragment = "#" ( text / path / items ) / "(#" text ")"
// text     = parameter / literal / mixed
// path     = [ "/" ] [ segment *( "/" segment ) ] [ "?" item *( "&" item ) ]      segment = literal / parameter / mixed
// items    = item *( "&" item )                                                   each with its "="
//
// Outside braces the first of "/", "?" and "=" tells: "=" makes items, the others a path, none one text.

extension Template.Fragment {
  /// Reads a fragment; nil if none begins here.
  static func read(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Fragment? {
    let (start, isOptional) = (cursor.index, cursor.isOptionalFragment)
    guard isOptional || cursor.isNext("#") else { return nil }
    cursor.index += isOptional ? "(#".utf8.count : 1
    let kind = cursor.fragmentKind(isOptional: isOptional)
    guard kind == .text else {
      if isOptional { throw cursor.fail(.partsInGroup, at: start) }
      return .parts(try Template.FragmentParts(reading: &cursor, kind))
    }
    if cursor.isNext("(") { throw cursor.fail(.groupInFragment) }
    var operands = try cursor.operands(bare: .templateFragment, component: .fragment)
    if isOptional {
      if operands.first?.parameter?.defaultValue != nil { throw cursor.fail(.defaultIsOptional, at: start) }
      try cursor.expect(")", "\")\"")
    }
    if operands.isEmpty { operands = [.literal("")] }
    guard operands.count == 1 else {
      return .parts(Template.FragmentParts(kind: .text, isOptional: isOptional, path: [.mixed(operands)]))
    }
    return isOptional ? .optional(operands[0]) : .required(operands[0])
  }

  func write(_ writer: inout TemplateWriter) {
    writer.text += isOptional ? "(#" : "#"
    writer.isInPath = false
    switch self {
    case .required(let operand), .optional(let operand):
      operand.write(&writer, bare: .templateFragment, isStart: true)
    case .parts(let parts): parts.write(&writer)
    }
    writer.isInPath = true
    if isOptional { writer.text += ")" }
  }
}

extension Template.FragmentParts {
  fileprivate init(reading cursor: inout TemplateCursor, _ kind: Kind) throws(TemplateError) {
    self.init(kind: kind)
    cursor.forgetKeys()
    guard kind == .path else {
      query = try Self.readItems(&cursor, isKeyed: true)
      return
    }
    isRooted = cursor.take("/")
    while !cursor.isFragmentSegmentEnd {
      path.append(try Self.readSegment(&cursor))
      guard cursor.take("/") else { break }
      guard !cursor.isFragmentSegmentEnd else { throw cursor.fail(.expected("a segment")) }
    }
    if cursor.isNext("/") { throw cursor.fail(.expected("a segment")) }
    if cursor.take("?") { query = try Self.readItems(&cursor, isKeyed: false) }
  }

  private static func readSegment(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Part {
    let start = cursor.index
    let operands = try cursor.operands(bare: .literal, component: .fragmentSegment)
    guard cursor.isFragmentSegmentEnd else { throw cursor.fail(cursor.unreadInFragment) }
    guard operands.count == 1, let operand = operands.first else { return .mixed(operands) }
    if let parameter = operand.parameter { return .parameter(parameter) }
    let literal = operand.literal ?? ""
    guard !isDotSegment(literal.utf8) else { throw cursor.fail(.unprintableLiteral, at: start) }
    return .literal(literal)
  }

  private static func readItems(
    _ cursor: inout TemplateCursor, isKeyed: Bool
  ) throws(TemplateError) -> [Template.QueryPart] {
    var parts: [Template.QueryPart] = []
    repeat {
      let start = cursor.index
      let part = try Template.QueryPart(reading: &cursor, isKeyed: isKeyed)
      if case .either = part { throw cursor.fail(.groupOfFragment, at: start) }
      parts.append(part)
    } while cursor.take("&")
    return parts
  }

  fileprivate func write(_ writer: inout TemplateWriter) {
    if isRooted { writer.text += "/" }
    for (index, part) in path.enumerated() {
      if index > 0 { writer.text += "/" }
      let operands: [Template.Operand] =
        switch part {
        case .literal(let text): [.literal(text)]
        case .parameter(let parameter): [.parameter(parameter)]
        case .mixed(let operands): operands
        case .wildcard, .rest, .rawRest, .optional, .either: []
        }
      let isOpen = kind == .path && (isRooted || index > 0)
      // A "=" before any slash would make items.
      let bare: ByteSet = kind == .text ? .templateFragment : isOpen ? .literal : .literalBeforeSlash
      for (place, operand) in operands.enumerated() {
        operand.write(&writer, bare: bare, isStart: place == 0, isWhole: operands.count == 1)
      }
    }
    if query.isEmpty { return }
    if kind == .path { writer.text += "?" }
    Template.QueryPart.write(query, &writer, isKeyed: kind == .items)
  }
}

extension TemplateCursor {
  /// Whether an optional fragment begins here: `(#`.
  var isOptionalFragment: Bool { isNext("(") && text.dropFirst(index + 1).first == UInt8(ascii: "#") }

  /// How the fragment that begins here is cut.
  fileprivate func fragmentKind(isOptional: Bool) -> Template.FragmentParts.Kind {
    var (depth, groups) = (0, 0)
    for byte in text[index...] {
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "(") where depth <= 0: groups += 1
      case UInt8(ascii: ")") where depth <= 0:
        if isOptional, groups == 0 { return .text }
        groups -= 1
      case UInt8(ascii: " ") where depth <= 0: return .text
      case UInt8(ascii: "/") where depth <= 0, UInt8(ascii: "?") where depth <= 0: return .path
      case UInt8(ascii: "=") where depth <= 0: return .items
      default: break
      }
    }
    return .text
  }

  fileprivate var isFragmentSegmentEnd: Bool { next == nil || isNext("/") || isNext("?") || isNext(" ") }

  /// What is wrong with a byte that a segment of a fragment cannot hold.
  fileprivate var unreadInFragment: TemplateError.Problem {
    isNext("(") || isNext(")") || isNext("|") ? .groupOfFragment : isNext("*") ? .wildcardInFragment : unread
  }

  /// Literals and parameters in turn, up to a byte that belongs to neither.
  fileprivate mutating func operands(
    bare: ByteSet, component: Template.Parameter.Component
  ) throws(TemplateError) -> [Template.Operand] {
    let start = index
    var operands: [Template.Operand] = []
    while let next {
      if next == UInt8(ascii: "{") || next == UInt8(ascii: ":") && index == start {
        let isRest = next == UInt8(ascii: "{") && text.dropFirst(index + 1).first == UInt8(ascii: "*")
        if isRest { throw fail(.wildcardInFragment) }
        if operands.last?.parameter != nil { throw fail(.adjacentParameters) }
        operands.append(.parameter(try Template.Parameter(reading: &self, component: component)))
      } else {
        let before = index
        let literal = try literal(bare: bare)
        if index == before { break }
        operands.append(.literal(literal))
      }
    }
    let hasDefault = operands.contains { $0.parameter?.defaultValue != nil }
    if hasDefault, operands.count > 1 { throw fail(.defaultInSegment, at: start) }
    return operands
  }
}
