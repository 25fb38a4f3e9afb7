/// Percent-encoding of RFC 3986 §2.1, both ways: the only encoder and the only decoder in the package.
///
/// Decoding happens once, after raw text was split, and owns these refusals: an escape that is not `%` and two hexadecimal
/// digits, the bytes NUL, CR and LF whether raw or escaped, what ``RawByte`` refuses raw alone, and whatever is not strict
/// UTF-8 once decoded.
enum PercentEncoding {
  /// Appends `bytes`, with every byte outside `bare` as an escape in capitals.
  static func encode(_ bytes: some Sequence<UInt8>, bare: ByteSet, into text: inout [UInt8]) {
    for byte in bytes {
      if bare.contains(byte) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "%"))
        text.append(hexadecimal(byte >> 4))
        text.append(hexadecimal(byte & 15))
      }
    }
  }

  static func encode(_ bytes: some Sequence<UInt8>, bare: ByteSet) -> String {
    var text: [UInt8] = []
    encode(bytes, bare: bare, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  static func encode(_ string: String, bare: ByteSet) -> String { encode(string.utf8, bare: bare) }

  /// Appends what `source[range]` stands for to `bytes`, and throws for what no text may hold, at the first byte of it.
  static func decode(
    _ source: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool = false, into bytes: inout [UInt8]
  ) throws(LinkError) {
    let start = bytes.count
    var isASCII = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      let at = offset
      guard let byte = next(source, &offset, range.upperBound, plusIsSpace: plusIsSpace) else {
        try checkUTF8(source, range, bytes.span, from: start)
        throw LinkError(.malformed(.escape), at: at)
      }
      if let fault = fault(source, at, byte, isRaw: offset == at + 1, range.upperBound) {
        try checkUTF8(source, range, bytes.span, from: start)
        throw LinkError(.malformed(fault), at: at)
      }
      isASCII = isASCII && byte < 0x80
      bytes.append(byte)
    }
    if !isASCII { try checkUTF8(source, range, bytes.span, from: start) }
  }

  /// The byte that stands at `offset`, escaped or not; nil where it is a broken escape.
  private static func next(_ source: Span<UInt8>, _ offset: inout Int, _ end: Int, plusIsSpace: Bool) -> UInt8? {
    let byte = source[offset]
    offset += 1
    if plusIsSpace, byte == UInt8(ascii: "+") { return UInt8(ascii: " ") }
    guard byte == UInt8(ascii: "%") else { return byte }
    guard offset + 2 <= end, let high = value(source[offset]), let low = value(source[offset + 1]) else { return nil }
    offset += 2
    return high << 4 | low
  }

  /// What is wrong with a byte that `source` holds at `offset`, raw or escaped.
  @inline(__always)
  private static func fault(
    _ source: Span<UInt8>, _ offset: Int, _ byte: UInt8, isRaw: Bool, _ end: Int
  ) -> LinkError.Malformation? {
    guard isRaw else { return byte == 0 || byte == 0x0A || byte == 0x0D ? .control : nil }
    return RawByte.fault(byte, before: offset + 1 < end ? source[offset + 1] : 0)
  }

  /// Throws where the bytes from `start` on, decoded from `source[range]`, are not UTF-8: at the raw byte that is not.
  private static func checkUTF8(
    _ source: Span<UInt8>, _ range: Range<Int>, _ bytes: Span<UInt8>, from start: Int
  ) throws(LinkError) {
    guard let bad = UTF8Rule.firstInvalid(bytes, start..<bytes.count) else { return }
    var offset = range.lowerBound
    for _ in start..<bad { _ = next(source, &offset, range.upperBound, plusIsSpace: false) }
    throw LinkError(.malformed(.utf8), at: offset)
  }

  private static func hexadecimal(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }

  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// Strict UTF-8 of RFC 3629 §4: no overlong form, no surrogate, nothing above U+10FFFF.
enum UTF8Rule {
  /// Where the first byte sequence starts that is not UTF-8.
  static func firstInvalid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let lead = bytes[index]
      let count: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0x00...0x7F: count = 0
      case 0xC2...0xDF: count = 1
      case 0xE0: (count, second) = (2, 0xA0...0xBF)
      case 0xED: (count, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: count = 2
      case 0xF0: (count, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: count = 3
      case 0xF4: (count, second) = (3, 0x80...0x8F)
      default: return index
      }
      guard index + count < range.upperBound else { return index }
      for next in 0..<count {
        let allowed = next == 0 ? second : 0x80...0xBF
        guard allowed.contains(bytes[index + 1 + next]) else { return index }
      }
      index += 1 + count
    }
    return nil
  }
}
