/// A URL as Foundation spells it: of which texts it makes a URL, and with which escapes (RFC 3986).
///
///     https://a.example/wiki/Ä b       https://a.example/wiki/%C3%84%20b
///     https://bücher.example/?[x]      https://xn--bcher-kva.example/?%5Bx%5D
///     https://a.example/50% off        https://a.example/50%25%20off
///     https://a b.example/             nil: a host has no space
///
/// A part of a URL is spelled as it stands, or all of it is escaped, `%` too. The result is its own spelling.
package struct URLSpelling {
  private var spelled: [UInt8] = []
  private var isChanged = false
  /// Where a port begins that has no digits.
  private var emptyPort: Int?

  /// The spelling of a text; nil for what is no URL, and for a host that ``InternationalHost`` does not know.
  package static func canonical(_ text: String) -> String? {
    var spelling = Self()
    guard !text.isEmpty, spelling.read(Array(text.utf8)) else { return nil }
    // Foundation writes a URL anew in which it changes something, and then without the colon.
    if spelling.isChanged, let colon = spelling.emptyPort { spelling.spelled.remove(at: colon) }
    return String(decoding: spelling.spelled, as: UTF8.self)
  }

  private mutating func read(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if let end = rest.firstIndex(where: { ":/?#[]@".utf8.contains($0) }), rest[end] == UInt8(ascii: ":") {
      guard end == 0 || CheckedOrigin.isScheme(rest[..<end]) else { return false }
      spelled += rest[...end]
      rest = rest[(end + 1)...]
    }
    if Array(rest.prefix(2)) == Array("//".utf8) {
      let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
      spelled += "//".utf8
      guard read(authority: authority) else { return false }
      rest = rest[authority.endIndex...]
    }
    let path = rest.prefix { !"?#".utf8.contains($0) }
    write(path: path)
    rest = rest[path.endIndex...]
    for mark in "?#".utf8 where rest.first == mark {
      let part = mark == UInt8(ascii: "?") ? rest.prefix { $0 != UInt8(ascii: "#") } : rest
      spelled.append(mark)
      write(part.dropFirst(), bare: .fragment)
      rest = rest[part.endIndex...]
    }
    return true
  }

  private mutating func read(authority: ArraySlice<UInt8>) -> Bool {
    var rest = authority
    if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
      let user = rest[..<at].prefix { $0 != UInt8(ascii: ":") }
      write(user, bare: .authority)
      if user.endIndex < at {
        spelled.append(UInt8(ascii: ":"))
        write(rest[(user.endIndex + 1)..<at], bare: ByteSet.authority.union(":"))
      }
      spelled.append(UInt8(ascii: "@"))
      rest = rest[(at + 1)...]
    }
    let host: ArraySlice<UInt8>
    if rest.first == UInt8(ascii: "[") {
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      host = rest[...close]
      guard read(literal: host.dropFirst().dropLast()) else { return false }
    } else {
      host = rest.prefix { $0 != UInt8(ascii: ":") }
      if host.allSatisfy({ $0 < 0x80 }) {
        guard Self.isSpelled(host, bare: .authority) else { return false }
        spelled += host
      } else {
        guard let ascii = InternationalHost.ascii(String(decoding: host, as: UTF8.self)) else { return false }
        (spelled, isChanged) = (spelled + Array(ascii.utf8), true)
      }
    }
    let port = rest[host.endIndex...]
    guard let colon = port.first else { return true }
    if port.count == 1 { emptyPort = spelled.endIndex }
    spelled += port
    return colon == UInt8(ascii: ":") && port.dropFirst().allSatisfy(ByteSet.digit.contains)
  }

  /// An address between brackets; what follows the first `%` is a zone (RFC 6874).
  private mutating func read(literal: ArraySlice<UInt8>) -> Bool {
    let address = literal.prefix { $0 != UInt8(ascii: "%") }
    guard address.allSatisfy(ByteSet.authority.union(":").contains) else { return false }
    let (zone, bare) = (literal[address.endIndex...], ByteSet.letterOrDigit.union("-._~"))
    spelled += "[".utf8 + address
    if Array(zone.prefix(3)) == Array("%25".utf8), Self.isSpelled(zone, bare: bare) {
      spelled += zone
    } else if !zone.isEmpty {
      spelled += "%25".utf8
      escape(zone.dropFirst(), bare: bare)
    }
    spelled.append(UInt8(ascii: "]"))
    return true
  }

  /// A colon in the first segment of a path that is escaped could be taken for the end of a scheme.
  private mutating func write(path: ArraySlice<UInt8>) {
    let segments = ByteSet.segment.union("/")
    guard !Self.isSpelled(path, bare: segments) else { return spelled += path }
    let first = path.prefix { $0 != UInt8(ascii: "/") }
    escape(first, bare: ByteSet.authority.union("@"))
    escape(path[first.endIndex...], bare: segments)
  }

  private mutating func write(_ part: ArraySlice<UInt8>, bare: ByteSet) {
    if Self.isSpelled(part, bare: bare) { spelled += part } else { escape(part, bare: bare) }
  }

  private mutating func escape(_ part: ArraySlice<UInt8>, bare: ByteSet) {
    spelled += PercentEncoding.encode(part, bare: bare).utf8
    isChanged = true
  }

  /// Whether all bytes are bare, or escapes.
  private static func isSpelled(_ part: ArraySlice<UInt8>, bare: ByteSet) -> Bool {
    var rest = part
    while let byte = rest.popFirst() {
      if bare.contains(byte) { continue }
      guard byte == UInt8(ascii: "%"), rest.count > 1, rest.prefix(2).allSatisfy({ PercentEncoding.value($0) != nil })
      else { return false }
      rest = rest.dropFirst(2)
    }
    return true
  }
}
