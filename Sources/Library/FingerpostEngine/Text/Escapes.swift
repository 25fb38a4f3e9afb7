/// Which bytes of a decoded text were escaped in the link: an escaped separator of a list is data, a raw one separates.
///
///     a%2Cb,c   as the list "a,b", "c"
///
/// The marks stand in the copy of a link in which its parts are decoded, as far behind each byte as the copy is long.
struct Escapes {
  private let bytes: Bytes
  /// Where the mark of the first byte is; −1 if no byte is marked.
  private let start: Int

  /// No byte was escaped.
  static var none: Escapes { Escapes(Bytes.none, -1) }

  private init(_ bytes: Bytes, _ start: Int) { (self.bytes, self.start) = (bytes, start) }

  /// Those of a part of a copy.
  ///
  /// - Parameter distance: how far behind a byte its mark is; 0 if no byte is marked.
  @inline(__always)
  init(of part: Slice, in copy: Bytes, distance: Int32) {
    self.init(copy, distance > 0 ? Int(part.start &+ distance) : -1)
  }

  /// Whether the byte at an offset of the part was escaped.
  func contains(_ offset: Int) -> Bool { start >= 0 && bytes[start + offset] != 0 }
}
