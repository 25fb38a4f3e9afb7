/// The origins of a table, in the order that they were listed in: the first is the one to print for.
struct OriginSet: Sendable {
  let origins: [Origin]
  let rules: [OriginRule]
  /// The places of those that capture a part of the host, the better fit first.
  private let capturing: [Int]

  /// One bit stands for each origin.
  static let capacity = 64

  /// An origin that is none is left out: no text comes from it.
  init(_ origins: [Origin]) {
    let pairs = origins.compactMap { origin in (try? OriginRule(origin)).map { (origin, $0) } }
    (self.origins, rules) = (pairs.map(\.0), pairs.map(\.1))
    capturing = rules.indices.prefix(Self.capacity).filter { [rules] in rules[$0].form == .host }
      .sorted { [rules] in rules[$0].hostRank < rules[$1].hostRank }
  }

  func mask(where fits: (OriginRule) -> Bool) -> UInt64 {
    var mask: UInt64 = 0
    for (index, rule) in rules.enumerated() where index < Self.capacity && fits(rule) { mask |= 1 << UInt64(index) }
    return mask
  }

  /// What stands before a captured host's suffix where an exact host is listed: that one reads it.
  var reservedParts: Set<[UInt8]> {
    var parts: Set<[UInt8]> = []
    for rule in capturing.map({ rules[$0] }) {
      for exact in rules where exact.form == .web && !exact.isWildcard && exact.scheme == rule.scheme {
        if rule.matches(host: exact.host, port: exact.port) {
          parts.insert(Array(exact.host.dropLast(rule.host.count)))
        }
      }
    }
    return parts
  }

  /// The source of links that are printed for an origin; nil where the host is a wildcard, and so unknown.
  func source(of index: Int) -> Location.Source? { source(of: rules[index]) }

  /// An exact host need not be listed: its source is what its links are read from.
  func source(of rule: OriginRule) -> Location.Source? {
    guard let prefix = rule.prefix else { return nil }
    guard rule.form == .web else {
      return Location.Source(form: rule.form, prefix: prefix, origins: mask { $0 == rule })
    }
    return source(scheme: rule.scheme, host: rule.host, port: rule.port)?.source
  }

  /// The source of links of a host, lower-cased, and how many bytes of the host are the first segment; nil where no origin
  /// fits.
  ///
  /// The origin that fits best says whether a part of the host is captured. Where it is, the link is of that origin alone,
  /// for another would cut the host elsewhere; where it is not, the link is of all that fit and capture nothing. Of two for
  /// the same hosts, which no table lists, the one counts that captures nothing.
  func source(scheme: [UInt8], host: [UInt8], port: Int) -> (source: Location.Source, captured: Int)? {
    func fits(_ rule: OriginRule) -> Bool { rule.scheme == scheme && rule.matches(host: host, port: port) }
    let plain = mask { $0.form == .web && fits($0) }
    if let place = capturing.first(where: { fits(rules[$0]) }), let prefix = rules[place].prefix {
      let rank = rules[place].hostRank
      let isBest = !rules.indices.contains { plain >> UInt64($0) & 1 == 1 && rules[$0].hostRank <= rank }
      if isBest {
        let source = Location.Source(form: .host, prefix: prefix, origins: 1 << UInt64(place))
        return (source, host.count - rules[place].host.count)
      }
    }
    if plain == 0 { return nil }
    let prefix = OriginRule.prefix(scheme: scheme, host: host, port: port)
    return (Location.Source(form: .web, prefix: prefix, origins: plain), 0)
  }
}
