/// Walks all texts of a net, and finds the shortest one for each set of claims and routes that end together.
///
///     claims /users/* and /*, route users/{id:int}     /users/a: both claims, no route     /users/1: all three
///
/// It is the construction of subsets: from the states that a text leads to, one letter leads to the next states. A set of states that
/// was met before is not walked again, so the walk ends; ``NetOrder`` leaves out states that change no result, so that it ends soon.
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
  private var edges: NetEdges
  private let order: NetOrder
  /// For each party of the net whether anything new is to be learnt of it.
  private var isOpen: [Bool]
  private var numbers: [CharacterNet.Owner: Int] = [:]
  private var search: ProductSearch<[Int32], Int>
  /// For some readings, letters that each of them reads or does not, one for each difference.
  private var choices: [[Int32]: [Int]] = [:]
  private var seen: Set<[Int32]> = []
  private let work = Work.current

  /// - Parameter limit: the most sets of states that are looked at.
  init(_ net: CharacterNet, limit: Int) {
    self.net = net
    edges = NetEdges(net)
    order = NetOrder(net)
    isOpen = Array(repeating: true, count: net.parties.count)
    for (number, party) in net.parties.enumerated() { numbers[party.owner] = number }
    search = ProductSearch([Array(Set(net.start)).sorted()], limit: limit)
    work?.spend(64 * net.readings.count)
  }

  var isComplete: Bool { search.isComplete && net.isComplete }

  /// From now on, texts are passed over that show something new of no other party than this one.
  mutating func close(_ owner: CharacterNet.Owner) {
    if let number = numbers[owner] { isOpen[number] = false }
  }

  mutating func next() -> Found? {
    while let number = search.next() {
      let state = search.steps[number].state
      for letter in letters(for: state) {
        let (all, count) = edges.next(state, letter)
        // A step costs as much as some states, however few there are.
        work?.spend(count + 16)
        let after = order.relevant(all, edges.isStanding)
        guard order.mayShow(after, isOpen, edges.isStanding) else { continue }
        search.enter(after, by: letter, from: number, size: after.count / 2)
      }
      let all = state.filter { net.readings[Int($0)] < 0 }
      guard all.contains(where: { net.owners[$0] == .valid || net.owners[$0] == .printed }),
        let ends = net.parts.isEmpty ? all : whole(all), seen.insert(ends).inserted
      else { continue }
      var (claims, likewise, routes) = ([Int](), [Int](), Set<Int>())
      for end in ends {
        switch net.owners[end] {
        case .claim(let index): if claims.last != index { claims.append(index) }
        case .likewise(let index): if likewise.last != index { likewise.append(index) }
        case .route(let index): routes.insert(index)
        case .valid, .printed, .detail, .refused, nil: break
        }
      }
      work?.spend(8 * ends.count)
      let raw = search.path(to: number).compactMap(\.letter).flatMap { net.letters[$0].raw }
      return Found(
        text: String(decoding: raw, as: UTF8.self), claims: claims, likewise: likewise, routes: routes.sorted())
    }
    return nil
  }

  /// The ends without those of routes that do not read all parts of a fragment; nil if no route prints it, and it is read or refused.
  private func whole(_ ends: [Int32]) -> [Int32]? {
    var counts: [Int: Int] = [:]
    for case .route(let index)? in ends.map({ net.owners[$0] }) { counts[index, default: 0] += 1 }
    counts = counts.filter { index, count in count == net.parts[index] ?? 1 }
    let owners = Set(ends.compactMap { net.owners[$0] })
    if !owners.contains(.printed), !counts.isEmpty || owners.contains(.refused) { return nil }
    return ends.filter { end in
      switch net.owners[end] {
      case .route(let index): counts[index] != nil
      case .valid, .printed, .refused: false
      case .claim, .likewise, .detail, nil: true
      }
    }
  }

  /// One letter for each set of states that may read the same.
  private mutating func letters(for state: [Int32]) -> [Int] {
    let readings = Set(state.map { net.readings[Int($0)] }).filter { $0 >= 0 }.sorted()
    if let known = choices[readings] { return known }
    work?.spend(net.letters.count * (readings.count + 4))
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
}

