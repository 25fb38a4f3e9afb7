internal import FingerpostAnalysis
internal import FingerpostEngine

// Patterns as automata over UTF-16 code units, which can be run beside a table. Android's matchers give nothing back and never look
// at two ways at once, so that each is a few places and what one unit makes of them.

extension AndroidPattern {
  /// What it matches; nil if that takes too many states.
  var machine: UnitMachine? {
    let units = Array(text.utf16)
    switch kind {
    case .literal: return .text(units, then: .end)
    case .prefix: return .text(units, then: .anything)
    case .suffix:
      let text = UnitMachine.text(units, then: .end)
      return text.map { text in
        // Any units, of which each may be the last before the text.
        var machine = text
        let any = machine.states.count
        machine.states.append(.init(.all, after: machine.start + [any], mayEnd: machine.readsEmpty))
        machine.start.append(any)
        return machine
      }
    case .glob:
      let glob = GlobPlaces(units)
      return UnitMachine(from: glob.start, edges: glob.edges, mayEnd: glob.mayEnd)
    case .advanced:
      guard let pattern = try? AdvancedPattern(text) else { return .nothing }
      return pattern.machine
    }
  }
}

extension AdvancedPattern {
  /// A token, and how many units it took.
  private struct Place: Hashable {
    let token: Int
    let taken: Int
  }

  fileprivate var machine: UnitMachine? {
    let sets = tokens.map { UnitSet($0.ranges, isExcept: $0.isExcept) }
    return UnitMachine(
      from: Place(token: 0, taken: 0),
      edges: { place in
        var (edges, left, place) = ([(UnitSet, Place)](), UnitSet.all, place)
        while place.token < tokens.count {
          let token = tokens[place.token]
          if place.taken < token.maximum {
            // Past its minimum, a token without a maximum need not count.
            let taken = token.maximum == .max ? min(place.taken + 1, token.minimum) : place.taken + 1
            let taking = left.intersection(sets[place.token])
            if !taking.ranges.isEmpty { edges.append((taking, Place(token: place.token, taken: taken))) }
            // What it can take goes to no other token.
            left = left.subtracting(sets[place.token])
          }
          guard place.taken >= token.minimum else { break }
          place = Place(token: place.token + 1, taken: 0)
        }
        return edges
      },
      mayEnd: { place in
        guard place.token < tokens.count else { return true }
        return place.taken >= tokens[place.token].minimum
          && tokens[(place.token + 1)...].allSatisfy { $0.minimum == 0 }
      })
  }
}

/// The places of `android:pathPattern`, where the platform's loop may stand.
struct GlobPlaces {
  enum Place: Hashable {
    /// Before this unit of the pattern.
    case at(Int)
    /// In a run of one unit, before what follows it in the pattern.
    case running(UInt16, Int)
    /// On the way to the first unit of this kind.
    case seeking(UInt16, Int)
    /// Behind a `.*` that ends the pattern.
    case anywhere
  }

  private let pattern: [UInt16]
  private static let dot = UInt16(0x2E)
  private static let star = UInt16(0x2A)
  private static let escape = UInt16(0x5C)

  init(_ pattern: [UInt16]) { self.pattern = pattern }

  let start = Place.at(0)

  /// 0 behind the end, as the platform has it.
  private func unit(_ index: Int) -> UInt16 { pattern.indices.contains(index) ? pattern[index] : 0 }

  func mayEnd(_ place: Place) -> Bool {
    switch place {
    case .anywhere: true
    case .seeking: false
    case .at(let index), .running(_, let index):
      index >= pattern.count
        || index == pattern.count - 2 && unit(index) == Self.dot && unit(index + 1) == Self.star
    }
  }

  /// Whether the loop takes all units of a text: at each place at most one edge reads a unit.
  func matches(_ text: [UInt16]) -> Bool {
    var place = start
    for unit in text {
      guard let edge = edges(place).first(where: { $0.0.contains(unit) }) else { return false }
      place = edge.1
    }
    return mayEnd(place)
  }

  func edges(_ place: Place) -> [(UnitSet, Place)] {
    switch place {
    case .anywhere: return [(.all, .anywhere)]
    case .seeking(let unit, let next):
      let own = UnitSet([unit...unit])
      return [(own, .at(next)), (UnitSet.all.subtracting(own), place)]
    case .running(let unit, let next):
      let own = UnitSet([unit...unit])
      return [(own, place)]
        + edges(.at(next)).compactMap { set, place in
          let rest = set.subtracting(own)
          return rest.ranges.isEmpty ? nil : (rest, place)
        }
    case .at(let index): return edges(at: index)
    }
  }

  private func edges(at index: Int) -> [(UnitSet, Place)] {
    guard index < pattern.count else { return [] }
    let isEscaped = pattern[index] == Self.escape
    let own = isEscaped ? unit(index + 1) : pattern[index]
    let next = index + (isEscaped ? 2 : 1)
    guard unit(next) == Self.star else {
      return [(own == Self.dot ? .all : UnitSet([own...own]), .at(next))]
    }
    guard own == Self.dot, !isEscaped else { return edges(.running(own, next + 1)) }
    if next >= pattern.count - 1 { return edges(.anywhere) }
    let isSoughtEscaped = unit(next + 1) == Self.escape
    return edges(.seeking(unit(next + (isSoughtEscaped ? 2 : 1)), next + (isSoughtEscaped ? 3 : 2)))
  }
}

extension UnitMachine {
  fileprivate enum Continuation { case end, anything }

  /// The most states of one pattern.
  private static let most = 20_000

  static let nothing = UnitMachine(states: [], start: [], readsEmpty: false)

  /// Nil if the text is too long.
  fileprivate static func text(_ units: [UInt16], then continuation: Continuation) -> UnitMachine? {
    guard units.count <= most else { return nil }
    var states = units.enumerated().map { index, unit in
      State(UnitSet([unit...unit]), after: [index + 1], mayEnd: index == units.count - 1)
    }
    switch continuation {
    case .end:
      if !states.isEmpty { states[states.count - 1].after = [] }
      return UnitMachine(states: states, start: states.isEmpty ? [] : [0], readsEmpty: states.isEmpty)
    case .anything:
      states.append(State(.all, after: [units.count], mayEnd: true))
      return UnitMachine(states: states, start: [0], readsEmpty: units.isEmpty)
    }
  }

  /// A machine of places: where each unit leads, and where a text may end. Nil if there are too many.
  fileprivate init?<Place: Hashable>(
    from first: Place, edges: (Place) -> [(UnitSet, Place)], mayEnd: (Place) -> Bool
  ) {
    var (numbers, targets, known) = ([Place: [UnitSet: Int]](), [Place](), [Place: [Int]]())
    self.init(states: [], start: [], readsEmpty: mayEnd(first))
    func follow(_ place: Place, _ states: inout [State]) -> [Int] {
      if let known = known[place] { return known }
      let after = edges(place).map { reads, next in
        if let number = numbers[next]?[reads] { return number }
        numbers[next, default: [:]][reads] = states.count
        states.append(State(reads, mayEnd: mayEnd(next)))
        targets.append(next)
        return states.count - 1
      }
      known[place] = after
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
