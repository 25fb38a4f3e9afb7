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
    case .scheme, .schemePath, .path, .compact: return false
    }
  }
}

extension RouteTable {
  /// The origin that captures part of a host, such as `https://acme.library.example`, and that part; nil if none does.
  package func capturedPart(ofHost host: String) -> (origin: Origin, text: String)? {
    guard let location = try? Location(parsing: host + "/", origins: originSet, rules: options.text),
      location.source.form == .host, let text = location.segments.first
    else { return nil }
    return originSet.first(of: location.source.origins).map { ($0, text) }
  }

  /// Where web links of this table begin: its exact hosts, or one host below each wildcard if there is none.
  package var webHosts: [String] {
    let count = origins.count
    let listed = Self.webHosts(originSet.checked.prefix(count))
    return listed.isEmpty ? Self.webHosts(originSet.checked.dropFirst(count)) : listed
  }

  private static func webHosts(_ origins: some Sequence<CheckedOrigin>) -> [String] {
    let web = origins.filter { $0.form == .web && $0.isForWeb }
    let exact = web.filter { !$0.isWildcard }.compactMap { $0.prefix }
    if !exact.isEmpty { return exact }
    return web.map { origin in
      let label = origin.host.isEmpty ? "link.example" : "link"
      return CheckedOrigin.prefix(scheme: origin.scheme, host: label.utf8 + origin.host, port: origin.port)
    }
  }
}
