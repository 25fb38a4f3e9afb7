/// Where a `;` begins a parameter of a segment, as RFC 3986, section 3.3, allows it: `/users;role=admin`. Some servers put them there; to a
/// table they are text of the segment. An escaped `;` begins none.
struct MatrixParameters {
  /// The segments without their parameters; nil for those that have none, or nothing else.
  private let names: [Slice?]

  /// No segment has any.
  static let none = MatrixParameters(names: [])

  private init(names: [Slice?]) { self.names = names }

  /// - Parameter raw: the link as it is written.
  init(_ text: ScannedText, in raw: Bytes) {
    guard !text.isCompact, raw.contains(UInt8(ascii: ";")) else {
      self = .none
      return
    }
    names = (0..<text.count).map { index in
      let segment = text.segment(index)
      let length = Self.length(raw.dropFirst(Int(segment.start)))
      return length.flatMap {
        $0 > 0 && $0 < segment.range.count ? Slice(Int(segment.start), Int(segment.start) + $0) : nil
      }
    }
  }

  /// The segment without its parameters; nil if it has none.
  subscript(segment: Int) -> Slice? { names.indices.contains(segment) ? names[segment] : nil }

  /// How many bytes come before the first `;` of a segment, an escape counted as one; nil if it has none.
  private static func length(_ segment: some Collection<UInt8>) -> Int? {
    var (length, escaped) = (0, 0)
    for byte in segment {
      switch byte {
      case UInt8(ascii: ";"): return length
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      case UInt8(ascii: "%"): escaped = 2
      case _ where escaped > 0:
        escaped -= 1
        continue
      default: break
      }
      length += 1
    }
    return nil
  }
}
