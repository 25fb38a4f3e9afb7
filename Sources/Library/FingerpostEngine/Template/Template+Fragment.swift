// fragment = "#" ( text / path / items ) / "(#" text ")"
// text     = parameter / literal / mixed
// path     = [ "/" ] [ text *( "/" text ) ] [ "?" items ]
// items    = part *( "&" part )       part = item / "(" item ")"; each with its "=" if no path comes before
//
// The first "/", "?" or "=" outside braces decides: "=" makes items, the others make a path. Without any of them it is one text.

extension Template.Fragment {
  /// Reads a fragment; nil if none begins here.
  static func read(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Fragment? {
    let (start, isOptional) = (cursor.index, cursor.isOptionalFragment)
    guard isOptional || cursor.isNext("#") else { return nil }
    cursor.index += isOptional ? "(#".utf8.count : 1
    var fragment = Template.Fragment(kind: cursor.fragmentKind(isOptional: isOptional), isOptional: isOptional)
    cursor.fragment = fragment.kind == .text ? .fragment : .fragmentSegment
    if fragment.kind != .text {
      if isOptional { throw cursor.fail(.partsInGroup, at: start) }
      try fragment.readParts(&cursor)
      return fragment
    }
    if cursor.isNext("(") { throw cursor.fail(.groupInFragment) }
    fragment.path = [cursor.isSegmentEnd ? .literal("") : try Template.Part(reading: &cursor)]
    if isOptional {
      if fragment.parameters.first?.defaultValue != nil { throw cursor.fail(.defaultIsOptional, at: start) }
      try cursor.expect(")", "\")\"")
    }
    return fragment
  }

  func write(_ writer: inout TemplateWriter) {
    writer.text += isOptional ? "(#" : "#"
    writer.isInPath = false
    if isRooted { writer.text += "/" }
    Template.Part.write(path, &writer)
    if kind == .path, !query.isEmpty { writer.text += "?" }
    Template.QueryPart.write(query, &writer, isKeyed: kind == .items)
    writer.isInPath = true
    if isOptional { writer.text += ")" }
  }

  private mutating func readParts(_ cursor: inout TemplateCursor) throws(TemplateError) {
    cursor.forgetKeys()
    if kind == .path {
      isRooted = cursor.isNext("/")
      path = try Template.Part.readPath(&cursor)
      guard cursor.take("?") else {
        if let next = cursor.next, next != UInt8(ascii: " ") {
          throw cursor.fail(next == UInt8(ascii: "|") ? .groupOfFragment : cursor.unread)
        }
        return
      }
    }
    repeat {
      let start = cursor.index
      query.append(try Template.QueryPart(reading: &cursor, isKeyed: kind == .items))
      if query[query.count - 1].items.count > 1 { throw cursor.fail(.groupOfFragment, at: start) }
    } while cursor.take("&")
  }
}

extension TemplateCursor {
  /// Whether an optional fragment begins here: `(#`.
  var isOptionalFragment: Bool { isNext("(") && text.dropFirst(index + 1).first == UInt8(ascii: "#") }

  /// How the fragment that begins here is cut.
  fileprivate func fragmentKind(isOptional: Bool) -> Template.Fragment.Kind {
    var (depth, groups) = (0, isOptional ? 1 : 2)
    for byte in text[index...] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth > 0 { continue }
      switch byte {
      case UInt8(ascii: "("): groups += 1
      case UInt8(ascii: ")"): groups -= 1
      case UInt8(ascii: "/"), UInt8(ascii: "?"): return .path
      case UInt8(ascii: "="): return .items
      default: break
      }
      if byte == UInt8(ascii: " ") || groups == 0 { break }
    }
    return .text
  }
}
