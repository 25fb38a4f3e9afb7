/// Where links come from.
///
///     Origin(parsing: "appscheme://")            // .scheme("appscheme"):        appscheme://users/me
///     Origin(parsing: "https://social.example")  // .web("social.example"):      https://social.example/users/me
///     Origin(parsing: "https://*.example.com")   // .web("*.example.com"):       https://eu.example.com/users/me
///     Origin(parsing: "/")                       // .path:                       /users/me
///     Origin(parsing: ":")                       // .compact:                    users:me
///
/// `Origin(parsing: origin.description) == origin`, for every origin that a table accepts.
public enum Origin: Sendable, Hashable {
  /// A custom scheme, whose authority is the first segment of the path.
  case scheme(String)
  /// A web host, with a port where it is not the scheme's own (`"localhost:8080"`).
  ///
  /// `"*.example.com"` stands for every host below `example.com`, `"*"` for every host; the scheme is `https` or `http`.
  case web(String, scheme: String = "https")
  /// A path alone, as a server reads it from a request.
  case path
  /// Segments parted by colons, raw; the last string parameter takes the rest.
  case compact
}

extension Origin: CustomStringConvertible {
  /// Reads the text form, or throws ``OriginError``.
  public init(parsing text: String) throws(OriginError) {
    switch text {
    case "/": self = .path
    case ":": self = .compact
    default:
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text[colon...].hasPrefix("://") else {
        throw OriginError(text: text, expected: "\"scheme://\", \"https://host\", \"/\" or \":\"")
      }
      let scheme = String(text[..<colon])
      let rest = String(text[colon...].dropFirst(3))
      if rest.isEmpty, !OriginRule.isWebScheme(scheme) {
        self = .scheme(scheme)
      } else {
        self = .web(rest, scheme: scheme)
      }
      _ = try OriginRule(self)
    }
  }

  /// The text form.
  public var description: String {
    switch self {
    case .scheme(let scheme): "\(scheme)://"
    case .web(let host, let scheme): "\(scheme)://\(host)"
    case .path: "/"
    case .compact: ":"
    }
  }
}

/// A text that names no origin, or an origin that no link can have.
public struct OriginError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text of the origin.
  public let text: String
  /// What should have stood there.
  public let expected: String

  /// What is wrong, and what was expected.
  public var description: String { "\"\(text)\" is no origin: expected \(expected)" }
}

/// How text is laid out, which decides how it is cut into segments.
enum TextForm: UInt8, Sendable, Hashable {
  case scheme, web, path, compact

  /// A route marked `web` is read from these alone.
  var isWeb: Bool { self == .web || self == .path }
}

