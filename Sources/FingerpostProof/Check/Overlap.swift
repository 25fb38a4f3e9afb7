import FingerpostEngine

/// Two routes that share links: a finding about both, or a part of one about more routes.
struct Overlap {
  let kind: Finding.Kind
  /// The route to change, and the other one.
  let routes: (first: Int, second: Int)
  let link: TemplateRelation.Witness
  let message: String
  /// What to do, if the overlap is not meant.
  let change: String
}

extension TableAnalysis {
  /// The finding for an overlap: a warning, unless one of the routes accepts it.
  ///
  /// - Parameter set: routes any two of which overlap, if these two are an example of them.
  func finding(_ overlap: Overlap, in set: [Int] = []) -> Finding {
    let (first, second) = overlap.routes
    let all = [first, second] + set.filter { $0 != first && $0 != second }
    var (message, change) = (overlap.message, overlap.change)
    let isPair = all.count == 2
    if !isPair {
      let isCrossing = overlap.kind == .crossing
      let example = "; for example, \(overlap.message)"
      message =
        isCrossing
        ? "any two of these \(all.count) routes have links in common\(example)"
        : "of any two of these \(all.count) routes, one takes links of the other\(example)"
      change =
        isCrossing ? "tell them apart by literals or types" : "rule the values out by the types of their parameters"
    }
    let acceptance = [(first, second), (second, first)].first(where: accepts).map { accepting($0, $1) }
    let choice = "accept \(isPair ? "it" : "each pair"): \(accepting(first, second))\(isPair ? "" : ", and so on")"
    let done = acceptance.map { "nothing: \($0) accepts \(isPair ? "it" : "the first pair, and so on")" }
    var found = finding(overlap.kind, all, overlap.link, message, fix: done ?? "\(change), or \(choice)")
    if acceptance != nil { found.severity = .accepted }
    return found
  }

  /// Whether one of two routes accepts the overlap.
  func isAccepted(_ first: Int, _ second: Int) -> Bool { accepts(first, second) || accepts(second, first) }

  private func accepts(_ one: Int, _ other: Int) -> Bool {
    template(one).flags.overlaps.contains(table.routes[other].name)
  }

  /// What to write on one route to accept another.
  private func accepting(_ one: Int, _ other: Int) -> String {
    let accepted = table.routes[other].name
    let text = isOfEnum ? RouteTable.argument(accepting: accepted) : RouteTable.flag(accepting: accepted)
    return "\(text) on \(name(one, beside: other))"
  }

  // MARK: All overlaps

  /// The crossings, or the print collisions, of some meetings.
  ///
  /// - Parameter done: called after each meeting.
  func overlaps(_ kind: Finding.Kind, _ meetings: [Meeting], done: () -> Void) -> [Finding] {
    struct Known {
      let meeting: Meeting
      /// Nil if a known link shows the overlap, and no better one was looked for.
      let overlaps: [Overlap]?
    }
    var known: [Known] = []
    for meeting in meetings {
      let overlaps = isKnown(kind, meeting) ? nil : overlaps(kind, meeting)
      if overlaps?.isEmpty != true { known.append(Known(meeting: meeting, overlaps: overlaps)) }
      done()
    }
    func examples(_ known: Known?) -> [Overlap] { known.map { $0.overlaps ?? overlaps(kind, $0.meeting) } ?? [] }
    // What shows in no build is told pair by pair: callers leave it out.
    let (hidden, seen) = (known.filter { areExclusive($0.meeting) }, known.filter { !areExclusive($0.meeting) })
    return hidden.flatMap { examples($0).map { finding($0) } }
      + [false, true].flatMap { isAccepted in
        let own = seen.filter { self.isAccepted($0.meeting.first, $0.meeting.second) == isAccepted }
        let ofPair = Dictionary(own.map { ([$0.meeting.first, $0.meeting.second], $0) }) { first, _ in first }
        return sets(own.map(\.meeting)).flatMap { routes in
          let pairs = routes.indices.lazy.flatMap { first in routes[(first + 1)...].lazy.map { [routes[first], $0] } }
          let examples = pairs.map { examples(ofPair[$0]) }.first { !$0.isEmpty } ?? []
          return examples.prefix(routes.count == 2 ? examples.count : 1).map { finding($0, in: routes) }
        }
      }
  }

  private func areExclusive(_ meeting: Meeting) -> Bool { areExclusive(meeting.first, meeting.second) }

  /// Whether an overlap is shown without a search.
  private func isKnown(_ kind: Finding.Kind, _ meeting: Meeting) -> Bool {
    kind == .crossing ? meeting.isPlain : knownCollision(meeting) != nil
  }

  private func overlaps(_ kind: Finding.Kind, _ meeting: Meeting) -> [Overlap] {
    kind == .crossing ? crossing(meeting).map { [$0] } ?? [] : printCollisions(meeting)
  }

  /// The routes of some meetings as sets in which any two meet, whatever the order in which they were declared.
  private func sets(_ meetings: [Meeting]) -> [[Int]] {
    let routes = Set(meetings.flatMap { [$0.first, $0.second] }).map { (index: $0, key: key($0)) }
      .sorted { $0.key == $1.key ? $0.index < $1.index : $0.key.lexicographicallyPrecedes($1.key) }
    let ranks = Dictionary(uniqueKeysWithValues: routes.enumerated().map { ($1.index, $0) })
    let pairs = meetings.map { (ranks[$0.first] ?? 0, ranks[$0.second] ?? 0) }
    return OverlapSets(pairs, count: routes.count).sets.map { set in set.map { routes[$0].index }.sorted() }
  }

  /// What tells a route from others, wherever it is declared.
  private func key(_ route: Int) -> [OrderKey] {
    let (template, record) = (template(route), table.programs[route].record)
    return [template.shapeText, template.method ?? "", table.routes[route].name].map { .bytes(Array($0.utf8)) }
      + [.number(Int(truncatingIfNeeded: record.origins))]
  }
}

/// Pairs as sets of which any two are a pair, so that one finding tells of many pairs.
///
///     a-b, a-c, b-c, c-d    // abc, cd
///
/// Each pair is in some set, and no set can be larger. Which sets these are depends on nothing but the pairs and the order of
/// their members.
struct OverlapSets {
  private(set) var sets: [[Int]] = []
  private let partners: [[Int]]
  private let isPair: [Set<Int>]
  /// The pairs that are in no set yet.
  private var open: [Set<Int>]

  /// - Parameter pairs: pairs of indices below `count`.
  init(_ pairs: [(Int, Int)], count: Int) {
    var isPair = Array(repeating: Set<Int>(), count: count)
    for (first, second) in pairs {
      isPair[first].insert(second)
      isPair[second].insert(first)
    }
    self.isPair = isPair
    open = isPair
    partners = isPair.map { $0.sorted() }
    for first in 0..<count {
      for second in partners[first] where second > first && open[first].contains(second) {
        add(largest(with: first, second))
      }
    }
  }

  /// A set with two members that no other index could join; smaller indices are taken first.
  private func largest(with first: Int, _ second: Int) -> [Int] {
    let (few, many) = partners[first].count < partners[second].count ? (first, second) : (second, first)
    var (set, candidates) = ([first, second], partners[few].filter { isPair[many].contains($0) })
    while let next = candidates.first {
      set.append(next)
      candidates = candidates.filter { isPair[next].contains($0) }
    }
    return set.sorted()
  }

  private mutating func add(_ set: [Int]) {
    sets.append(set)
    for (index, first) in set.enumerated() {
      for second in set[..<index] {
        open[first].remove(second)
        open[second].remove(first)
      }
    }
  }
}
