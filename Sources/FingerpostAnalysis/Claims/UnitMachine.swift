/// Some UTF-16 code units: ranges in order, with gaps between them.
package struct UnitSet: Sendable, Hashable {
  package let ranges: [ClosedRange<UInt16>]

  package static let all = UnitSet([], isExcept: true)

  /// - Parameter isExcept: whether it is all units but those of the ranges.
  package init(_ ranges: [ClosedRange<UInt16>], isExcept: Bool = false) {
    var joined: [ClosedRange<UInt16>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = isExcept ? Self.gaps(joined) : joined
  }

  private static func gaps(_ ranges: [ClosedRange<UInt16>]) -> [ClosedRange<UInt16>] {
    var (gaps, next) = ([ClosedRange<UInt16>](), 0)
    for range in ranges {
      if next < range.lowerBound { gaps.append(UInt16(next)...(range.lowerBound - 1)) }
      next = Int(range.upperBound) + 1
    }
    return next <= 0xFFFF ? gaps + [UInt16(next)...0xFFFF] : gaps
  }

  package func contains(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(unit) } }

  package func intersection(_ other: UnitSet) -> UnitSet {
    UnitSet(ranges.flatMap { range in other.ranges.compactMap { $0.overlaps(range) ? $0.clamped(to: range) : nil } })
  }

  /// The units that are not in the other.
  package func subtracting(_ other: UnitSet) -> UnitSet { intersection(UnitSet(other.ranges, isExcept: true)) }
}

/// A nondeterministic automaton over UTF-16 code units, for platforms that compare units: a letter beyond the first plane is two.
package struct UnitMachine: Sendable, Hashable {
  /// What reads one unit.
  package struct State: Sendable, Hashable {
    package let reads: UnitSet
    /// What may read the next.
    package var after: [Int]
    package var mayEnd: Bool

    package init(_ reads: UnitSet, after: [Int] = [], mayEnd: Bool = false) {
      (self.reads, self.after, self.mayEnd) = (reads, after, mayEnd)
    }
  }

  package var states: [State]
  package var start: [Int]
  package var readsEmpty: Bool

  package init(states: [State], start: [Int], readsEmpty: Bool) {
    (self.states, self.start, self.readsEmpty) = (states, start, readsEmpty)
  }

  package static let anything = UnitMachine(
    states: [State(.all, after: [0], mayEnd: true)], start: [0], readsEmpty: true)

  var readsNothing: Bool { start.isEmpty && !readsEmpty }

  /// Whether it plainly reads every text.
  var readsEverything: Bool {
    readsEmpty && start.contains { states[$0].reads == .all && states[$0].mayEnd && states[$0].after.contains($0) }
  }

  package func reads(_ text: String) -> Bool {
    var (standing, isEnd) = (start, readsEmpty)
    for unit in text.utf16 { (standing, isEnd) = next(standing, unit) }
    return isEnd
  }

  /// What it reads after a text.
  package func after(_ text: String) -> UnitMachine {
    var rest = self
    for unit in text.utf16 { (rest.start, rest.readsEmpty) = next(rest.start, unit) }
    return rest
  }

  private func next(_ standing: [Int], _ unit: UInt16) -> ([Int], Bool) {
    let taken = standing.filter { states[$0].reads.contains(unit) }
    let next = taken.count == 1 ? states[taken[0]].after : Set(taken.flatMap { states[$0].after }).sorted()
    return (next, taken.contains { states[$0].mayEnd })
  }

  /// What it reads up to the first `?` of texts that go on with one.
  var beforeQuery: UnitMachine {
    func goesOn(_ after: [Int]) -> Bool { after.contains { states[$0].reads.contains(0x3F) } }
    var machine = self
    machine.readsEmpty = goesOn(start)
    for index in states.indices { machine.states[index].mayEnd = goesOn(states[index].after) }
    return machine
  }

  /// What both read; nil if that takes more states than a limit.
  package func intersection(_ other: UnitMachine, limit: Int) -> UnitMachine? {
    var (numbers, pairs) = ([Int](), [(Int, Int)]())
    guard states.count * other.states.count <= limit else { return nil }
    numbers = Array(repeating: -1, count: states.count * other.states.count)
    var machine = UnitMachine(states: [], start: [], readsEmpty: readsEmpty && other.readsEmpty)
    func enter(_ own: [Int], _ others: [Int], _ machine: inout UnitMachine) -> [Int] {
      own.flatMap { first in
        others.compactMap { second -> Int? in
          let key = first * other.states.count + second
          if numbers[key] >= 0 { return numbers[key] }
          let reads = states[first].reads.intersection(other.states[second].reads)
          if reads.ranges.isEmpty { return nil }
          numbers[key] = machine.states.count
          machine.states.append(State(reads, mayEnd: states[first].mayEnd && other.states[second].mayEnd))
          pairs.append((first, second))
          return numbers[key]
        }
      }
    }
    machine.start = enter(start, other.start, &machine)
    var index = 0
    while index < pairs.count {
      let after = enter(states[pairs[index].0].after, other.states[pairs[index].1].after, &machine)
      machine.states[index].after = after
      index += 1
    }
    return machine
  }
}
