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
      package let value: TextExpression

      package init(key: String, value: TextExpression) { (self.key, self.value) = (key, value) }
    }

    package var path = TextExpression.optional(.anything)
    package var items: [Item] = []
    /// What the query is as a whole; one that is missing counts as empty.
    package var query: TextExpression?
    /// What the fragment is; one that is missing counts as empty.
    package var fragment: TextExpression?
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
      (items.map { $0.value } + [query, fragment].compactMap { $0 }).reduce(0) { $0 + $1.symbols.count }
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
    package var path: CodeUnitMachine
    /// Each must be one item of the query, `key=value`.
    package var items: [CodeUnitMachine] = []
    /// What the fragment must be; one that is missing does not match.
    package var fragment: CodeUnitMachine?
    /// What path and query must be together, with the `?` between them.
    package private(set) var address: CodeUnitMachine?

    package init(path: CodeUnitMachine) { self.path = path }

    /// - Parameter address: what path and query must be together.
    package init(address: CodeUnitMachine) { (path, self.address) = (address, address) }
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
}

/// How what a file claims differs from what a table reads.
package struct ClaimComparison: Sendable, Hashable {
  package enum Difference: Sendable, Hashable {
    /// A claim opens the app for a link that no route reads.
    case unhandled(claim: Int, link: String)
    /// A route reads a link that no claim opens the app for; the claim that excludes it, if one does.
    case unclaimed(route: Int, link: String, exclusion: Int?)

    package var link: String {
      switch self {
      case .unhandled(_, let link), .unclaimed(_, let link, _): link
      }
    }
  }

  /// One for each claim and each route that has any; those of claims first.
  package let differences: [Difference]
  /// For each exclusion that is meant a link that it excludes, and that a route reads.
  package let exclusions: [Difference]
  /// Whether it was given up because it would take too long.
  package let isUnfinished: Bool
  /// Whether a pattern for whole queries was tried with some queries only: it is not decided for the others.
  package let triesSomeQueries: Bool

  /// Whether there are no other differences.
  package var isComplete: Bool { !isUnfinished && !triesSomeQueries }
}

extension RouteTable {
  /// Compares all links of a web host that claims open the app for with those that this table reads.
  ///
  /// Links are compared as they are printed, and with a slash at the end, which routes read, too: without needless escapes, other
  /// empty segments, dot segments and repeated keys, and without keys that neither side names. Of a claim that also matches links
  /// without that slash, only these lead nowhere. Each difference was tried on both sides.
  ///
  /// - Parameters:
  ///   - host: where links begin, such as `https://a.example`.
  ///   - whole: the table that links are tried with, if this one has only what is read at the host: where part of the host is a
  ///     segment, it may decide between two routes.
  ///   - exported: what an export of this table claims, if claims may be as wide: as these, or as ``loosened`` says the table.
  ///   - seeksUnclaimed: whether links that no claim opens the app for are of interest.
  package func compare(
    with claims: LinkClaims, at host: String, of whole: RouteTable? = nil, exported: LinkClaims? = nil,
    seeksUnclaimed: Bool = true
  ) -> ClaimComparison {
    let tolerated = exported == nil ? nil : loosened
    return Work.bounded {
      var comparing = ComparedClaims(
        self, whole ?? self, claims, host, tolerating: tolerated, exported ?? LinkClaims([]),
        seeksUnclaimed: seeksUnclaimed)
      return comparing.comparison()
    }
  }
}
