/// A breadth-first search through the states that letters lead to: what every proof runs on.
///
/// Whoever searches says which states follow one, and which are wanted. A state is entered once, so that wildcards end; and what is
/// not found does not exist, unless there were more states than the limit.
struct ProductSearch<State: Hashable, Letter> {
  struct Step {
    let state: State
    /// What led here, and from which step; nil and −1 for a start.
    let letter: Letter?
    let parent: Int
    /// How many letters led here.
    let depth: Int
  }

  private(set) var steps: [Step]
  /// Whether every state was entered that was met.
  private(set) var isComplete = true
  private var seen: Set<State> = []
  private var head = -1
  private let limit: Int

  /// Coming back to a start is something new: the first segment of a path may be of another kind than the others.
  init(_ starts: [State], limit: Int) {
    steps = starts.map { Step(state: $0, letter: nil, parent: -1, depth: 0) }
    self.limit = limit
  }

  /// The number of the next step, the shortest way first; nil behind the last.
  mutating func next() -> Int? {
    head += 1
    return head < steps.count ? head : nil
  }

  mutating func enter(_ state: State, by letter: Letter, from parent: Int) {
    guard !seen.contains(state) else { return }
    guard steps.count < limit else {
      isComplete = false
      return
    }
    seen.insert(state)
    steps.append(Step(state: state, letter: letter, parent: parent, depth: steps[parent].depth + 1))
  }

  /// The steps from a start on, that start first.
  func way(to number: Int) -> [Step] {
    var (way, number) = ([Step](), number)
    while number >= 0 {
      way.append(steps[number])
      number = steps[number].parent
    }
    return way.reversed()
  }
}
