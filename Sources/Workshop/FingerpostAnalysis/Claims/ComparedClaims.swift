/// A comparison under way: both sides, and what was found so far.
///
/// It goes from the whole to the parts. The paths of all claims and routes are one automaton, and ``SubsetConstruction`` finds one path for
/// each set of claims and routes that accept the same paths. For each of these, what they ask of the query and the fragment is compared in
/// the same way; that makes a few links. Each link is then tried for real, on both sides:
///
///     claim /me, route me?{tab:a|b}     path /me, both     → /me: claimed, and no route reads it     → /me?tab=a: both
struct ComparedClaims {
  let table: RouteTable
  /// The table that links are tried with.
  private let whole: RouteTable
  let claims: LinkClaims
  private let host: String
  let setting: RelationSetting
  /// Whether empty segments are left out.
  let isLenient: Bool
  /// A table of links that may be claimed although no route reads them.
  private let tolerated: RouteTable?
  let exported: LinkClaims
  private let seeksUnclaimed: Bool
  /// The routes that may read a link of the host, and then those of the tolerated table, which have no index.
  let readers: [(program: Program, route: Int?)]
  /// The last readers: texts that custom types read, or do not.
  private let samples: Range<Int>
  /// The first difference of each claim, of each route, and of each exclusion that is meant.
  private var (unhandled, unclaimed, meant) = (Found(), Found(), Found())
  /// Whether links that end in a slash are compared now, after all others.
  private var endsInSlash = false
  /// The claims that match such links alone.
  private var slashClaims: Set<Int> = []
  var isComplete = true
  var triesSomeQueries = false
  var knownTexts: [ValueQuestion: [String]] = [:]

  private typealias Found = [Int: ClaimComparison.Difference]

  init(
    _ table: RouteTable, _ whole: RouteTable, _ claims: LinkClaims, _ host: String, tolerating tolerated: RouteTable?,
    _ exported: LinkClaims, seeksUnclaimed: Bool
  ) {
    (self.table, self.whole, self.claims, self.host, self.tolerated) = (table, whole, claims, host, tolerated)
    (self.exported, self.seeksUnclaimed) = (exported, seeksUnclaimed)
    setting = RelationSetting(table)
    let source = try? Location(parsing: host + "/", origins: table.originSet, rules: table.options.text).source
    isLenient = table.options.text.isLenient(source?.form ?? .web)
    /// The routes of a table that read GET requests for the host.
    func readers(_ table: RouteTable?, areKnown: Bool = false) -> [(program: Program, route: Int?)] {
      guard let table else { return [] }
      let get = Request.Method(nil, among: table.methods)
      return table.routes.indices.compactMap { index in
        let program = table.programs[index]
        let isRead = program.record.origins & (source?.origins ?? 0) != 0 && get.allows(program.record.method)
        return isRead ? (program, areKnown ? index : nil) : nil
      }
    }
    let known = readers(table, areKnown: true) + readers(tolerated)
    self.readers = known + readers(table.withCustomTexts)
    samples = known.count..<self.readers.count
  }

  mutating func comparison() -> ClaimComparison {
    let printed = paths(endsInSlash: false)
    compare(all: printed)
    (slashClaims, endsInSlash) = (printed.slashClaims, true)
    if printed.components.contains(where: { mayBeNew($0.acceptance) }) { compare(all: paths(endsInSlash: true)) }
    func sorted(_ found: Found) -> [ClaimComparison.Difference] { found.sorted { $0.key < $1.key }.map { $0.value } }
    return ClaimComparison(
      differences: sorted(unhandled) + sorted(unclaimed), exclusions: sorted(meant), isUnfinished: !isComplete,
      triesSomeQueries: triesSomeQueries)
  }

  private func paths(endsInSlash: Bool) -> UnionAutomaton {
    UnionAutomaton(
      claims: claims.claims, exported: exported.claims, routes: readers.map { $0.program }, setting, samples: samples,
      areAllPublic: table.routes.indices.allSatisfy { table.access(of: $0) != .internal },
      withSlash: claims.comparesEscapedSlash, endsInSlash: endsInSlash)
  }

