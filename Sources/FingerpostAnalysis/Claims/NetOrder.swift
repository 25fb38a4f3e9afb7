internal import FingerpostProof
internal import FingerpostEngine

/// What the states of a net tell about the texts that follow, so that a walk need not try them.
///
/// The first claim that a link matches decides, so that the states of later claims are of no interest where an earlier claim is
/// certain to match. And of two states of one pattern, the one behind a later `*` reads all that the other reads.
///
///     /?*/?*/?*      where the second segment has begun, it matches all texts with one slash more, or with several
///     /?*/s1/?*      within the second segment, if that is still part of the first "*", two slashes must follow
struct NetOrder {
  /// For each state the number of its party: a claim, or a route; −1 where it only tells which texts are valid.
  let parties: [Int32]
  /// For each state whether it is a `*` that a pattern has outside of all groups.
  private let isCut: [Bool]
  /// For each state the least number of slashes in the texts that it reads to an end; −1 for a claim that matters anywhere.
  private let slashes: [Int32]
  /// For each state, where it is a `*` of a claim that asks for a path alone: every text with so many slashes or more is read from
  /// here, if another state stands beside it. −1 where this is not known.
  private let room: [Int32]
  private let partners: [Int32]
  /// For each state, where it is that of a route that reads any segments: what must stand beside it. −1 elsewhere.
  private let settled: [Int32]
  private let partyLists: [Int32]
  private let isExclusion: [Bool]
  private let validCount: Int32

  init(_ net: CharacterNet) {
    let count = net.readings.count
    var (parties, lists, isExclusion) = ([Int32](repeating: -1, count: count), [Int32](), [Bool]())
    var asksForPathAlone: [Bool] = []
    for (number, party) in net.parties.enumerated() {
      for state in party.states { parties[Int(state)] = Int32(number) }
      lists.append(party.list)
      isExclusion.append(party.isExclusion)
      asksForPathAlone.append(party.asksForPathAlone)
    }
    var isCut = [Bool](repeating: false, count: count)
    for state in net.cuts { isCut[Int(state)] = true }
    var slashes = [Int32](repeating: Int32.max / 2, count: count)
    var (room, partners) = ([Int32](repeating: -1, count: count), [Int32](repeating: -1, count: count))
    var settled = partners
    func isLoop(_ state: Int32) -> Bool { net.readsAll(state) && net.after[Int(state)].contains(state) }
    var isStable = false
    while !isStable {
      isStable = true
      for state in (0..<count).reversed() where parties[state] >= 0 {
        let next = net.after[state].reduce(Int32.max / 2) { min($0, slashes[Int($1)]) }
        let least = net.readings[state] < 0 ? 0 : next + (net.readsSlashAlone(Int32(state)) ? 1 : 0)
        if least < slashes[state] { (slashes[state], isStable) = (least, false) }
      }
    }
    for party in net.parties where party.isTolerated { for state in party.states { slashes[Int(state)] = -1 } }
    for state in (0..<Int32(count)).reversed() {
      let party = parties[Int(state)]
      guard party >= 0, asksForPathAlone[Int(party)] else { continue }
      if lists[Int(party)] == CharacterNet.Party.routes {
        settled[Int(state)] = net.end(ofRest: state) ?? -1
        continue
      }
      guard isLoop(state) else { continue }
      for next in net.after[Int(state)] where next > state {
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
            let own = room[Int(loop)] + 1
            if room[Int(state)] < 0 || own < room[Int(state)] {
              (room[Int(state)], partners[Int(state)]) = (own, next)
            }
          }
        }
      }
    }
    (self.parties, partyLists, self.isExclusion, self.isCut) = (parties, lists, isExclusion, isCut)
    (self.slashes, self.room, self.partners, self.settled) = (slashes, room, partners, settled)
    validCount = net.validCount
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
    var (current, list) = (Int32(-2), Int32(-1))
    result.reserveCapacity(kept.count)
    for state in kept.reversed() {
      let party = parties[Int(state)]
      guard party >= 0, partyLists[Int(party)] != CharacterNet.Party.routes else {
        result.append(state)
        continue
      }
      if party != current {
        current = party
        least = min(least, pending)
        pending = .max
        if partyLists[Int(party)] != list { (list, least) = (partyLists[Int(party)], .max) }
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
  func mayShow(_ states: [Int32], _ isOpen: [Bool], keepsOthers: Bool, _ isStanding: (Int32) -> Bool) -> Bool {
    guard let first = states.first, first < validCount else { return false }
    if keepsOthers { return true }
    var (isNew, isClaimed, mayBeExcluded, isRead) = (false, false, false, false)
    for state in states {
      let party = Int(parties[Int(state)])
      if party < 0 { continue }
      isNew = isNew || isOpen[party]
      switch partyLists[party] {
      case CharacterNet.Party.claims:
        mayBeExcluded = mayBeExcluded || isExclusion[party]
        if room[Int(state)] == 0, isStanding(partners[Int(state)]) { isClaimed = true }
      case CharacterNet.Party.routes:
        if settled[Int(state)] >= 0, isStanding(settled[Int(state)]) { isRead = true }
      default: break
      }
    }
    // What is claimed and read, whatever follows, is the same on both sides.
    return isNew && !(isClaimed && !mayBeExcluded && isRead)
  }
}