/// What the states of a net tell about the texts that follow, so that a walk need not try them.
///
/// The first claim that a link matches decides, so that the states of later claims are of no interest where an earlier claim is
/// certain to match. And of two states of one pattern, the one after a later `*` reads all that the other reads.
///
///     /?*/?*/?*      where the second segment has begun, it matches all texts with one slash more, or with several
///     /?*/s1/?*      within the second segment, if that is still part of the first "*", two slashes must follow
struct NetOrder {
  private let net: CharacterNet
  /// For each state the number of its party: a claim, or a route; −1 where it only tells which texts are valid.
  private let parties: [Int32]
  /// For each state whether it is a `*` that a pattern has outside of all groups.
  private let isCut: [Bool]
  /// For each state the least number of slashes in the texts that it reads to an end; −1 for a claim that matters anywhere.
  private let slashes: [Int32]
  /// For each state, where it is a `*` of a claim that asks for a path alone: every text with this many slashes or more is read from
  /// here, if another state stands beside it. −1 where this is not known.
  private let room: [Int32]
  private let partners: [Int32]
  /// For each state of a route that reads any segments from here on, the end that must stand beside it, or the slash before that;
  /// −1 for all others.
  private let restEnds: [Int32]

  init(_ net: CharacterNet) {
    let count = net.readings.count
    let unknown = [Int32](repeating: -1, count: count)
    var (parties, room, partners, restEnds) = (unknown, unknown, unknown, unknown)
    for (number, party) in net.parties.enumerated() {
      for state in party.states { parties[Int(state)] = Int32(number) }
    }
    var isCut = [Bool](repeating: false, count: count)
    for state in net.cuts { isCut[Int(state)] = true }
    var slashes = [Int32](repeating: Int32.max / 2, count: count)
    func isLoop(_ state: Int32) -> Bool { net.readsAll(state) && net.after[Int(state)].contains(state) }
    var isStable = false
    while !isStable {
      isStable = true
      for state in (0..<count).reversed() where parties[state] >= 0 {
        let isSlash = net.readsSlashAlone(Int32(state))
        let least = net.after[state].reduce(Int32.max / 2) { least, next in
          // A text that ends in a slash ends in no other character.
          let isLast = net.endsInSlash && net.readings[Int(next)] < 0 && !isSlash
          if isLast, !net.readsSlash(Int32(state)) { return least }
          return min(least, slashes[Int(next)] + (isSlash || isLast ? 1 : 0))
        }
        let own = net.readings[state] < 0 ? 0 : least
        if own < slashes[state] { (slashes[state], isStable) = (own, false) }
      }
    }
    for party in net.parties where party.isTolerated { for state in party.states { slashes[Int(state)] = -1 } }
    for state in (0..<Int32(count)).reversed() {
      let party = parties[Int(state)]
      guard party >= 0, net.parties[Int(party)].asksForPathAlone else { continue }
      if net.parties[Int(party)].list == .routes {
        restEnds[Int(state)] = net.end(ofRest: state) ?? -1
        continue
      }
      guard isLoop(state) else { continue }
      for next in net.after[Int(state)] where next > state || net.readings[Int(next)] < 0 {
        if net.readings[Int(next)] < 0 {
          (room[Int(state)], partners[Int(state)]) = (0, next)
          break
        }
        // A slash, and a segment that may be anything but empty.
        guard net.readsSlash(next) else { continue }
        for first in net.after[Int(next)] where first > next && net.readsAll(first) {
          for loop in [first] + net.after[Int(first)] where room[Int(loop)] >= 0 && isLoop(loop) {
            guard loop == first || net.after[Int(first)].contains(partners[Int(loop)]) else { continue }
            guard loop != first || net.after[Int(first)].contains(partners[Int(first)]) else { continue }
            // The slash at the end of a path has no segment behind it.
            let own = room[Int(loop)] + (net.endsInSlash && room[Int(loop)] == 0 ? 2 : 1)
            if room[Int(state)] < 0 || own < room[Int(state)] {
              (room[Int(state)], partners[Int(state)]) = (own, next)
            }
          }
        }
      }
    }
    (self.net, self.parties, self.isCut, self.slashes) = (net, parties, isCut, slashes)
    (self.room, self.partners, self.restEnds) = (room, partners, restEnds)
  }

