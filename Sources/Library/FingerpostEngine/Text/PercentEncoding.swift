/// Percent-encoding of RFC 3986 §2.1, both ways: the only decoder in the package, and the encoder of texts. ``LinkWriter`` writes the same
/// escapes into links as it prints them: a text of its own for each part would cost an allocation.
///
/// Raw text is split first, then each part is decoded once. Decoding refuses an escape that is not `%` and two hexadecimal
/// digits; NUL, CR and LF, raw or escaped; the raw bytes that ``RawByte`` refuses; and decoded bytes that are not strict UTF-8.
package enum PercentEncoding {
  /// The bytes as text, with every byte outside `bare` escaped in capitals.
  static func encode(_ bytes: some Sequence<UInt8>, bare: ByteSet) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if bare.contains(byte) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "%"))
        text.append(hexadecimal(byte >> 4))
        text.append(hexadecimal(byte & 15))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static func encode(_ string: String, bare: ByteSet) -> String { encode(string.utf8, bare: bare) }

  /// The text as a template shows it: letters of all scripts stay, except for those that do not show as they are, and for marks that would
  /// change the text before them.
  package static func shown(_ text: String, bare: ByteSet) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return encode(text, bare: bare) }
    var (shown, isBehindLetter) = ("", false)
    for scalar in text.unicodeScalars {
      // A mark joins the text before it in one character, and a few letters the text after them.
      let isLetter = scalar.isLetterOfTemplate && "\(scalar)/".count == 2 && (isBehindLetter || "/\(scalar)".count == 2)
      shown += isLetter ? String(scalar) : encode(String(scalar), bare: bare)
      isBehindLetter =
        isLetter || scalar.isASCII && ByteSet.letterOrDigit.contains(UInt8(truncatingIfNeeded: scalar.value))
    }
    return shown
  }

  /// Decodes a part of a text. Throws at the first byte that no text may hold.
  package static func decoded(_ text: [UInt8], _ part: Slice) throws(LinkError) -> String {
    var source = ScratchBuffer<UInt8>(capacity: text.count)
    var copy = ScratchBuffer<UInt8>(capacity: text.count)
    for byte in text {
      source.append(byte)
      copy.append(byte)
    }
    let slice = try copy.decode(part, of: source.bytes)
    return copy.bytes.string(slice)
  }

  static func hexadecimal(_ nibble: UInt8) -> UInt8 {
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

extension ScratchBuffer<UInt8> {
  /// Decodes a part of `source` in place, from where the part begins. Throws at the first byte that no text may hold.
  ///
  /// - Parameter source: the text of which this buffer is a copy.
  mutating func decode(_ part: Slice, of source: Bytes, plusIsSpace: Bool = false) throws(LinkError) -> Slice {
    var isASCII = true
    var (offset, decoded) = (Int(part.start), Int(part.start))
    while offset < part.end {
      let at = offset
      // Most bytes stand for themselves.
      if PercentEncoding.isPlain(source[at]) {
        self[decoded] = source[at]
        (offset, decoded) = (offset &+ 1, decoded &+ 1)
        continue
      }
      guard let byte = PercentEncoding.next(source, &offset, Int(part.end), plusIsSpace: plusIsSpace) else {
        try checkUTF8(Slice(Int(part.start), decoded), of: source, part)
        throw LinkError(.malformed(.escape), at: at)
      }
      if let fault = PercentEncoding.fault(source, at, byte, isRaw: offset == at + 1, Int(part.end)) {
        try checkUTF8(Slice(Int(part.start), decoded), of: source, part)
        throw LinkError(.malformed(fault), at: at)
      }
      isASCII = isASCII && byte < 0x80
      self[decoded] = byte
      decoded += 1
    }
    let result = Slice(Int(part.start), decoded)
    if !isASCII { try checkUTF8(result, of: source, part) }
    return result
  }

  /// Throws at the raw byte whose decoded byte is not UTF-8.
  private func checkUTF8(_ decoded: Slice, of source: Bytes, _ part: Slice) throws(LinkError) {
    guard let bad = UTF8Rule.firstInvalid(in: bytes[decoded]) else { return }
    var offset = Int(part.start)
    for _ in 0..<bad { _ = PercentEncoding.next(source, &offset, Int(part.end), plusIsSpace: false) }
    throw LinkError(.malformed(.utf8), at: offset)
  }
}

extension PercentEncoding {
  /// The end of a byte of `source`, escaped or not.
  static func end(ofByteAt offset: Int, in source: Bytes) -> Int {
    source[offset] == UInt8(ascii: "%") ? offset + 3 : offset + 1
  }

  /// Whether a raw byte stands for itself under all rules.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "+") && byte != UInt8(ascii: "\\")
  }

  /// The byte at `offset`, escaped or not, and the offset of what follows it; nil for a broken escape.
  static func next(_ source: Bytes, _ offset: inout Int, _ end: Int, plusIsSpace: Bool) -> UInt8? {
    let byte = source[offset]
    offset += 1
    if plusIsSpace, byte == UInt8(ascii: "+") { return UInt8(ascii: " ") }
    guard byte == UInt8(ascii: "%") else { return byte }
    guard offset + 2 <= end, let high = value(source[offset]), let low = value(source[offset + 1]) else { return nil }
    offset += 2
    return high << 4 | low
  }

  /// What is wrong with the byte at `offset` of `source`, raw or escaped.
  @inline(__always)
  fileprivate static func fault(
    _ source: Bytes, _ offset: Int, _ byte: UInt8, isRaw: Bool, _ end: Int
  ) -> LinkError.Malformation? {
    guard isRaw else { return byte == 0 || byte == 0x0A || byte == 0x0D ? .control : nil }
    return RawByte.fault(byte, before: offset + 1 < end ? source[offset + 1] : 0)
  }
}
