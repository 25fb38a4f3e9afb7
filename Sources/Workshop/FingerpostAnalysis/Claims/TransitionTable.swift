/// The transitions of an automaton in flat arrays: the search asks for them millions of times, and counting references to lists would take
/// most of its time.
///
///     next([3, 8], "é")      a route takes é as one letter, a raw claim as %, C, 3, A, 9: its state moves six times for one letter
struct TransitionTable {
  /// The successors of each state, one state's after the other's.
  private var states: [Int32] = []
  /// Where the successors of each state begin.
  private var starts: [Int32] = [0]
  /// For each state the number of its letter class, or −1.
  private let classes: [Int32]
  /// For each class and column, whether the class has it: columns are the letters, and then the pieces of letters.
  private let membership: [Bool]
  private let width: Int
  private let pieces: [LetterClass.Pieces]
  private let letters: [Columns]
  /// The generation in which each state was entered last.
  private var marks: [Int32]
  private var generation: Int32 = 0

  /// The columns of the pieces of a letter.
  private struct Columns {
    /// Empty if it is written as one character.
    var bytes: [Int] = []
    /// Empty if it is one code unit.
    var units: [Int] = []
  }

  init(_ automaton: UnionAutomaton) {
    let count = automaton.alphabet.count
    var (columns, all) = ([UInt16: Int](), [UInt16]())
    func column(_ piece: UInt16) -> Int {
      if let known = columns[piece] { return known }
      all.append(piece)
      columns[piece] = count + all.count - 1
      return count + all.count - 1
    }
    letters = automaton.alphabet.map { letter in
      Columns(
        bytes: letter.isBare ? [] : letter.raw.map { column(UInt16($0)) },
        units: letter.isPair ? letter.scalar.utf16.map(column) : [])
    }
    membership = zip(automaton.distinctClasses, automaton.membership).flatMap { letterClass, membership in
      membership + all.map(letterClass.contains(piece:))
    }
    (width, pieces, classes) = (count + all.count, automaton.distinctClasses.map { $0.pieces }, automaton.classes)
    marks = Array(repeating: 0, count: automaton.classes.count)
    for next in automaton.successors {
      states += next
      starts.append(Int32(states.count))
    }
  }

  /// The states to which a letter leads from some states, sorted; and how many states were looked at.
  mutating func next(_ current: [Int32], _ letter: Int) -> (states: [Int32], count: Int) {
    let own = letters[letter]
    var (whole, written, halved) = (current, [Int32](), [Int32]())
    if !own.bytes.isEmpty || !own.units.isEmpty {
      whole = []
      for state in current where classes[Int(state)] >= 0 {
        switch pieces[Int(classes[Int(state)])] {
        case .bytes where !own.bytes.isEmpty: written.append(state)
        case .units where !own.units.isEmpty: halved.append(state)
        case .none, .bytes, .units: whole.append(state)
        }
      }
    }
    var (ends, count) = ([Int32](), current.count)
    for (states, columns) in [(written, own.bytes), (halved, own.units)] where !states.isEmpty {
      ends += columns.reduce(states) { states, column in
        count += states.count
        return step(states, column)
      }
    }
    var after = step(whole, letter, beside: ends)
    after.sort()
    return (after, count)
  }

  /// Whether a state is among those that were entered last.
  func isCurrent(_ state: Int32) -> Bool { marks[Int(state)] == generation }

  /// The states to which a column leads, and some others, each once.
  private mutating func step(_ current: [Int32], _ column: Int, beside others: [Int32] = []) -> [Int32] {
    generation += 1
    var after: [Int32] = []
    func enter(_ state: Int32, _ marks: inout [Int32], _ generation: Int32) {
      guard marks[Int(state)] != generation else { return }
      marks[Int(state)] = generation
      after.append(state)
    }
    for state in others { enter(state, &marks, generation) }
    for state in current {
      let letterClass = Int(classes[Int(state)])
      guard letterClass >= 0, membership[letterClass * width + column] else { continue }
      for index in Int(starts[Int(state)])..<Int(starts[Int(state) + 1]) { enter(states[index], &marks, generation) }
    }
    return after
  }
}
