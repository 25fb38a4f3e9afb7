/// An origin: where links come from.
///
///     Origin(parsing: "appscheme://")            // .scheme("appscheme"):        appscheme://users/me
///     Origin(parsing: "com.example.app:/")       // .withoutAuthority("com.example.app"):  com.example.app:/users/me
///     Origin(parsing: "geo:")                    // .withoutAuthority("geo", isRootless: true):  geo:48.2,16.3
///     Origin(parsing: "https://social.example")  // .web("social.example"):      https://social.example/users/me
///     Origin(parsing: "app://www.example.com")   // .web("www.example.com", scheme: "app"):  app://www.example.com/users/me
///     Origin(parsing: "https://*.example.com")   // .web("*.example.com"):       https://eu.example.com/users/me
///     Origin(parsing: "https://{t}.example.com") // .web("{t}.example.com"):     https://users.example.com/me
///     Origin(parsing: "/")                       // .path:                       /users/me
///     Origin(parsing: ":")                       // .compact:                    users:me
///
/// `Origin(parsing: origin.description) == origin`, for every origin that a table accepts.
public enum Origin: Sendable, Hashable {
  /// A custom scheme, whose authority is the first segment of the path.
  case scheme(String)
  /// A custom scheme whose links have no `//`, and so no authority: what follows the scheme is a path (RFC 3986 §3.3), `path-absolute` as
  /// in `com.example.app:/oauth2redirect`, or `path-rootless` as in `bitcoin:addr1?amount=20.3`. `@` and `:` in the first segment are data.
  ///
  /// Links with more slashes are read, too, and are not canonical. A table has one spelling of a scheme.
  case withoutAuthority(String, isRootless: Bool = false)
  /// A web host, with a port unless it is the scheme's default (`"localhost:8080"`).
  ///
  /// `"*.example.com"` is every host below `example.com`, `"*"` is every host; the scheme is `https` or `http`.
  ///
  /// `"{tenant}.example.com"` is the same hosts, but the part before `.example.com` becomes the first segment of the path, like
  /// the authority of a custom scheme. `"{host}"` captures every host but an IPv6 address. The name is for readers only. A host
  /// that another origin fits better, such as `"www.example.com"`, is not captured. The target of a request names no host, so it
  /// never belongs to such an origin.
  ///
  ///     // {tenant}/users/{id}
  ///     https://acme.example.com/users/7   app://acme/users/7   /acme/users/7   acme:users:7
  ///
  /// Behind a custom scheme one host is read and printed as that of a web link is: `app://www.example.com/users/7`. It is no web origin, has
  /// no port, and in a table that lists it, it is never the first segment of a link of `app://`.
  case web(String, scheme: String = "https")
  /// A bare path, as in the target of a request.
  case path
  /// Segments separated by colons, raw; the last string parameter takes the rest.
  case compact
}

extension Origin: CustomStringConvertible {
  /// Reads the text form, or throws ``OriginError``.
  public init(parsing text: String) throws(OriginError) {
    switch text {
    case "/": self = .path
    case ":": self = .compact
    default:
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw OriginError(unread: text) }
      let scheme = String(text[..<colon])
      let rest = text[colon...].dropFirst()
      if rest.isEmpty || rest == "/" {
        self = .withoutAuthority(scheme, isRootless: rest.isEmpty)
      } else if !rest.hasPrefix("//") {
        throw OriginError(unread: text)
      } else if rest.utf8.count == 2, !CheckedOrigin.isWebScheme(scheme) {
        self = .scheme(scheme)
      } else {
        self = .web(String(rest.dropFirst(2)), scheme: scheme)
      }
      _ = try CheckedOrigin(self)
    }
  }

  /// The text form.
  public var description: String {
    switch self {
    case .scheme(let scheme): "\(scheme)://"
    case .withoutAuthority(let scheme, let isRootless): isRootless ? "\(scheme):" : "\(scheme):/"
    case .web(let host, let scheme): "\(scheme)://\(host)"
    case .path: "/"
    case .compact: ":"
    }
  }

  /// Whether a route marked `web` is read from this origin.
  package var isForWeb: Bool {
    if case .web(_, let scheme) = self { CheckedOrigin.isWebScheme(scheme) } else { self == .path }
  }
}

/// A text that is not an origin, or an origin that no link can have.
public struct OriginError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text of the origin.
  public let text: String
  /// What was expected instead.
  public let expected: String

  /// What is wrong, and what was expected.
  public var description: String { "\"\(text)\" is not an origin: expected \(expected)" }
}

extension OriginError: CodedFault {
  /// FP0202: the text is not an origin.
  public var code: FaultCode { FaultCode(.origin) }

  /// A text that is like no origin. Where it begins as one, what follows is a part of templates.
  fileprivate init(unread text: String) {
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    let scheme = colon.map { text[..<$0] } ?? ""
    let isScheme = CheckedOrigin.isScheme(scheme.utf8)
    let start = colon.map { text[$0...].hasPrefix(":/") } == true ? "\(scheme):/" : "\(scheme):"
    self.init(
      text: text,
      expected: isScheme
        ? "\"\(start)\" alone: what follows it is the first segment of a template"
        : "\"scheme://\", \"scheme:/\", \"scheme:\", \"https://host\", \"/\" or \":\"")
  }
}

/// The layout of a text, which decides how it is cut into segments.
package enum TextForm: UInt8, Sendable, Hashable, BitwiseCopyable {
  case scheme, web, path, compact
  /// A web link whose first segment is part of the host.
  case host
  /// A path behind a custom scheme, without an authority.
  case schemePath

  /// Whether a custom scheme precedes the path.
  @inline(__always)
  package var isScheme: Bool { self == .scheme || self == .schemePath }

  /// Whether a route marked `web` is read from this form.
  package var isWeb: Bool { self == .web || self == .path || self == .host }
  /// Whether a host precedes the path.
  package var isHosted: Bool { self == .web || self == .host }
}
