/// The machines of several labels, side by side: a search through the texts that some of them read.
struct SegmentSearch {
  private let machines: [SegmentMachine]
  /// One character of each kind that the machines tell apart, in the order in which they are tried.
  private let letters: [Unicode.Scalar]
  /// The kind of each letter in each machine.
  private let kinds: [[Int]]
  /// The states of all machines, by the indices of letters.
  private var search: ProductSearch<[Int], Int>
  /// How much more work the search may be, whatever the machines know already.
  private var patience = 1_000_000
  private let work = Work.current

  init(_ machines: [SegmentMachine], _ component: TextLabel.Component, limit: Int) {
    self.machines = machines
    let scalars = Set(machines.flatMap { $0.scalars })
    work?.spend(scalars.count * machines.count)
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
    search = ProductSearch([machines.map { $0.start }], limit: limit)
  }

  /// Whether no state was left out because of the limit.
  var isComplete: Bool { search.isComplete && patience > 0 }

  /// The next step, in order of length; nil after the last, or once a state was left out.
  mutating func next() -> Int? { isComplete ? search.next() : nil }

  func states(at step: Int) -> [Int] { search.steps[step].state }

  func text(at step: Int) -> [UInt8] {
    search.path(to: step).compactMap { $0.letter }.flatMap { Array(String(letters[$0]).utf8) }
  }

  /// Enters the states after a step, by each letter.
  ///
  /// - Parameter isWanted: whether some machines may still read on, by their states.
  mutating func expand(_ step: Int, _ isWanted: ([Int]) -> Bool) {
    let states = states(at: step)
    let size = zip(machines, states).reduce(0) { $0 + $1.0.size($1.1) }
    patience -= size
    work?.spend(size + letters.count * machines.count)
    for letter in 0..<letters.count {
      var after = states
      for index in machines.indices { after[index] = machines[index].next(states[index], kinds[letter][index]) }
      if isWanted(after) { search.enter(after, by: letter, from: step, size: after.count) }
    }
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
    var (texts, seen) = ([[UInt8]](), Set<[Int]>())
    /// Whether all parts of a set of machines have a text other than the empty one, which no search needs.
    func hasAll(of set: [Int]) -> Bool {
      set.count <= 6
        && (1..<(1 << set.count)).allSatisfy { part in
          seen.contains(set.indices.filter { part >> $0 & 1 == 1 }.map { set[$0] })
        }
    }
    while let step = search.next() {
      let states = search.states(at: step)
      let ends = machines.indices.filter { machines[$0].isEnd(states[$0]) }
      if step > 0, seen.insert(ends).inserted { texts.append(search.text(at: step)) }
      // What only leads to sets that have a text need not be looked into.
      if hasAll(of: machines.indices.filter { states[$0] != SegmentMachine.dead }) { continue }
      search.expand(step) { $0.contains { $0 != SegmentMachine.dead } }
    }
    return (texts, search.isComplete)
  }

  /// The shortest text that all machines read, and none of others; nil if there is none, or too much to try.
  func sharedText(beside others: [SegmentMachine] = []) -> (text: String?, isComplete: Bool) {
    let all = self + others
    var search = SegmentSearch(all, .segment, limit: 20_000)
    while let step = search.next() {
      let states = search.states(at: step)
      let isFound = all.indices.allSatisfy { all[$0].isEnd(states[$0]) == indices.contains($0) }
      if step > 0, isFound { return (String(decoding: search.text(at: step), as: UTF8.self), true) }
      search.expand(step) { !$0.prefix(count).contains(SegmentMachine.dead) }
    }
    return (nil, search.isComplete)
  }
}
