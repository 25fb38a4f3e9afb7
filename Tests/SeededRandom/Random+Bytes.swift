extension Random {
  /// Bytes that are UTF-8, or would be except for one fault or two: a cut, a changed byte, a sequence that no text holds.
  package mutating func nearlyUTF8() -> [UInt8] {
    var bytes = Array((0..<below(6)).map { _ in scalar() }.joined().utf8)
    for _ in 0..<below(3) {
      let place = below(bytes.count + 1)
      switch below(5) {
      case 0: bytes.removeLast(bytes.count - place)
      case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3: bytes.insert(UInt8(below(256)), at: place)
      default: bytes.insert(contentsOf: pick(Self.noText), at: place)
      }
    }
    return bytes
  }

  /// The first and the last scalars of every length, and others; U+FFFD, which stands for what is repaired, most often.
  private mutating func scalar() -> String {
    switch below(4) {
    case 0: "\u{FFFD}"
    case 1:
      pick([
        "\0", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FEFF}", "\u{FFFF}", "\u{10000}",
        "\u{10FFFF}",
      ])
    case 2: Unicode.Scalar(UInt32(below(0x11_0000))).map { String($0) } ?? "é"
    default: pick(["a", "b", " ", "é", "e\u{301}", "日本", "🙂", "\t", "\r"])
    }
  }

  /// Sequences that are cut, begin nothing, are overlong, surrogates, or above U+10FFFF.
  private static let noText: [[UInt8]] = [
    [0xEF], [0xEF, 0xBF], [0xEF, 0xBF, 0xEF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xF0], [0x80], [0xBF, 0xBD],
    [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]
}

/// How many bytes the standard library takes for UTF-8 before the first that it does not; nil where it takes all.
package func firstInvalidUTF8(in bytes: some Sequence<UInt8>) -> Int? {
  var (parser, rest, count) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let scalar): count += scalar.count
    case .error: return count
    case .emptyInput: return nil
    }
  }
}
