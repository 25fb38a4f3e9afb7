/// Looks for links that one of several routes wins, by reading all their paths side by side.
///
/// A state holds every place in which some path may stand after the same segments, in the order of the labels that led
/// there: of two ways to one place the better is kept, for what comes after is the same. There are only so many states, so
/// that what is not found among them does not exist; and a route wins where it ends before all others that match. Which of
/// two wins that end alike is left to ``PrecedenceRule``; where that needs the link, links are found that may be lost, for
/// the caller to try.
struct WinnerSearch {
  /// A link, and whether the search is sure who wins it.
  struct Link {
    let text: String
    let method: String?
    let isSure: Bool
  }

  /// A side in the upper half, an instruction of its path in the lower.
  private typealias Place = UInt64

  private struct State: Hashable {
    /// Better labels first; places of one group were reached by equal labels.
    var groups: [[Place]] = []
    /// Where a link of the printer may stand, which competes with nobody.
    var printed: [Place] = []
  }

  private let table: RouteTable
  private let routes: [Int]
  /// One for each route, and one for what the printer prints.
  private let sides: [RelationSide]
  private let machines: [PathMachine]
  private let classes: TextClasses
  private let space: LocationSpace
  private let setting: RelationSetting
  private let supposing: Bool
  private let winner: Int
  private let isPrinting: Bool
  private let isDeclared: Bool
  private var steps: [(state: State, parent: Int, text: Int)] = []
  private var seen: Set<State> = []
  private var head = 0
  private var found: [Link] = []
  /// Whether nothing was left out: what was not found then does not exist.
  private(set) var isComplete: Bool
  /// Whether custom types are among the labels, of which only what was tried is known.
  let isOpaque: Bool

  private static let limit = 4000

  /// - Parameters:
  ///   - routes: the places of the routes that compete, in the order of their declaration.
  ///   - winner: the place of the one that is to win.
  ///   - printer: the place of one that is to print such a path.
  ///   - supposing: whether custom types may read anything; then nothing that is found need exist.
  init(
    _ table: RouteTable, _ routes: [Int], winner: Int, printer: Int? = nil, _ setting: RelationSetting,
    supposing: Bool = false
  ) {
    (self.setting, self.supposing) = (setting, supposing)
    (self.winner, isPrinting) = (routes.firstIndex(of: winner) ?? 0, printer != nil)
    isDeclared = table.options.precedence == .declared
    (self.table, self.routes) = (table, routes)
    sides = (routes + (printer.map { [$0] } ?? [])).map(table.side)
    var labels = PathLabels(setting.sort, setting.custom)
    machines = sides.enumerated().map { index, side in
      PathMachine(side.program, isCompact: setting.isCompact, &labels, prints: index == routes.count)
    }
    classes = labels.classes(in: setting, supposing: supposing)
    space = LocationSpace(
      sides, setting.sources, isStrict: setting.isStrict, isBare: setting.isCompact, supposing: supposing,
      setting.custom)
    isOpaque = space.isOpaque || labels.labels.contains(where: \.isOpaque)
    isComplete = classes.isComplete && space.isComplete
    let starts = machines.enumerated().map { side, machine in machine.start.map { Self.place(side, $0) } }
    let competing = Array(starts.prefix(routes.count))
    let state = State(
      groups: isDeclared ? competing : [competing.flatMap { $0 }.sorted()],
      printed: starts.dropFirst(routes.count).flatMap { $0 })
    steps = [(state, -1, -1)]
    seen = classes.isFirstApart ? [] : [state]
  }

  /// The next link, shortest paths first.
  mutating func next() -> Link? {
    while found.isEmpty {
      guard head < steps.count else { return nil }
      found = head > 0 || setting.sort.hasRoot ? links(at: head).reversed() : []
      expand(head)
      head += 1
    }
    return found.popLast()
  }

  private static func place(_ side: Int, _ instruction: Int32) -> Place {
    UInt64(side) << 32 | UInt64(UInt32(bitPattern: instruction))
  }

  private static func side(_ place: Place) -> Int { Int(place >> 32) }
  private static func instruction(_ place: Place) -> Int { Int(place & 0xFFFF_FFFF) }

  private mutating func expand(_ number: Int) {
    let state = steps[number].state
    for text in classes.places(isFirst: number == 0) {
      guard let after = next(state, classes.classes[text].must), !seen.contains(after) else { continue }
      guard steps.count < Self.limit else {
        isComplete = false
        return
      }
      seen.insert(after)
      steps.append((after, number, text))
    }
  }

