package import FingerpostEngine
internal import FingerpostAnalysis

/// How often links of each route were asked for, and what no route reads.
///
/// Counts of parts add up: ``merge(_:)`` gives the same routes, unmatched and unread in any order. See ``Groups`` for what is bounded.
package struct LinkCount: Sendable {
  /// What is said of a route of the table that was counted with.
  struct Route: Sendable, Hashable {
    let name: String
    let method: String?
    let template: String
    /// What a server reports of it: see `httpRoute`.
    let httpRoute: String
    let isDeprecated: Bool
    let isGone: Bool
  }

  /// What was counted of a route, or of all that no route reads.
  struct Tally: Sendable {
    var count = 0
    /// How many links were not written as the route prints them.
    var notCanonical = 0
    /// By the first digit of the status, from 1; the first is of those without one.
    var statuses = SIMD8<Int>()
    var example = Example()
    /// A page that has such a link; of old routes alone, for it is to change.
    var referrer = Example()

    /// The first digits of statuses.
    static let classes = 1...5

    mutating func merge(_ other: Tally) {
      count.add(other.count)
      notCanonical.add(other.notCanonical)
      for index in statuses.indices { statuses[index].add(other.statuses[index]) }
      example.merge(other.example)
      referrer.merge(other.referrer)
    }
  }

  /// In the order of the table.
  let routes: [Route]
  /// Counts of equal tables have the same fingerprint.
  let fingerprint: String
  var tallies: [Tally]
  var unmatched = Tally()
  var groups = Groups()
  /// Lines that are not a request.
  var unread = Tally()

  /// What was found of links; no part of the count.
  var recent = RecentLinks()

  package var total: Int { (tallies + [unmatched, unread]).reduce(into: 0) { $0.add($1.count) } }

  init(routes: [Route], fingerprint: String) {
    (self.routes, self.fingerprint) = (routes, fingerprint)
    tallies = routes.map { _ in Tally() }
  }

  /// Nothing counted yet.
  package init(_ table: RouteTable) {
    let routes = table.routes.map { route in
      Route(
        name: route.name, method: route.template.method, template: route.shape,
        httpRoute: route.template.text(.openAPI), isDeprecated: route.template.flags.deprecation != nil,
        isGone: route.template.flags.gone != nil)
    }
    self.init(routes: routes, fingerprint: Self.fingerprint(of: TableLock([.init(table)]).json))
  }

  /// Adds what was counted elsewhere with the same table.
  ///
  /// - Returns: false, and nothing is added, if the tables differ.
  package mutating func merge(_ other: LinkCount) -> Bool {
    guard fingerprint == other.fingerprint, routes == other.routes else { return false }
    for index in tallies.indices { tallies[index].merge(other.tallies[index]) }
    unmatched.merge(other.unmatched)
    groups.merge(other.groups)
    unread.merge(other.unread)
    return true
  }

  /// FNV-1a, 64 bits, of the text that a lock file keeps of the table.
  private static func fingerprint(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

extension Int {
  /// Adds, and stays at the largest number: a part may hold any counts, and no sum of them traps.
  mutating func add(_ other: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    self = isTooLarge ? .max : sum
  }
}
