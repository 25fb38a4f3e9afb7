internal import FingerpostAnalysis
internal import FingerpostEngine

// XML 1.0 (fifth edition), as much as a manifest needs: elements and attributes, the five entities, numeric references, comments,
// CDATA, processing instructions. Text is checked, and not kept. A DOCTYPE is refused: with it come entities that grow without end.

/// An element: its name, attributes, and the elements in it. Names are as written, with their prefixes.
package struct XMLElement: Sendable, Hashable {
  /// An attribute, with its value as the text means it.
  package struct Attribute: Sendable, Hashable {
    /// The name with its prefix: `android:host`.
    package let name: String
    /// The value, without references, and with spaces for line ends and tabs.
    package let value: String
    package let position: DocumentPosition
  }

  package let name: String
  package let attributes: [Attribute]
  package internal(set) var children: [XMLElement] = []
  package let position: DocumentPosition

  package subscript(name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// Reads a document of bytes from left to right.
package struct XMLReader {
  package static let maximumBytes = 10 << 20
  package static let maximumDepth = 200

  private let bytes: [UInt8]
  private let lines: DocumentLines
  private var index = 0

  private init(_ bytes: [UInt8]) { (self.bytes, lines) = (bytes, DocumentLines(bytes)) }

  /// Reads a document.
  ///
  ///     try XMLReader.read(Array("<a b='1'><c/></a>".utf8)).children   // [c]
  ///
  /// - Throws: `DocumentError` at the first thing that is wrong.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> XMLElement {
    guard bytes.count <= maximumBytes else {
      throw DocumentLines([]).error("expected at most \(maximumBytes >> 20) MB", at: 0)
    }
    var reader = XMLReader(bytes)
    let control = bytes.firstIndex { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    if let fault = control ?? UTF8Rule.firstInvalid(in: bytes) {
      throw reader.fail("expected UTF-8 and no control characters", at: fault)
    }
    return try reader.document()
  }

  // MARK: The parts of a document

  private mutating func document() throws(DocumentError) -> XMLElement {
    _ = take("\u{FEFF}")
    try skipMisc()
    guard isNext("<"), !isNext("</") else { throw fail("expected an element") }
    let root = try element(depth: 1)
    try skipMisc()
    guard index == bytes.count else { throw fail("expected the end after the first element") }
    return root
  }

  private mutating func element(depth: Int) throws(DocumentError) -> XMLElement {
    guard depth <= Self.maximumDepth else {
      throw fail("expected at most \(Self.maximumDepth) elements in each other")
    }
    var (element, isEmpty) = try startTag()
    while !isEmpty {
      if isNext("</") {
        let start = index
        index += 2
        let name = try name("the name of the element that ends")
        skipSpace()
        guard take(">") else { throw fail("expected \">\"") }
        guard element.name == name else { throw fail("expected </\(element.name)>, not </\(name)>", at: start) }
        isEmpty = true
      } else if isNext("<!--") || isNext("<?") {
        try skipMisc()
      } else if take("<![CDATA[") {
        guard let end = find("]]>", from: index) else { throw fail("expected \"]]>\", which ends CDATA") }
        index = end + 3
      } else if isNext("<") {
        element.children.append(try self.element(depth: depth + 1))
      } else if index < bytes.count {
        _ = try characters(upTo: UInt8(ascii: "<"))
      } else {
        throw fail("expected </\(element.name)>")
      }
    }
    return element
  }

  private mutating func startTag() throws(DocumentError) -> (XMLElement, isEmpty: Bool) {
    let start = lines.position(of: index)
    index += 1
    let name = try name("the name of an element")
    var (attributes, names) = ([XMLElement.Attribute](), Set<String>())
    while true {
      let hadSpace = skipSpace()
      let isEmpty = take("/>")
      if isEmpty || take(">") { return (XMLElement(name: name, attributes: attributes, position: start), isEmpty) }
      guard index < bytes.count else { throw fail("expected \">\", which ends <\(name)") }
      guard hadSpace else { throw fail("expected a space or \">\" in <\(name)>") }
      let position = lines.position(of: index)
      let key = try self.name("an attribute or \">\"")
      guard names.insert(key).inserted else { throw position.error("\(key) is there twice") }
      skipSpace()
      guard take("=") else { throw fail("expected \"=\" after \(key)") }
      skipSpace()
      attributes.append(.init(name: key, value: try quoted(key), position: position))
    }
  }

  private mutating func quoted(_ key: String) throws(DocumentError) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw fail("expected a quote around the value of \(key)")
    }
    let (quote, start) = (bytes[index], index)
    index += 1
    let value = try characters(upTo: quote, ofValue: key)
    guard index < bytes.count else { throw fail("expected a quote that ends the value of \(key)", at: start) }
    index += 1
    return value
  }

  /// Text up to a byte, without references.
  ///
  /// - Parameter key: the attribute whose value it is, in which line ends and tabs are spaces; nil for text in an element.
  private mutating func characters(upTo end: UInt8, ofValue key: String? = nil) throws(DocumentError) -> String {
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != end {
      let byte = bytes[index]
      if let key, byte == UInt8(ascii: "<") { throw fail("expected &lt; in the value of \(key)") }
      if key == nil, isNext("]]>") { throw fail("expected &gt; after \"]]\"") }
      if byte == UInt8(ascii: "&") {
        value += try reference().utf8
        continue
      }
      index += 1
      let isSpace = key != nil && [0x09, 0x0A, 0x0D].contains(byte)
      value.append(isSpace ? 0x20 : byte)
      // A line end of two characters is one space (§2.11).
      if isSpace, byte == 0x0D { _ = take("\n") }
    }
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: References

  private mutating func reference() throws(DocumentError) -> String {
    let start = index
    guard let end = find(";", from: index), end - index <= 12 else { throw fail("expected &amp; for \"&\"") }
    let name = text(index + 1, end)
    index = end + 1
    if let character = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name] { return character }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
      let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init), scalar.isXML
    else { throw fail("&\(name); is not a character of XML", at: start) }
    return String(scalar)
  }
}

