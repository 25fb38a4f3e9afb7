internal import FingerpostAnalysis
internal import FingerpostEngine

// Patterns as automata over UTF-16 code units, which can be run beside a table. Android's matchers give nothing back and never look
// at two ways at once, so that each is a few positions and what one unit makes of them.

extension AndroidPattern {
  /// What it matches; nil if that takes too many states.
  var machine: UnitMachine? {
    switch kind {
    case .literal: return machine(before: false, behind: false)
    case .prefix: return machine(before: false, behind: true)
    case .suffix: return machine(before: true, behind: false)
    case .glob:
      let glob = GlobPattern(text)
      return UnitMachine(from: .init(part: 0), edges: glob.edges, mayEnd: glob.mayEnd)
    case .advanced:
      guard let pattern = try? AdvancedPattern(text) else { return .nothing }
      return pattern.machine
    }
  }

  /// The text, with anything before or behind it. A position is the number of its units that are read; -1 before them.
  private func machine(before: Bool, behind: Bool) -> UnitMachine? {
    let units = Array(text.utf16)
    return UnitMachine(
      from: before ? -1 : 0,
      edges: { position in
        let next = max(position, 0)
        let own = next < units.count ? [(UnitSet([units[next]...units[next]]), next + 1)] : []
        return own + (position < 0 || behind && position == units.count ? [(.all, position)] : [])
      },
      mayEnd: { max($0, 0) == units.count })
  }
}

extension AdvancedPattern {
  /// A token, and how many units it took.
  private struct Position: Hashable {
    let token: Int
    let taken: Int
  }

  fileprivate var machine: UnitMachine? {
    let sets = tokens.map { UnitSet($0.ranges, isExcept: $0.isExcept) }
    return UnitMachine(
      from: Position(token: 0, taken: 0),
      edges: { position in
        var (edges, left, position) = ([(UnitSet, Position)](), UnitSet.all, position)
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
          position = Position(token: position.token + 1, taken: 0)
        }
        return edges
      },
      mayEnd: { position in
        guard position.token < tokens.count else { return true }
        return position.taken >= tokens[position.token].minimum
          && tokens[(position.token + 1)...].allSatisfy { $0.minimum == 0 }
      })
  }
}

extension UnitMachine {
  /// The most states of one pattern.
  private static let most = 20_000

  fileprivate static let nothing = UnitMachine(states: [], start: [], readsEmpty: false)

  /// A machine of positions: where each unit leads, and where a text may end. Nil if there are too many.
  fileprivate init?<Position: Hashable>(
    from first: Position, edges: (Position) -> [(UnitSet, Position)], mayEnd: (Position) -> Bool
  ) {
    var (numbers, targets, known) = ([Position: [UnitSet: Int]](), [Position](), [Position: [Int]]())
    self.init(states: [], start: [], readsEmpty: mayEnd(first))
    func follow(_ position: Position, _ states: inout [State]) -> [Int] {
      if let known = known[position] { return known }
      let after = edges(position).map { reads, next in
        if let number = numbers[next]?[reads] { return number }
        numbers[next, default: [:]][reads] = states.count
        states.append(State(reads, mayEnd: mayEnd(next)))
        targets.append(next)
        return states.count - 1
      }
      known[position] = after
      return after
    }
    start = follow(first, &states)
    var (index, count) = (0, 0)
    while index < states.count {
      let after = follow(targets[index], &states)
      states[index].after = after
      index += 1
      count += after.count
      if states.count > Self.most || count > 10 * Self.most { return nil }
    }
  }
}
