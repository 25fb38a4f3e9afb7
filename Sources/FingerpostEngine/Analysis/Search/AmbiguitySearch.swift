/// Looks for a link that one route reads in two ways, with other values: its path, walked twice at once over the same
/// segments.
struct AmbiguitySearch {
  /// A link, and the two ways: what each parameter takes, by slot.
  struct Ambiguity {
    let text: String
    let method: String?
    let ways: [[Int: String]]
  }

  private struct Step {
    let places: [Int]
    /// Whether the ways have parted: some segment went into other parameters.
    let differs: Bool
    let parent: Int
    let text: Int
  }

  private let side: RelationSide
  private let setting: RelationSetting
  private let machine: PathMachine
  private let labels: [TextLabel]
  private let classes: TextClasses
  private let space: LocationSpace
  private var steps: [Step] = []

  private static let limit = 20_000

  init(_ side: RelationSide, _ setting: RelationSetting) {
    (self.side, self.setting) = (side, setting)
    var labels = PathLabels(setting.sort, setting.custom)
    machine = PathMachine(side.program, isCompact: setting.isCompact, &labels)
    self.labels = labels.labels
    classes = labels.classes(in: setting, supposing: false)
    space = LocationSpace(
      [side], setting.sources, isStrict: setting.isStrict, isBare: setting.isCompact, supposing: false,
      setting.custom)
  }

  /// The first such link, by the length of its path.
  mutating func run() -> Ambiguity? {
    var seen: Set<[Int]> = []
    func isNew(_ places: [Int], _ differs: Bool) -> Bool { seen.insert(places + [differs ? 1 : 0]).inserted }
    for first in machine.start {
      for second in machine.start where first <= second {
        if !classes.isFirstApart { _ = isNew([Int(first), Int(second)], false) }
        steps.append(Step(places: [Int(first), Int(second)], differs: false, parent: -1, text: -1))
      }
    }
    var head = 0
    while head < steps.count, steps.count < Self.limit {
      let step = steps[head]
      if step.differs, let found = ambiguity(at: head) { return found }
      for text in classes.places(isFirst: step.parent < 0) {
        let reads = classes.classes[text].must
        guard step.places.allSatisfy({ takes($0, reads) }) else { continue }
        let differs = step.differs || slot(step.places[0]) != slot(step.places[1])
        for first in machine.after[step.places[0]] {
          for second in machine.after[step.places[1]] {
            let places = [Int(first), Int(second)]
            if isNew(places, differs) {
              steps.append(Step(places: places, differs: differs, parent: head, text: text))
            }
          }
        }
      }
      head += 1
    }
    return nil
  }

  private func takes(_ place: Int, _ reads: [Bool]) -> Bool {
    if case .takes(let label) = machine.places[place] { reads[label] } else { false }
  }

  /// The parameter that a segment goes into here; a number of its own for a mixed segment, −1 for none.
  private func slot(_ place: Int) -> Int {
    let instruction = side.program[place]
    return switch instruction.kind {
    case .capture, .rest, .more: Int(instruction.index)
    case .mixed: -2 - place
    default: -1
    }
  }

  private func ambiguity(at number: Int) -> Ambiguity? {
    let variants = steps[number].places.compactMap { place in
      if case .ends(let variant) = machine.places[place] { variant } else { nil }
    }
    guard variants.count == 2 else { return nil }
    let clauses = Set(variants).sorted().flatMap { space.wanted(side, $0) }
    guard case .found(let point) = DemandSearch(sizes: space.sizes).solve(clauses) else { return nil }
    var (segments, slots) = ([[UInt8]](), [[Int]]())
    var (step, taking) = (steps[number], [[TextLabel]]())
    while step.parent >= 0 {
      let before = steps[step.parent]
      segments.append(classes.classes[step.text].text)
      taking.append(before.places.compactMap(label))
      slots.append(before.places.map(slot))
      step = before
    }
    (segments, slots, taking) = (segments.reversed(), slots.reversed(), taking.reversed())
    var ways = ways(segments, slots)
    // Different parameters that take the same text are no different values: another text shows them apart.
    for place in segments.indices where ways[0] == ways[1] && slots[place][0] != slots[place][1] {
      for text in TextSeeds(labels.map(\.label)).texts + [segments[place] + [0x62], [0x38], [0x39]] {
        let isAllowed = place > 0 || setting.sort.firstPlace.allows(text)
        guard isAllowed, taking[place].allSatisfy({ $0.verdict(text).must }) else { continue }
        var others = segments
        others[place] = text
        ways = self.ways(others, slots)
        if ways[0] != ways[1] {
          segments = others
          break
        }
      }
    }
    let (location, method) = space.location(segments, at: point)
    guard ways[0] != ways[1], let text = try? location.print() else { return nil }
    return Ambiguity(text: text, method: method, ways: ways)
  }

  private func label(_ place: Int) -> TextLabel? {
    if case .takes(let label) = machine.places[place] { labels[label] } else { nil }
  }

  /// What each parameter takes in both ways, as it would print it; its default where it takes nothing. A list is told as the path it
  /// stands in.
  private func ways(_ segments: [[UInt8]], _ slots: [[Int]]) -> [[Int: String]] {
    [0, 1].map { way in
      var values: [Int: String] = [:]
      for (segment, slots) in zip(segments, slots) where slots[way] != -1 {
        let type = slots[way] < 0 ? nil : side.program.type(slots[way])
        let value = type?.element.canonical(segment, custom: setting.custom)
        let text = value ?? String(decoding: segment, as: UTF8.self)
        values[slots[way]] = values[slots[way]].map { "\($0)/\(text)" } ?? text
      }
      for slot in 0..<side.program.slotCount where values[slot] == nil { values[slot] = side.program.standard(slot) }
      return values
    }
  }
}
