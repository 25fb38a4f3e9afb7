/// Walks all texts of a net, and finds the shortest one for each set of claims and routes that end together.
struct NetWalk {
  struct Found {
    /// Raw.
    let text: String
    let claims: [Int]
    let routes: [Int]
  }

  private let net: CharacterNet
  private var search: ProductSearch<[Int32], Int>
  /// For some readings, letters that each of them reads or does not, one for each difference.
  private var choices: [[Int32]: [Int]] = [:]
  private var seen: Set<[Int32]> = []
  /// The generation in which each state was added last.
  private var marks: [Int]
  private var generation = 0
  /// How many states of the net may still be asked what they read: a few seconds.
  private var work = 600_000_000

  /// - Parameter limit: the most states that are looked at.
  init(_ net: CharacterNet, limit: Int) {
    self.net = net
    marks = Array(repeating: 0, count: net.readings.count)
    search = ProductSearch([Array(Set(net.start)).sorted()], limit: limit)
  }

  /// Whether every text was found.
  var isComplete: Bool { search.isComplete && work > 0 }

  mutating func next() -> Found? {
    while work > 0, let number = search.next() {
      let state = search.steps[number].state
      for letter in letters(for: state) {
        let after = next(state, letter)
        if isAlive(after) { search.enter(after, by: letter, from: number) }
      }
      let ends = state.filter { net.readings[Int($0)] < 0 }
      guard ends.contains(where: { net.owners[$0] == .valid }), seen.insert(ends).inserted else { continue }
      var (claims, routes) = ([Int](), Set<Int>())
      for end in ends {
        switch net.owners[end] {
        case .claim(let index): claims.append(index)
        case .route(let index): routes.insert(index)
        case .valid, nil: break
        }
      }
      let raw = search.way(to: number).compactMap(\.letter).flatMap { net.letters[$0].raw }
      return Found(text: String(decoding: raw, as: UTF8.self), claims: claims, routes: routes.sorted())
    }
    return nil
  }

  /// Whether a valid text goes on, and some claim or route with it.
  private func isAlive(_ state: [Int32]) -> Bool {
    guard let first = state.first, let last = state.last else { return false }
    return first < net.validCount && (net.keepsOthers || last >= net.validCount)
  }

  /// One letter for each set of states that may read the same.
  private mutating func letters(for state: [Int32]) -> [Int] {
    let readings = Set(state.map { net.readings[Int($0)] }).filter { $0 >= 0 }.sorted()
    if let known = choices[readings] { return known }
    var (found, seen) = ([Int](), Set<[Bool]>())
    let isRaw = readings.contains { net.isRaw[Int($0)] }
    for letter in net.letters.indices {
      let signature = readings.map { net.reads[Int($0)][letter] }
      // Letters of several characters are told apart by what follows, too.
      let isItself = isRaw && !net.letters[letter].isBare
      if isItself || seen.insert(signature).inserted { found.append(letter) }
    }
    choices[readings] = found
    return found
  }

  private mutating func next(_ state: [Int32], _ letter: Int) -> [Int32] {
    generation += 1
    work -= state.count
    var after: [Int32] = []
    var written: [Int32] = []
    let isBare = net.letters[letter].isBare
    for position in state {
      let reading = Int(net.readings[Int(position)])
      guard reading >= 0 else { continue }
      if !isBare, net.isRaw[reading] {
        written.append(position)
      } else if net.reads[reading][letter] {
        enter(net.after[Int(position)], &after)
      }
    }
    if !written.isEmpty {
      for byte in net.letters[letter].raw { written = written.flatMap { net.after(reading: byte, in: $0) } }
      enter(written, &after)
    }
    after.sort()
    // The first claim that decides makes all later ones irrelevant.
    for claim in net.deciding where marks[Int(claim.end)] == generation && marks[Int(claim.loop)] == generation {
      return after.filter { !claim.later.contains($0) }
    }
    return after
  }

  /// Adds the states that were not added since the last generation began.
  private mutating func enter(_ states: [Int32], _ after: inout [Int32]) {
    for state in states where marks[Int(state)] != generation {
      marks[Int(state)] = generation
      after.append(state)
    }
  }
}
