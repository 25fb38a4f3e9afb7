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
    _ source: [UInt8], _ range: Range<Int>, plusIsSpace: Bool = false, into bytes: inout [UInt8]
  ) throws(LinkError) {
    let start = bytes.count
    var isASCII = true
    var offset = range.lowerBound
    while offset < range.upperBound {
      let at = offset
      guard let byte = next(source, &offset, range.upperBound, plusIsSpace: plusIsSpace) else {
        try checkUTF8(source, range, bytes[start...])
        throw LinkError(.malformed(.escape), at: at)
      }
      if let fault = fault(source, at, byte, isRaw: offset == at + 1, range.upperBound) {
        try checkUTF8(source, range, bytes[start...])
        throw LinkError(.malformed(fault), at: at)
      }
      isASCII = isASCII && byte < 0x80
      bytes.append(byte)
    }
    if !isASCII { try checkUTF8(source, range, bytes[start...]) }
  }

  /// The byte that stands at `offset`, escaped or not; nil where it is a broken escape.
  private static func next(_ source: [UInt8], _ offset: inout Int, _ end: Int, plusIsSpace: Bool) -> UInt8? {
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
    _ source: [UInt8], _ offset: Int, _ byte: UInt8, isRaw: Bool, _ end: Int
  ) -> LinkError.Malformation? {
    guard isRaw else { return byte == 0 || byte == 0x0A || byte == 0x0D ? .control : nil }
    return RawByte.fault(byte, before: offset + 1 < end ? source[offset + 1] : 0)
  }

  /// Throws where `decoded`, which `source[range]` stands for, is not UTF-8: at the raw byte that is not.
  private static func checkUTF8(
    _ source: [UInt8], _ range: Range<Int>, _ decoded: ArraySlice<UInt8>
  ) throws(LinkError) {
    guard let bad = UTF8Rule.firstInvalid(in: decoded) else { return }
    var offset = range.lowerBound
    for _ in 0..<bad { _ = next(source, &offset, range.upperBound, plusIsSpace: false) }
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
