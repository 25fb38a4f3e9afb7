/// A path that holds nothing to decode, eight bytes at a time.
enum PlainPath {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Cuts at a separator, into as many slices as there is room for; −1 where there is not. One trailing one is forgiven.
  @inline(__always)
  static func split(
    _ text: UnsafeBufferPointer<UInt8>, at separator: UInt8, from start: Int,
    into slices: UnsafeMutableBufferPointer<Location.Slice>
  ) -> Int {
    let separators = ones &* UInt64(separator)
    var count = 0
    var from = start
    var place = start
    let whole = text.count - 8
    while place < text.count {
      let word = place <= whole ? unsafe wholeWord(text, place) : unsafe word(text, place)
      var cuts = zeros(word ^ separators)
      while cuts != 0 {
        let end = place &+ cuts.trailingZeroBitCount &>> 3
        guard count < slices.count &- 1 else { return -1 }
        unsafe slices[count] = slice(from, end)
        count &+= 1
        from = end &+ 1
        cuts &= cuts &- 1
      }
      place &+= 8
    }
    guard from < text.count else { return count }
    unsafe slices[count] = slice(from, text.count)
    return count + 1
  }

  /// Whether no byte of a capture needs a second look: none of them is escaped, ends the path, or is refused.
  @inline(__always)
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ slice: Location.Slice) -> Bool {
    let (start, end) = (Int(slice.start), Int(slice.end))
    guard unsafe ByteSet.plain.end(in: text, from: start, to: end) == end else { return false }
    return unsafe end &- start > 2 || text[start] != UInt8(ascii: ".") || text[end &- 1] != UInt8(ascii: ".")
  }

  @inline(__always)
  private static func wholeWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Eight bytes from a place on, the first lowest; zero beyond the end.
  @inline(__always)
  private static func word(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    let left = bytes.count - place
    if left >= 8 { return unsafe wholeWord(text, place) }
    if bytes.count >= 8 {
      let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      return word >> UInt64((8 - left) * 8)
    }
    var word: UInt64 = 0
    for index in 0..<max(0, left) { word |= unsafe UInt64(bytes[place + index]) << UInt64(index * 8) }
    return word
  }

  /// The high bit of every byte that is zero, and no other bit.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    let low = ~highs
    return ~(((word & low) &+ low) | word | low)
  }

  @inline(__always)
  private static func slice(_ start: Int, _ end: Int) -> Location.Slice {
    Location.Slice(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }
}
