/// Compares two sides over the locations of some sources.
///
/// 1. ``TextClasses`` finds one text for each way in which the labels of both paths can read a segment.
/// 2. ``PathSearch`` walks both paths over those texts at once; each pair of states gives variants that end there.
/// 3. ``LocationSpace`` has a dimension for all else, and each variant is a few ``Demand``s on it.
/// 4. ``DemandSearch`` looks for a location that both want, or that one wants and no variant of the other takes.
/// 5. What it finds is printed, parsed and read again before it is shown. Where custom types leave something open, the same
///    is done once more over all that they could read: what is not found there does not exist; what is, is unknown.
struct RelationSearch {
  typealias Fact = TemplateRelation.Fact

  struct Facts {
    var both = Fact.no
    var onlyFirst = Fact.no
    var onlySecond = Fact.no

    func or(_ other: Facts) -> Facts {
      Facts(
        both: both.or(other.both), onlyFirst: onlyFirst.or(other.onlyFirst), onlySecond: onlySecond.or(other.onlySecond)
      )
    }
  }

  private let sides: [RelationSide]
  private let setting: RelationSetting
  private let supposing: Bool
  private let labels: [TextLabel]
  private let machines: [PathMachine]
  private let classes: TextClasses
  private let space: LocationSpace
  /// What each variant of each side wants, and what keeps it from matching.
  private let wanted: [[[Clause]]]
  private let obstacles: [[Clause]]
  private var solved: Set<[[Int]]> = []
  private var goals = PathSearch.Goals()
  /// Something was found and did not read, or was too much to look for.
  private var doubts = (both: false, onlyFirst: false, onlySecond: false)
  private var facts = Facts()

  init(_ first: RelationSide, _ second: RelationSide, _ setting: RelationSetting, supposing: Bool) {
    (sides, self.setting, self.supposing) = ([first, second], setting, supposing)
    var paths = PathLabels(setting.sort, setting.custom)
    machines = sides.map { PathMachine($0.program, isCompact: setting.isCompact, &paths) }
    labels = paths.labels
    classes = paths.classes(in: setting, supposing: supposing)
    let space = LocationSpace(
      sides, setting.sources, isStrict: setting.isStrict, isBare: setting.isCompact, supposing: supposing,
      setting.custom)
    self.space = space
    wanted = sides.map { side in (0..<side.program.variantCount).map { space.wanted(side, $0) } }
    obstacles = sides.map { side in (0..<side.program.variantCount).map { space.obstacles(side, $0) } }
  }

  /// Whether some type is not known to the last.
  var isOpaque: Bool { space.isOpaque || labels.contains(where: \.isOpaque) }

  mutating func run() -> Facts {
    var search = PathSearch(machines[0], machines[1], classes)
    while let (pair, number) = search.next(goals) {
      if number > 0 || setting.sort.hasRoot { visit(pair) { search.segments(to: number) } }
    }
    let isOpen = !search.isComplete || !classes.isComplete || !space.isComplete
    if isOpen || doubts.both, facts.both.isNo { facts.both = .unknown }
    if isOpen || doubts.onlyFirst, facts.onlyFirst.isNo { facts.onlyFirst = .unknown }
    if isOpen || doubts.onlySecond, facts.onlySecond.isNo { facts.onlySecond = .unknown }
    return facts
  }

