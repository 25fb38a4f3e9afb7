/// A line of many: where it ends, and whether a look at each character is needed before it is shown.
@safe struct LineScan {
  /// The bytes of the line, without its end.
  let line: UnsafeBufferPointer<UInt8>
  /// Nothing but ASCII that shows: it is UTF-8, and shown as it is.
  let isPlain: Bool
  let next: Int

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The line that begins at `start`, which is not the end of the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let stop = unsafe Self.firstNotPlain(in: bytes, from: start)
    var end = stop
    while unsafe end < bytes.count && bytes[end] != Self.lineFeed { end += 1 }
    let hasReturn = unsafe end > start && bytes[end - 1] == Self.carriageReturn
    let content = hasReturn ? end - 1 : end
    unsafe line = UnsafeBufferPointer(rebasing: bytes[start..<content])
    (isPlain, next) = (stop >= content, end + 1)
  }

  /// The first byte from `start` on that is not ASCII that shows, or the end.
  static func firstNotPlain(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let odd = notPlain(word)
      if odd != 0 { return index + odd.trailingZeroBitCount / 8 }
      index += 8
    }
    while unsafe index < raw.count && isPlain(raw[index]) { index += 1 }
    return index
  }

  static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// The high bit of each of eight bytes that is below 0x20 or above 0x7E.
  private static func notPlain(_ word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let isAbove = word | ((word & ~high) &+ 0x0101_0101_0101_0101)
    let isBelow = ~((word | high) &- 0x2020_2020_2020_2020)
    return (isAbove | isBelow) & high
  }
}
