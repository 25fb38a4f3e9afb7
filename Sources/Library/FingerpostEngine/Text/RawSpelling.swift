/// The raw rest of a link: the text after a slash to the end, in the spelling of the URL standard.
///
///     subscribe/{**feed}    app://subscribe/https://a.example/é?b c#d    https://a.example/%C3%A9?b%20c#d
///
/// Escapes stay as they are. Of what a link may hold raw, a browser escapes some bytes, others in the path, in the query and in the
/// fragment; nothing else is changed.
enum RawSpelling {
  /// What browsers escape besides controls and what is beyond ASCII: in the path, the query and the fragment.
  private static let escaped = [ByteSet(" \"<>^`{}"), ByteSet(" \"<>'"), ByteSet(" \"<>`")]

  /// The spelling of the URL standard; nil for what no link holds: raw backslashes and controls, broken escapes, segments that are `.`
  /// or `..`, and bytes that are not UTF-8.
  static func canonical(_ rest: Bytes) -> [UInt8]? {
    var copy = ScratchBuffer<UInt8>(capacity: rest.count)
    copy.append(contentsOf: rest)
    guard (try? copy.decode(Slice(0, rest.count), of: rest)) != nil, !hasDotSegment(rest) else { return nil }
    var (spelled, part) = ([UInt8](), 0)
    for byte in rest {
      if part == 0, byte == UInt8(ascii: "?") { part = 1 }
      if part < 2, byte == UInt8(ascii: "#") { part = 2 }
      if byte >= 0x7F || escaped[part].contains(byte) {
        spelled += [UInt8(ascii: "%"), PercentEncoding.hexadecimal(byte >> 4), PercentEncoding.hexadecimal(byte & 15)]
      } else {
        spelled.append(byte)
      }
    }
    return spelled
  }

  static func isCanonical(_ rest: Bytes) -> Bool { canonical(rest).map { rest.isEqual(to: $0) } ?? false }

  /// Whether a segment before the query and the fragment is `.` or `..`, escaped or not.
  static func hasDotSegment(_ rest: Bytes) -> Bool {
    // How many dots the segment has so far; −1 if it has something else.
    var (dots, offset) = (0, 0)
    while offset < rest.count {
      let byte = rest[offset]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "/") {
        if dots == 1 || dots == 2 { return true }
        (dots, offset) = (0, offset + 1)
        continue
      }
      let isEscaped =
        byte == UInt8(ascii: "%") && offset + 2 < rest.count && rest[offset + 1] == UInt8(ascii: "2")
        && rest[offset + 2] | 0x20 == UInt8(ascii: "e")
      dots = dots >= 0 && (isEscaped || byte == UInt8(ascii: ".")) ? dots + 1 : -1
      offset += isEscaped ? 3 : 1
    }
    return dots == 1 || dots == 2
  }
}
