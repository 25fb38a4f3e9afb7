extension JSONSyntax {
  /// A string (RFC 8259 §7), decoded if values are kept.
  mutating func text() throws(Fault) -> String {
    index += 1
    var decoded: [UInt8] = []
    var start = index
    while byte != UInt8(ascii: "\"") {
      guard let byte, byte >= 0x20 else { throw fault("a control character is written as an escape") }
      if byte == UInt8(ascii: "\\") {
        if keepsValues { decoded += bytes[start..<index] }
        let scalar = try escape()
        if keepsValues { decoded += Array(String(scalar).utf8) }
        start = index
      } else {
        index += 1
      }
    }
    defer { index += 1 }
    guard keepsValues else { return "" }
    return String(
      decoding: decoded.isEmpty ? bytes[start..<index] : (decoded + bytes[start..<index])[...], as: UTF8.self)
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
    throw fault("half of a pair of surrogates", at: start)
  }

  /// What one escape stands for: a unit of UTF-16.
  private mutating func unit() throws(Fault) -> UInt16 {
    index += 1
    let letters: KeyValuePairs<Unicode.Scalar, UInt16> = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09, "u": 0,
    ]
    guard let letter = byte, let plain = letters.first(where: { $0.key == Unicode.Scalar(letter) })?.value else {
      throw fault("no escape has this letter")
    }
    index += 1
    guard letter == UInt8(ascii: "u") else { return plain }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault("\"\\u\" has four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  /// A number (RFC 8259 §6), as it is written.
  mutating func number() throws(Fault) -> String {
    let start = index
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
    return keepsValues ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
  }

  private mutating func digits() throws(Fault) {
    guard let byte, (0x30...0x39).contains(byte) else { throw fault("a digit is expected") }
    while let byte = self.byte, (0x30...0x39).contains(byte) { index += 1 }
  }
}
