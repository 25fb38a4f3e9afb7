/// What a file claims, compared with what a table reads.
package struct ClaimComparison: Sendable, Hashable {
  /// One difference, with a link that shows it.
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
  /// Whether there are no others.
  package let isComplete: Bool
}

extension RouteTable {
  /// Compares all links of a web host that claims open the app for with those that this table reads.
  ///
  /// Links are compared as they are printed: without needless escapes, empty segments, dot segments and repeated keys, and
  /// without keys that neither side names. Each difference was tried on both sides.
  ///
  /// - Parameters:
  ///   - host: where links begin, such as `https://a.example`.
  ///   - tolerated: a table of links that may be claimed although no route reads them.
  package func compare(with claims: LinkClaims, at host: String, tolerating tolerated: RouteTable? = nil)
    -> ClaimComparison
  {
    var comparing = ComparedClaims(self, claims, host, tolerated)
    return comparing.comparison()
  }
}

/// Both sides, and what was found so far.
private struct ComparedClaims {
  private let table: RouteTable
  private let claims: LinkClaims
  private let host: String
  private let setting: RelationSetting
  private let tolerated: RouteTable?
  /// The routes that may read a link of the host, and last those of the tolerated table, which have no index.
  private let readers: [(program: Program, route: Int?)]
  private var unhandled: [Int: String] = [:]
  private var unclaimed: [Int: (link: String, exclusion: Int?)] = [:]
  private var isComplete = true
  private var known: [ValueQuestion: [String]] = [:]

  /// What tells values apart.
  private struct ValueQuestion: Hashable {
    struct Pattern: Hashable {
      let spelling: Spelling
      let isDecoded: Bool
    }

    var patterns: Set<Pattern> = []
    var labels: Set<[OrderKey]> = []
    let bare: ByteSet
  }

  /// A part of a link, and the raw texts that it may have.
  private struct Dimension {
    enum Part {
      case item(key: String)
      /// All items, or some more.
      case query
      case fragment
    }

    let part: Part
    let texts: [String]
  }

  init(_ table: RouteTable, _ claims: LinkClaims, _ host: String, _ tolerated: RouteTable?) {
    (self.table, self.claims, self.host, self.tolerated) = (table, claims, host, tolerated)
    setting = RelationSetting(table)
    let origins = (try? Location(parsing: host + "/", origins: table.originSet, rules: table.options.text))?.source
      .origins
    let get = Request.Method(nil, among: table.methods)
    let setting = setting
    let own = table.routes.indices.filter {
      let record = setting.programs.routes[$0]
      return record.origins & (origins ?? 0) != 0 && get.allows(record.method)
    }
    let others = tolerated.map { table in table.routes.indices.map { (program: table.programs[$0], route: Int?.none) } }
    readers = own.map { (setting.programs[$0], $0) } + (others ?? [])
  }

  mutating func comparison() -> ClaimComparison {
    let net = CharacterNet(
      claims: claims.claims, routes: readers.map(\.program), setting, withSlash: claims.comparesEscapedSlash)
    var walk = NetWalk(net, limit: 1_000_000)
    while let found = walk.next() { compare(found) }
    isComplete = isComplete && walk.isComplete
    return ClaimComparison(
      differences: unhandled.sorted { $0.key < $1.key }.map { .unhandled(claim: $0.key, link: $0.value) }
        + unclaimed.sorted { $0.key < $1.key }.map {
          .unclaimed(route: $0.key, link: $0.value.link, exclusion: $0.value.exclusion)
        }, isComplete: isComplete)
  }

