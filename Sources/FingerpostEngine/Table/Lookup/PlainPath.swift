/// A path that holds nothing to decode, eight bytes at a time.
enum PlainPath {
  /// Cuts at a separator, into as many slices as there is room for; −1 where there is not. One trailing one is forgiven.
  @inline(__always)
  static func split(
    _ text: UnsafeBufferPointer<UInt8>, at separator: UInt8, from start: Int,
    into slices: UnsafeMutableBufferPointer<Location.Slice>
  ) -> Int {
    var count = 0
    var from = start
    var place = start
    let whole = text.count - 8
    while place < text.count {
      let word = place <= whole ? unsafe PlainText.wholeWord(text, place) : unsafe PlainText.word(text, place)
      var cuts = PlainText.matches(word, separator)
      while cuts != 0 {
        let end = place &+ PlainText.firstPlace(cuts)
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

  @inline(__always)
  private static func slice(_ start: Int, _ end: Int) -> Location.Slice {
    Location.Slice(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }
}
