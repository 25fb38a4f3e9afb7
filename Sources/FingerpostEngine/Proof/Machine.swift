/// What reads letters one after another, and may stand in several states at once: a path over segments, or a segment over
/// characters.
struct Machine<Label> {
  enum State {
    case takes(Label)
    /// With the number of the end.
    case ends(Int)
    /// Nobody stands here.
    case passes
  }

  let states: [State]
  let start: [Int]
  /// For each state that takes a letter, where that leads.
  let after: [[Int]]

  func label(_ state: Int) -> Label? { if case .takes(let label) = states[state] { label } else { nil } }

  func end(_ state: Int) -> Int? { if case .ends(let number) = states[state] { number } else { nil } }

  /// Where the machine may stand after one more letter, sorted.
  func next(_ standing: [Int], reads: (Label) -> Bool) -> [Int] {
    let next = standing.flatMap { state in label(state).map(reads) == true ? after[state] : [] }
    return next.count < 2 ? next : Set(next).sorted()
  }
}

/// Two ways to read the same letters.
struct TwoWays: Hashable {
  let first: Int
  let second: Int
  /// Whether they have parted: some letter went into different things.
  let differ: Bool
}

extension Machine {
  typealias Step<Letter> = ProductSearch<TwoWays, Letter>.Step

  /// Looks for letters that are read in two ways: the machine, walked twice at once.
  ///
  /// - Parameters:
  ///   - letters: what may come after so many letters.
  ///   - target: what a letter goes into that is taken in a state.
  ///   - found: is shown the ways that part and end both, and may go on looking.
  func firstTwoWays<Letter, Found>(
    letters: (Int) -> [Letter], reads: (Label, Letter) -> Bool, target: (Int) -> Int,
    found: ([Step<Letter>]) -> Found?
  ) -> Found? {
    let starts = start.flatMap { first in
      start.filter { first <= $0 }.map { TwoWays(first: first, second: $0, differ: false) }
    }
    var search = ProductSearch<TwoWays, Letter>(starts, limit: 20_000)
    while search.isComplete, let number = search.next() {
      let (ways, depth) = (search.steps[number].state, search.steps[number].depth)
      if ways.differ, end(ways.first) != nil, end(ways.second) != nil, let found = found(search.way(to: number)) {
        return found
      }
      guard let first = label(ways.first), let second = label(ways.second) else { continue }
      let differ = ways.differ || target(ways.first) != target(ways.second)
      for letter in letters(depth) where reads(first, letter) && reads(second, letter) {
        for first in after[ways.first] {
          for second in after[ways.second] {
            search.enter(TwoWays(first: first, second: second, differ: differ), by: letter, from: number)
          }
        }
      }
    }
    return nil
  }
}
