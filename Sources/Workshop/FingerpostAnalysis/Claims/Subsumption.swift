/// Which states of a set change no result, whatever text follows: the walk leaves them out, so that it meets fewer sets.
///
/// Within a claim, the state of a later `*` takes the place of all states before it: it accepts whatever they accept. Between claims, the
/// first that accepts a link decides. Where an earlier claim accepts every rest of a link with so many slashes, the states of later claims
/// that need as many are left out. Slashes are counted because platforms write patterns for segments:
///
///     /?*/?*      after "/a/b": in the second *, every rest is accepted
///     /?*/?*      after "/a": in the first *, every rest with at least one slash is accepted, if a character follows each slash
///     /?*/a/?*    after "/a": needs two more slashes, so behind the other claim it is left out
struct Subsumption {
  private let automaton: UnionAutomaton
  /// For each state the number of its component; −1 where it only tells which texts are valid.
  private let components: [Int32]
  /// For each state whether it is a `*` that a pattern has outside of all groups.
  private let isStar: [Bool]
  /// For each state the least number of slashes in a rest that it accepts; −1 for a claim that matters anywhere.
  private let slashes: [Int32]
  /// For each state that is a `*` of a claim that decides by the path alone: if the set has it and its partner, the claim accepts
  /// every rest with at least this many slashes. −1 for all others.
  ///
  /// The partner is the state behind the `*`: the end of the claim, where it accepts every rest (0), or the state of the next slash.
  /// Both are needed, because the state of a `*` takes a letter at least.
  private let coverage: [Int32]
  private let partners: [Int32]
  /// For each state of a route that reads any segments from here on, the end that must be in the set, too, or the slash before it; then the
  /// route accepts every rest. −1 for all others.
  private let restEnds: [Int32]

  init(_ automaton: UnionAutomaton) {
    let count = automaton.classes.count
    let none = [Int32](repeating: -1, count: count)
    (components, isStar) = (automaton.componentNumbers, automaton.starFlags)
    slashes = automaton.leastSlashes(components)
    var (coverage, partners, restEnds) = (none, none, none)
    for state in (0..<Int32(count)).reversed() {
      let component = components[Int(state)]
      guard component >= 0, automaton.components[Int(component)].asksForPathAlone else { continue }
      if automaton.components[Int(component)].list == .routes {
        restEnds[Int(state)] = automaton.end(ofRest: state) ?? -1
      } else if automaton.isLoop(state) {
        automaton.cover(state, &coverage, &partners)
      }
    }
    (self.automaton, self.coverage, self.partners, self.restEnds) = (automaton, coverage, partners, restEnds)
  }

  /// The states that still matter.
  ///
  /// - Parameters:
  ///   - states: sorted, so that those of a component are together, and its later ones are behind its earlier ones.
  ///   - isCurrent: whether a state is among them.
  func relevant(_ states: [Int32], _ isCurrent: (Int32) -> Bool) -> [Int32] {
    var (kept, last) = ([Int32](), Int32(-2))
    kept.reserveCapacity(states.count)
    for state in states.reversed() {
      let component = components[Int(state)]
      if component == last { continue }
      kept.append(state)
      if isStar[Int(state)] { last = component }
    }
    // What the claims before this one accept, and with this one.
    var (covered, pending) = (Int32.max, Int32.max)
    var (result, current, list) = ([Int32](), Int32(-2), UnionAutomaton.Component.List?.none)
    result.reserveCapacity(kept.count)
    for state in kept.reversed() {
      let component = components[Int(state)]
      guard component >= 0, automaton.components[Int(component)].list != .routes else {
        result.append(state)
        continue
      }
      if component != current {
        current = component
        covered = min(covered, pending)
        pending = .max
        let own = automaton.components[Int(component)].list
        if own != list { (list, covered) = (own, .max) }
      }
      if slashes[Int(state)] >= covered { continue }
      result.append(state)
      if coverage[Int(state)] >= 0, isCurrent(partners[Int(state)]) { pending = min(pending, coverage[Int(state)]) }
    }
    return result
  }

  /// Whether texts that go on from here may show something new.
  ///
  /// - Parameters:
  ///   - states: those that matter.
  ///   - isOpen: for each component whether anything new is to be learnt of it.
  func mayShow(_ states: [Int32], _ isOpen: [Bool], _ isCurrent: (Int32) -> Bool) -> Bool {
    // A valid text goes on.
    guard let first = states.first, first < automaton.validCount else { return false }
    if automaton.keepsOthers { return true }
    var (isNew, isClaimed, mayBeExcluded, isRead) = (false, false, false, false)
    for state in states {
      let number = Int(components[Int(state)])
      if number < 0 { continue }
      isNew = isNew || isOpen[number]
      switch automaton.components[number].list {
      case .claims:
        mayBeExcluded = mayBeExcluded || automaton.components[number].isExclusion
        if coverage[Int(state)] == 0, isCurrent(partners[Int(state)]) { isClaimed = true }
      case .routes:
        if restEnds[Int(state)] >= 0, isCurrent(restEnds[Int(state)]) { isRead = true }
      case .exported: break
      }
    }
    // What is claimed and read, whatever follows, is the same on both sides.
    return isNew && !(isClaimed && !mayBeExcluded && isRead)
  }
}

