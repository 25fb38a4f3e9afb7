import FingerpostEngine

/// Links that are searched together, because their origins allow the same segments.
enum LinkForm: CaseIterable {
  /// Any segments.
  case plain
  /// Captured hosts: there is a first segment, and a host can hold it.
  case host
  /// Hosts that are captured whole, of which one that ends in a number is an address.
  case wholeHost
  /// Raw segments, without a query.
  case compact

  init(_ origin: CheckedOrigin) {
    switch origin.form {
    case .scheme, .web, .path: self = .plain
    case .host: self = origin.host.isEmpty ? .wholeHost : .host
    case .compact: self = .compact
    }
  }

  /// The component of every segment but the first.
  var component: TextLabel.Component { self == .compact ? .compactSegment : .segment }
  /// The component of the first segment.
  var firstComponent: TextLabel.Component {
    switch self {
    case .plain, .compact: component
    case .host: .host
    case .wholeHost: .wholeHost
    }
  }
  /// Whether a path may be empty.
  var hasRoot: Bool { self != .host && self != .wholeHost }
}

extension OriginSet {
  /// One source for each set of origins that a link of this form can belong to.
  func representatives(_ form: LinkForm) -> [Location.Source] {
    var sources: [Location.Source] = []
    for origin in checked where LinkForm(origin) == form {
      guard let source = source(of: origin) ?? host(below: origin) else { continue }
      if !sources.contains(where: { $0.origins == source.origins && $0.form == source.form }) { sources.append(source) }
    }
    return sources
  }

  /// A host that fits a wildcard and as few other origins as possible, none of which captures it.
  private func host(below origin: CheckedOrigin) -> Location.Source? {
    // Domains for any host: one more than there are origins that capture part of a host.
    let unknown = [""] + (0..<checked.count { $0.form == .host }).map(String.init)
    let domains = origin.host.isEmpty ? unknown.map { Array(".invalid\($0)".utf8) } : [origin.host]
    var best: Location.Source?
    for index in 0...checked.count {
      let name = index < 26 ? [UInt8(ascii: "a") + UInt8(index)] : Array("a\(index)".utf8)
      let fitting = domains.lazy.compactMap { self.source(scheme: origin.scheme, host: name + $0, port: origin.port) }
      guard let source = fitting.first(where: { $0.form == origin.form }) else { continue }
      if source.origins.nonzeroBitCount < best?.origins.nonzeroBitCount ?? .max { best = source }
    }
    return best
  }
}
