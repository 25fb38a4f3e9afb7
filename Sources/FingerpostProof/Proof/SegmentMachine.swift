import FingerpostEngine

/// A label as a machine over characters that is in one state at a time: each set of states of ``Machine`` is a state, numbered when
/// it is first reached. It is kept for all the searches in which the label takes part.
final class SegmentMachine {
  private let machine: Machine<SegmentLabel>
  /// The kinds of characters that the machine tells apart; what is not listed has kind 0.
  private let kinds: [Unicode.Scalar: Int]
  /// One character of each kind but 0.
  private let examples: [Unicode.Scalar]
  private var sets: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  /// The state after each state, by kind; −1 where nobody asked yet.
  private var after: [Int] = []
  private var ends: [Bool] = []

  /// The state in which nothing more is read.
  static let dead = 0
  private(set) var start = dead

  init(_ spellings: [Spelling]) {
    let machine = Machine(spellings)
    let sets = Set(machine.states.indices.compactMap { machine.label($0)?.characters })
    func way(_ scalar: Unicode.Scalar) -> Set<Spelling.Characters> { sets.filter { $0.contains(scalar) } }
    var (kinds, examples) = ([Unicode.Scalar: Int](), [Unicode.Scalar]())
    var known = [sets.filter(\.isExcept): 0]
    for scalar in Set(sets.flatMap(\.listed)).sorted() {
      let way = way(scalar)
      if known[way] == nil {
        examples.append(scalar)
        known[way] = examples.count
      }
      kinds[scalar] = known[way]
    }
    (self.machine, self.kinds, self.examples) = (machine, kinds, examples)
    _ = number(of: [])
    start = number(of: machine.start)
  }

  /// The characters that some part of the label lists.
  var scalars: some Sequence<Unicode.Scalar> { kinds.keys }

  /// The kind of a character.
  func kind(_ scalar: Unicode.Scalar) -> Int { kinds[scalar] ?? 0 }

  /// How many states were reached so far.
  var stateCount: Int { sets.count }

  /// How many states of ``Machine`` a state stands for, which is the work to leave it.
  func size(_ state: Int) -> Int { sets[state].count }

  /// Whether the text so far is read.
  func isEnd(_ state: Int) -> Bool { ends[state] }

  func next(_ state: Int, _ kind: Int) -> Int {
    let index = state * (examples.count + 1) + kind
    if after[index] >= 0 { return after[index] }
    let next = machine.next(sets[state]) { characters in
      kind == 0 ? characters.characters.isExcept : characters.characters.contains(examples[kind - 1])
    }
    let number = number(of: next)
    after[index] = number
    return number
  }

  private func number(of set: [Int]) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = sets.count
    sets.append(set)
    ends.append(set.contains { machine.end($0) != nil })
    after += Array(repeating: -1, count: examples.count + 1)
    return sets.count - 1
  }
}
