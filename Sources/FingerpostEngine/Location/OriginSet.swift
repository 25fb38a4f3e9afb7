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

  /// The source of links that are printed for an origin; nil where the host is a wildcard, and so unknown.
  func source(of index: Int) -> Location.Source? { source(of: rules[index]) }

  func source(of rule: OriginRule) -> Location.Source? {
    rule.prefix.map { Location.Source(form: rule.form, prefix: $0, origins: mask { $0.covers(rule) }) }
  }
}
