/// What a file claims, compared with what a table reads.
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
  ///   - tolerated: a table of links that may be claimed although no route reads them.
  ///   - likewise: claims of links that may be claimed although no route reads them.
  ///   - seeksUnclaimed: whether links that no claim opens the app for are of interest.
  package func compare(
    with claims: LinkClaims, at host: String, of whole: RouteTable? = nil, tolerating tolerated: RouteTable? = nil,
    likewise: LinkClaims = LinkClaims([]), seeksUnclaimed: Bool = true
  ) -> ClaimComparison {
    Work.bounded {
      var comparing = ComparedClaims(
        self, whole ?? self, claims, host, tolerated, likewise, seeksUnclaimed: seeksUnclaimed)
      return comparing.comparison()
    }
  }
}

/// Both sides, and what was found so far.
private struct ComparedClaims {
  private let table: RouteTable
  /// The table that links are tried with.
  private let whole: RouteTable
  private let claims: LinkClaims
  private let host: String
  private let setting: RelationSetting
  /// Whether empty segments are left out.
  private let isLenient: Bool
  private let tolerated: RouteTable?
  private let likewise: LinkClaims
  private let seeksUnclaimed: Bool
  /// The routes that may read a link of the host, and then those of the tolerated table, which have no index.
  private let readers: [(program: Program, route: Int?)]
  /// The last readers: texts that custom types read, or do not.
  private let samples: Range<Int>
  /// The first difference of each claim, of each route, and of each exclusion that is meant.
  private var (unhandled, unclaimed, meant) = (Found(), Found(), Found())
  /// Whether links that end in a slash are compared now, after all others.
  private var endsInSlash = false
  /// The claims that match such links alone.
  private var slashClaims: Set<Int> = []
  private var isComplete = true
  private var triesSomeQueries = false
  private var known: [ValueQuestion: [String]] = [:]

  private typealias Found = [Int: ClaimComparison.Difference]

  /// What the answer about values depends on.
  private struct ValueQuestion: Hashable {
    var patterns: Set<CharacterNet.Pattern> = []
    var labels: Set<[OrderKey]> = []
    var cut: Set<CutFragment> = []
    let bare: ByteSet
  }

  init(
    _ table: RouteTable, _ whole: RouteTable, _ claims: LinkClaims, _ host: String, _ tolerated: RouteTable?,
    _ likewise: LinkClaims, seeksUnclaimed: Bool
  ) {
    (self.table, self.whole, self.claims, self.host, self.tolerated) = (table, whole, claims, host, tolerated)
    (self.likewise, self.seeksUnclaimed) = (likewise, seeksUnclaimed)
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
    let printed = net(endsInSlash: false)
    compare(all: printed)
    (slashClaims, endsInSlash) = (printed.slashClaims, true)
    if printed.parties.contains(where: { mayBeNew($0.owner) }) { compare(all: net(endsInSlash: true)) }
    func sorted(_ found: Found) -> [ClaimComparison.Difference] { found.sorted { $0.key < $1.key }.map(\.value) }
    return ClaimComparison(
      differences: sorted(unhandled) + sorted(unclaimed), exclusions: sorted(meant), isUnfinished: !isComplete,
      triesSomeQueries: triesSomeQueries)
  }

  private func net(endsInSlash: Bool) -> CharacterNet {
    CharacterNet(
      claims: claims.claims, likewise: likewise.claims, routes: readers.map(\.program), setting, samples: samples,
      areAllPublic: table.routes.indices.allSatisfy { table.access(of: $0) != .internal },
      withSlash: claims.comparesEscapedSlash, endsInSlash: endsInSlash)
  }

  private mutating func compare(all net: CharacterNet) {
    var walk = NetWalk(net, limit: 1_000_000)
    for owner in net.parties.map(\.owner) where !mayBeNew(owner) { walk.close(owner) }
    while let found = walk.next() {
      compare(found)
      for index in found.claims where !mayBeNew(.claim(index)) { walk.close(.claim(index)) }
      for index in found.routes where !mayBeNew(.route(index)) { walk.close(.route(index)) }
    }
    isComplete = isComplete && walk.isComplete
  }

  /// Whether a difference of a claim or a route would be the first one.
  private func mayBeNew(_ owner: CharacterNet.Owner) -> Bool {
    switch owner {
    case .claim(let index) where endsInSlash && !slashClaims.contains(index): false
    case .claim(let index):
      claims.claims[index].isExclusion
        ? claims.claims[index].isMeant && meant[index] == nil
        : unhandled[index] == nil && claims.claims[index].mayLeadNowhere
    case .route(let index):
      readers[index].route.map { seeksUnclaimed && unclaimed[$0] == nil && table.isPublic($0) } ?? false
    case .likewise, .valid, .printed, .detail, .refused: false
    }
  }

