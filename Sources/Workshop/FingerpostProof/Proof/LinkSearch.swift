/// Looks for links that some routes match, or that one of several routes wins, by walking all their paths side by side.
///
/// A state holds every position that some path may reach with the same segments, in the order of the labels that led there. Of
/// two ways to one position only the better is kept, because what follows is the same. A route wins if it ends before all others
/// that match. ``PrecedenceRule`` decides between equal ends. If that needs the link, the search also returns links that may be
/// lost, which the caller must try.
package struct LinkSearch {
  /// What some routes of one table make of a link.
  package struct Contest {
    /// The route that wins; nil if none may match.
    let winner: Int?
    package let rivals: [Int]
    let precedence: RoutePrecedence
    /// Whether only those links count whose query keys the winner reads.
    let hasNoOtherKeys: Bool

    package init(
      winner: Int?, rivals: [Int] = [], precedence: RoutePrecedence = .specific, hasNoOtherKeys: Bool = false
    ) {
      (self.winner, self.rivals, self.precedence) = (winner, rivals, precedence)
      self.hasNoOtherKeys = hasNoOtherKeys
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
  /// The routes that must match; then the others.
  private let wanted: [Int]
  private let rivals: [Rival]
  /// Whether some rival may match too, if it is not first.
  private let isRanked: Bool
  /// Whether all links of a path are tried if the winner depends on the link, or if the caller looks for another one.
  private let triesAll: Bool
  /// The wanted side that must read all query keys.
  private let allReader: Int?
  private var search: ProductSearch<State, TextClass>
  private let work = Work.current
  /// The ends that no link reaches.
  private var refuted: Set<[Int]> = []
  /// Whether a link that was found did not read, or a search was given up.
  private var isInDoubt = false

  /// A search for links on which all contests end as stated, among those that the printer prints.
  init(_ space: LinkSpace, _ contests: [Contest], triesAll: Bool = false) {
    (self.space, self.triesAll) = (space, triesAll)
    func side(_ route: Int) -> Int? { space.routes.firstIndex(of: route) }
    rivals = contests.flatMap { contest in
      let others = contest.rivals.compactMap(side)
      guard let winner = contest.winner.flatMap(side) else { return others.map { Rival(side: $0) } }
      // With precedence by declaration, only routes declared earlier are rivals.
      return contest.precedence == .specific
        ? others.map { Rival(side: $0, after: winner) } : others.filter { $0 < winner }.map { Rival(side: $0) }
    }
    wanted = contests.compactMap { $0.winner.flatMap(side) } + (space.printer.map { [$0] } ?? [])
    isRanked = rivals.contains { $0.after != nil }
    allReader = contests.first(where: { $0.hasNoOtherKeys })?.winner.flatMap(side)
    let sides = wanted + rivals.map { $0.side }
    let start = sides.flatMap { side in space.machines[side].start.map { Self.position(side, $0) } }
    search = ProductSearch([[start.sorted()]], limit: sides.count > 2 ? 4000 : 10_000)
  }

  /// Whether the search was exhaustive: a link that was not found does not exist.
  var isComplete: Bool { search.isComplete && space.isComplete && !isInDoubt && work?.isOver != true }

  /// The first result of `visit`, which receives links in the order of their paths' lengths, and whether each surely reaches the
  /// goal, as far as the proof can tell; otherwise that depends on the link.
  mutating func first<Result>(_ visit: (TemplateRelation.Witness, _ isSure: Bool) -> Result?) -> Result? {
    while let number = search.next() {
      if number > 0 || space.hasRoot, let result = first(at: number, visit) { return result }
      let step = search.steps[number]
      let size = step.state.reduce(0) { $0 + $1.count }
      for letter in space.letters(at: step.depth) {
        work?.spend(size)
        if let after = next(step.state, letter) {
          // Sets and sorted lists of all of its positions were made.
          let count = after.reduce(0) { $0 + $1.count + 4 }
          work?.spend(8 * count)
          search.enter(after, by: letter, from: number, size: count)
        }
      }
    }
    return nil
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
        guard wanted.contains(side) ? space.reads(letter, by: label) : letter.reads[label] else { continue }
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

  private mutating func first<Result>(
    at number: Int, _ visit: (TemplateRelation.Witness, Bool) -> Result?
  ) -> Result? {
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
    /// Ends with one visited link that certainly reaches the goal; there may be other links.
    var open: [(choice: [End], better: [End])] = []
    for choice in choices where work?.isOver != true {
      work?.spend(choice.count * others.count)
      let wins = others.map { end, after in choice.first { $0.side == after }.map { precedes($0, end) } ?? false }
      let better = zip(others, wins).filter { $1 == false }.map { $0.0.end }
      let perhaps = zip(others, wins).filter { $1 == nil }.map { $0.0.end }
      if let link = link(number, choice, against: better + perhaps) {
        if triesAll { open.append((choice, better)) }
        if let result = visit(link, true) { return result }
      } else if !perhaps.isEmpty, let link = link(number, choice, against: better) {
        for link in allLinks(number, choice, against: better) ?? [link] {
          if let result = visit(link, false) { return result }
        }
      }
    }
    for (choice, better) in open.reversed() {
      for link in allLinks(number, choice, against: better) ?? [] {
        if let result = visit(link, false) { return result }
      }
    }
    return nil
  }

  /// Every link of this path, as far as the routes tell links apart; nil if not all are tried, or if there are too many.
  private mutating func allLinks(
    _ number: Int, _ choice: [End], against others: [End]
  ) -> [TemplateRelation.Witness]? {
    guard triesAll else { return nil }
    guard let points = space.rest.points(clauses(choice, against: others), most: 2000) else {
      isInDoubt = true
      return nil
    }
    return points.compactMap { witness(number, at: $0, notMatching: []) }
  }

  /// Whether an end wins against a rival's; nil if that depends on the link: on its query or its host.
  private func precedes(_ end: End, _ other: End) -> Bool? {
    if other.group != end.group { return end.group < other.group }
    let (one, two) = (space.programs[end.side], space.programs[other.side])
    func key(_ part: PrecedenceRule.Part, _ program: Program, _ end: End) -> [OrderKey]? {
      program.key(part, end.variant, space.setting.table.routes[program.route].template, space.setting.custom)
    }
    for part in PrecedenceRule.Part.allCases {
      if part == .host || part == .origin, one.record.origins == two.record.origins { continue }
      guard let mine = key(part, one, end), let theirs = key(part, two, other) else { return nil }
      if mine != theirs { return mine.lexicographicallyPrecedes(theirs) }
    }
    return nil
  }

  private func clauses(_ choice: [End], against others: [End]) -> [LocationSpace.Clause] {
    let reader = allReader.map { [space.rest.noKeys(besides: space.programs[$0])] } ?? []
    return reader + choice.flatMap { space.rest.wanted(space.programs[$0.side], $0.variant) }
      + others.map { space.rest.obstacles(space.programs[$0.side], $0.variant) }
  }

  /// A link of this path that the chosen ends match, and none of the others.
  private mutating func link(_ number: Int, _ choice: [End], against others: [End]) -> TemplateRelation.Witness? {
    let ends = (choice + others).flatMap { [$0.side, $0.variant] }
    if refuted.contains(ends) { return nil }
    let (point, isComplete) = space.rest.solve(clauses(choice, against: others))
    guard let point else {
      refuted.insert(ends)
      isInDoubt = isInDoubt || !isComplete
      return nil
    }
    let link = witness(number, at: point, notMatching: isRanked ? [] : rivals.map { $0.side })
    isInDoubt = isInDoubt || link == nil
    return link
  }

  /// The link of a path at a point, if it reads as it should; one without a text if it is assumed what custom types read of it.
  private func witness(_ number: Int, at point: [Int], notMatching: [Int]) -> TemplateRelation.Witness? {
    let letters = search.path(to: number).compactMap { $0.letter }
    if letters.contains(where: { $0.isAssumed }) || space.rest.isAssumed(at: point) { return .assumed }
    return space.witness(letters.map { $0.text }, at: point, matching: wanted, notMatching: notMatching)
  }
}

extension TemplateRelation.Witness {
  fileprivate static let assumed = Self(method: nil, text: "")

  /// Whether it need not exist.
  var isAssumed: Bool { text.isEmpty }
}
