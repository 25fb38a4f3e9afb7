// What follows a path that some claims and routes accept: the texts of its query and its fragment that they tell apart.

extension ComparedClaims {
  /// What the answer about values depends on.
  struct ValueQuestion: Hashable {
    var patterns: Set<UnionAutomaton.Pattern> = []
    var labels: Set<[OrderKey]> = []
    var fragments: Set<FragmentLanguage> = []
    let bare: ByteSet
  }

  /// The raw texts of each part of a query, and of the fragment, that the claims or routes of a path tell apart.
  mutating func texts(of found: SubsetConstruction.Accepted) -> (queries: [[String]], fragments: [String]) {
    let own = found.claims.map { claims.claims[$0] } + found.exported.map { exported.claims[$0] }
    let programs = found.routes.map { readers[$0].program }
    var asked: [String: (patterns: [UnionAutomaton.Pattern], labels: [Label])] = [:]
    for claim in own where claim.units == nil {
      for item in claim.items {
        asked[item.key, default: ([], [])].patterns.append(.characters(item.value, isDecoded: claim.isDecoded))
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
        let values = machines.map { $0.derivative(by: key + "=") }.filter { !$0.isEmpty }
        if !values.isEmpty { asked[key, default: ([], [])].patterns += values.map { .units($0) } }
      }
    }
    var parts = asked.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { key, asked in
      texts(asked.patterns, asked.labels, .query).map { "\(key.escapedQuery)=\($0)" }
    }
    func patterns(_ part: (LinkClaims.Claim) -> TextExpression?) -> [UnionAutomaton.Pattern] {
      own.compactMap { claim in part(claim).map { .characters($0, isDecoded: claim.isDecoded) } }
    }
    let addresses = own.compactMap { $0.units?.address?.derivative(by: found.text.decoded + "?") }
    let queries = patterns { $0.query } + addresses.filter { !$0.isEmpty && !$0.isUniversal }.map { .units($0) }
    if !queries.isEmpty {
      parts.append(texts(queries, [], ByteSet.query.union("&=")))
      // Only these texts are tried, alone and after the items that the routes read.
      triesSomeQueries = true
    }
    let fragments = patterns { $0.fragment } + own.compactMap { $0.units?.fragment.map { .units($0) } }
    let languages = programs.compactMap { FragmentLanguage($0, setting, isLenient: isLenient) }
    let labels = programs.compactMap { program in
      program.fragmentParts.map { $0.kind == .text ? program.path($0).first.map(program.label) : nil }
        ?? program.record.fragment.map { program.want($0).label }
    }
    let fragmentTexts =
      fragments.isEmpty && languages.isEmpty && labels.isEmpty ? [] : texts(fragments, labels, .fragment, languages)
    return (parts, fragmentTexts)
  }

  /// The keys of items that patterns of whole items tell apart, and one that no pattern names if any will do.
  private mutating func keys(of machines: Set<CodeUnitMachine>) -> Set<String> {
    let items = texts(machines.map { .units($0) }, [], ByteSet.query.union("="))
    var keys = Set(items.map { String($0.decoded.prefix { $0 != "=" }) })
    if machines.contains(where: { !$0.derivative(by: "~=").isEmpty }) { keys.insert("~") }
    return keys.filter { !$0.isEmpty }
  }

  /// A raw text for each set of patterns and labels that read one.
  private mutating func texts(
    _ patterns: [UnionAutomaton.Pattern], _ labels: [Label], _ bare: ByteSet, _ fragments: [FragmentLanguage] = []
  ) -> [String] {
    var (question, values) = (ValueQuestion(bare: bare), [UnionAutomaton.Pattern]())
    for pattern in patterns where question.patterns.insert(pattern).inserted { values.append(pattern) }
    let labels = labels.filter { question.labels.insert($0.order(setting.custom)).inserted }
    let fragments = fragments.filter { question.fragments.insert($0).inserted }
    if let known = knownTexts[question] { return known }
    let union = UnionAutomaton(values: values, labels: labels, fragments: fragments, bare: bare, setting)
    var walk = SubsetConstruction(union, limit: 50_000)
    var texts: [String] = []
    while let found = walk.next() { texts.append(found.text) }
    isComplete = isComplete && walk.isComplete
    knownTexts[question] = texts
    return texts
  }
}