  private mutating func compare(_ found: NetWalk.Found) {
    guard
      found.claims.contains(where: { mayBeNew(.claim($0)) }) || found.routes.contains(where: { mayBeNew(.route($0)) })
    else { return }
    let (queries, fragments) = parts(of: found)
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

  private mutating func compare(_ text: ClaimedText, _ found: NetWalk.Found) {
    let link = host + text.text
    switch claims.decision(on: text, among: found.claims, path: true) {
    case .claimed(let claim):
      guard mayBeNew(.claim(claim)), leadsNowhere(link), !isTolerated(link, text, found.likewise) else { return }
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
    let known = table.tried(link).map(\.index)
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
    if case .claimed = likewise.decision(on: text, among: others, path: true) { return true }
    return false
  }

  /// The raw texts of each part of a query, and of the fragment, that the claims or routes of a path tell apart.
  private mutating func parts(of found: NetWalk.Found) -> (queries: [[String]], fragments: [String]) {
    let own = found.claims.map { claims.claims[$0] } + found.likewise.map { likewise.claims[$0] }
    let programs = found.routes.map { readers[$0].program }
    var asked: [String: (patterns: [CharacterNet.Pattern], labels: [Label])] = [:]
    for claim in own where claim.units == nil {
      for item in claim.items {
        asked[item.key, default: ([], [])].patterns.append(.spelling(item.value, isDecoded: claim.isDecoded))
      }
    }
    // Which of several routes answers may depend on what is optional; so may a claim of whole addresses.
    let asksAll = table.options.strictQuery || programs.count > 1 || own.contains { $0.units?.address != nil }
    for program in programs {
      for step in program.allSteps where step.kind != .rest {
        for item in program.items(step) {
          let want = program.want(item.value)
          guard asksAll || step.kind != .optional && !want.isOptional else { continue }
          asked[program.text(item.key), default: ([], [])].labels.append(want.label)
        }
      }
    }
    let machines = Set(own.flatMap { $0.units?.items ?? [] })
    if !machines.isEmpty {
      for key in keys(of: machines).union(asked.keys) {
        let values = machines.map { $0.after(key + "=") }.filter { !$0.readsNothing }
        if !values.isEmpty { asked[key, default: ([], [])].patterns += values.map { .units($0) } }
      }
    }
    var parts = asked.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, asked in
      texts(asked.patterns, asked.labels, .query).map { "\(key.escapedQuery)=\($0)" }
    }
    func patterns(_ part: KeyPath<LinkClaims.Claim, Spelling?>) -> [CharacterNet.Pattern] {
      own.compactMap { claim in claim[keyPath: part].map { .spelling($0, isDecoded: claim.isDecoded) } }
    }
    let addresses = own.compactMap { $0.units?.address?.after(found.text.decoded + "?") }
    let queries = patterns(\.query) + addresses.filter { !$0.readsNothing && !$0.readsEverything }.map { .units($0) }
    if !queries.isEmpty {
      parts.append(texts(queries, [], ByteSet.query.union("&=")))
      // Only these texts are tried, alone and after the items that the routes read.
      triesSomeQueries = true
    }
    let fragments = patterns(\.fragment) + own.compactMap { $0.units?.fragment.map { .units($0) } }
    let cut = programs.compactMap { CutFragment($0, setting, isLenient: isLenient) }
    let labels = programs.compactMap { program in
      program.fragmentParts.map { $0.kind == .text ? program.path($0).first.map(program.label) : nil }
        ?? program.record.fragment.map { program.want($0).label }
    }
    let fragmentTexts =
      fragments.isEmpty && cut.isEmpty && labels.isEmpty ? [] : texts(fragments, labels, cut: cut, .fragment)
    return (parts, fragmentTexts)
  }

  /// The keys of items that patterns of whole items tell apart, and one that no pattern names if any will do.
  private mutating func keys(of machines: Set<UnitMachine>) -> Set<String> {
    let items = texts(machines.map { .units($0) }, [], ByteSet.query.union("="))
    var keys = Set(items.map { String($0.decoded.prefix { $0 != "=" }) })
    if machines.contains(where: { !$0.after("~=").readsNothing }) { keys.insert("~") }
    return keys.filter { !$0.isEmpty }
  }

  /// A raw text for each set of patterns and labels that read one.
  private mutating func texts(
    _ patterns: [CharacterNet.Pattern], _ labels: [Label], cut: [CutFragment] = [], _ bare: ByteSet
  ) -> [String] {
    var (question, values) = (ValueQuestion(bare: bare), [CharacterNet.Pattern]())
    for pattern in patterns where question.patterns.insert(pattern).inserted { values.append(pattern) }
    let labels = labels.filter { question.labels.insert($0.order(setting.custom)).inserted }
    let cut = cut.filter { question.cut.insert($0).inserted }
    if let known = known[question] { return known }
    let net = CharacterNet(values: values, labels: labels, cut: cut, bare: bare, setting)
    var walk = NetWalk(net, limit: 50_000)
    var texts: [String] = []
    while let found = walk.next() { texts.append(found.text) }
    isComplete = isComplete && walk.isComplete
    known[question] = texts
    return texts
  }
}
