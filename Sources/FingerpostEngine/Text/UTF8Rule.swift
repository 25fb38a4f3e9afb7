/// Strict UTF-8 of RFC 3629 §4: no overlong form, no surrogate, nothing above U+10FFFF. The only check in the package.
///
/// Bytes are checked before they become a `String`, which repairs what is not UTF-8: afterwards a repaired byte cannot be told
/// from a U+FFFD of the text.
package enum UTF8Rule {
  package static let message = "the bytes here are not UTF-8"

  /// The number of bytes before the first sequence that is not UTF-8; nil if there is none.
  package static func firstInvalid<Bytes: RandomAccessCollection>(
    in bytes: Bytes
  ) -> Int? where Bytes.Element == UInt8, Bytes.Index == Int {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let count: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch bytes[index] {
      case 0x00...0x7F:
        index += 1
        continue
      case 0xC2...0xDF: count = 2
      case 0xE0: (count, second) = (3, 0xA0...0xBF)
      case 0xED: (count, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: count = 3
      case 0xF0: (count, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: count = 4
      case 0xF4: (count, second) = (4, 0x80...0x8F)
      default: return index - bytes.startIndex
      }
      let rest = bytes[(index + 1)...].prefix(count - 1)
      guard rest.count == count - 1, let next = rest.first, second.contains(next),
        rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
      else { return index - bytes.startIndex }
      index += count
    }
    return nil
  }
}
