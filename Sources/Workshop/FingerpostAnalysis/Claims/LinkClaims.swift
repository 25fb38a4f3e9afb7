/// What a file of a platform claims: the web links that open an app. The first claim that a link matches decides.
///
///     // apple-app-site-association: {"/": "/help/*", "exclude": true}, {"/": "/*"}
///     claims.first(path: "/help/7", query: nil, fragment: nil)   // 0, an exclusion
package struct LinkClaims: Sendable, Hashable {
  /// One pattern. All of its parts must match.
  package struct Claim: Sendable, Hashable {
    /// What every item of a key must be; one that is missing counts as empty.
    package struct Item: Sendable, Hashable {
      package let key: String
      package let value: Spelling

      package init(key: String, value: Spelling) { (self.key, self.value) = (key, value) }
    }

    package var path = Spelling.optional(.anything)
    package var items: [Item] = []
    /// What the query is as a whole; one that is missing counts as empty.
    package var query: Spelling?
    /// What the fragment is; one that is missing counts as empty.
    package var fragment: Spelling?
    /// Whether its links do not open the app.
    package var isExclusion = false
    /// Whether it is an exclusion on purpose: what it excludes is not a difference.
    package var isMeant = false
    /// Whether it may claim links that no route reads, because an export of the table claims them, too.
    package var isTolerated = false
    /// Whether it is unknown if it holds: a part of it is filled in elsewhere.
    package var isUnsure = false
    /// The claims for which an exclusion holds: those of the same filter. One without holds for all that follow.
    package var filter: Int?
    /// Whether it is compared with decoded text; otherwise an escape is three characters.
    package var isDecoded = false
    /// What it asks if it compares UTF-16 units; it then asks for nothing else.
    package var units: Units?

    package init() {}

    /// About how many bytes an expression takes that spells a text.
    package static func memory(of text: String) -> Int { 160 + 112 * text.utf8.count }

    /// A claim that compares UTF-16 units.
    package init(_ units: Units) { (self.units, isDecoded) = (units, true) }

    /// How many states its items, its query and its fragment have together.
    var valueStates: Int {
      (items.map(\.value) + [query, fragment].compactMap { $0 }).reduce(0) { $0 + $1.symbols.count }
    }

    var asksForPathAlone: Bool {
      if let units { return units.items.isEmpty && units.fragment == nil && units.address == nil }
      return items.isEmpty && query == nil && fragment == nil
    }

    /// Whether it decides, where it matches, for all claims that follow.
    var isFinal: Bool { !isUnsure && !(isExclusion && filter != nil) }

    /// Whether it is a difference that no route reads one of its links.
    var mayLeadNowhere: Bool { !isExclusion && !isTolerated && !isUnsure }
  }

  /// What a claim asks of the UTF-16 units of decoded text, as Android does.
  package struct Units: Sendable, Hashable {
    package var path: UnitMachine
    /// Each must be one item of the query, `key=value`.
    package var items: [UnitMachine] = []
    /// What the fragment must be; one that is missing does not match.
    package var fragment: UnitMachine?
    /// What path and query must be together, with the `?` between them.
    package private(set) var address: UnitMachine?

    package init(path: UnitMachine) { self.path = path }

    /// - Parameter address: what path and query must be together.
    package init(address: UnitMachine) { (path, self.address) = (address, address) }
  }

  package var claims: [Claim]
  /// Whether links with an escaped slash in their path are compared; a platform may take it for a slash.
  package var comparesEscapedSlash = true

  package init(_ claims: [Claim]) { self.claims = claims }

  /// The index of the claim that decides on a link, an exclusion or not.
  ///
  /// - Parameters: the raw text of the parts of a link, without `?` and `#`.
  package func first(path: String, query: String?, fragment: String?) -> Int? {
    let link = ClaimedText(path: path, query: query, fragment: fragment)
    switch decision(on: link, among: Array(claims.indices), path: nil) {
    case .claimed(let index), .tolerated(let index), .excluded(let index): return index
    case .unclaimed, .unsure: return nil
    }
  }

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

struct ClaimedText {
  let path: String
  let query: String?
  let fragment: String?
  /// The items of the query, raw.
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
    func reads(_ spelling: Spelling, _ raw: String) -> Bool { spelling.reads(isDecoded ? raw.decoded : raw) }
    return known ?? reads(path, link.path)
      && items.allSatisfy { item in
        let values = link.items.filter { $0.key.decoded == item.key }.map(\.value)
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

extension Spelling {
  /// Whether the expression is all of a text.
  package func reads(_ text: String) -> Bool {
    let (machine, stars) = (Machine(self), Set(starStates))
    var standing = machine.start
    for scalar in text.unicodeScalars {
      standing = machine.next(standing) { $0.contains(scalar) }
      // The text before a later `*` reads no more than that.
      if let cut = standing.lastIndex(where: stars.contains) { standing.removeFirst(cut) }
    }
    return machine.mayEnd(standing)
  }
}
