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

extension Template.Fragment {
  package var operand: Template.Operand {
    switch self {
    case .required(let operand), .optional(let operand): operand
    }
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  func map(_ change: (Template.Parameter) -> Template.Parameter) -> Template.Fragment {
    switch self {
    case .required(let operand): .required(operand.map(change))
    case .optional(let operand): .optional(operand.map(change))
    }
  }
}

extension TemplateCursor {
  /// Whether an optional fragment begins here: `(#`.
  var isOptionalFragment: Bool { isNext("(") && text.dropFirst(index + 1).first == UInt8(ascii: "#") }
}