extension XMLReader {
  /// Comments, processing instructions and space.
  private mutating func skipMisc() throws(DocumentError) {
    while true {
      skipSpace()
      if isNext("<!--") {
        guard let end = find("--", from: index + 4) else { throw fail("expected \"-->\", which ends the comment") }
        index = end
        guard take("-->") else { throw fail("expected no \"--\" in a comment") }
      } else if isNext("<?") {
        guard let end = find("?>", from: index) else { throw fail("expected \"?>\"") }
        index = end + 2
      } else if isNext("<!DOCTYPE") {
        throw fail("a DOCTYPE is not read")
      } else {
        return
      }
    }
  }

  /// The bytes of §2.3 Name; beyond ASCII every character counts as part of one.
  private mutating func name(_ what: String) throws(DocumentError) -> String {
    let name = bytes[index...].prefix { $0 >= 0x80 || ByteSet.letterOrDigit.contains($0) || "_:-.".utf8.contains($0) }
    guard let first = name.first, !"0123456789-.".utf8.contains(first) else { throw fail("expected \(what)") }
    index = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let space = bytes[index...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    index = space.endIndex
    return !space.isEmpty
  }

  private func isNext(_ text: String) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += text.utf8.count
    return true
  }

  /// Where a text begins next.
  private func find(_ text: String, from start: Int) -> Int? {
    guard start <= bytes.count else { return nil }
    let found = bytes[start...].firstRange(of: text.utf8)?.lowerBound
    Work.current?.spend((found ?? bytes.count) - start)
    return found
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private func fail(_ message: String, at offset: Int? = nil) -> DocumentError {
    lines.error(message, at: min(offset ?? index, bytes.count))
  }
}

extension Unicode.Scalar {
  /// §2.2 Char.
  var isXML: Bool { [0x09, 0x0A, 0x0D].contains(value) || value >= 0x20 && value != 0xFFFE && value != 0xFFFF }
}
