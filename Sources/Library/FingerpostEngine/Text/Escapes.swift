/// Which bytes of a decoded text were escaped in the link: a raw separator separates, an escaped one may be data.
///
///     a%2Cb,c   as the list {x:[string],}   "a,b", "c"
///               as {x},{y}                  "a,b" and "c"
///
/// The marks stand in the copy of a link in which its parts are decoded, as far behind each byte as the copy is long.
struct Escapes {
  private let bytes: Bytes
  /// Where the mark of the first byte is; −1 if no byte is marked.
  private let start: Int

  /// No byte was escaped.
  static var none: Escapes { Escapes(of: Slice(0, 0), in: .none, distance: 0) }

  /// Those of a part of a copy.
  ///
  /// - Parameter distance: how far behind a byte its mark is; 0 if no byte is marked.
  @inline(__always)
  init(of part: Slice, in copy: Bytes, distance: Int32) {
    (bytes, start) = (copy, distance > 0 ? Int(part.start &+ distance) : -1)
  }

  /// Whether some byte of the link was escaped.
  var areMarked: Bool { start >= 0 }

  /// Whether the byte at an offset of the part was escaped.
  func contains(_ offset: Int) -> Bool { start >= 0 && bytes[start + offset] != 0 }
}