  /// The states that still matter.
  ///
  /// - Parameters:
  ///   - states: sorted.
  ///   - isStanding: whether a state is among them.
  func relevant(_ states: [Int32], _ isStanding: (Int32) -> Bool) -> [Int32] {
    var (kept, cut) = ([Int32](), Int32(-2))
    kept.reserveCapacity(states.count)
    for state in states.reversed() {
      let party = parties[Int(state)]
      if party == cut { continue }
      kept.append(state)
      if isCut[Int(state)] { cut = party }
    }
    var (result, least, pending) = ([Int32](), Int32.max, Int32.max)
    var (current, list) = (Int32(-2), CharacterNet.Party.List?.none)
    result.reserveCapacity(kept.count)
    for state in kept.reversed() {
      let party = parties[Int(state)]
      guard party >= 0, net.parties[Int(party)].list != .routes else {
        result.append(state)
        continue
      }
      if party != current {
        current = party
        least = min(least, pending)
        pending = .max
        if net.parties[Int(party)].list != list { (list, least) = (net.parties[Int(party)].list, .max) }
      }
      if slashes[Int(state)] >= least { continue }
      result.append(state)
      if room[Int(state)] >= 0, isStanding(partners[Int(state)]) { pending = min(pending, room[Int(state)]) }
    }
    return result
  }

  /// Whether texts that go on from here may show something new.
  ///
  /// - Parameters:
  ///   - states: those that matter.
  ///   - isOpen: for each party whether anything new is to be learnt of it.
  func mayShow(_ states: [Int32], _ isOpen: [Bool], _ isStanding: (Int32) -> Bool) -> Bool {
    // A valid text goes on.
    guard let first = states.first, first < net.validCount else { return false }
    if net.keepsOthers { return true }
    var (isNew, isClaimed, mayBeExcluded, isRead) = (false, false, false, false)
    for state in states {
      let party = Int(parties[Int(state)])
      if party < 0 { continue }
      isNew = isNew || isOpen[party]
      switch net.parties[party].list {
      case .claims:
        mayBeExcluded = mayBeExcluded || net.parties[party].isExclusion
        if room[Int(state)] == 0, isStanding(partners[Int(state)]) { isClaimed = true }
      case .routes:
        if restEnds[Int(state)] >= 0, isStanding(restEnds[Int(state)]) { isRead = true }
      case .likewise: break
      }
    }
    // What is claimed and read, whatever follows, is the same on both sides.
    return isNew && !(isClaimed && !mayBeExcluded && isRead)
  }
}

extension CharacterNet {
  fileprivate func readsAll(_ state: Int32) -> Bool {
    switch reading(of: state) {
    case .raw(let characters), .decoded(let characters, "", _): Spelling.one(characters) == .any
    case .unit(let units): units == .all
    case .decoded, .written, nil: false
    }
  }

  fileprivate func readsSlash(_ state: Int32) -> Bool {
    let reading = readings[Int(state)]
    return reading >= 0 && reads[Int(reading)].first == true
  }

  fileprivate func readsSlashAlone(_ state: Int32) -> Bool {
    switch reading(of: state) {
    case .written: true
    case .raw(let characters): characters == .init(listed: ["/"])
    // These read an escaped slash, too.
    case .decoded, .unit, nil: false
    }
  }

  /// The end of a route, if a state is in a segment behind which any other segments may follow.
  fileprivate func end(ofRest state: Int32) -> Int32? {
    guard case .decoded(let characters, "/", _) = reading(of: state), Spelling.one(characters) == .any else {
      return nil
    }
    let next = after[Int(state)]
    guard next.contains(state), next.contains(where: { readsSlashAlone($0) && after[Int($0)].contains(state) }) else {
      return nil
    }
    return endsInSlash ? next.first(where: isLastSlash) : next.first { readings[Int($0)] < 0 }
  }

  private func isLastSlash(_ state: Int32) -> Bool {
    readsSlashAlone(state) && after[Int(state)].contains { readings[Int($0)] < 0 }
  }
}