  /// Compares the links of one path.
  private mutating func compare(_ found: NetWalk.Found) {
    if found.claims.isEmpty, found.routes.isEmpty { return }
    // What cannot show anything new.
    let isNew =
      found.claims.contains { !claims.claims[$0].isExclusion && unhandled[$0] == nil }
      || found.routes.contains { readers[$0].route.map { unclaimed[$0] == nil } ?? false }
    guard isNew else { return }
    let dimensions = dimensions(of: found)
    let most = 4000
    let count = dimensions.reduce(1) { min($0 * ($1.texts.count + 1), most + 1) }
    if count > most { isComplete = false }
    for number in 0..<min(count, most) {
      var (rest, query, fragment) = (number, [String](), String?.none)
      for dimension in dimensions {
        let choice = rest % (dimension.texts.count + 1)
        rest /= dimension.texts.count + 1
        guard choice > 0 else { continue }
        let text = dimension.texts[choice - 1]
        switch dimension.part {
        case .item(let key): query.append("\(key)=\(text)")
        case .query: query.append(text)
        case .fragment: fragment = text
        }
      }
      compare(
        ClaimedText(path: found.text, query: query.isEmpty ? nil : query.joined(separator: "&"), fragment: fragment),
        found)
    }
  }

  private mutating func compare(_ text: ClaimedText, _ found: NetWalk.Found) {
    let first = found.claims.first { claims.claims[$0].matches(text, path: true) }
    let link = host + text.text
    let answer = table.answer(link)
    if let first, !claims.claims[first].isExclusion {
      if answer == nil, unhandled[first] == nil, tolerated?.answer(link) == nil { unhandled[first] = link }
    } else if let answer, !table.isGone(answer.index), unclaimed[answer.index] == nil {
      unclaimed[answer.index] = (link, first)
    }
  }

  /// What claims or routes that share a path ask of the query and the fragment.
  private mutating func dimensions(of found: NetWalk.Found) -> [Dimension] {
    let (own, programs) = (found.claims.map { claims.claims[$0] }, found.routes.map { readers[$0].program })
    var asked: [String: (patterns: [(Spelling, Bool)], labels: [Label])] = [:]
    for claim in own {
      for item in claim.items { asked[item.key, default: ([], [])].patterns.append((item.value, claim.isDecoded)) }
    }
    // Which of several routes answers may depend on what is optional.
    let asksAll = table.options.strictQuery || programs.count > 1
    for program in programs {
      for step in (0..<program.variantCount).flatMap(program.steps) {
        for item in program.items(step) {
          let want = program.want(item.value)
          guard asksAll || step.kind != .optional && !want.isOptional else { continue }
          let key = String(decoding: program.bytes(item.key), as: UTF8.self)
          asked[key, default: ([], [])].labels.append(want.label)
        }
      }
    }
    var dimensions = asked.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, asked in
      Dimension(
        part: .item(key: PercentEncoding.encode(key, bare: .query)), texts: texts(asked.patterns, asked.labels, .query))
    }
    let queries = own.compactMap { claim in claim.query.map { ($0, claim.isDecoded) } }
    if !queries.isEmpty {
      dimensions.append(Dimension(part: .query, texts: texts(queries, [], ByteSet.query.union("&="))))
      // Only these texts are tried, alone and behind the items that the routes read.
      isComplete = false
    }
    let fragments = own.compactMap { claim in claim.fragment.map { ($0, claim.isDecoded) } }
    let wanted = programs.compactMap { program in program.record.fragment.map { program.want($0).label } }
    if !fragments.isEmpty || !wanted.isEmpty {
      dimensions.append(Dimension(part: .fragment, texts: texts(fragments, wanted, .fragment)))
    }
    return dimensions
  }

  /// A raw text for each set of patterns and labels that read one.
  private mutating func texts(_ patterns: [(Spelling, Bool)], _ labels: [Label], _ bare: ByteSet) -> [String] {
    var (question, values) = (ValueQuestion(bare: bare), [(spelling: Spelling, isDecoded: Bool)]())
    for (spelling, isDecoded) in patterns
    where question.patterns.insert(.init(spelling: spelling, isDecoded: isDecoded)).inserted {
      values.append((spelling, isDecoded))
    }
    let labels = labels.filter { question.labels.insert($0.order(setting.custom)).inserted }
    if let known = known[question] { return known }
    var walk = NetWalk(CharacterNet(values: values, labels: labels, bare: bare, setting), limit: 50_000)
    var texts: [String] = []
    while let found = walk.next() { texts.append(found.text) }
    isComplete = isComplete && walk.isComplete
    known[question] = texts
    return texts
  }
}
