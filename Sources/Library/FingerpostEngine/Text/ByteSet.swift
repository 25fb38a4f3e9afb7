/// A set of ASCII bytes, as 128 bits.
package struct ByteSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(never)  // every set would have a copy
  init(_ characters: StaticString) {
    for byte in characters.description.utf8 where byte < 128 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte &- 64) }
    }
  }

  /// A byte outside ASCII is in no set.
  package func contains(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 == 1
  }

  package func union(_ characters: StaticString) -> ByteSet {
    var result = ByteSet(characters)
    (result.low, result.high) = (low | result.low, high | result.high)
    return result
  }

  package func subtracting(_ characters: StaticString) -> ByteSet {
    var result = ByteSet(characters)
    (result.low, result.high) = (low & ~result.low, high & ~result.high)
    return result
  }
}

extension ByteSet {
  static let upperCase = ByteSet("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let digit = ByteSet("0123456789")
  static let letter = upperCase.union("abcdefghijklmnopqrstuvwxyz")
  package static let letterOrDigit = letter.union("0123456789")

  /// The bytes of a scheme after its first letter: RFC 3986 §3.1.
  static let scheme = letterOrDigit.union("+-.")
  /// `unreserved` and `sub-delims` of RFC 3986 §2: the bare bytes of an authority that serves as a segment.
  package static let authority = letterOrDigit.union("-._~!$&'()*+,;=")
  /// `reserved` of RFC 3986 §2.2: what may separate. All other bytes mean the same, escaped or not.
  package static let reserved = ByteSet(":/?#[]@!$&'()*+,;=")
  /// The bytes of a host name: letters, digits, and what domains use between them.
  static let host = letterOrDigit.union("-._")
  /// `pchar` of RFC 3986 §3.3: the bare bytes of a path segment.
  package static let segment = authority.union(":@")
  /// The bare bytes of a query key or value: `query` of RFC 3986 §3.4 without the separators of items, without `+`, which forms
  /// read as a space, and without `'`, which browsers escape.
  package static let query = segment.union("/?").subtracting("&=+'")
  /// Visible ASCII that stands for itself in a segment, allowed bare or not: all but `%`, `/`, `?`, `#` and the backslash.
  static let plain = segment.union("\"<>[]^`{|}")
  /// `fragment` of RFC 3986 §3.5.
  package static let fragment = segment.union("/?")
  /// The bare bytes of a part of a fragment: no byte at which one is cut.
  package static let inFragment = query.subtracting("/?")

  /// Whether bytes are a parameter's name: a letter or `_`, then letters, digits, `_`, `-` and `.`. Any byte outside ASCII counts
  /// as a letter. None ends with `...`, which elsewhere marks the rest of a path.
  package static func isName(_ bytes: some Collection<UInt8>) -> Bool { isName(Array(bytes)) }

  @inline(never)  // each collection would have a copy
  package static func isName(_ bytes: [UInt8]) -> Bool {
    let start = letter.union("_")
    let rest = letterOrDigit.union("_-.")
    guard let first = bytes.first, start.contains(first) || first >= 0x80 else { return false }
    return bytes.allSatisfy { rest.contains($0) || $0 >= 0x80 }
      && Array(bytes.suffix(3)) != Array("...".utf8)
  }

  /// The bare bytes of a literal in a template: `pchar` without what the grammar uses.
  package static let literal = segment.subtracting("()*")
  /// A literal at the start of a segment, where `:` begins a type.
  static let literalStart = literal.subtracting(":")
  /// A word of the flags, or a member of a finite set in a path.
  static let member = literal.subtracting("=,")
  /// A member of a finite set where no slash parts segments.
  static let memberBehindPath = member.union("/?")
  /// A key or a value in the query of a template.
  static let templateQuery = query.union("'").subtracting("()*")
  /// A literal in the value of an item.
  static let templateValue = templateQuery.union("+")
  /// A key of items alone, before which no path may seem to begin.
  package static let templateKey = templateQuery.subtracting("/?")
  /// A literal in a fragment, which `=` would cut where no slash comes before.
  static let templateFragment = literal.subtracting("=")
  /// The default of a parameter.
  static let templateDefault = templateQuery.union("=+")
  static let templateDefaultInList = templateDefault.subtracting(",")
}

/// The bare bytes of each part of a link, as bits of one table: printing looks up every byte.
struct BareBytes: Sendable {
  enum Part: UInt8 {
    case authority = 1
    case segment = 2
    case query = 4
    case fragment = 8
  }

  static let all = BareBytes()
  private static let sets: KeyValuePairs<Part, ByteSet> = [
    .authority: .authority, .segment: .segment, .query: .query, .fragment: .fragment,
  ]

  private let table = FlatArray<UInt8>(
    (0...255).map { (byte: UInt8) in
      Self.sets.reduce(0) { $1.value.contains(byte) ? $0 | $1.key.rawValue : $0 }
    })

  @inline(__always)
  func contains(_ byte: UInt8, _ part: Part) -> Bool { table[Int(byte)] & part.rawValue != 0 }

  /// The first offset from `start` on at which a byte must be escaped.
  @inline(__always)
  func end(from start: Int, in bytes: Bytes, _ part: Part) -> Int {
    var offset = start
    while offset < bytes.count, contains(bytes[offset], part) { offset &+= 1 }
    return offset
  }
}

/// ASCII only, as RFC 3986 §6.2.2.1 asks for schemes and hosts.
func asciiLowercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
