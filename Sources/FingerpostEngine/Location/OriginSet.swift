/// The origins of a table, in the order that they were listed in: the first is the one to print for.
struct OriginSet: Sendable {
  let origins: [Origin]
  let rules: [OriginRule]

  /// One bit stands for each origin.
  static let capacity = 64

  /// An origin that is none is left out: no text comes from it.
  init(_ origins: [Origin]) {
    let pairs = origins.compactMap { origin in (try? OriginRule(origin)).map { (origin, $0) } }
    (self.origins, rules) = (pairs.map(\.0), pairs.map(\.1))
  }

  func mask(where fits: (OriginRule) -> Bool) -> UInt64 {
    var mask: UInt64 = 0
    for (index, rule) in rules.enumerated() where index < Self.capacity && fits(rule) { mask |= 1 << UInt64(index) }
    return mask
  }

  /// The source of links that are printed for `origin`; nil where the host is a wildcard, and so unknown.
  func source(of index: Int) -> Location.Source? {
    rules[index].prefix.map { Location.Source(form: rules[index].form, prefix: $0, origins: fitting(rules[index])) }
  }

  /// An exact host is also a host of the wildcards above it.
  private func fitting(_ rule: OriginRule) -> UInt64 {
    mask { other in
      other.form == rule.form && other.scheme == rule.scheme
        && (other == rule || other.matches(host: rule.host, port: rule.port))
    }
  }
}
