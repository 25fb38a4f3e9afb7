/// Text looked at eight bytes at a time.
///
/// A buffer is read within its bounds, whatever place is asked for; what lies beyond its end is zero.
enum PlainText {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first place from `start` on that holds a byte, which is not zero; `end` where none before it does.
  @inline(__always)
  static func first(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      let found = unsafe matches(word(text, place), byte)
      if found != 0 { return min(end, place &+ firstPlace(found)) }
      place &+= 8
    }
    return end
  }

  /// Whether no byte of a part needs a second look: none of them is escaped, ends the path, or is refused; nor is the part a
  /// segment of dots. No part that is empty is asked for.
  @inline(__always)
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ slice: Location.Slice) -> Bool {
    let (start, end) = (Int(slice.start), Int(slice.end))
    var place = start
    while place < end {
      var word = unsafe word(text, place)
      if end - place < 8 {
        let kept = UInt64((end - place) * 8)
        word = word & ~(~0 << kept) | (ones &* 0x61) << kept
      }
      // Up to a space, and beyond ASCII; "?" is DEL without one bit.
      let refused = (word &- ones &* 0x21) & ~word | word | holds(word | ones &* 0x40, 0x7F)
      let special = holds(word, UInt8(ascii: "%")) | holds(word, UInt8(ascii: "#")) | holds(word, UInt8(ascii: "\\"))
      if (refused | special) & highs != 0 { return false }
      place &+= 8
    }
    return unsafe end - start > 2 || text[start] != UInt8(ascii: ".") || text[end - 1] != UInt8(ascii: ".")
  }

  @inline(__always)
  static func wholeWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    unsafe UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Eight bytes from a place on, the first lowest.
  @inline(__always)
  static func word(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
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

  /// Among its high bits is one where a byte of a word is this one, and none where no byte is.
  @inline(__always)
  private static func holds(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let word = word ^ (ones &* UInt64(byte))
    return (word &- ones) & ~word
  }

  /// The high bit of every byte of a word that is this one, and no other bit.
  @inline(__always)
  static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let (word, low) = (word ^ (ones &* UInt64(byte)), ~highs)
    return ~(((word & low) &+ low) | word | low)
  }

  /// The place in its word of the first match.
  @inline(__always)
  static func firstPlace(_ matches: UInt64) -> Int { matches.trailingZeroBitCount &>> 3 }
}