  private mutating func compare(all paths: UnionAutomaton) {
    var walk = SubsetConstruction(paths, limit: 1_000_000)
    for acceptance in paths.components.map({ $0.acceptance }) where !mayBeNew(acceptance) { walk.close(acceptance) }
    while let found = walk.next() {
      compare(found)
      for index in found.claims where !mayBeNew(.claim(index)) { walk.close(.claim(index)) }
      for index in found.routes where !mayBeNew(.route(index)) { walk.close(.route(index)) }
    }
    isComplete = isComplete && walk.isComplete
  }

  /// Whether a difference of a claim or a route would be the first one.
  private func mayBeNew(_ acceptance: UnionAutomaton.Acceptance) -> Bool {
    switch acceptance {
    case .claim(let index) where endsInSlash && !slashClaims.contains(index): false
    case .claim(let index):
      claims.claims[index].isExclusion
        ? claims.claims[index].isMeant && meant[index] == nil
        : unhandled[index] == nil && claims.claims[index].mayLeadNowhere
    case .route(let index):
      readers[index].route.map { seeksUnclaimed && unclaimed[$0] == nil && table.isPublic($0) } ?? false
    case .exported, .valid, .printed, .detail, .refused: false
    }
  }

  private mutating func compare(_ found: SubsetConstruction.Accepted) {
    guard
      found.claims.contains(where: { mayBeNew(.claim($0)) }) || found.routes.contains(where: { mayBeNew(.route($0)) })
    else { return }
    let (queries, fragments) = texts(of: found)
    let most = 60_000
    let count = (queries + [fragments]).reduce(1) { min($0 * ($1.count + 1), most + 1) }
    if count > most { isComplete = false }
    // Each trial builds the machines of their values and walks them.
    let weight = found.claims.reduce(200) { $0 + 20 * claims.claims[$1].valueStates + 50 }
    let work = Work.current
    for number in 0..<min(count, most) {
      work?.spend(weight)
      guard work?.isOver != true else {
        isComplete = false
        return
      }
      var rest = number
      /// One of some texts, or none.
      func choose(_ texts: [String]) -> String? {
        let choice = rest % (texts.count + 1)
        rest /= texts.count + 1
        return choice > 0 ? texts[choice - 1] : nil
      }
      let query = queries.compactMap(choose)
      let text = ClaimedText(
        path: found.text, query: query.isEmpty ? nil : query.joined(separator: "&"), fragment: choose(fragments))
      compare(text, found)
    }
  }

  private mutating func compare(_ text: ClaimedText, _ found: SubsetConstruction.Accepted) {
    let link = host + text.text
    switch claims.decision(on: text, among: found.claims, path: true) {
    case .claimed(let claim):
      guard mayBeNew(.claim(claim)), leadsNowhere(link), !isTolerated(link, text, found.exported) else { return }
      unhandled[claim] = .unhandled(claim: claim, link: link)
    case .tolerated, .unsure: return
    case .excluded(let exclusion):
      guard let route = lost(link) else { return }
      let difference = ClaimComparison.Difference.unclaimed(route: route, link: link, exclusion: exclusion)
      if claims.claims[exclusion].isMeant {
        meant[exclusion] = meant[exclusion] ?? difference
      } else {
        unclaimed[route] = unclaimed[route] ?? difference
      }
    case .unclaimed:
      guard let route = lost(link), unclaimed[route] == nil else { return }
      unclaimed[route] = .unclaimed(route: route, link: link, exclusion: nil)
    }
  }

  /// The route that reads a link, unless it is gone or only the app may open it.
  private func lost(_ link: String) -> Int? {
    guard let read = whole.tried(link), whole.isPublic(read.index) else { return nil }
    if whole === table { return read.index }
    let name = whole.routes[read.index].name
    let known = table.tried(link).map { $0.index }
    return known.flatMap { table.routes[$0].name == name ? $0 : nil }
      ?? table.routes.indices.first { table.routes[$0].name == name && table.isPublic($0) }
  }

  /// Whether the app shows nothing for a link from outside. What is gone shows something else.
  private func leadsNowhere(_ link: String) -> Bool {
    whole.tried(link).map { whole.access(of: $0.index) == .internal } ?? true
  }

  /// Whether a link may be claimed although no route reads it.
  private func isTolerated(_ link: String, _ text: ClaimedText, _ others: [Int]) -> Bool {
    if let tolerated, let read = tolerated.tried(link), tolerated.access(of: read.index) != .internal { return true }
    if case .claimed = exported.decision(on: text, among: others, path: true) { return true }
    return false
  }
}
