/// The bytes that no link may hold raw: control characters, which one reader drops and another takes for the end, and the
/// backslash, which browsers take for a slash.
enum RawByte {
  /// What is wrong with a raw byte.
  ///
  /// - Parameter next: the byte after it: U+0080–U+009F are C2 and another.
  @inline(__always)
  static func fault(_ byte: UInt8, before next: UInt8) -> LinkError.Malformation? {
    switch byte {
    case 0x20..<0x5C, 0x5D..<0x7F: nil
    case UInt8(ascii: "\\"): .backslash
    case 0, 0x0A, 0x0D: .control
    case 0x01...0x1F, 0x7F: .rawControl
    default: byte == 0xC2 && (0x80...0x9F).contains(next) ? .rawControl : nil
    }
  }

  /// The first byte that a text may not hold raw.
  static func firstFault(in text: Bytes) -> (fault: LinkError.Malformation, offset: Int)? {
    for offset in text.indices {
      let next = offset + 1 < text.count ? text[offset + 1] : 0
      if let fault = fault(text[offset], before: next) { return (fault, offset) }
    }
    return nil
  }
}
