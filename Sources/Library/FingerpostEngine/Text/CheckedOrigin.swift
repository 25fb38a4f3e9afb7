/// An origin, checked and prepared for comparing.
package struct CheckedOrigin: Sendable, Hashable {
  package let form: TextForm
  /// Lower case; empty if the form has none.
  package let scheme: [UInt8]
  /// As browsers write it, without the `*` or the `{name}`: the suffix after one begins with its dot, or is empty for any host.
  package private(set) var host: [UInt8] = []
  /// Whether it matches every host that ends in `host`.
  package private(set) var isWildcard = false
  /// 0 if it has none.
  package private(set) var port = 0
  /// Whether links are printed without a slash after a custom scheme.
  package private(set) var isRootless = false

  package init(_ origin: Origin) throws(OriginError) {
    func fail(_ expected: String) -> OriginError { OriginError(text: origin.description, expected: expected) }
    /// A custom scheme in lower case.
    func custom(_ text: String) throws(OriginError) -> [UInt8] {
      let scheme = text.utf8.map(asciiLowercased)
      guard Self.isScheme(scheme) else {
        throw fail("a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\", \":/\" or \":\"")
      }
      guard !Self.isWebScheme(text) else { throw fail("a host after \"\(text)://\"") }
      guard !ScriptScheme.begins(scheme + [UInt8(ascii: ":")]) else {
        throw fail("a scheme that runs nothing: a script is not a link")
      }
      return scheme
    }
    switch origin {
    case .path: (form, scheme) = (.path, [])
    case .compact: (form, scheme) = (.compact, [])
    case .scheme(let text): (form, scheme) = (.scheme, try custom(text))
    case .withoutAuthority(let text, let isRootless):
      (form, scheme, self.isRootless) = (.schemePath, try custom(text), isRootless)
    case .web(let text, let ownScheme) where !Self.isWebScheme(ownScheme):
      (form, scheme) = (.web, try custom(ownScheme))
      host = text.utf8.map(asciiLowercased)
      guard Self.isCapturable(host), !host.withBytes(IPv4Address.isMisspelled) else {
        throw fail(
          "one host behind \"\(ownScheme)://\", without \"*\", braces and a port, or nothing: "
            + "what follows it is the first segment of a template")
      }
    case .web(let text, let webScheme):
      let capture = Self.capture(text)
      (form, scheme) = (capture == nil ? .web : .host, webScheme.utf8.map(asciiLowercased))
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
        throw fail("a host in ASCII: write other letters as \"xn--…\"")
      }
      let authority = capture ?? text.utf8.map(asciiLowercased)
      let colon = Self.endOfHost(authority)
      let name = Self.written(Array(authority[..<colon]))
      isWildcard = name.first == UInt8(ascii: "*")
      let isKnown = isWildcard ? Self.isSuffix(name.dropFirst()) : Self.isListable(name)
      guard isKnown, let number = Self.port(authority[colon...], isSecure: scheme == Self.https) else {
        throw fail(
          "a host, which may begin with \"*.\" or \"{name}.\", or be only \"*\" or \"{name}\", "
            + "with or without a port from 0 to 65535, and no path")
      }
      // No link has a host whose last label is a number, except for an address: not after a wildcard, either.
      guard !name.withBytes(IPv4Address.isMisspelled) else {
        throw fail("four numbers from 0 to 255, such as 127.0.0.1, because the host ends in a number")
      }
      (host, port) = (name, number)
      if isWildcard { host.removeFirst() }
    }
  }

  /// Orders the origins that fit one host, best first: exact, then by the longer suffix, then any host.
  package var hostRank: Int { isWildcard ? Int(Int32.max) - host.count : form == .web ? 0 : -1 }

  package func matches(host name: [UInt8], port number: Int) -> Bool {
    port == number && name.withBytes { name in host.withBytes { Self.covers(name, $0, isWildcard: isWildcard, form) } }
  }

  /// Whether an origin's host, or the end of all hosts below it, matches a host in lower case.
  static func covers(_ name: Bytes, _ host: Bytes, isWildcard: Bool, _ form: TextForm) -> Bool {
    let all = Slice(0, host.count)
    let end = name.count - host.count
    guard isWildcard else { return end == 0 && name.equals(all, host, all) }
    guard end > 0, name.equals(Slice(end, name.count), host, all) else { return false }
    // An IPv6 address has no labels: only a bare `*` matches it.
    return isCapturable(name[Slice(0, end)]) || form == .web && name.first == UInt8(ascii: "[")
  }

  /// Whether both are the same wildcard, capturing or not, so that no host tells them apart.
  func hasSameHosts(as other: CheckedOrigin) -> Bool {
    isWildcard && other.isWildcard && (scheme, port) == (other.scheme, other.port) && host == other.host
  }

  /// Whether both are one custom scheme, in two spellings.
  package func hasSameScheme(as other: CheckedOrigin) -> Bool {
    form.isScheme && other.form.isScheme && scheme == other.scheme
  }

  /// Whether links with a custom scheme, and so many slashes behind it, are this origin's. It reads more slashes than it prints, and one
  /// where it prints two.
  package func reads(scheme other: some Collection<UInt8>, slashes: Int) -> Bool {
    form.isScheme && (slashes > 0 || isRootless) && scheme.count == other.count && scheme.elementsEqual(other)
  }

  /// How many slashes it prints behind a custom scheme.
  package var slashes: Int { form == .scheme ? 2 : isRootless ? 0 : 1 }

  /// Whether every link of `other` is a link of this origin: an exact host is also one of the wildcards above it.
  package func covers(_ other: CheckedOrigin) -> Bool {
    self == other
      || form == other.form && scheme == other.scheme && !other.isWildcard
        && matches(host: other.host, port: other.port)
  }

  /// The beginning of every link of this origin, with `*` for a captured host; nil if it depends on the link's host.
  package var prefix: String? {
    switch form {
    case .path, .compact: return ""
    case .scheme: return String(decoding: scheme, as: UTF8.self) + "://"
    case .schemePath: return String(decoding: scheme, as: UTF8.self) + (isRootless ? ":" : ":/")
    case .web: return isWildcard ? nil : Self.prefix(scheme: scheme, host: host, port: port)
    case .host: return Self.prefix(scheme: scheme, host: [UInt8(ascii: "*")] + host, port: port)
    }
  }

  package static func prefix(scheme: [UInt8], host: [UInt8], port: Int) -> String {
    let start = String(decoding: scheme + "://".utf8 + host, as: UTF8.self)
    let isUsual = !scheme.withBytes(isWebScheme) || port == usualPort(isSecure: scheme == https)
    return isUsual ? start : "\(start):\(port)"
  }

  /// Whether it is a host behind a custom scheme: it is read and printed as one of the web, and is none.
  package var isOwnHost: Bool { form == .web && !scheme.withBytes(Self.isWebScheme) }

  /// Whether a route marked `web` is read from it.
  package var isForWeb: Bool { form.isWeb && !isOwnHost }

  package static func isScheme(_ bytes: some Collection<UInt8>) -> Bool { isScheme(Array(bytes)) }

  @inline(never)  // each collection would have a copy
  package static func isScheme(_ bytes: [UInt8]) -> Bool {
    bytes.first.map(ByteSet.letter.contains) == true && bytes.allSatisfy(ByteSet.scheme.contains)
  }

  package static func isWebScheme(_ text: String) -> Bool {
    text.utf8.map(asciiLowercased).withBytes { isWebScheme($0) }
  }

  static func isWebScheme(_ bytes: Bytes) -> Bool { bytes.isEqual(to: https) || bytes.isEqual(to: http) }

  static let https = Array("https".utf8)
  private static let http = Array("http".utf8)

  /// The end of the host in `host[:port]`: the colon of the port.
  package static func endOfHost<Text: BidirectionalCollection<UInt8>>(_ authority: Text) -> Text.Index {
    let end = authority.lastIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "]") }
    return end.flatMap { authority[$0] == UInt8(ascii: ":") ? $0 : nil } ?? authority.endIndex
  }

  /// Why bytes in lower case are not a host, and at which offset: a host is a name, IPv4, or `[IPv6]` of RFC 3986 §3.2.2, without
  /// escapes.
  static func fault(ofHost host: Bytes) -> (LinkError.Malformation, at: Int)? {
    if host.isEmpty { return (.host, 0) }
    if host.first == UInt8(ascii: "[") { return address(Array(host)) == nil ? (.address, 0) : nil }
    let name = host.prefix(while: ByteSet.host.contains)
    if name.count < host.count { return (.hostByte, name.count) }
    return IPv4Address.isMisspelled(host) ? (.hostNumber, 0) : nil
  }

  /// A host in lower case as browsers write it: an IPv6 address has one spelling.
  static func written(_ host: [UInt8]) -> [UInt8] {
    address(host).map { Array("[\($0.text)]".utf8) } ?? host
  }

  private static func address(_ host: [UInt8]) -> IPv6Address? {
    guard host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") else { return nil }
    return IPv6Address(host.dropFirst().dropLast())
  }

  /// Whether a wildcard can match a text: labels in lower case with single dots between them, which no IPv6 address has.
  package static func isCapturable(_ text: some Collection<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    var last = dot
    for byte in text {
      guard byte == dot ? last != dot : ByteSet.host.contains(byte) && asciiLowercased(byte) == byte else {
        return false
      }
      last = byte
    }
    return last != dot
  }

  /// `{name}` and what follows it, in lower case and as a wildcard; nil if the text does not begin with a name in braces.
  private static func capture(_ text: String) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "{"), let end = text.utf8.firstIndex(of: UInt8(ascii: "}")),
      ByteSet.isName(text.utf8[..<end].dropFirst())
    else { return nil }
    return [UInt8(ascii: "*")] + text.utf8[end...].dropFirst().map(asciiLowercased)
  }

  /// What may follow a wildcard's `*`: nothing, or a dot and a name.
  private static func isSuffix(_ suffix: ArraySlice<UInt8>) -> Bool {
    suffix.isEmpty || suffix.first == UInt8(ascii: ".") && isCapturable(suffix.dropFirst())
  }

  /// Whether a table may list a host: one in lower case without empty labels. A link may still name another.
  private static func isListable(_ host: [UInt8]) -> Bool { isCapturable(host) || address(host) != nil }

  /// Reads `:port`; the scheme's default port if there is none.
  package static func port(_ text: some Collection<UInt8>, isSecure: Bool) -> Int? {
    let digits = text.dropFirst()
    if digits.isEmpty { return usualPort(isSecure: isSecure) }
    return digits.count <= 5 ? IntegerText.number(Array(digits)[...], atMost: 65535) : nil
  }

  static func usualPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }
}
