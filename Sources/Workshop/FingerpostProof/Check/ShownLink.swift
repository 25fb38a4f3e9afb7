/// How many links are tried before a search is given up, and how often it excludes the links of a third route.
let (patience, mostThirds) = (24, 6)

/// With this many rivals or more, no search tells all of them apart: people do not write this many by hand beside one route.
let mostRivals = 200

/// A link that a finding shows, and the route of the table that wins it.
struct ShownLink {
  let link: TemplateRelation.Witness
  let winner: Int
}

// A third route may win the link that two routes share, and then the link does not show what a finding says of the two.
//
//     a {*s}(#{u:me|Me2}), b {q:double}, c {s:uint16}#{p:int=1}    // a and b match /2, which c wins; b wins /1.5
extension TableAnalysis {
  /// A link of both routes of a meeting that one of them wins; if none is known, one that a third route wins.
  func shownLink(of meeting: Meeting) -> ShownLink? {
    let (first, second) = (meeting.first, meeting.second)
    guard let link = link(of: meeting) else { return nil }
    let rivals = Set(meetings(of: first).map { $0.other }).intersection(meetings(of: second).map { $0.other })
    return shownLink(link, wonBy: [first, second], rivals) { thirds, isWon in
      if let link = setting.plainLink(of: first, and: second, beside: thirds), isWon(link) { return link }
      for space in setting.spaces(of: [first, second], beside: thirds) {
        for (winner, loser) in meeting.bothWays {
          let contest = LinkSearch.Contest(
            winner: winner, rivals: thirds + [loser], precedence: table.options.precedence)
          let fact = space.fact([contest, .init(winner: loser)], tries: patience, isWanted: isWon)
          if let link = fact.witness { return link }
        }
      }
      return nil
    }
  }

  /// The first link if one of some routes wins it; else one that is found beside the routes that won the links before.
  ///
  /// - Parameters:
  ///   - rivals: the routes that may win such links.
  ///   - find: looks for a link that is won, and that these third routes do not win.
  func shownLink(
    _ first: TemplateRelation.Witness, wonBy routes: [Int], _ rivals: Set<Int>,
    _ find: (_ thirds: [Int], _ isWon: @escaping (TemplateRelation.Witness) -> Bool) -> TemplateRelation.Witness?
  ) -> ShownLink? {
    guard let taker = winner(of: first) else { return nil }
    if routes.contains(taker) { return ShownLink(link: first, winner: taker) }
    var thirds = [taker]
    for round in 0...mostThirds {
      // Few thirds make for a short search. If still others win what it finds, all rivals are told apart.
      if round == mostThirds {
        if rivals.count >= mostRivals { break }
        thirds = rivals.union(thirds).sorted()
      }
      var third: Int?
      let found = find(thirds) { link in
        let winner = winner(of: link)
        if let winner, routes.contains(winner) { return true }
        if third == nil, let winner, !thirds.contains(winner) { third = winner }
        return false
      }
      if let found, let winner = winner(of: found) { return ShownLink(link: found, winner: winner) }
      guard let third else { break }
      thirds.append(third)
    }
    return ShownLink(link: first, winner: taker)
  }
}
