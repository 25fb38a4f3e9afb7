import FingerpostEngine

/// A breadth-first search through the states that letters lead to. Every proof runs on it.
///
/// The caller enters the states that follow each one, and decides which are wanted. A state is entered once, so that wildcards
/// terminate. What is not found does not exist, unless there were more states than the limit.
package struct ProductSearch<State: Hashable, Letter> {
  package struct Step {
    package let state: State
    /// The letter that led here, and the index of the step before; nil and −1 for a start.
    package let letter: Letter?
    let parent: Int
    /// The number of letters that led here.
    let depth: Int
  }

  package private(set) var steps: [Step]
  /// Whether no state was left out because of the limit.
  package private(set) var isComplete = true
  private var seen: Set<State> = []
  private var head = -1
  private let limit: Int

  /// A start may be entered again, because the first segment of a path may differ in kind from the others.
  package init(_ starts: [State], limit: Int) {
    steps = starts.map { Step(state: $0, letter: nil, parent: -1, depth: 0) }
    self.limit = limit
  }

  /// The index of the next step, in order of depth; nil after the last.
  package mutating func next() -> Int? {
    head += 1
    return head < steps.count ? head : nil
  }

  package mutating func enter(_ state: State, by letter: Letter, from parent: Int) {
    guard !seen.contains(state) else { return }
    guard steps.count < limit else {
      isComplete = false
      return
    }
    seen.insert(state)
    steps.append(Step(state: state, letter: letter, parent: parent, depth: steps[parent].depth + 1))
  }

  /// The steps from a start to this one, both included.
  package func way(to number: Int) -> [Step] {
    var (way, number) = ([Step](), number)
    while number >= 0 {
      way.append(steps[number])
      number = steps[number].parent
    }
    return way.reversed()
  }
}
