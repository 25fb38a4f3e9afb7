/// Percent-encoding of RFC 3986 §2.1, both ways: the only encoder and the only decoder in the package.
///
/// Decoding happens once, after raw text was split, and owns three refusals: an escape that is not `%` and two
/// hexadecimal digits, the bytes NUL, CR and LF whether raw or escaped, and whatever is not strict UTF-8 once decoded.
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

  /// Appends what `source[range]` stands for to `bytes`, and throws, with the offset, for what no text may hold.
  static func decode(
    _ source: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool = false, into bytes: inout [UInt8]
  ) throws(LinkError) {
    let start = bytes.count
    var needsValidation = false
    var offset = range.lowerBound
    while offset < range.upperBound {
      var byte = source[offset]
      let at = offset
      offset += 1
      if byte == UInt8(ascii: "%") {
        guard offset + 2 <= range.upperBound, let high = value(source[offset]), let low = value(source[offset + 1])
        else { throw LinkError(.malformed(.escape), at: at) }
        byte = high << 4 | low
        offset += 2
      } else if plusIsSpace, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      guard byte != 0, byte != 0x0A, byte != 0x0D else { throw LinkError(.malformed(.control), at: at) }
      needsValidation = needsValidation || byte >= 0x80
      bytes.append(byte)
    }
    if needsValidation, !UTF8Rule.isValid(bytes.span, start..<bytes.count) {
      throw LinkError(.malformed(.utf8), at: range.lowerBound)
    }
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
  static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      let lead = bytes[index]
      index += 1
      if lead < 0x80 { continue }
      let count: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: count = 1
      case 0xE0: (count, second) = (2, 0xA0...0xBF)
      case 0xED: (count, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: count = 2
      case 0xF0: (count, second) = (3, 0x90...0xBF)
      case 0xF1...0xF3: count = 3
      case 0xF4: (count, second) = (3, 0x80...0x8F)
      default: return false
      }
      guard index + count <= end, second.contains(bytes[index]) else { return false }
      for next in index + 1..<index + count where bytes[next] & 0xC0 != 0x80 { return false }
      index += count
    }
    return true
  }
}
