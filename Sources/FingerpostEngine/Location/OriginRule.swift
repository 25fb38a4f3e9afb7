/// How text is laid out, which decides how it is cut into segments.
enum TextForm: UInt8, Sendable, Hashable, BitwiseCopyable {
  case scheme, web, path, compact
  /// Of the web, with the first segment in the host.
  case host

  /// A route marked `web` is read from these alone.
  var isWeb: Bool { self == .web || self == .path || self == .host }
  /// A host stands before the path.
  var isHosted: Bool { self == .web || self == .host }
  /// The target of a request is read for these: it names no host.
  var readsTargets: Bool { self == .web || self == .path }
}

/// An origin, checked and made ready for comparing.
struct OriginRule: Sendable, Hashable {
  let form: TextForm
  /// Lower case; empty where the form has none.
  let scheme: [UInt8]
  /// Lower case, without the `*` or the `{name}`; what follows one begins with its dot, or is empty for any host.
  let host: [UInt8]
  /// It stands for every host that ends in `host`.
  let isWildcard: Bool
  /// 0 where the form has none.
  let port: Int

  init(_ origin: Origin) throws(OriginError) {
    var host: [UInt8] = []
    var port = 0
    var isWildcard = false
    func fail(_ expected: String) -> OriginError { OriginError(text: origin.description, expected: expected) }
    switch origin {
    case .path: (form, scheme) = (.path, [])
    case .compact: (form, scheme) = (.compact, [])
    case .scheme(let text):
      (form, scheme) = (.scheme, text.utf8.map(lowercased))
      guard Self.isScheme(scheme) else {
        throw fail("a letter, then letters, digits, \"+\", \"-\" or \".\", then \"://\"")
      }
      guard !Self.isWebScheme(text) else { throw fail("a host after \"\(text)://\"") }
      guard !Self.isScript(scheme) else { throw fail("a scheme that runs nothing: a script is no link") }
    case .web(let text, let webScheme):
      let capture = Self.capture(text)
      (form, scheme) = (capture == nil ? .web : .host, webScheme.utf8.map(lowercased))
      guard Self.isWebScheme(webScheme) else {
        throw fail("\"https\" or \"http\" before a host, or a custom scheme with nothing after \"://\"")
      }
      let authority = capture ?? text.utf8.map(lowercased)
      let colon = Self.endOfHost(authority)
      let name = Array(authority[..<colon])
      isWildcard = name.first == UInt8(ascii: "*")
      let isKnown = isWildcard ? Self.isSuffix(name.dropFirst()) : Self.isListable(name)
      guard isKnown, let number = Self.port(authority[colon...], isSecure: scheme == Self.https) else {
        throw fail(
          "a host, which may begin with \"*.\" or \"{name}.\", or be \"*\" or \"{name}\" alone, "
            + "with a port from 0 to 65535 if any, and no path")
      }
      (host, port) = (name, number)
      if isWildcard { host.removeFirst() }
    }
    (self.host, self.isWildcard, self.port) = (host, isWildcard, port)
  }

  /// The better fit for one host first: exact, then the longer suffix, then any.
  var hostRank: Int { isWildcard ? Int(Int32.max) - host.count : form == .web ? 0 : -1 }

  func matches(host name: some BidirectionalCollection<UInt8>, port number: Int) -> Bool {
    guard port == number else { return false }
    guard isWildcard else { return name.elementsEqual(host) }
    guard name.count > host.count, name.suffix(host.count).elementsEqual(host) else { return false }
    // No part of an address is a label: it is for a bare `*` alone.
    return Self.isCapturable(name.dropLast(host.count)) || form == .web && name.first == UInt8(ascii: "[")
  }

  /// Whether no host tells the two apart: they are the same wildcard, and at most one of them captures.
  func hasSameHosts(as other: OriginRule) -> Bool {
    isWildcard && other.isWildcard && (scheme, port) == (other.scheme, other.port) && host == other.host
  }

  /// Whether every link of `other` is a link of this origin: an exact host is also one of the wildcards above it.
  func covers(_ other: OriginRule) -> Bool {
    self == other
      || form == other.form && scheme == other.scheme && !other.isWildcard
        && matches(host: other.host, port: other.port)
  }

  /// What every link of this origin starts with, or nil where only a host read from a link could tell; see
  /// ``Location/Source/prefix`` for a host that is captured.
  var prefix: String? {
    switch form {
    case .path, .compact: return ""
    case .scheme: return String(decoding: scheme, as: UTF8.self) + "://"
    case .web: return isWildcard ? nil : Self.prefix(scheme: scheme, host: host, port: port)
    case .host: return Self.prefix(scheme: scheme, host: [UInt8(ascii: "*")] + host, port: port)
    }
  }

