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

  /// - Parameter limit: the most states that are looked at.
  init(_ net: CharacterNet, limit: Int) {
    self.net = net
    search = ProductSearch([Array(Set(net.start)).sorted()], limit: limit)
  }

  /// Whether every path was found.
  var isComplete: Bool { search.isComplete }

  mutating func next() -> Found? {
    while let number = search.next() {
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
    let isRaw = readings.contains { if case .raw = net.kinds[Int($0)] { true } else { false } }
    for letter in net.letters.indices {
      let signature = readings.map { net.reads[Int($0)][letter] }
      // Letters of several characters are told apart by what follows, too.
      let isItself = isRaw && !net.letters[letter].isBare
      if isItself || seen.insert(signature).inserted { found.append(letter) }
    }
    choices[readings] = found
    return found
  }

  private func next(_ state: [Int32], _ letter: Int) -> [Int32] {
    var after: [Int32] = []
    var written: [Int32] = []
    let isBare = net.letters[letter].isBare
    for position in state {
      let reading = net.readings[Int(position)]
      guard reading >= 0 else { continue }
      if !isBare, case .raw = net.kinds[Int(reading)] {
        written.append(position)
      } else if net.reads[Int(reading)][letter] {
        after += net.after[Int(position)]
      }
    }
    if !written.isEmpty {
      for byte in net.letters[letter].raw {
        written = written.flatMap { position -> [Int32] in
          let reading = net.readings[Int(position)]
          guard reading >= 0, case .raw(let characters) = net.kinds[Int(reading)],
            characters.contains(Unicode.Scalar(byte))
          else { return [] }
          return net.after[Int(position)]
        }
      }
      after += written
    }
    return after.count < 2 ? after : Set(after).sorted()
  }
}
