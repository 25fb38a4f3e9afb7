internal import FingerpostProof
internal import FingerpostEngine

/// Walks all texts of a net, and finds the shortest one for each set of claims and routes that end together.
struct NetWalk {
  struct Found {
    /// Raw.
    let text: String
    let claims: [Int]
    /// Those that others may be as wide as.
    let likewise: [Int]
    let routes: [Int]
  }

  private let net: CharacterNet
  private let order: NetOrder
  /// For each party of the net whether anything new is to be learnt of it.
  private var isOpen: [Bool]
  private var numbers: [CharacterNet.Owner: Int] = [:]
  private var search: ProductSearch<[Int32], Int>
  /// For some readings, letters that each of them reads or does not, one for each difference.
  private var choices: [[Int32]: [Int]] = [:]
  private var seen: Set<[Int32]> = []
  /// The generation in which each state was added last.
  private var marks: [Int]
  private var generation = 0
  /// How many states of the net may still be asked what they read: a few seconds.
  private(set) var work: Int
  /// How many states may still be kept: some hundred megabytes.
  private var room = 20_000_000

  /// - Parameters:
  ///   - limit: the most sets of states that are looked at.
  ///   - work: the most states that are asked what they read.
  init(_ net: CharacterNet, limit: Int, work: Int) {
    (self.net, self.work) = (net, work)
    order = NetOrder(net)
    isOpen = Array(repeating: true, count: net.parties.count)
    for (number, party) in net.parties.enumerated() { numbers[party.owner] = number }
    marks = Array(repeating: 0, count: net.readings.count)
    search = ProductSearch([Array(Set(net.start)).sorted()], limit: limit)
  }

  /// Whether every text was found.
  var isComplete: Bool { search.isComplete && work > 0 && room > 0 && net.isComplete }

  /// From now on, texts are passed over that show something new of no other party than this one.
  mutating func close(_ owner: CharacterNet.Owner) {
    if let number = numbers[owner] { isOpen[number] = false }
  }

  mutating func next() -> Found? {
    while work > 0, room > 0, let number = search.next() {
      let state = search.steps[number].state
      for letter in letters(for: state) {
        let after = next(state, letter)
        guard isAlive(after) else { continue }
        let count = search.steps.count
        search.enter(after, by: letter, from: number)
        if search.steps.count > count { room -= after.count + 16 }
      }
      let ends = state.filter { net.readings[Int($0)] < 0 }
      guard ends.contains(where: { net.owners[$0] == .valid }), seen.insert(ends).inserted else { continue }
      var (claims, likewise, routes) = ([Int](), [Int](), Set<Int>())
      for end in ends {
        switch net.owners[end] {
        case .claim(let index): if claims.last != index { claims.append(index) }
        case .likewise(let index): if likewise.last != index { likewise.append(index) }
        case .route(let index): routes.insert(index)
        case .valid, nil: break
        }
      }
      let raw = search.way(to: number).compactMap(\.letter).flatMap { net.letters[$0].raw }
      return Found(
        text: String(decoding: raw, as: UTF8.self), claims: claims, likewise: likewise, routes: routes.sorted())
    }
    return nil
  }

  /// Whether a valid text goes on, and may show something new.
  private func isAlive(_ state: [Int32]) -> Bool {
    order.mayShow(state, isOpen, keepsOthers: net.keepsOthers) { marks[Int($0)] == generation }
  }

  /// One letter for each set of states that may read the same.
  private mutating func letters(for state: [Int32]) -> [Int] {
    let readings = Set(state.map { net.readings[Int($0)] }).filter { $0 >= 0 }.sorted()
    if let known = choices[readings] { return known }
    var (found, seen) = ([Int](), Set<[Bool]>())
    for letter in net.letters.indices {
      let signature = readings.map { net.reads[Int($0)][letter] }
      // Letters of several characters are told apart by what follows, too.
      let isItself = readings.contains { net.readsInPieces(Int($0), net.letters[letter]) }
      if isItself || seen.insert(signature).inserted { found.append(letter) }
    }
    choices[readings] = found
    return found
  }

  private mutating func next(_ state: [Int32], _ letter: Int) -> [Int32] {
    generation += 1
    // A step costs as much as some states, however few there are.
    work -= state.count + 16
    var after: [Int32] = []
    var (written, halved) = ([Int32](), [Int32]())
    let isWhole = net.letters[letter].isBare && !net.letters[letter].isPair
    for position in state {
      let reading = Int(net.readings[Int(position)])
      guard reading >= 0 else { continue }
      if !isWhole, net.readsInPieces(reading, net.letters[letter]) {
        if net.isRaw[reading] { written.append(position) } else { halved.append(position) }
      } else if net.reads[reading][letter] {
        enter(net.after[Int(position)], &after)
      }
    }
    if !written.isEmpty {
      for byte in net.letters[letter].raw { written = written.flatMap { net.after(reading: byte, in: $0) } }
      enter(written, &after)
    }
    if !halved.isEmpty, let scalar = net.letters[letter].scalar {
      for unit in UTF16.encode(scalar) ?? .init() { halved = halved.flatMap { net.after(reading: unit, in: $0) } }
      enter(halved, &after)
    }
    after.sort()
    return order.relevant(after) { marks[Int($0)] == generation }
  }

  /// Adds the states that were not added since the last generation began.
  private mutating func enter(_ states: [Int32], _ after: inout [Int32]) {
    for state in states where marks[Int(state)] != generation {
      marks[Int(state)] = generation
      after.append(state)
    }
  }
}
