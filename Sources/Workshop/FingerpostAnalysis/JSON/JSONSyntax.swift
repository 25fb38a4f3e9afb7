/// The rules of JSON (RFC 8259): finds where a text stops being JSON, and reads its values.
///
///     try JSONSyntax.value(of: Array(#"{"to":1}"#.utf8)[...])  // an object with the number 1, at byte 6
///     try JSONSyntax.value(of: Array(#"{"to" 1}"#.utf8)[...])  // throws: ":" is expected (at byte 6)
///
/// The caller knows that the text is UTF-8.
package struct JSONSyntax {
  /// The first thing that is wrong.
  package struct Fault: Error {
    package let message: String
    /// In bytes from the start of the text.
    package let offset: Int
    /// The steps from the outermost value to the one that is wrong; only where values are read.
    package let path: DocumentPath
  }

  /// The deepest that Foundation reads.
  private static let deepest = 512

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// Whether two members of one object may not have one key.
  private let refusesDuplicates: Bool
  private var path = DocumentPath()

  private init(_ bytes: ArraySlice<UInt8>, refusesDuplicates: Bool) {
    (self.bytes, index, self.refusesDuplicates) = (bytes, bytes.startIndex, refusesDuplicates)
  }

  /// The outermost value, with offsets from the start of the text.
  ///
  /// - Parameter refusesDuplicates: whether two members of one object may not have one key.
  package static func value(
    of bytes: ArraySlice<UInt8>, refusesDuplicates: Bool = true
  ) throws(Fault) -> JSONValue {
    var syntax = JSONSyntax(bytes, refusesDuplicates: refusesDuplicates)
    return try syntax.document()
  }

  private mutating func document() throws(Fault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    let value = try value(depth: 0)
    guard next() == nil else { throw fault("nothing is expected after the document") }
    return value
  }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }
  private var offset: Int { index - bytes.startIndex }

  /// The next byte that is not white space.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C { index += 1 }
    return byte
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes a character after white space.
  private mutating func takeNext(_ character: Unicode.Scalar) -> Bool {
    _ = next()
    return take(character)
  }

  private func fault(_ message: String) -> Fault {
    fault(index < bytes.endIndex ? message : "it ends too early", at: index)
  }

  private func fault(_ message: String, at index: Int) -> Fault {
    Fault(message: message, offset: index - bytes.startIndex, path: path)
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard let first = next() else { throw fault("a value is expected") }
    let start = offset
    let content = try content(Unicode.Scalar(first), depth)
    return JSONValue(content: content, range: start..<offset)
  }

  private mutating func content(_ first: Unicode.Scalar, _ depth: Int) throws(Fault) -> JSONValue.Content {
    switch first {
    case "{", "[":
      guard depth < Self.deepest else { throw fault("it is nested deeper than \(Self.deepest)") }
      index += 1
      return first == "{" ? try members(depth + 1) : try elements(depth + 1)
    case "\"": return .text(try text())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    case "-", "0"..."9": return .number(try number())
    default: throw fault("a value is expected")
    }
  }

  private mutating func elements(_ depth: Int) throws(Fault) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if try isEnd("]", first: true) { return .list(elements) }
    repeat {
      path.steps.append(.index(elements.count))
      elements.append(try value(depth: depth))
      path.steps.removeLast()
    } while try !isEnd("]")
    return .list(elements)
  }

  private mutating func members(_ depth: Int) throws(Fault) -> JSONValue.Content {
    var members = JSONMembers()
    if try isEnd("}", first: true) { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected") }
      let start = index
      let key = try text()
      guard takeNext(":") else { throw fault("\":\" is expected") }
      path.steps.append(.key(key))
      if refusesDuplicates, let first = members.keyOffset(of: key) {
        let line = bytes.prefix(first).count { $0 == UInt8(ascii: "\n") } + 1
        throw fault("the key \"\(key)\" is given twice, first in line \(line)", at: start)
      }
      members.append(key, at: start - bytes.startIndex, try value(depth: depth))
      path.steps.removeLast()
    } while try !isEnd("}")
    return .object(members)
  }

  /// Whether the list or object ends here; if not, another value follows.
  private mutating func isEnd(_ end: Unicode.Scalar, first: Bool = false) throws(Fault) -> Bool {
    if takeNext(end) { return true }
    guard first || take(",") else { throw fault("\",\" or \"\(end)\" is expected") }
    return false
  }

  private mutating func word(_ word: String, _ content: JSONValue.Content) throws(Fault) -> JSONValue.Content {
    for letter in word.utf8 {
      guard byte == letter else { throw fault("\"\(word)\" is expected") }
      index += 1
    }
    return content
  }
}

extension JSONSyntax {
  /// A string (RFC 8259 §7), decoded.
  private mutating func text() throws(Fault) -> String {
    index += 1
    var decoded: [UInt8] = []
    var start = index
    while byte != UInt8(ascii: "\"") {
      guard let byte, byte >= 0x20 else { throw fault("write a control character as an escape") }
      if byte == UInt8(ascii: "\\") {
        decoded += bytes[start..<index]
        decoded += String(try escape()).utf8
        start = index
      } else {
        index += 1
      }
    }
    decoded += bytes[start..<index]
    index += 1
    return String(decoding: decoded, as: UTF8.self)
  }

  /// One escape, or two that are a pair of surrogates.
  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = index
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, byte == UInt8(ascii: "\\") {
      let second = try unit()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))
      {
        return scalar
      }
    }
    throw fault("a surrogate without its other half", at: start)
  }

  /// What one escape stands for: a unit of UTF-16.
  private mutating func unit() throws(Fault) -> UInt16 {
    index += 1
    let letters: KeyValuePairs<Unicode.Scalar, UInt16> = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09, "u": 0,
    ]
    guard let letter = byte, let plain = letters.first(where: { $0.key == Unicode.Scalar(letter) })?.value else {
      throw fault("this is not an escape")
    }
    index += 1
    guard letter == UInt8(ascii: "u") else { return plain }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault("\"\\u\" needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// A number (RFC 8259 §6), as it is written.
  private mutating func number() throws(Fault) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Fault) {
    guard let byte, (0x30...0x39).contains(byte) else { throw fault("a digit is expected") }
    while let byte = self.byte, (0x30...0x39).contains(byte) { index += 1 }
  }
}
