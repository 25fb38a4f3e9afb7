import FingerpostEngine

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
  /// How much more work the search may be, whatever the machines know already.
  private var patience = 1_000_000

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
  var isComplete: Bool { search.isComplete && patience > 0 }

  /// The next step, in order of length; nil after the last, or once a state was left out.
  mutating func next() -> Int? { isComplete ? search.next() : nil }

  func state(_ machine: Int, at step: Int) -> Int { states[search.steps[step].state * machines.count + machine] }

  func text(at step: Int) -> [UInt8] {
    search.path(to: step).compactMap(\.letter).flatMap { Array(String(letters[$0]).utf8) }
  }

  /// Enters the states after a step, by each letter.
  ///
  /// - Parameter isWanted: whether some machines may still read on, by their states.
  mutating func expand(_ step: Int, _ isWanted: ([Int]) -> Bool) {
    let first = search.steps[step].state * machines.count
    var after = Array(repeating: 0, count: machines.count)
    for machine in 0..<machines.count { patience -= machines[machine].size(states[first + machine]) }
    for letter in 0..<letters.count {
      let kinds = kinds[letter]
      for machine in 0..<machines.count {
        after[machine] = machines[machine].next(states[first + machine], kinds[machine])
      }
      if isWanted(after) { search.enter(number(of: after), by: letter, from: step) }
    }
  }

  private mutating func number(of all: [Int]) -> Int {
    var number = 0
    for machine in 0..<machines.count {
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

  /// The shortest text that all machines read, and none of others; nil if there is none, or too much to try.
  func sharedText(beside others: [SegmentMachine]) -> String? {
    let all = self + others
    var search = SegmentSearch(all, .segment, limit: 20_000)
    while let step = search.next() {
      let isFound = all.indices.allSatisfy { all[$0].isEnd(search.state($0, at: step)) == indices.contains($0) }
      if step > 0, isFound { return String(decoding: search.text(at: step), as: UTF8.self) }
      search.expand(step) { !$0.prefix(count).contains(SegmentMachine.dead) }
    }
    return nil
  }

  /// Whether all machines read some text, searched from both ends at once; nil if there is too much to try.
  ///
  /// - Parameter reversed: the same machines for texts from their ends.
  func meet(_ reversed: [SegmentMachine]) -> Bool? {
    var searches = [self, reversed].map { (machines: $0, search: SegmentSearch($0, .segment, limit: 20_000)) }
    while true {
      for way in 0..<2 {
        let machines = searches[way].machines
        guard let step = searches[way].search.next() else { return searches[way].search.isComplete ? false : nil }
        let states = machines.indices.map { searches[way].search.state($0, at: step) }
        if step > 0, machines.indices.allSatisfy({ machines[$0].isEnd(states[$0]) }) { return true }
        searches[way].search.expand(step) { !$0.contains(SegmentMachine.dead) }
      }
    }
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
