/// A nondeterministic automaton: it reads letters one after another, and may be in several states at once. A path reads segments,
/// and a segment reads characters.
package struct Machine<Label: Hashable & Sendable>: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case takes(Label)
    /// The value is the index of the end.
    case ends(Int)
    /// The machine is never in this state.
    case passes
  }

  package var states: [State]
  package var start: [Int]
  /// The states that follow each state, after it takes a letter.
  package var after: [[Int]]

  package init(states: [State], start: [Int], after: [[Int]]) {
    (self.states, self.start, self.after) = (states, start, after)
  }

  package func label(_ state: Int) -> Label? { if case .takes(let label) = states[state] { label } else { nil } }

  package func mayEnd(_ standing: [Int]) -> Bool { standing.contains { end($0) != nil } }

  package func end(_ state: Int) -> Int? { if case .ends(let number) = states[state] { number } else { nil } }

  /// The states after one more letter, sorted.
  package func next(_ standing: [Int], reads: (Label) -> Bool) -> [Int] {
    let next = standing.flatMap { state in label(state).map(reads) == true ? after[state] : [] }
    return next.count < 2 ? next : Set(next).sorted()
  }
}

private struct StatePair: Hashable {
  let states: [Int]
  /// Whether they differ: some letter had two targets.
  var differ = false
}

extension Machine {
  /// Looks for letters that are read in two ways, by walking the machine twice at once.
  ///
  /// - Parameters:
  ///   - letters: the letters that may follow so many.
  ///   - target: what takes a letter in a state.
  ///   - found: receives letters, and the two states before each of them and at the end, for pairs that differ; nil continues the
  ///     search.
  func readTwice<Letter, Found>(
    letters: (Int) -> [Letter], reads: (Label, Letter) -> Bool, target: (Int) -> Int,
    found: ([Letter], _ states: [[Int]]) -> Found?
  ) -> Found? {
    let starts = start.flatMap { first in
      start.filter { first <= $0 }.map { StatePair(states: [first, $0]) }
    }
    var search = ProductSearch<StatePair, Letter>(starts, limit: 20_000)
    let work = Work.current
    while search.isComplete, let number = search.next() {
      let (pair, depth) = (search.steps[number].state, search.steps[number].depth)
      let states = pair.states
      if pair.differ, states.allSatisfy({ end($0) != nil }) {
        let path = search.path(to: number)
        if let found = found(path.compactMap({ $0.letter }), path.map({ $0.state.states })) { return found }
      }
      guard let first = label(states[0]), let second = label(states[1]) else { continue }
      let differ = pair.differ || target(states[0]) != target(states[1])
      let letters = letters(depth)
      work?.spend(2 * letters.count)
      for letter in letters where reads(first, letter) && reads(second, letter) {
        for first in after[states[0]] {
          for second in after[states[1]] {
            search.enter(StatePair(states: [first, second], differ: differ), by: letter, from: number, size: 6)
          }
        }
      }
    }
    return nil
  }
}

extension Machine<Int> {
  /// The path of a route. Its states are the instructions that take a segment, by the number of a label in an alphabet, and those that
  /// end the path.
  ///
  /// - Parameters:
  ///   - isCompact: whether a last string may take more segments.
  ///   - prints: whether a path is read only as the route would print it.
  package init(_ program: Program, isCompact: Bool, prints: Bool = false, _ alphabet: inout Alphabet) {
    var (states, edges) = ([State](), [[Int]]())
    for position in 0..<program.instructionCount {
      let instruction = program[position]
      switch instruction.kind {
      case .end: states.append(.ends(Int(instruction.index)))
      case _ where !instruction.isTaking, .more where !isCompact: states.append(.passes)
      default:
        let label = prints ? program.printedLabel(instruction) : program.label(instruction)
        states.append(.takes(alphabet.number(of: label, prints: prints)))
      }
      edges.append(program.successors(of: position, isCompact: isCompact, asPrinted: prints))
    }
    self.states = states
    let work = Work.current
    start = Self.closure(of: [0], edges, work)
    after = states.indices.map { position in
      guard case .takes = states[position], work?.isOver != true else { return [] }
      return Self.closure(of: program.successors(behind: position, asPrinted: prints), edges, work)
    }
  }

  /// The states reached from some instructions without a segment, which take a segment or end the path.
  private static func closure(of starts: [Int], _ edges: [[Int]], _ work: Work?) -> [Int] {
    var (open, seen, reached) = (starts, Set(starts), [Int]())
    while let position = open.popLast() {
      for next in edges[position] {
        if next == position {
          reached.append(next)
        } else if seen.insert(next).inserted {
          open.append(next)
        }
      }
    }
    work?.spend(4 * seen.count)
    return reached.sorted()
  }
}

extension Program {
  /// The label of what an instruction prints: literals and members as the template spells them, and a `*` as `*`.
  fileprivate func printedLabel(_ instruction: Instruction) -> Label {
    switch instruction.kind {
    case .literal: .literal(text(instruction.literal))
    case .wildcard: .literal("*")
    case .capture: .type(type(Int(instruction.index)).element)
    case .mixed: Label(operands(instruction))
    default: label(instruction)
    }
  }
}

/// A breadth-first search through the states that letters lead to. Every proof runs on it.
///
/// The caller enters the states that follow each one, and decides which are wanted. A state is entered once, so that wildcards
/// terminate. What is not found does not exist, unless there were more states than the limit, or more work than the call may cost.
package struct ProductSearch<State: Hashable, Letter> {
  package struct Step {
    package let state: State
    /// The letter that led here, and the index of the step before; nil and −1 for a start.
    package let letter: Letter?
    let parent: Int
    let depth: Int
  }

  package private(set) var steps: [Step]
  /// Whether no state was left out.
  package private(set) var isComplete = true
  private var seen: Set<State> = []
  private var head = -1
  private let limit: Int
  /// Counts each state that is taken up, and each letter that leads to one.
  private let work = Work.current
  private let memory = Work.Memory()

  /// A start may be entered again, because the first segment of a path may differ in kind from the others.
  package init(_ starts: [State], limit: Int) {
    steps = starts.map { Step(state: $0, letter: nil, parent: -1, depth: 0) }
    self.limit = limit
  }

  /// The index of the next step, in order of depth; nil after the last.
  package mutating func next() -> Int? {
    if work?.isOver == true {
      isComplete = false
      return nil
    }
    head += 1
    work?.spend(1)
    return head < steps.count ? head : nil
  }

  /// - Parameter size: of how many numbers the state is.
  package mutating func enter(_ state: State, by letter: Letter, from parent: Int, size: Int) {
    work?.spend(1)
    guard !seen.contains(state) else { return }
    guard steps.count < limit else {
      isComplete = false
      return
    }
    seen.insert(state)
    memory.grow(160 + 8 * size)
    steps.append(Step(state: state, letter: letter, parent: parent, depth: steps[parent].depth + 1))
  }

  /// The steps from a start to this one, both included.
  package func path(to number: Int) -> [Step] {
    var (path, number) = ([Step](), number)
    while number >= 0 {
      path.append(steps[number])
      number = steps[number].parent
    }
    return path.reversed()
  }
}
