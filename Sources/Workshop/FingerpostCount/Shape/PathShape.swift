/// The shape of a link's path: what differs from request to request is folded, so that one mistake is one group.
///
///     /users/7/zz?a=1                                   // /users/{int}/zz
///     /o/123e4567-e89b-42d3-a456-426614174000           // /o/{uuid}
///     /reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b    // /reset/{token}
///     /blog/2026-11-25/lamp-7.html                       // /blog/{int}-{int}-{int}/lamp-{int}.html
enum PathShape {
  /// The most bytes of a shape, and the most segments; what is behind is `…`.
  private static let longest = 256
  private static let mostSegments = 16
  /// Shorter texts are words.
  private static let shortestToken = 20

  /// The shape of a path.
  ///
  /// - Parameter origin: the text before it in the shape.
  static func shape(of link: UnsafeBufferPointer<UInt8>, behind origin: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var shape: [UInt8] = unsafe Array(origin.prefix(longest))
    if origin.isEmpty, unsafe link.first != UInt8(ascii: "/") { shape.append(UInt8(ascii: "/")) }
    var (index, segments) = (0, 0)
    while unsafe index < link.count && !isEnd(link[index]) {
      if unsafe link[index] == UInt8(ascii: "/") {
        shape.append(UInt8(ascii: "/"))
        index += 1
        continue
      }
      var end = index
      while unsafe end < link.count && link[end] != UInt8(ascii: "/") && !isEnd(link[end]) { end += 1 }
      segments += 1
      let segment = unsafe UnsafeBufferPointer(rebasing: link[index..<end])
      let folded = unsafe folded(segment).map { Array($0.utf8) } ?? withoutNumbers(segment)
      guard segments <= mostSegments, shape.count + folded.count <= longest else { return shape + Array("…".utf8) }
      shape += folded
      index = end
    }
    return shape
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }

  /// What stands for a whole segment; nil for one that is shown.
  private static func folded(_ segment: UnsafeBufferPointer<UInt8>) -> String? {
    var (digits, others) = (0, 0)
    for index in segment.indices {
      switch unsafe segment[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      // Of base64, too, which may be escaped.
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: "+"),
        UInt8(ascii: "%"):
        others += 1
      default: return nil
      }
    }
    if digits == segment.count { return "{int}" }
    if segment.count == 36, unsafe isUUID(segment) { return "{uuid}" }
    // A long word without digits is a word, unless it is longer than words are.
    let isToken = segment.count >= shortestToken && digits > 1 && others * 6 <= segment.count || segment.count > 64
    return isToken ? "{token}" : nil
  }

  /// A segment in which numbers that stand by themselves are folded: no letter is beside them, and no escape.
  private static func withoutNumbers(_ segment: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    func isDigit(_ index: Int) -> Bool { unsafe (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(segment[index]) }
    func isApart(_ index: Int) -> Bool {
      guard segment.indices.contains(index) else { return true }
      switch unsafe segment[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "%"), 0x80...:
        return false
      default: return true
      }
    }
    var (text, index) = ([UInt8](), 0)
    while index < segment.count {
      guard isDigit(index) else {
        text.append(unsafe segment[index])
        index += 1
        continue
      }
      var end = index
      while end < segment.count, isDigit(end) { end += 1 }
      if isApart(index - 1), isApart(end) {
        text += "{int}".utf8
      } else {
        unsafe text.append(contentsOf: segment[index..<end])
      }
      index = end
    }
    return text
  }

  private static func isUUID(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.allSatisfy { index in
      let byte = unsafe text[index]
      if [8, 13, 18, 23].contains(index) { return byte == UInt8(ascii: "-") }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        return true
      default: return false
      }
    }
  }
}
