internal import FingerpostAnalysis

// Patterns as automata over UTF-16 code units, which can be run beside a table. Android's matchers give nothing back and never look
// at two ways at once, so that each is a few positions and what one unit makes of them.

extension AndroidPattern {
  /// A token, and how many units it took.
  private struct Position: Hashable {
    var token = 0
    var taken = 0
  }

  /// The most states of one pattern.
  private static let most = 20_000

  /// What it matches; nil if that takes too many states.
  var machine: UnitMachine? {
    guard let tokens = row?.tokens else { return UnitMachine(states: [], start: [], readsEmpty: false) }
    let sets = tokens.map(\.units)

    func edges(_ start: Position) -> [(UnitSet, Position)] {
      var (edges, left, position) = ([(UnitSet, Position)](), UnitSet.all, start)
      while position.token < tokens.count {
        let token = tokens[position.token]
        if position.taken < token.maximum {
          // Past its minimum, a token without a maximum need not count.
          let taken = token.maximum == .max ? min(position.taken + 1, token.minimum) : position.taken + 1
          let taking = left.intersection(sets[position.token])
          if !taking.ranges.isEmpty { edges.append((taking, Position(token: position.token, taken: taken))) }
          // What it can take goes to no other token.
          left = left.subtracting(sets[position.token])
        }
        guard position.taken >= token.minimum else { break }
        position = Position(token: position.token + 1)
      }
      // A suffix begins anywhere.
      return kind == .suffix && start == Position() ? edges + [(.all, start)] : edges
    }
    func mayEnd(_ position: Position) -> Bool {
      guard position.token < tokens.count else { return true }
      return position.taken >= tokens[position.token].minimum
        && tokens[(position.token + 1)...].allSatisfy { $0.minimum == 0 }
    }

    var (numbers, targets, known) = ([Position: [UnitSet: Int]](), [Position](), [Position: [Int]]())
    var machine = UnitMachine(states: [], start: [], readsEmpty: mayEnd(Position()))
    func follow(_ position: Position) -> [Int] {
      if let known = known[position] { return known }
      let after = edges(position).map { reads, next in
        if let number = numbers[next]?[reads] { return number }
        numbers[next, default: [:]][reads] = machine.states.count
        machine.states.append(.init(reads, mayEnd: mayEnd(next)))
        targets.append(next)
        return machine.states.count - 1
      }
      known[position] = after
      return after
    }
    machine.start = follow(Position())
    var (index, count) = (0, 0)
    while index < machine.states.count {
      let after = follow(targets[index])
      machine.states[index].after = after
      index += 1
      count += after.count
      if machine.states.count > Self.most || count > 10 * Self.most { return nil }
    }
    return machine
  }
}
