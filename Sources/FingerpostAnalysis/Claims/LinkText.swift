internal import FingerpostProof
package import FingerpostEngine

/// Text as it stands in a link, for those who write patterns of links.
package enum LinkText {
  package enum Place: Sendable {
    case segment, query, fragment
  }

  /// Text with every byte escaped that needs it, as links are printed.
  package static func encoded(_ text: String, _ place: Place) -> String {
    let bare: ByteSet =
      switch place {
      case .segment: .segment
      case .query: .query
      case .fragment: .fragment
      }
    return PercentEncoding.encode(text, bare: bare)
  }

  /// A part of a link without its escapes; nil if an escape is wrong, or no link can hold the text.
  package static func decoded(_ raw: String) -> String? {
    let bytes = Array(raw.utf8)
    return try? PercentEncoding.decoded(bytes, Slice(0, bytes.count))
  }
}

extension Origin {
  /// Whether links that begin with a host, such as `https://a.example`, belong to this origin.
  package func holds(host: String) -> Bool {
    guard let own = try? CheckedOrigin(self), let origin = try? Origin(parsing: host),
      let other = try? CheckedOrigin(origin), other.form == .web
    else { return false }
    switch own.form {
    case .web: return own.covers(other)
    case .host:
      return own.scheme == other.scheme && !other.isWildcard && own.matches(host: other.host, port: other.port)
    case .scheme, .path, .compact: return false
    }
  }
}

extension RouteTable {
  /// The origin that captures part of a host, such as `https://acme.library.example`, and that part; nil if none does.
  package func capturedPart(ofHost host: String) -> (origin: Origin, text: String)? {
    guard let location = try? Location(parsing: host + "/", origins: originSet, rules: options.text),
      location.source.form == .host, let text = location.segments.first
    else { return nil }
    let index = originSet.origins.indices.first { location.source.origins >> UInt64($0) & 1 == 1 }
    return index.map { (originSet.origins[$0], text) }
  }

  /// Where web links of this table begin: its exact hosts, or one host below each wildcard if there is none.
  package var webHosts: [String] {
    let web = originSet.checked.filter { $0.form == .web }
    let exact = web.filter { !$0.isWildcard }.compactMap(\.prefix)
    if !exact.isEmpty { return exact }
    return web.map { origin in
      let label = origin.host.isEmpty ? "link.example" : "link"
      return CheckedOrigin.prefix(scheme: origin.scheme, host: label.utf8 + origin.host, port: origin.port)
    }
  }
}
