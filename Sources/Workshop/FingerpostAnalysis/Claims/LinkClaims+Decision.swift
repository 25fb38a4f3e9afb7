extension LinkClaims {
  /// What claims make of a link.
  enum Decision {
    case claimed(Int)
    /// One of the claims is tolerated.
    case tolerated(Int)
    case excluded(Int)
    /// Only unknown claims hold it.
    case unsure
    case unclaimed
  }

  /// - Parameters:
  ///   - numbers: the claims to look at, in order.
  ///   - known: whether the path matches, where the caller knows.
  func decision(on link: ClaimedText, among numbers: [Int], path known: Bool?) -> Decision {
    var (claimed, excluded, isUnsure) = (Int?.none, Int?.none, false)
    var closed: Set<Int> = []
    search: for number in numbers {
      let claim = claims[number]
      if let filter = claim.filter, closed.contains(filter) { continue }
      // After the claim that decides, only those may change something that are tolerated.
      if claimed != nil, !claim.isExclusion, !claim.isTolerated { continue }
      guard claim.matches(link, path: known) else { continue }
      if claim.isUnsure {
        isUnsure = true
      } else if claim.isTolerated {
        return .tolerated(number)
      } else if !claim.isExclusion {
        claimed = number
      } else {
        excluded = excluded ?? number
        guard let filter = claim.filter else { break search }
        closed.insert(filter)
      }
    }
    return claimed.map { .claimed($0) } ?? (isUnsure ? .unsure : excluded.map { .excluded($0) } ?? .unclaimed)
  }
}

/// What follows the host of a link, in its parts: `/help/7?tab=a#top`. All of it is raw.
struct ClaimedText {
  let path: String
  let query: String?
  let fragment: String?
  /// The items of the query.
  let items: [(key: String, value: String)]

  init(path: String, query: String?, fragment: String?) {
    (self.path, self.query, self.fragment) = (path, query, fragment)
    items = (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
  }

  /// As `https://host` is followed by it.
  var text: String { path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "") }
}

extension LinkClaims.Claim {
  /// - Parameter known: whether the path matches, where the caller knows.
  func matches(_ link: ClaimedText, path known: Bool?) -> Bool {
    if let units { return units.matches(link, path: known) }
    func reads(_ expression: TextExpression, _ raw: String) -> Bool { expression.reads(isDecoded ? raw.decoded : raw) }
    return known ?? reads(path, link.path)
      && items.allSatisfy { item in
        let values = link.items.filter { $0.key.decoded == item.key }.map { $0.value }
        return values.isEmpty ? item.value.reads("") : values.allSatisfy { reads(item.value, $0) }
      } && query.map { reads($0, link.query ?? "") } ?? true && fragment.map { reads($0, link.fragment ?? "") } ?? true
  }
}

extension String {
  /// The text without its escapes; as it is if no link may hold that.
  var decoded: String { unescaped ?? self }
}

extension LinkClaims.Units {
  fileprivate func matches(_ link: ClaimedText, path known: Bool?) -> Bool {
    if let address { return address.reads((link.path + (link.query.map { "?" + $0 } ?? "")).decoded) }
    guard known ?? path.reads(link.path.decoded) else { return false }
    if let fragment, link.fragment.map({ fragment.reads($0.decoded) }) != true { return false }
    if items.isEmpty { return true }
    guard let query = link.query?.decoded else { return false }
    // The query is cut after it lost its escapes; without "&" at semicolons.
    var texts = query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    if texts.count == 1 { texts = query.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) }
    return items.allSatisfy { item in texts.contains { item.reads(String(Substring($0))) } }
  }
}

extension TextExpression {
  /// Whether the expression is all of a text.
  func reads(_ text: String) -> Bool {
    let (machine, stars) = (Machine(self), Set(starStates))
    var current = machine.start
    for scalar in text.unicodeScalars {
      current = machine.next(current) { $0.contains(scalar) }
      // The text before a later `*` reads no more than that.
      if let cut = current.lastIndex(where: stars.contains) { current.removeFirst(cut) }
    }
    return machine.mayEnd(current)
  }
}