/// An origin, checked and made ready for comparing.
struct OriginRule: Sendable, Hashable {
  let form: TextForm
  /// Lower case; empty where the form has none.
  let scheme: [UInt8]
  /// Lower case, without the `*`; a wildcard's host begins with its dot, or is empty for any host.
  let host: [UInt8]
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
    case .web(let text, let webScheme):
      (form, scheme) = (.web, webScheme.utf8.map(lowercased))
      guard Self.isWebScheme(webScheme) else {
        throw fail("\"https\" or \"http\" before a host, or a custom scheme with nothing after \"://\"")
      }
      let authority = text.utf8.map(lowercased)
      let (name, colon) = Self.split(authority)
      isWildcard = name.first == UInt8(ascii: "*")
      let isKnown = isWildcard ? Self.isSuffix(name.dropFirst()) : Self.isListable(name)
      guard isKnown, let number = Self.port(authority[colon...], scheme: scheme) else {
        throw fail("a host, \"*.\" before it or \"*\" alone for any, with a port from 0 to 65535 if any, and no path")
      }
      (host, port) = (name, number)
      if isWildcard { host.removeFirst() }
    }
    (self.host, self.isWildcard, self.port) = (host, isWildcard, port)
  }

  /// The better fit for one host first: exact, then the longer suffix, then any.
  var hostRank: Int { isWildcard ? Int(Int32.max) - host.count : form == .web ? 0 : -1 }

  func matches(host name: [UInt8], port number: Int) -> Bool {
    guard port == number else { return false }
    guard isWildcard else { return host == name }
    return name.count > host.count && name.suffix(host.count).elementsEqual(host)
  }

  /// Whether every link of `other` is a link of this origin: an exact host is also one of the wildcards above it.
  func covers(_ other: OriginRule) -> Bool {
    self == other
      || form == other.form && scheme == other.scheme && !other.isWildcard
        && matches(host: other.host, port: other.port)
  }

  /// What every link of this origin starts with, or nil where only a host read from a link could tell.
  var prefix: String? {
    switch form {
    case .path, .compact: return ""
    case .scheme: return String(decoding: scheme, as: UTF8.self) + "://"
    case .web: return isWildcard ? nil : Self.prefix(scheme: scheme, host: host, port: port)
    }
  }

  static func prefix(scheme: [UInt8], host: [UInt8], port: Int) -> String {
    let start = String(decoding: scheme + Array("://".utf8) + host, as: UTF8.self)
    return port == usualPort(scheme) ? start : "\(start):\(port)"
  }

  static func isScheme(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.first.map(ByteSet.letter.contains) == true && bytes.allSatisfy(ByteSet.scheme.contains)
  }

  static func isWebScheme(_ text: String) -> Bool { isWebScheme(text.utf8.map(lowercased)) }

  static func isWebScheme(_ bytes: [UInt8]) -> Bool {
    bytes.elementsEqual("https".utf8) || bytes.elementsEqual("http".utf8)
  }

  /// Parts `host[:port]` where the colon of the port is, or at the end.
  static func split(_ authority: [UInt8]) -> (host: [UInt8], colon: Int) {
    let bracket = authority.lastIndex(of: UInt8(ascii: "]")) ?? 0
    let colon = authority[bracket...].lastIndex(of: UInt8(ascii: ":")) ?? authority.count
    return (Array(authority[..<colon]), colon)
  }

  /// A name, IPv4, or `[IPv6]` of RFC 3986 §3.2.2; nothing escaped.
  static func isHost(_ host: [UInt8]) -> Bool {
    guard host.first == UInt8(ascii: "[") else { return !host.isEmpty && host.allSatisfy(ByteSet.host.contains) }
    let inside = host.dropFirst().dropLast()
    let bare = ByteSet.host.union(":")
    return host.last == UInt8(ascii: "]") && !inside.isEmpty && inside.allSatisfy { bare.contains($0) }
  }

  /// What may follow the `*` of a wildcard: nothing, or a dot and a name.
  private static func isSuffix(_ suffix: ArraySlice<UInt8>) -> Bool {
    suffix.isEmpty || suffix.first == UInt8(ascii: ".") && isListable(Array(suffix.dropFirst()))
  }

  /// A host without empty labels: one with them may be asked for, but no table lists it.
  private static func isListable(_ host: [UInt8]) -> Bool {
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return isHost(host) && !labels.contains([])
  }

  /// Reads `:port`, or nothing, which is the scheme's own port.
  static func port(_ text: ArraySlice<UInt8>, scheme: [UInt8]) -> Int? {
    let digits = text.dropFirst()
    guard digits.count <= 5, digits.allSatisfy(ByteSet.digit.contains) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return digits.isEmpty ? usualPort(scheme) : number <= 65535 ? number : nil
  }

  private static func usualPort(_ scheme: [UInt8]) -> Int { scheme.elementsEqual("https".utf8) ? 443 : 80 }
}

/// ASCII only, as RFC 3986 §6.2.2.1 asks for schemes and hosts.
func lowercased(_ byte: UInt8) -> UInt8 {
  ByteSet.upperCase.contains(byte) ? byte | 0x20 : byte
}
