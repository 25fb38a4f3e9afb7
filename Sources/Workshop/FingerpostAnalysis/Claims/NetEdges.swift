/// The edges of a net in flat arrays: a walk asks for them millions of times, and counting references would take most of its time.
struct NetEdges {
  /// The states after each state, one state's after the other's.
  private var states: [Int32] = []
  /// Where the states after each state begin.
  private var starts: [Int32] = [0]
  /// For each state the number of its reading, or −1.
  private let readings: [Int32]
  /// For each reading and column, whether the one reads the other: letters come first, and then the pieces of letters.
  private let reads: [Bool]
  private let width: Int
  private let pieces: [CharacterNet.Pieces]
  private let letters: [Letter]
  /// The generation in which each state was entered last.
  private var marks: [Int32]
  private var generation: Int32 = 0

  /// The columns of the pieces of a letter.
  private struct Letter {
    /// Empty if it is written as one character.
    var bytes: [Int] = []
    /// Empty if it is one code unit.
    var units: [Int] = []
  }

  init(_ net: CharacterNet) {
    var (columns, all) = ([UInt16: Int](), [UInt16]())
    func column(_ piece: UInt16) -> Int {
      if let known = columns[piece] { return known }
      all.append(piece)
      columns[piece] = net.letters.count + all.count - 1
      return net.letters.count + all.count - 1
    }
    letters = net.letters.map { letter in
      Letter(
        bytes: letter.isBare ? [] : letter.raw.map { column(UInt16($0)) },
        units: letter.isPair ? letter.scalar.utf16.map(column) : [])
    }
    reads = net.reads.indices.flatMap { reading in net.reads[reading] + all.map { net.reads($0, by: reading) } }
    (width, pieces, readings) = (net.letters.count + all.count, net.pieces, net.readings)
    marks = Array(repeating: 0, count: net.readings.count)
    for next in net.after {
      states += next
      starts.append(Int32(states.count))
    }
  }

  /// The states after some that read a letter, sorted; and how many were asked.
  mutating func next(_ standing: [Int32], _ letter: Int) -> (states: [Int32], count: Int) {
    let own = letters[letter]
    var (whole, written, halved) = (standing, [Int32](), [Int32]())
    if !own.bytes.isEmpty || !own.units.isEmpty {
      whole = []
      for state in standing where readings[Int(state)] >= 0 {
        switch pieces[Int(readings[Int(state)])] {
        case .bytes where !own.bytes.isEmpty: written.append(state)
        case .units where !own.units.isEmpty: halved.append(state)
        case .none, .bytes, .units: whole.append(state)
        }
      }
    }
    var (ends, count) = ([Int32](), standing.count)
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
  func isStanding(_ state: Int32) -> Bool { marks[Int(state)] == generation }

  /// The states after those that read a column, and some others, each once.
  private mutating func step(_ standing: [Int32], _ column: Int, beside others: [Int32] = []) -> [Int32] {
    generation += 1
    var after: [Int32] = []
    func enter(_ state: Int32, _ marks: inout [Int32], _ generation: Int32) {
      guard marks[Int(state)] != generation else { return }
      marks[Int(state)] = generation
      after.append(state)
    }
    for state in others { enter(state, &marks, generation) }
    for state in standing {
      let reading = Int(readings[Int(state)])
      guard reading >= 0, reads[reading * width + column] else { continue }
      for index in Int(starts[Int(state)])..<Int(starts[Int(state) + 1]) { enter(states[index], &marks, generation) }
    }
    return after
  }
}
