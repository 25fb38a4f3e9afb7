/// Two routes that share links: a finding about both, or a part of one about more routes.
struct Overlap {
  let kind: Finding.Kind
  /// The route to change, and the other one.
  let routes: (first: Int, second: Int)
  let link: TemplateRelation.Witness
  let message: String
  /// What to do, if the overlap is not meant.
  let change: String
  /// Whether one of the routes wins the link, and no third one.
  var isWon = true
}

/// A meeting that is an overlap of some kind.
private struct KnownOverlap {
  let kind: Finding.Kind
  let meeting: TableAnalysis.Meeting
  /// Nil if a known link shows the overlap, and no better one was looked for.
  let overlaps: [Overlap]?
}

extension TableAnalysis {
  /// The finding for an overlap: a warning, unless one of the routes accepts it.
  ///
  /// - Parameter set: routes that all overlap with each other, if these two are an example.
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
        ? "any two of these \(all.count) routes share links\(example)"
        : "of any two of these \(all.count) routes, one takes links of the other\(example)"
      change =
        isCrossing ? "make them differ in literals or types" : "give the parameters types that exclude these values"
    }
    let acceptance = [(first, second), (second, first)].first(where: accepts).map { accepting($0, $1) }
    let choice = "accept \(isPair ? "it" : "each pair"): \(accepting(first, second))\(isPair ? "" : ", and so on")"
    let done = acceptance.map { "nothing to do: \($0) accepts \(isPair ? "it" : "the first pair, and so on")" }
    var found = finding(overlap.kind, all, overlap.link, message, fix: done ?? "\(change), or \(choice)")
    if acceptance != nil { found.severity = .accepted }
    return found
  }

  /// Whether one of two routes accepts the overlap.
  func isAccepted(_ first: Int, _ second: Int) -> Bool { accepts(first, second) || accepts(second, first) }

  private func accepts(_ one: Int, _ other: Int) -> Bool {
    acceptsAll(one) || template(one).flags.overlaps.contains(table.routes[other].name)
  }

  func acceptsAll(_ route: Int) -> Bool { template(route).flags.overlaps.contains(Template.Flags.allRoutes) }

  /// What stands on one route to accept another, or is to be written there.
  private func accepting(_ one: Int, _ other: Int) -> String {
    let accepted = acceptsAll(one) ? Template.Flags.allRoutes : table.routes[other].name
    return "\(accepting(accepted)) on \(name(one, beside: other))"
  }

  /// What accepts the overlap with a route of a name.
  func accepting(_ name: String) -> String {
    isOfEnum ? RouteTable.argument(accepting: name) : RouteTable.flag(accepting: name)
  }

  // MARK: All overlaps

  /// The crossings and print collisions of some meetings.
  ///
  /// - Parameter done: called twice for each meeting.
  mutating func overlaps(_ meetings: [Meeting], done: () -> Void) -> [Finding] {
    let known = stage { analysis in
      var known: [KnownOverlap] = []
      for kind in [Finding.Kind.crossing, .printCollision] {
        for meeting in meetings {
          // What is known to cross costs nothing.
          if !Work.isOver || kind == .crossing && meeting.isPlain {
            let overlaps = analysis.isKnown(kind, meeting) ? nil : analysis.overlaps(kind, meeting)
            if overlaps?.isEmpty != true { known.append(.init(kind: kind, meeting: meeting, overlaps: overlaps)) }
          }
          done()
        }
      }
      return known
    }
    // Overlaps that no build shows are reported pair by pair: callers leave them out.
    let (hidden, seen) = (known.filter { areExclusive($0.meeting) }, known.filter { !areExclusive($0.meeting) })
    return hidden.flatMap { examples($0).map { finding($0) } }
      + [false, true].flatMap { isAccepted in
        findings(of: seen.filter { self.isAccepted($0.meeting.first, $0.meeting.second) == isAccepted })
      }
  }

  /// The findings for overlaps that are all accepted, or all not: first for the catch-alls, then for the rest.
  private func findings(of known: [KnownOverlap]) -> [Finding] {
    let ofPair = Dictionary(grouping: known) { [$0.meeting.first, $0.meeting.second] }
    let meetings = ofPair.values.compactMap { $0.first?.meeting }
    let (routes, pairs) = ranked(meetings)
    let catchAlls = CatchAlls(pairs, count: routes.count)
    let rest = Set(catchAlls.rest.map { [routes[$0.0], routes[$0.1]].sorted() })
    let found = catchAlls.all.compactMap { route, others -> Finding? in
      let (route, others) = (routes[route], others.map { routes[$0] }.sorted())
      let overlaps = others.lazy.prefix(while: { _ in !Work.isOver }).flatMap { ofPair[[route, $0].sorted()] ?? [] }
        .map { examples($0) }
      return Self.best(overlaps).first.map { finding(ofCatchAll: route, others, $0) }
    }
    return [Finding.Kind.crossing, .printCollision].reduce(into: found) { found, kind in
      let own = known.filter { $0.kind == kind && rest.contains([$0.meeting.first, $0.meeting.second]) }
      found += sets(own.map { $0.meeting }).flatMap { routes in
        let pairs = routes.indices.lazy.flatMap { first in routes[(first + 1)...].lazy.map { [routes[first], $0] } }
        let examples = pairs.prefix(while: { _ in !Work.isOver }).map { pair in
          (ofPair[pair] ?? []).first { $0.kind == kind }.map(self.examples) ?? []
        }
        return Self.best(examples).prefix(routes.count == 2 ? .max : 1).map { finding($0, in: routes) }
      }
    }
  }

  /// The first examples that there are; of a few, rather those whose links no third route wins.
  private static func best(_ examples: some Sequence<[Overlap]>) -> [Overlap] {
    var met: [[Overlap]] = []
    for overlaps in examples where !overlaps.isEmpty {
      if overlaps.allSatisfy({ $0.isWon }) { return overlaps }
      met.append(overlaps)
      if met.count == mostThirds { break }
    }
    return met.first ?? []
  }

  private func examples(_ known: KnownOverlap) -> [Overlap] { known.overlaps ?? overlaps(known.kind, known.meeting) }

  private func areExclusive(_ meeting: Meeting) -> Bool { areExclusive(meeting.first, meeting.second) }

  /// Whether an overlap is there for certain, before a search looks for the link to show.
  private func isKnown(_ kind: Finding.Kind, _ meeting: Meeting) -> Bool {
    kind == .crossing ? meeting.isPlain || isCrossing(meeting) : knownCollision(meeting) != nil
  }

  private func overlaps(_ kind: Finding.Kind, _ meeting: Meeting) -> [Overlap] {
    kind == .crossing ? crossing(meeting).map { [$0] } ?? [] : printCollisions(meeting)
  }

  /// The routes of some meetings as sets in which any two meet.
  private func sets(_ meetings: [Meeting]) -> [[Int]] {
    let (routes, pairs) = ranked(meetings)
    return OverlapSets(pairs, count: routes.count).sets.map { set in set.map { routes[$0] }.sorted() }
  }

  /// The routes of some meetings in an order that does not depend on that of their declaration, and who meets whom, by positions.
  private func ranked(_ meetings: [Meeting]) -> (routes: [Int], pairs: [(Int, Int)]) {
    let routes = Set(meetings.flatMap { [$0.first, $0.second] }).sorted { route in
      let (template, record) = (template(route), table.programs[route].record)
      return [template.shapeText, template.method ?? "", table.routes[route].name].map { .bytes(Array($0.utf8)) }
        + [.number(Int(truncatingIfNeeded: record.origins)), .number(route)]
    }
    var ranks: [Int: Int] = [:]
    for (rank, route) in routes.enumerated() { ranks[route] = rank }
    return (routes, meetings.map { (ranks[$0.first] ?? 0, ranks[$0.second] ?? 0) })
  }
}
