/// The machines of several labels, side by side: a search through the texts that some of them read.
struct SegmentSearch {
  private let machines: [SegmentMachine]
  /// One character of each kind that the machines tell apart, in the order in which they are tried.
  private let letters: [Unicode.Scalar]
  /// The kind of each letter in each machine.
  private let kinds: [[Int]]
  private var search: ProductSearch<Int, Int>
  /// The states of all machines by their common number, one after another.
  private var states: [Int] = []
  /// The numbers of the first machines' states, together with that of one more.
  private var numbers: [[UInt64: Int]]

  init(_ machines: [SegmentMachine], _ component: TextLabel.Component, limit: Int) {
    self.machines = machines
    let scalars = Set(machines.flatMap(\.scalars))
    let other = "xyzwvuqkjabcdefghilmnoprst0123456789~_!".unicodeScalars.first { !scalars.contains($0) } ?? "\u{E000}"
    var (letters, kinds, seen) = ([Unicode.Scalar](), [[Int]](), Set<[Int]>())
    for scalar in [other] + scalars.filter({ $0 != other }).sorted() {
      guard scalar == other || component.allows([0x61] + Array(String(scalar).utf8) + [0x61]) else { continue }
      let own = machines.map { $0.kind(scalar) }
      // Of characters of one kind the first will do.
      guard seen.insert(own).inserted else { continue }
      letters.append(scalar)
      kinds.append(own)
    }
    (self.letters, self.kinds) = (letters, kinds)
    numbers = machines.map { _ in [:] }
    search = ProductSearch([], limit: limit)
    let start = number(of: machines.map(\.start))
    search = ProductSearch([start], limit: limit)
  }

  /// Whether no state was left out because of the limit.
  var isComplete: Bool { search.isComplete }

  /// The next step, in order of length; nil after the last, or once a state was left out.
  mutating func next() -> Int? { search.isComplete ? search.next() : nil }

  /// The state of a machine at a step.
  func state(_ machine: Int, at step: Int) -> Int { states[search.steps[step].state * machines.count + machine] }

  func text(at step: Int) -> [UInt8] {
    search.way(to: step).compactMap(\.letter).flatMap { Array(String(letters[$0]).utf8) }
  }

  /// Enters the states after a step, by each letter.
  ///
  /// - Parameter isWanted: whether some machines may still read on, by their states.
  mutating func expand(_ step: Int, _ isWanted: ([Int]) -> Bool) {
    let first = search.steps[step].state * machines.count
    var after = Array(repeating: 0, count: machines.count)
    for letter in letters.indices {
      for machine in machines.indices {
        after[machine] = machines[machine].next(states[first + machine], kinds[letter][machine])
      }
      if isWanted(after) { search.enter(number(of: after), by: letter, from: step) }
    }
  }

  private mutating func number(of all: [Int]) -> Int {
    var number = 0
    for machine in machines.indices {
      let key = UInt64(truncatingIfNeeded: number) << 32 | UInt64(truncatingIfNeeded: all[machine])
      let isLast = machine == machines.count - 1
      if let known = numbers[machine][key] {
        number = known
      } else {
        number = numbers[machine].count
        numbers[machine][key] = number
        if isLast { states += all }
      }
    }
    return number
  }
}

extension [SegmentMachine] {
  /// The shortest text for each set of machines that read a text.
  func texts(_ component: TextLabel.Component) -> (texts: [[UInt8]], isComplete: Bool) {
    var machines = self
    // Dot segments must be told apart from valid segments.
    if component == .segment { machines.append(SegmentMachine([.either([".", ".."])])) }
    if component.isInHost { machines.append(SegmentMachine([.hostName])) }
    if component == .wholeHost { machines += [SegmentMachine([.hostNumber]), SegmentMachine([.address])] }
    // Two realistic labels have some hundreds of states; the limit falls with the number of labels, because each adds work.
    var search = SegmentSearch(machines, component, limit: 80_000 / Swift.max(4, machines.count))
    var (texts, seen) = ([[UInt8]](), SeenSets())
    while let step = search.next() {
      let states = machines.indices.map { search.state($0, at: step) }
      let ends = machines.indices.filter { machines[$0].isEnd(states[$0]) }
      if step > 0, seen.insert(ends) { texts.append(search.text(at: step)) }
      // What only leads to sets that have a text need not be looked into.
      if seen.hasAll(of: machines.indices.filter { states[$0] != SegmentMachine.dead }) { continue }
      search.expand(step) { $0.contains { $0 != SegmentMachine.dead } }
    }
    return (texts, search.isComplete)
  }

  /// Whether all machines read some text; nil if there is too much to try.
  var meet: Bool? {
    var search = SegmentSearch(self, .segment, limit: 20_000)
    while let step = search.next() {
      if step > 0, indices.allSatisfy({ self[$0].isEnd(search.state($0, at: step)) }) { return true }
      search.expand(step) { !$0.contains(SegmentMachine.dead) }
    }
    return search.isComplete ? false : nil
  }
}

/// Sets of machines that have a text.
private struct SeenSets {
  private var sets: Set<[Int]> = []
  /// The sets all of whose parts were seen, or how many sets were when a part was missing.
  private var known: [[Int]: Int] = [:]

  mutating func insert(_ set: [Int]) -> Bool { sets.insert(set).inserted }

  /// Whether all parts of a set were seen but the empty one, of which no search has need.
  mutating func hasAll(of set: [Int]) -> Bool {
    guard set.count <= 6 else { return false }
    if let before = known[set], before == .max || before == sets.count { return before == .max }
    let hasAll = (1..<(1 << set.count)).allSatisfy { part in
      sets.contains(set.indices.filter { part >> $0 & 1 == 1 }.map { set[$0] })
    }
    known[set] = hasAll ? .max : sets.count
    return hasAll
  }
}
