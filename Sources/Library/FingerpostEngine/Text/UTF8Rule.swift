/// Strict UTF-8 of RFC 3629 §4: no overlong form, no surrogate, nothing above U+10FFFF. The only check in the package.
///
/// Bytes are checked before they become a `String`, which repairs what is not UTF-8: afterwards a repaired byte cannot be told
/// from a U+FFFD of the text.
package enum UTF8Rule {
  package static let message = "the bytes here are not UTF-8"

  /// The number of bytes before the first sequence that is not UTF-8; nil if there is none.
  package static func firstInvalid(in bytes: some Sequence<UInt8>) -> Int? {
    Array(bytes).withBytes { firstInvalid(in: $0) }
  }

  @inline(never)  // each sequence would have a copy
  package static func firstInvalid(in bytes: Bytes) -> Int? {
    if unsafe bytes.withContiguousStorageIfAvailable({ unsafe $0.isASCII }) == true { return nil }
    var (parser, rest, count) = (UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): count += scalar.count
      case .emptyInput: return nil
      case .error: return count
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII, as those of most texts are: eight are looked at together.
  package var isASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var (index, all) = (0, 0 as UInt64)
    while index + 8 <= raw.count {
      unsafe all |= raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      index += 8
    }
    while index < raw.count {
      unsafe all |= UInt64(raw[index])
      index += 1
    }
    return all & 0x8080_8080_8080_8080 == 0
  }
}
