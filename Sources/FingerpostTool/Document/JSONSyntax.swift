/// Finds where a text stops being JSON (RFC 8259), for a decoder that only says that it does.
///
///     JSONSyntax.fault(in: Array(#"{"to" 1}"#.utf8)[...])   // ":" is expected (at byte 6)
struct JSONSyntax {
  /// What is wrong first.
  struct Fault: Error, Equatable {
    let message: String
    /// In bytes from the start of the text.
    let offset: Int
  }

  /// The deepest that Foundation reads.
  private static let deepest = 512

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Nil where the text is JSON; it is UTF-8, the caller knows.
  static func fault(in bytes: ArraySlice<UInt8>) -> Fault? {
    var syntax = JSONSyntax(bytes: bytes, index: bytes.startIndex)
    do throws(Fault) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { syntax.index += 3 }
      try syntax.value(depth: 0)
      guard syntax.next() == nil else { throw syntax.fault("nothing is expected after the document") }
      return nil
    } catch {
      return error
    }
  }

  private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// The next byte that is no white space.
  private mutating func next() -> UInt8? {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C { index += 1 }
    return byte
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: index < bytes.endIndex ? message : "it ends too early", offset: index - bytes.startIndex)
  }

  private mutating func value(depth: Int) throws(Fault) {
    guard let first = next() else { throw fault("a value is expected") }
    switch Unicode.Scalar(first) {
    case "{", "[":
      guard depth < Self.deepest else { throw fault("it is nested deeper than \(Self.deepest)") }
      try members(inObject: first == UInt8(ascii: "{"), depth: depth + 1)
    case "\"": try text()
    case "t": try word("true")
    case "f": try word("false")
    case "n": try word("null")
    case "-", "0"..."9": try number()
    default: throw fault("a value is expected")
    }
  }

  private mutating func members(inObject: Bool, depth: Int) throws(Fault) {
    let end = UInt8(ascii: inObject ? "}" : "]")
    index += 1
    if next() == end {
      index += 1
      return
    }
    while true {
      if inObject {
        guard next() == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected") }
        try text()
        guard next() == UInt8(ascii: ":") else { throw fault("\":\" is expected") }
        index += 1
      }
      try value(depth: depth)
      let separator = next()
      guard separator == end || separator == UInt8(ascii: ",") else {
        throw fault("\",\" or \"\(inObject ? "}" : "]")\" is expected")
      }
      index += 1
      if separator == end { return }
    }
  }

  private mutating func text() throws(Fault) {
    index += 1
    while byte != UInt8(ascii: "\"") {
      guard let byte, byte >= 0x20 else { throw fault("a control character is written as an escape") }
      if byte == UInt8(ascii: "\\") {
        try escape()
      } else {
        index += 1
      }
    }
    index += 1
  }

  private mutating func escape() throws(Fault) {
    let start = index
    guard let unit = try unit() else { return }
    let isHalf: Bool
    switch unit {
    case 0xD800..<0xDC00:
      let isFollowed = byte == UInt8(ascii: "\\")
      isHalf = isFollowed ? try self.unit().map { !(0xDC00..<0xE000).contains($0) } ?? true : true
    default: isHalf = (0xDC00..<0xE000).contains(unit)
    }
    guard !isHalf else { throw Fault(message: "half of a pair of surrogates", offset: start - bytes.startIndex) }
  }

  /// Reads one escape; the number of a `\u`, nil for others.
  private mutating func unit() throws(Fault) -> Int? {
    index += 1
    guard let letter = byte, "\"\\/bfnrtu".utf8.contains(letter) else { throw fault("no escape has this letter") }
    index += 1
    guard letter == UInt8(ascii: "u") else { return nil }
    var unit = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault("\"\\u\" has four hexadecimal digits")
      }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private mutating func word(_ word: String) throws(Fault) {
    for letter in word.utf8 {
      guard byte == letter else { throw fault("\"\(word)\" is expected") }
      index += 1
    }
  }

  private mutating func number() throws(Fault) {
    if byte == UInt8(ascii: "-") { index += 1 }
    if byte == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(Fault) {
    guard let byte, (0x30...0x39).contains(byte) else { throw fault("a digit is expected") }
    while let byte = self.byte, (0x30...0x39).contains(byte) { index += 1 }
  }
}