  private mutating func visit(_ pair: PathSearch.Pair, _ segments: () -> [[UInt8]]) {
    let (first, second) = (machines[0], machines[1])
    let ends = [
      first.variants(pair.first.must), first.variants(pair.first.may), second.variants(pair.second.must),
      second.variants(pair.second.may),
    ]
    guard !ends[0].isEmpty || !ends[2].isEmpty, solved.insert(ends).inserted else { return }
    if goals.both {
      let pairs = ends[0].flatMap { one in ends[2].map { wanted[0][one] + wanted[1][$0] } }
      let fact = decide(pairs, segments, first: true, second: true, &doubts.both)
      if !fact.isNo { (facts.both, goals.both) = (fact, false) }
    }
    if goals.onlyFirst {
      let against = ends[3].map { obstacles[1][$0] }
      let fact = decide(
        ends[0].map { wanted[0][$0] + against }, segments, first: true, second: false, &doubts.onlyFirst)
      if !fact.isNo { (facts.onlyFirst, goals.onlyFirst) = (fact, false) }
    }
    if goals.onlySecond {
      let against = ends[1].map { obstacles[0][$0] }
      let fact = decide(
        ends[2].map { wanted[1][$0] + against }, segments, first: false, second: true, &doubts.onlySecond)
      if !fact.isNo { (facts.onlySecond, goals.onlySecond) = (fact, false) }
    }
  }

  /// Whether some location meets all clauses of one of these lists.
  private func decide(
    _ alternatives: [[Clause]], _ segments: () -> [[UInt8]], first: Bool, second: Bool, _ doubt: inout Bool
  ) -> Fact {
    let search = DemandSearch(sizes: space.sizes)
    for clauses in alternatives {
      switch search.solve(clauses) {
      case .none: continue
      case .gaveUp: doubt = true
      case .found(let point):
        if supposing { return .unknown }
        let (location, method) = space.location(segments(), at: point)
        if let text = try? location.print(), isMatch(text, method, 0) == first, isMatch(text, method, 1) == second {
          return .yes(TemplateRelation.Witness(method: method, text: text))
        }
        doubt = true
      }
    }
    return .no
  }

  /// Whether a side matches a link: nil where nobody can tell.
  private func isMatch(_ text: String, _ method: String?, _ index: Int) -> Bool? {
    text.withBytes { bytes in
      let verdict: Bool?? = try? Scan.read(bytes, setting.origins, setting.rules) { scan in
        isMatch(ScannedText(scan), method, index)
      }
      return verdict ?? nil
    }
  }

  private func isMatch(_ text: ScannedText, _ method: String?, _ index: Int) -> Bool? {
    let (side, machine) = (sides[index], machines[index])
    guard side.allows(method), text.fitting & side.origins != 0 else { return false }
    var standing = PathSearch.Standing(must: machine.start, may: machine.start)
    for segment in 0..<text.count {
      let bytes = Array(text.text(segment))
      let verdicts = labels.map { $0.verdict(bytes) }
      standing.must = machine.next(standing.must, verdicts.map(\.must))
      standing.may = machine.next(standing.may, verdicts.map(\.may))
    }
    let query = QueryReading(programs: side.program.programs.flat, text: text, isStrict: setting.isStrict)
    func reads(_ states: PathMachine.States) -> Bool {
      machine.variants(states).contains { variant in
        var sink = QueryReading.Answer()
        return query.read(side.program.record, Int32(clamping: variant), into: &sink)
      }
    }
    if reads(standing.must) { return true }
    return reads(standing.may) ? nil : false
  }
}

/// What two sides are compared in.
struct RelationSetting {
  let custom: CustomTypes
  let origins: OriginSet
  let rules: TextRules
  let isStrict: Bool
  /// Where links come from, of one sort.
  let sources: [Location.Source]
  let sort: LinkSort
  var spelled = SpelledTexts()

  var isCompact: Bool { sort == .compact }

  /// What is known of two sides in this setting, and what custom types leave open.
  func facts(_ first: RelationSide, _ second: RelationSide) -> RelationSearch.Facts {
    var search = RelationSearch(first, second, self, supposing: false)
    var facts = search.run()
    guard search.isOpaque else { return facts }
    var supposed = RelationSearch(first, second, self, supposing: true)
    let possible = supposed.run()
    if !facts.both.isYes { facts.both = possible.both }
    if !facts.onlyFirst.isYes { facts.onlyFirst = possible.onlyFirst }
    if !facts.onlySecond.isYes { facts.onlySecond = possible.onlySecond }
    return facts
  }
}
