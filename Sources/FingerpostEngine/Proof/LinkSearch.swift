/// Looks for links that some routes match, or that one of several routes wins, by walking all their paths side by side.
///
/// A state holds every position that some path may reach with the same segments, in the order of the labels that led there. Of
/// two ways to one position only the better is kept, because what follows is the same. A route wins if it ends before all others
/// that match. ``PrecedenceRule`` decides between equal ends. If that needs the link, the search also returns links that may be
/// lost, which the caller must try.
struct LinkSearch {
  enum Goal {
    /// Links that all of some routes match, and none of others.
    case match([Int], [Int])
    /// Links that one route wins against all others, among those that the printer prints.
    case win(Int)
  }

  /// The route in the upper half, the instruction of its path in the lower.
  private typealias Position = UInt64
  /// Groups of positions that were reached by equal labels, best labels first.
  private typealias State = [[Position]]

  private let space: LinkSpace
  /// The routes that must match, the one that must win first; then the others.
  private let wanted: [Int]
  private let rivals: [Int]
  /// Whether a rival may match too, if it is not first.
  private let isRanked: Bool
  private var search: ProductSearch<State, TextClass>
  private var last: Int?
  private var found: [TemplateRelation.Witness] = []
  /// The ends that no link reaches.
  private var refuted: Set<[Int]> = []
  /// Whether a link that was found did not read, or a search was given up.
  private var isInDoubt = false

  init(_ space: LinkSpace, _ goal: Goal) {
    self.space = space
    func indices(_ routes: [Int]) -> [Int] { routes.compactMap(space.routes.firstIndex) }
    switch goal {
    case .match(let wanted, let rivals):
      (self.wanted, self.rivals, isRanked) = (indices(wanted), indices(rivals), false)
    case .win(let route):
      let winner = space.routes.firstIndex(of: route) ?? 0
      wanted = [winner] + (space.printer.map { [$0] } ?? [])
      isRanked = space.setting.options.precedence == .specific
      // With precedence by declaration, only routes declared earlier are rivals.
      let others = space.routes.indices.filter { $0 != winner && $0 != space.printer }
      rivals = isRanked ? others : others.filter { $0 < winner }
    }
    let start = (wanted + rivals).flatMap { side in space.machines[side].start.map { Self.position(side, $0) } }
    search = ProductSearch([[start.sorted()]], limit: wanted.count + rivals.count > 2 ? 4000 : 10_000)
  }

  /// Whether the search was exhaustive: a link that was not found does not exist.
  var isComplete: Bool { search.isComplete && space.isComplete && !isInDoubt }

  /// The next link, in order of path length.
  mutating func next() -> TemplateRelation.Witness? {
    while found.isEmpty {
      // The last step is expanded only if another link is asked for.
      if let last { expand(last) }
      last = search.next()
      guard let last else { return nil }
      if last > 0 || space.form.hasRoot { found = links(at: last).reversed() }
    }
    return found.popLast()
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

  /// A variant of a route that a path ends in.
  private struct End {
    let group: Int
    let side: Int
    let variant: Int
  }

  private mutating func links(at number: Int) -> [TemplateRelation.Witness] {
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
    let others = ends.filter { rivals.contains($0.side) }
    return choices.compactMap { (choice: [End]) in
      let fates = others.map { fate(choice[0], $0) }
      let better = zip(others, fates).filter { $1 == .loses }.map(\.0)
      let perhaps = zip(others, fates).filter { $1 == .depends }.map(\.0)
      return link(number, choice, against: better + perhaps)
        ?? (perhaps.isEmpty ? nil : link(number, choice, against: better))
    }
  }

  /// How an end fares against a rival's.
  private func fate(_ end: End, _ other: End) -> PrecedenceRule.Tie {
    if !isRanked || other.group < end.group { return .loses }
    if other.group > end.group { return .wins }
    let contenders = [end, other].map { end in
      PrecedenceRule.Contender(
        program: space.programs[end.side], variant: end.variant,
        template: space.setting.template(space.routes[end.side]))
    }
    return PrecedenceRule.tie(contenders[0], against: contenders[1], space.setting.custom)
  }

  /// A link of this path that the chosen ends match, and none of the others.
  private mutating func link(_ number: Int, _ choice: [End], against others: [End]) -> TemplateRelation.Witness? {
    let ends = (choice + others).flatMap { [$0.side, $0.variant] }
    if refuted.contains(ends) { return nil }
    let clauses =
      choice.flatMap { space.rest.wanted(space.programs[$0.side], $0.variant) }
      + others.map { space.rest.obstacles(space.programs[$0.side], $0.variant) }
    switch space.rest.solve(clauses) {
    case .found(let point):
      let segments = search.way(to: number).compactMap(\.letter?.text)
      let link = space.witness(segments, at: point, matching: wanted, notMatching: isRanked ? [] : rivals)
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
