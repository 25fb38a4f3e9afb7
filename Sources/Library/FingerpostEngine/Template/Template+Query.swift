// query = item *( "&" item )
// item  = key "=" ( parameter / literal / mixed ) / parameter / "(" item ")" / "(" item 1*( "|" item ) ")"
// The last item of the template's own query may be "{*" name "}".

extension Template.QueryPart {
  static func readQuery(_ cursor: inout TemplateCursor) throws(TemplateError) -> [Template.QueryPart] {
    var parts: [Template.QueryPart] = []
    repeat {
      let start = cursor.index
      parts.append(try cursor.isRest ? readRest(&cursor) : Template.QueryPart(reading: &cursor))
      if parts.last?.isRest == true, cursor.isNext("&") { throw cursor.fail(.misplacedQueryRest, at: start) }
    } while cursor.take("&")
    return parts
  }

  private static func readRest(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.QueryPart {
    let start = cursor.index
    if cursor.depth > 0 { throw cursor.fail(.misplacedQueryRest) }
    cursor.index += "{*".utf8.count
    let name = try cursor.restName(until: "}:=&# |()")
    let end = cursor.index
    try cursor.expect("}", "\"}\"")
    cursor.ranges?.parameters.append(.init(whole: start..<cursor.index, name: start + 2..<end, type: end..<end))
    return .rest(name: name)
  }

  /// - Parameter isKeyed: whether each item has a `=`, as where nothing else says that there are items.
  init(reading cursor: inout TemplateCursor, isKeyed: Bool = false) throws(TemplateError) {
    let start = cursor.index
    guard cursor.take("(") else {
      self = .item(try Template.QueryItem(reading: &cursor, isKeyed: isKeyed))
      return
    }
    var items: [Template.QueryItem] = []
    try cursor.branches { cursor throws(TemplateError) in
      items.append(try Template.QueryItem(reading: &cursor, isKeyed: isKeyed))
      if items.last?.value.parameter?.type.isArray == true { throw cursor.fail(.arrayIsOptional, at: start) }
      if items.last?.value.parameter?.defaultValue != nil { throw cursor.fail(.defaultIsOptional, at: start) }
    }
    try cursor.expect(")", "\"|\" or \")\"")
    self = items.count == 1 ? .optional(items[0]) : .either(items)
  }

  /// - Parameter isKeyed: whether each item is written with a `=`, and keys without what would begin a path.
  static func write(_ parts: [Template.QueryPart], _ writer: inout TemplateWriter, isKeyed: Bool = false) {
    writer.isInPath = false
    writer.list(parts, separator: "&") { part, writer in
      if case .rest(let name) = part {
        writer.text += "{*\(name)}"
        return
      }
      let isGroup = if case .item = part { false } else { true }
      if isGroup { writer.text += "(" }
      writer.list(part.items, separator: "|") { $0.write(&$1, isKeyed: isKeyed) }
      if isGroup { writer.text += ")" }
    }
    writer.isInPath = true
  }
}

extension Template.QueryItem {
  fileprivate init(reading cursor: inout TemplateCursor, isKeyed: Bool) throws(TemplateError) {
    let start = cursor.index
    if cursor.isNext("{"), !isKeyed {
      let parameter = try Template.Parameter(reading: &cursor, component: .query)
      guard let name = parameter.name else { throw cursor.fail(.unnamedKey, at: start) }
      if cursor.isInValue { throw cursor.fail(.mixedWithoutKey(name), at: start) }
      try cursor.claim(key: name, at: start)
      self.init(key: name, value: .parameter(parameter))
    } else if cursor.isNext(":") {
      throw cursor.fail(.unnamedKey)
    } else {
      let key = try cursor.literal(bare: .templateQuery)
      guard !key.isEmpty else {
        let what = isKeyed ? "a key and \"=\", which each item of such a fragment needs" : "a query key or a parameter"
        throw cursor.fail(.expected(what))
      }
      try cursor.claim(key: key, at: start)
      let orName = ByteSet.isName(key.utf8) && !isKeyed ? ", or {\(key)}" : ""
      try cursor.expect("=", "\"=\" and a value\(orName)")
      self.init(key: key, value: try Template.Part(readingValue: &cursor))
    }
  }

  /// Writes `{name}` alone if it is also the key.
  fileprivate func write(_ writer: inout TemplateWriter, isKeyed: Bool) {
    if !isKeyed, let parameter = value.parameter, parameter.name?.isIdentical(to: key) == true {
      parameter.write(&writer, isWhole: true)
      return
    }
    Template.Part.write([.literal(key)], &writer, bare: isKeyed ? .templateKey : .templateQuery)
    writer.text += "="
    Template.Part.write(value.operands ?? [], &writer, bare: .templateQuery)
  }
}
