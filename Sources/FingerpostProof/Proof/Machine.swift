import FingerpostEngine

/// A nondeterministic automaton: it reads letters one after another, and may be in several states at once. A path reads segments,
/// and a segment reads characters.
package struct Machine<Label> {
  package enum State {
    case takes(Label)
    /// The value is the index of the end.
    case ends(Int)
    /// The machine is never in this state.
    case passes
  }

  package let states: [State]
  package let start: [Int]
  /// The states that follow each state, after it takes a letter.
  package let after: [[Int]]

  func label(_ state: Int) -> Label? { if case .takes(let label) = states[state] { label } else { nil } }

  package func end(_ state: Int) -> Int? { if case .ends(let number) = states[state] { number } else { nil } }

  /// The states after one more letter, sorted.
  package func next(_ standing: [Int], reads: (Label) -> Bool) -> [Int] {
    let next = standing.flatMap { state in label(state).map(reads) == true ? after[state] : [] }
    return next.count < 2 ? next : Set(next).sorted()
  }
}

/// Two ways to read the same letters.
struct TwoWays: Hashable {
  let first: Int
  let second: Int
  /// Whether they differ: some letter had two targets.
  let differ: Bool
}

extension Machine {
  typealias Step<Letter> = ProductSearch<TwoWays, Letter>.Step

  /// Looks for letters that are read in two ways, by walking the machine twice at once.
  ///
  /// - Parameters:
  ///   - letters: the letters that may follow so many.
  ///   - target: what takes a letter in a state.
  ///   - found: receives two ways that differ and both end; nil continues the search.
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