  static func prefix(scheme: [UInt8], host: [UInt8], port: Int) -> String {
    var bytes = scheme
    bytes.reserveCapacity(scheme.count + 3 + host.count)
    bytes += "://".utf8
    bytes += host
    let start = String(decoding: bytes, as: UTF8.self)
    return port == usualPort(isSecure: scheme == https) ? start : "\(start):\(port)"
  }

  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first.map(ByteSet.letter.contains) == true && bytes.allSatisfy(ByteSet.scheme.contains)
  }

  static func isWebScheme(_ text: String) -> Bool { isWebScheme(text.utf8.map(lowercased)) }

  static func isWebScheme(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.elementsEqual(https) || bytes.elementsEqual(http)
  }

  static let https = Array("https".utf8)
  private static let http = Array("http".utf8)

  /// The schemes that run what follows them; no origin is one, and no compact text begins so, whatever its routes.
  static let scripts = ["javascript", "vbscript"].map { Array($0.utf8) }

  static func isScript(_ scheme: some Collection<UInt8>) -> Bool {
    scripts.contains { $0.elementsEqual(scheme.lazy.map(lowercased)) }
  }

  /// Where the host of `host[:port]` ends: at the colon of the port.
  static func endOfHost<Text: BidirectionalCollection<UInt8>>(_ authority: Text) -> Text.Index {
    let end = authority.lastIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "]") }
    return end.flatMap { authority[$0] == UInt8(ascii: ":") ? $0 : nil } ?? authority.endIndex
  }

  /// What keeps bytes from being a host, and where: it is a name, IPv4, or `[IPv6]` of RFC 3986 §3.2.2; nothing escaped.
  static func fault(ofHost host: some BidirectionalCollection<UInt8>) -> (LinkError.Malformation, at: Int)? {
    if host.isEmpty { return (.host, 0) }
    if host.first == UInt8(ascii: "[") { return isAddress(host) ? nil : (.address, 0) }
    let name = host.prefix(while: ByteSet.host.contains)
    return name.count == host.count ? nil : (.hostByte, name.count)
  }

  private static func isAddress(_ host: some BidirectionalCollection<UInt8>) -> Bool {
    host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]")
      && IPv6Address.isAddress(Array(host.dropFirst().dropLast())[...])
  }

  /// What a wildcard stands for, captured or not: labels as they are read, and so in lower case, with single dots between
  /// them. An IPv6 address is none.
  static func isCapturable(_ text: some Collection<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    var last = dot
    for byte in text {
      guard byte == dot ? last != dot : ByteSet.host.contains(byte) && lowercased(byte) == byte else { return false }
      last = byte
    }
    return last != dot
  }

  /// `{name}` and what follows, lower-cased and written as a wildcard; nil where there is no such name.
  private static func capture(_ text: String) -> [UInt8]? {
    guard text.utf8.first == UInt8(ascii: "{"), let end = text.utf8.firstIndex(of: UInt8(ascii: "}")),
      ByteSet.isName(text.utf8[..<end].dropFirst())
    else { return nil }
    return [UInt8(ascii: "*")] + text.utf8[end...].dropFirst().map(lowercased)
  }

  /// What may follow the `*` of a wildcard: nothing, or a dot and a name.
  private static func isSuffix(_ suffix: ArraySlice<UInt8>) -> Bool {
    suffix.isEmpty || suffix.first == UInt8(ascii: ".") && isCapturable(suffix.dropFirst())
  }

  /// A host without empty labels, in lower case: one with them may be asked for, but no table lists it.
  private static func isListable(_ host: [UInt8]) -> Bool { isCapturable(host) || isAddress(host) }

  /// Reads `:port`, or nothing, which is the scheme's own port.
  static func port(_ text: some Collection<UInt8>, isSecure: Bool) -> Int? {
    let digits = text.dropFirst()
    if digits.isEmpty { return usualPort(isSecure: isSecure) }
    return digits.count <= 5 ? IntegerText.number(digits, atMost: 65535) : nil
  }

  private static func usualPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }
}

/// ASCII only, as RFC 3986 §6.2.2.1 asks for schemes and hosts.
func lowercased(_ byte: UInt8) -> UInt8 {
  ByteSet.upperCase.contains(byte) ? byte | 0x20 : byte
}
