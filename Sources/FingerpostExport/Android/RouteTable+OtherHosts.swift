internal import FingerpostEngine

// A filter without a port takes every port, and no filter takes the default port alone. Nor does a wildcard leave out a host.

extension RouteTable {
  /// Whether a route reads its links of an origin at all ports that the table lists for a host of it.
  func readsAtPorts(_ index: Int, of origin: Origin) -> Bool {
    portsOf(origin).allSatisfy(origins(of: index).contains)
  }

  /// The origins with a port that have a host in common with one without.
  private func portsOf(_ origin: Origin) -> [Origin] {
    guard let own = IntentFilter.Host(of: origin), own.port == nil else { return [] }
    return origins.filter { other in
      guard other.scheme == origin.scheme, let host = IntentFilter.Host(of: other), host.port != nil else {
        return false
      }
      return own.mayMeet(host)
    }
  }
}

extension RouteTable {
  /// Whether a filter of an origin that captures part of a host takes links of a host that the table lists, and reads otherwise.
  func takesHosts(_ filter: IntentFilter, beside origin: Origin) -> Bool {
    guard origin.capturesHost else { return false }
    return origins.contains { other in
      guard !other.capturesHost, other.scheme == origin.scheme, let host = IntentFilter.Host(of: other) else {
        return false
      }
      return filter.hosts.contains { $0.mayMeet(host) && ($0.port == nil || $0.port == host.port) }
    }
  }
}

extension Origin {
  fileprivate var scheme: String? { if case .web(_, let scheme) = self { scheme } else { nil } }
}

extension IntentFilter.Host {
  /// The host of a web origin, a wildcard where part of it is captured.
  fileprivate init?(of origin: Origin) {
    guard case .web(let host, _) = origin.withWildcardHost else { return nil }
    self.init(authority: host)
  }

  /// Whether some host may be that of both.
  fileprivate func mayMeet(_ other: Self) -> Bool {
    func isBelow(_ name: String, _ wildcard: String) -> Bool {
      wildcard.hasPrefix("*") && name.hasSuffix(wildcard.dropFirst())
    }
    return name == other.name || isBelow(name, other.name) || isBelow(other.name, name)
  }
}
