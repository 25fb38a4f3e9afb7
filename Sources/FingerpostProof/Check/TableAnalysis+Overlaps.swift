// What two routes that share links do to each other, one finding for each set of routes of which any two do.

import FingerpostEngine

extension TableAnalysis {
  /// The crossings, or the print collisions, of some meetings.
  ///
  /// - Parameter done: called after each meeting.
  func overlaps(_ kind: Finding.Kind, _ meetings: [Meeting], done: () -> Void) -> [Finding] {
    /// What is known of a meeting.
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
    return hidden.flatMap { examples($0).map(finding) }
      + [false, true].flatMap { isAccepted in
        let own = seen.filter { self.isAccepted($0.meeting.first, $0.meeting.second) == isAccepted }
        let ofPair = Dictionary(own.map { ([$0.meeting.first, $0.meeting.second], $0) }) { first, _ in first }
        return sets(own.map(\.meeting)).flatMap { routes in
          let pairs = routes.indices.lazy.flatMap { first in routes[(first + 1)...].lazy.map { [routes[first], $0] } }
          let examples = pairs.map { examples(ofPair[$0]) }.first { !$0.isEmpty } ?? []
          return routes.count == 2 ? examples.map(finding) : examples.prefix(1).map { finding(routes, $0) }
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