  /// The state after one more segment; nil where it no longer matters.
  private func next(_ state: State, _ reads: [Bool]) -> State? {
    var (after, known) = (State(), Set<Place>())
    after.printed = Set(state.printed.flatMap { next($0, reads) }).sorted()
    if isPrinting, after.printed.isEmpty { return nil }
    for group in state.groups {
      var byRank: [Int32: Set<Place>] = [:]
      for place in group { byRank[isDeclared ? 0 : rank(place), default: []].formUnion(next(place, reads)) }
      for rank in byRank.keys.sorted() {
        let places = (byRank[rank] ?? []).subtracting(known)
        if places.isEmpty { continue }
        known.formUnion(places)
        after.groups.append(places.sorted())
      }
    }
    return known.contains { Self.side($0) == winner } ? after : nil
  }

  private func next(_ place: Place, _ reads: [Bool]) -> [Place] {
    let (side, instruction) = (Self.side(place), Self.instruction(place))
    guard case .takes(let label) = machines[side].places[instruction], reads[label] else { return [] }
    return machines[side].after[instruction].map { Self.place(side, $0) }
  }

  /// The rank of the label that is taken in a place.
  private func rank(_ place: Place) -> Int32 {
    sides[Self.side(place)].program.rank(Self.instruction(place))
  }

  // MARK: Where paths end

  /// A variant of a side that ends somewhere.
  private struct End {
    let group: Int
    let side: Int
    let variant: Int
  }

  private func ends(_ state: State) -> [End] {
    (state.groups + [state.printed]).enumerated().flatMap { group, places in
      places.compactMap { place in
        let side = Self.side(place)
        guard case .ends(let variant) = machines[side].places[Self.instruction(place)] else { return nil }
        return End(group: group, side: side, variant: variant)
      }
    }
  }

  private mutating func links(at number: Int) -> [Link] {
    let all = ends(steps[number].state)
    let ends = all.filter { $0.side < routes.count }
    let printed = isPrinting ? all.filter { $0.side == routes.count }.map { [$0] } : [[]]
    var links: [Link] = []
    for end in ends where end.side == winner {
      let others = ends.filter { $0.side != winner }
      // Who would take the link from it, and who would perhaps.
      var (better, perhaps) = (others.filter { $0.group < end.group }, [End]())
      for other in others where other.group == end.group {
        switch tie(end, other) {
        case .wins: break
        case .loses: better.append(other)
        case .depends: perhaps.append(other)
        }
      }
      for printed in printed {
        let wanted = ([end] + printed).flatMap { space.wanted(sides[$0.side], $0.variant) }
        if let link = link(number, wanted, against: better + perhaps) {
          links.append(Link(text: link.text, method: link.method, isSure: true))
        } else if !perhaps.isEmpty, let link = link(number, wanted, against: better) {
          links.append(Link(text: link.text, method: link.method, isSure: false))
        }
      }
    }
    return links
  }

  private func tie(_ end: End, _ other: End) -> PrecedenceRule.Tie {
    if isDeclared { return end.side < other.side ? .wins : .loses }
    return PrecedenceRule.tie(contender(end), against: contender(other), setting.custom)
  }

  private func contender(_ end: End) -> PrecedenceRule.Contender {
    PrecedenceRule.Contender(
      program: sides[end.side].program, variant: end.variant, template: table.routes[routes[end.side]].template)
  }

  /// A link with these segments that meets what is wanted, and that none of the others matches.
  private mutating func link(_ number: Int, _ wanted: [Clause], against others: [End]) -> (
    text: String, method: String?
  )? {
    let clauses = wanted + others.map { space.obstacles(sides[$0.side], $0.variant) }
    switch DemandSearch(sizes: space.sizes).solve(clauses) {
    case .none: return nil
    case .gaveUp:
      isComplete = false
      return nil
    case .found(let point):
      var segments: [[UInt8]] = []
      var step = steps[number]
      while step.parent >= 0 {
        segments.append(classes.classes[step.text].text)
        step = steps[step.parent]
      }
      let (location, method) = space.location(segments.reversed(), at: point)
      if let text = try? location.print() { return (text, method) }
      isComplete = isComplete && supposing
      return supposing ? ("", method) : nil
    }
  }
}