// What the states of the union are and accept, from their transitions alone.

extension UnionAutomaton {
  fileprivate var componentNumbers: [Int32] {
    var numbers = [Int32](repeating: -1, count: classes.count)
    for (number, component) in components.enumerated() {
      for state in component.states { numbers[Int(state)] = Int32(number) }
    }
    return numbers
  }

  fileprivate var starFlags: [Bool] {
    var flags = [Bool](repeating: false, count: classes.count)
    for state in stars { flags[Int(state)] = true }
    return flags
  }

  /// For each state of a component the least number of slashes in a rest that it accepts; −1 if its claim is tolerated.
  fileprivate func leastSlashes(_ numbers: [Int32]) -> [Int32] {
    var slashes = [Int32](repeating: Int32.max / 2, count: classes.count)
    var isStable = false
    while !isStable {
      isStable = true
      for state in classes.indices.reversed() where numbers[state] >= 0 {
        let isSlash = takesSlashAlone(Int32(state))
        let least = successors[state].reduce(Int32.max / 2) { least, next in
          // A text that ends in a slash ends in no other character.
          let isLast = endsInSlash && accepts(next) && !isSlash
          if isLast, !takesSlash(Int32(state)) { return least }
          return min(least, slashes[Int(next)] + (isSlash || isLast ? 1 : 0))
        }
        let own = accepts(Int32(state)) ? 0 : least
        if own < slashes[state] { (slashes[state], isStable) = (own, false) }
      }
    }
    for component in components where component.isTolerated {
      for state in component.states { slashes[Int(state)] = -1 }
    }
    return slashes
  }

  /// Finds the coverage of a `*`. That of all later states is known.
  fileprivate func cover(_ state: Int32, _ coverage: inout [Int32], _ partners: inout [Int32]) {
    for next in successors[Int(state)] where next > state || accepts(next) {
      if accepts(next) {
        (coverage[Int(state)], partners[Int(state)]) = (0, next)
        break
      }
      // A slash, and a segment that may be anything but empty.
      guard takesSlash(next) else { continue }
      for first in successors[Int(next)] where first > next && takesAll(first) {
        for loop in [first] + successors[Int(first)] where coverage[Int(loop)] >= 0 && isLoop(loop) {
          guard successors[Int(first)].contains(partners[Int(loop)]) else { continue }
          // The slash at the end of a path has no segment behind it.
          let own = coverage[Int(loop)] + (endsInSlash && coverage[Int(loop)] == 0 ? 2 : 1)
          if coverage[Int(state)] < 0 || own < coverage[Int(state)] {
            (coverage[Int(state)], partners[Int(state)]) = (own, next)
          }
        }
      }
    }
  }

  fileprivate func isLoop(_ state: Int32) -> Bool { takesAll(state) && successors[Int(state)].contains(state) }

  private func takesAll(_ state: Int32) -> Bool {
    switch letterClass(of: state) {
    case .raw(let characters), .decoded(let characters, "", _): TextExpression.one(characters) == .any
    case .unit(let units): units == .all
    case .decoded, .written, nil: false
    }
  }

  private func takesSlash(_ state: Int32) -> Bool {
    !accepts(state) && membership[Int(classes[Int(state)])].first == true
  }

  private func takesSlashAlone(_ state: Int32) -> Bool {
    switch letterClass(of: state) {
    case .written: true
    case .raw(let characters): characters == .init(listed: ["/"])
    // These take an escaped slash, too.
    case .decoded, .unit, nil: false
    }
  }

  /// The end of a route, if a state is in a segment behind which any other segments may follow.
  fileprivate func end(ofRest state: Int32) -> Int32? {
    guard case .decoded(let characters, "/", _) = letterClass(of: state), TextExpression.one(characters) == .any else {
      return nil
    }
    let next = successors[Int(state)]
    guard next.contains(state), next.contains(where: { takesSlashAlone($0) && successors[Int($0)].contains(state) })
    else { return nil }
    return next.first(where: endsInSlash ? isLastSlash : accepts)
  }

  private func isLastSlash(_ state: Int32) -> Bool {
    takesSlashAlone(state) && successors[Int(state)].contains(where: accepts)
  }
}
