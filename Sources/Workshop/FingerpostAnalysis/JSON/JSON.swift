/// A JSON text in the making (RFC 8259), straight into bytes: a stream of a million results holds one at a time.
///
///     var json = JSON()
///     json.object { $0.member("route", "showProfile") }
///     json.text   // {"route":"showProfile"}
package struct JSON {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ members: (inout JSON) -> Void) {
    begin()
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    end("}")
  }

  /// `isTall`: each element on a line of its own, so that kept documents can be compared by line.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>, isTall: Bool = false, _ write: (Element, inout JSON) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: "["))
    for element in elements {
      begin(isTall: isTall)
      write(element, &self)
      needsComma = true
    }
    end(isTall ? "\n]" : "]")
  }

  /// `isTall`: on a line of its own.
  package mutating func key(_ key: String, isTall: Bool = false) {
    begin(isTall: isTall)
    quote(key)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func string(_ value: String) {
    begin()
    quote(value)
    needsComma = true
  }

  /// A number, `true`, `false` or `null`, which the caller knows to be one.
  package mutating func bare(_ value: String) {
    begin()
    end(value)
  }

  /// Ends a document, so that another may follow.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  private mutating func begin(isTall: Bool = false) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if isTall { bytes.append(UInt8(ascii: "\n")) }
    needsComma = false
  }

  private mutating func end(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: JSON.isEscaped) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: scalar)])
        case _ where scalar.isHidden: escape(scalar)
        default: bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a text that holds this byte may need an escape: what RFC 8259 §7 asks for, and what no terminal should meet
  /// raw, which may stand anywhere beyond ASCII.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x7F
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{08}": bytes.append(contentsOf: "\\b".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\u{0C}": bytes.append(contentsOf: "\\f".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    default:
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    }
  }

  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, bare value: some CustomStringConvertible) {
    key(name)
    bare(value.description)
  }

  package mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array(values) { $1.string($0) }
  }

  package mutating func member(_ name: String, _ members: (inout JSON) -> Void) {
    key(name)
    object(members)
  }

  /// An array of objects as a member.
  package mutating func member<Element>(
    _ name: String, _ elements: some Sequence<Element>, isTall: Bool = false, _ members: (Element, inout JSON) -> Void
  ) {
    key(name)
    array(elements, isTall: isTall) { element, json in json.object { members(element, &$0) } }
  }

  /// An object on a line of its own.
  package static func line(_ members: (inout JSON) -> Void) -> String {
    var json = JSON()
    json.object(members)
    json.endLine()
    return json.text
  }

  /// A captured value: numbers and truth bare, which their canonical spelling is, anything else as a string.
  package mutating func value(_ capture: Captured, as type: ParameterType) {
    switch (capture, type) {
    case (.absent, _): bare("null")
    case (.text(let text), .scalar(.integer)), (.text(let text), .double), (.text(let text), .bool): bare(text)
    case (.text(let text), _): string(text)
    case (.list(let list), _): array(list) { $1.value(.text($0), as: type.isArray ? type.element : .string) }
    }
  }
}
