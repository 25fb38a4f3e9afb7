// query = item *( "&" item )
// item  = key "=" ( parameter / literal ) / parameter / "(" item ")" / "(" item 1*( "|" item ) ")"
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

  private init(reading cursor: inout TemplateCursor) throws(TemplateError) {
    let start = cursor.index
    guard cursor.take("(") else {
      self = .item(try Template.QueryItem(reading: &cursor))
      return
    }
    var items: [Template.QueryItem] = []
    try cursor.branches { cursor throws(TemplateError) in
      items.append(try Template.QueryItem(reading: &cursor))
      if items.last?.value.parameter?.type.isArray == true { throw cursor.fail(.arrayIsOptional, at: start) }
      if items.last?.value.parameter?.defaultValue != nil { throw cursor.fail(.defaultIsOptional, at: start) }
    }
    try cursor.expect(")", "\"|\" or \")\"")
    self = items.count == 1 ? .optional(items[0]) : .either(items)
  }

  static func write(_ parts: [Template.QueryPart], _ writer: inout TemplateWriter) {
    writer.list(parts, separator: "&") { part, writer in
      if case .item(let item) = part {
        item.write(&writer)
      } else if case .rest(let name) = part {
        writer.text += "{*\(name)}"
      } else {
        writer.text += "("
        writer.list(part.items, separator: "|") { $0.write(&$1) }
        writer.text += ")"
      }
    }
  }
}

extension Template.QueryItem {
  fileprivate init(reading cursor: inout TemplateCursor) throws(TemplateError) {
    let start = cursor.index
    if cursor.isNext("{") {
      let parameter = try Template.Parameter(reading: &cursor, component: .query)
      guard let name = parameter.name else { throw cursor.fail(.unnamedKey, at: start) }
      try cursor.claim(key: name, at: start)
      self.init(key: name, value: .parameter(parameter))
    } else if cursor.isNext(":") {
      throw cursor.fail(.unnamedKey)
    } else {
      let key = try cursor.literal(bare: .templateQuery)
      guard !key.isEmpty else { throw cursor.fail(.expected("a query key or a parameter")) }
      try cursor.claim(key: key, at: start)
      try cursor.expect("=", ByteSet.isName(key.utf8) ? "\"=\" and a value, or {\(key)}" : "\"=\" and a value")
      if cursor.isNext("{") || cursor.isNext(":") {
        self.init(key: key, value: .parameter(try Template.Parameter(reading: &cursor, component: .query)))
      } else {
        self.init(key: key, value: .literal(try cursor.literal(bare: .templateQuery.union("+"))))
      }
    }
  }

  /// Writes `{name}` alone if it is also the key.
  fileprivate func write(_ writer: inout TemplateWriter) {
    if let parameter = value.parameter, parameter.name?.isIdentical(to: key) == true {
      parameter.write(&writer, isWhole: true)
      return
    }
    Template.Operand.literal(key).write(&writer, bare: .templateQuery, isStart: true)
    writer.text += "="
    value.write(&writer, bare: .templateQuery, isStart: true)
  }
}

// fragment = "#" ( parameter / literal ) / "(#" ( parameter / literal ) ")"

extension Template.Fragment {
  /// Reads a fragment; nil if none begins here.
  static func read(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Fragment? {
    let start = cursor.index
    guard cursor.isOptionalFragment else {
      guard cursor.take("#") else { return nil }
      if cursor.isNext("(") { throw cursor.fail(.groupInFragment) }
      return .required(try readOperand(&cursor))
    }
    cursor.index += "(#".utf8.count
    let operand = try readOperand(&cursor)
    if operand.parameter?.defaultValue != nil { throw cursor.fail(.defaultIsOptional, at: start) }
    try cursor.expect(")", "\")\"")
    return .optional(operand)
  }

  private static func readOperand(_ cursor: inout TemplateCursor) throws(TemplateError) -> Template.Operand {
    if cursor.isNext("{") || cursor.isNext(":") {
      return .parameter(try Template.Parameter(reading: &cursor, component: .fragment))
    }
    return .literal(try cursor.literal(bare: .templateFragment))
  }

  func write(_ writer: inout TemplateWriter) {
    writer.text += isOptional ? "(#" : "#"
    operand.write(&writer, bare: .templateFragment, isStart: true)
    if isOptional { writer.text += ")" }
  }
}

extension TemplateCursor {
  /// Whether an optional fragment begins here: `(#`.
  var isOptionalFragment: Bool { isNext("(") && text.dropFirst(index + 1).first == UInt8(ascii: "#") }
}
