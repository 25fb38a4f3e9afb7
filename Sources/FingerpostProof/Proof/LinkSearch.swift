import FingerpostEngine

/// Looks for links that some routes match, or that one of several routes wins, by walking all their paths side by side.
///
/// A state holds every position that some path may reach with the same segments, in the order of the labels that led there. Of
/// two ways to one position only the better is kept, because what follows is the same. A route wins if it ends before all others
/// that match. ``PrecedenceRule`` decides between equal ends. If that needs the link, the search also returns links that may be
/// lost, which the caller must try.
package struct LinkSearch {
  package enum Goal {
    /// Links that all of some routes match, and none of others.
    case match([Int], [Int])
    /// Links that one route wins against all others, among those that the printer prints.
    case win(Int)
    /// Links on which both contests of two tables end in this way.
    case outcome(Contest, Contest)
  }

  /// What the routes of one table make of a link.
  package struct Contest {
    /// The route that wins; nil if none may match.
    let winner: Int?
    package let rivals: [Int]
    let precedence: RouteTable.Precedence

    package init(winner: Int?, rivals: [Int], precedence: RouteTable.Precedence) {
      (self.winner, self.rivals, self.precedence) = (winner, rivals, precedence)
    }
  }

  /// A route that must not keep a wanted one from winning.
  private struct Rival {
    let side: Int
    /// The wanted side that must end before this one, if both match; nil if this one may not match.
    var after: Int?
  }

  /// The route in the upper half, the instruction of its path in the lower.
  private typealias Position = UInt64
  /// Groups of positions that were reached by equal labels, best labels first.
  private typealias State = [[Position]]

  private let space: LinkSpace
  /// The routes that must match, the one that must win first; then the others.
  private let wanted: [Int]
  private let rivals: [Rival]
  /// Whether some rival may match too, if it is not first.
  private let isRanked: Bool
  /// Whether all links of a path are tried if the winner depends on the link.
  private let triesAll: Bool
  private var search: ProductSearch<State, TextClass>
  private var last: Int?
  private var found: [Found] = []
  /// Whether the last link reaches the goal, as far as the proof can tell. Otherwise that depends on the link.
  private(set) var isSure = true
  private struct Found {
    let link: TemplateRelation.Witness
    var isSure = true
  }

  /// Ends of which one link was found that surely reaches the goal. There may be others, if the caller looks for another one.
  private var others: [(step: Int, choice: [End], better: [End])] = []

  /// The ends that no link reaches.
  private var refuted: Set<[Int]> = []
  /// Whether a link that was found did not read, or a search was given up.
  private var isInDoubt = false

  init(_ space: LinkSpace, _ goal: Goal) {
    self.space = space
    func indices(_ routes: [Int]) -> [Int] { routes.compactMap(space.routes.firstIndex) }
    func rivals(of contest: Contest) -> [Rival] {
      let others = indices(contest.rivals)
      guard let winner = indices(contest.winner.map { [$0] } ?? []).first else { return others.map { Rival(side: $0) } }
      // With precedence by declaration, only routes declared earlier are rivals.
      return contest.precedence == .specific
        ? others.map { Rival(side: $0, after: winner) } : others.filter { $0 < winner }.map { Rival(side: $0) }
    }
    let found: (wanted: [Int], rivals: [Rival])
    switch goal {
    case .match(let wanted, let rivals):
      found = (indices(wanted), indices(rivals).map { Rival(side: $0) })
      triesAll = false
    case .win(let route):
      let printer = space.printer.map { [$0] } ?? []
      let others = space.routes.indices.filter { space.routes[$0] != route && !printer.contains($0) }
      let contest = Contest(
        winner: route, rivals: others.map { space.routes[$0] }, precedence: space.setting.table.options.precedence)
      found = (indices([route]) + printer, rivals(of: contest))
      triesAll = false
    case .outcome(let first, let second):
      found = (indices([first, second].compactMap(\.winner)), rivals(of: first) + rivals(of: second))
      triesAll = true
    }
    (wanted, self.rivals) = found
    isRanked = found.rivals.contains { $0.after != nil }
    let start = (wanted + found.rivals.map(\.side)).flatMap { side in
      space.machines[side].start.map { Self.position(side, $0) }
    }
    search = ProductSearch([[start.sorted()]], limit: wanted.count + found.rivals.count > 2 ? 4000 : 10_000)
  }

  /// Whether the search was exhaustive: a link that was not found does not exist.
  var isComplete: Bool { search.isComplete && space.isComplete && !isInDoubt }

  mutating func next() -> TemplateRelation.Witness? {
    while found.isEmpty {
      if let next = others.popLast() {
        found = (allLinks(next.step, next.choice, against: next.better) ?? []).reversed()
        continue
      }
      // The last step is expanded only if another link is asked for.
      if let last { expand(last) }
      last = search.next()
      guard let last else { return nil }
      if last > 0 || space.form.hasRoot { found = links(at: last).reversed() }
    }
    guard let next = found.popLast() else { return nil }
    isSure = next.isSure
    return next.link
  }

  private mutating func expand(_ number: Int) {
    let step = search.steps[number]
    for letter in space.letters(at: step.depth) {
      if let after = next(step.state, letter) { search.enter(after, by: letter, from: number) }
    }
  }

  private static func position(_ side: Int, _ instruction: Int) -> Position { UInt64(side) << 32 | UInt64(instruction) }
  private static func side(_ position: Position) -> Int { Int(position >> 32) }
  private static func instruction(_ position: Position) -> Int { Int(position & 0xFFFF_FFFF) }

  /// The state after one more segment; nil if some wanted route can no longer match.
  private func next(_ state: State, _ letter: TextClass) -> State? {
    var (after, known) = (State(), Set<Position>())
    for group in state {
      var reached: [(rank: Int32, position: Position)] = []
      for position in group {
        let (side, instruction) = (Self.side(position), Self.instruction(position))
        guard let label = space.machines[side].label(instruction) else { continue }
        guard letter.reads[wanted.contains(side) ? label.sure : label.possible] else { continue }
        // The printer does not compete with the others.
        let rank = !isRanked ? 0 : side == space.printer ? -1 : space.programs[side].rank(instruction)
        for next in space.machines[side].after[instruction] { reached.append((rank, Self.position(side, next))) }
      }
      reached.sort { $0 < $1 }
      var rank: Int32?
      for next in reached where known.insert(next.position).inserted {
        if next.rank != rank { after.append([]) }
        after[after.count - 1].append(next.position)
        rank = next.rank
      }
    }
    return wanted.allSatisfy { side in known.contains { Self.side($0) == side } } ? after : nil
  }

  // MARK: Where paths end

  private struct End {
    let group: Int
    let side: Int
    let variant: Int
  }

  private mutating func links(at number: Int) -> [Found] {
    let ends = search.steps[number].state.enumerated().flatMap { group, positions in
      positions.compactMap { position in
        let side = Self.side(position)
        return space.machines[side].end(Self.instruction(position)).map { End(group: group, side: side, variant: $0) }
      }
    }
    // One end for each wanted route.
    let choices = wanted.reduce([[]]) { choices, side in
      choices.flatMap { choice in ends.filter { $0.side == side }.map { choice + [$0] } }
    }
    let others = rivals.flatMap { rival in ends.filter { $0.side == rival.side }.map { (end: $0, after: rival.after) } }
    return choices.flatMap { (choice: [End]) -> [Found] in
      let fates = others.map { end, after in choice.first { $0.side == after }.map { fate($0, end) } ?? .loses }
      let better = zip(others, fates).filter { $1 == .loses }.map(\.0.end)
      let perhaps = zip(others, fates).filter { $1 == .depends }.map(\.0.end)
      if let link = link(number, choice, against: better + perhaps) {
        if triesAll, !perhaps.isEmpty { self.others.append((number, choice, better)) }
        return [Found(link: link)]
      }
      if perhaps.isEmpty { return [] }
      if triesAll, let links = allLinks(number, choice, against: better) { return links }
      return link(number, choice, against: better).map { [Found(link: $0, isSure: false)] } ?? []
    }
  }

  /// Every link of this path, as far as the routes tell links apart; nil if there are too many.
  private mutating func allLinks(_ number: Int, _ choice: [End], against others: [End]) -> [Found]? {
    guard let points = space.rest.points(clauses(choice, against: others), most: 2000) else {
      isInDoubt = true
      return nil
    }
    let segments = search.path(to: number).compactMap(\.letter?.text)
    return points.compactMap { space.witness(segments, at: $0, matching: wanted, notMatching: []) }
      .map { Found(link: $0, isSure: false) }
  }

  /// How an end fares against a rival's.
  private func fate(_ end: End, _ other: End) -> PrecedenceRule.Tie {
    if other.group < end.group { return .loses }
    if other.group > end.group { return .wins }
    let contenders = [end, other].map { end in
      PrecedenceRule.Contender(
        program: space.programs[end.side], variant: end.variant,
        template: space.setting.table.routes[space.routes[end.side]].template)
    }
    return PrecedenceRule.tie(contenders[0], against: contenders[1], space.setting.custom)
  }

  private func clauses(_ choice: [End], against others: [End]) -> [LocationSpace.Clause] {
    choice.flatMap { space.rest.wanted(space.programs[$0.side], $0.variant) }
      + others.map { space.rest.obstacles(space.programs[$0.side], $0.variant) }
  }

  /// A link of this path that the chosen ends match, and none of the others.
  private mutating func link(_ number: Int, _ choice: [End], against others: [End]) -> TemplateRelation.Witness? {
    let ends = (choice + others).flatMap { [$0.side, $0.variant] }
    if refuted.contains(ends) { return nil }
    switch space.rest.solve(clauses(choice, against: others)) {
    case .found(let point):
      let segments = search.path(to: number).compactMap(\.letter?.text)
      let link = space.witness(segments, at: point, matching: wanted, notMatching: isRanked ? [] : rivals.map(\.side))
      isInDoubt = isInDoubt || link == nil
      return link
    case .none: refuted.insert(ends)
    case .gaveUp:
      refuted.insert(ends)
      isInDoubt = true
    }
    return nil
  }
}
