/// The origins of a table, in the order that they were listed in: the first is the one to print for.
struct OriginSet: Sendable {
  let origins: [Origin]
  let rules: [OriginRule]

  /// One bit stands for each origin.
  static let capacity = 64

  init(_ origins: [Origin]) throws(OriginError) {
    var rules: [OriginRule] = []
    for origin in origins { rules.append(try OriginRule(origin)) }
    self.origins = origins
    self.rules = rules
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
