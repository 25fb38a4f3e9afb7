// Links that die, move to another route, or are new.

internal import FingerpostProof
internal import FingerpostEngine

extension TablePair {
  /// What happens to the links of an old route that wins them.
  func linkChanges(of route: Int, _ renamed: RenamedRoutes, _ twins: [Int: Int]) -> [TableDiff.Change] {
    // Its origins are gone, which is a change of its own.
    guard setting.programs.routes[route].origins != 0 else { return [] }
    let meetings = meetings(of: route, in: news)
    var changes: [TableDiff.Change] = []
    let own = meetings.filter { renamed.isSame(self.route(route), self.route($0)) }
    if !meetings.contains(where: { isCovered(route, by: $0) }) {
      changes += death(of: route, own.first { !isGone($0) })
    }
    for other in meetings
    where isGone(other) != isGone(route) || !own.contains(other) {
      // Two routes that both tables have decide between their links in the same way.
      if twins[route] != nil, twins[other] != nil, old.options.precedence == new.options.precedence,
        old.options.strictQuery == new.options.strictQuery,
        old.options.precedence == .specific || isSameOrder(route, other, twins)
      {
        continue
      }
      changes += move(from: route, to: other, isKept: !own.isEmpty)
    }
    return changes
  }

  private func isSameOrder(_ route: Int, _ other: Int, _ twins: [Int: Int]) -> Bool {
    guard let first = twins[route], let second = twins[other] else { return false }
    return (route < second) == (first < other)
  }

  /// - Parameter same: a route of the same name that reads some of the links.
  private func death(of route: Int, _ same: Int?) -> [TableDiff.Change] {
    let fact = fact(old: route, new: nil)
    guard !fact.isNo else { return [] }
    if isGone(route) {
      return fact.witness.map { link in
        [change(.dead, route, nil, link, "\(link) is not known as gone any more", fix: "keep the gone route")]
      } ?? []
    }
    let fix = "keep the template as a deprecated route, or mark it as gone"
    guard let link = fact.witness else {
      return [change(.undecided, route, same, nil, "it is not known whether all its links are still read", fix: fix)]
    }
    let isNarrowed = same != nil
    return [
      change(
        isNarrowed ? .narrowed : .dead, route, same, link,
        isNarrowed ? "no route reads some of its links any more, such as \(link)" : "no route reads \(link) any more",
        fix: fix)
    ]
  }

  /// - Parameter isKept: whether the new table still has the route for some of its links.
  private func move(from route: Int, to other: Int, isKept: Bool) -> [TableDiff.Change] {
    let fact = fact(old: route, new: other)
    guard !fact.isNo else { return [] }
    let (name, known) = ("\"\(self.route(other).name)\"", fact.witness)
    if isGone(other) {
      guard !isGone(route) else { return [] }
      let reason = template(other).flags.gone.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
      let links = known.map { "\($0) is" } ?? "some links may be"
      return [change(.gone, route, other, known, "\(links) known to be gone\(reason)")]
    }
    let fix =
      isKept
      ? "let \(name) match less, or give it links of its own"
      : "let a route named \"\(self.route(route).name)\" read them, as before"
    guard let link = known else {
      return [
        change(.undecided, route, other, nil, "it is not known whether \(name) takes some of its links", fix: fix)
      ]
    }
    if isGone(route) { return [change(.widened, route, other, link, "\(link) is read again, by \(name)")] }
    let rule =
      old.options.precedence == .specific && new.options.precedence == .specific
      ? both.decision(between: route, and: other, for: link.text, method: link.method) : nil
    let reason = rule.flatMap { $0.winner == other ? ": \($0.rule)" : nil } ?? ""
    return [change(.moved, route, other, link, "\(link) is read by \(name) now\(reason)", fix: fix)]
  }

  /// Whether a new route reads links that no route read before.
  func gain(of route: Int, _ renamed: RenamedRoutes) -> [TableDiff.Change] {
    guard setting.programs.routes[route].origins != 0, !isGone(route) else { return [] }
    let own = self.route(route)
    let isNew = !renamed.kept.contains(own.name)
    let meetings = meetings(of: route, in: olds)
    if meetings.contains(where: { isCovered(route, by: $0) }) {
      return isNew ? [change(.added, nil, route, nil, "the route is new")] : []
    }
    let fact = fact(old: nil, new: route)
    if isNew {
      return [change(.added, nil, route, fact.witness, "the route is new\(fact.witness.map { ": \($0)" } ?? "")")]
    }
    guard let link = fact.witness else { return [] }
    let same = meetings.first { renamed.isSame(self.route($0), own) }
    return [change(.widened, same, route, link, "\(link) is read now, too")]
  }
}
