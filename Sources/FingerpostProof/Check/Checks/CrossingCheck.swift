import FingerpostEngine

extension TableAnalysis {
  /// Two routes with links in common, neither of which is a special case of the other: it is not obvious which one answers.
  ///
  ///     users/{a}/x, users/me/{b}   // users/me/x
  ///     find?({q}), find?({tag})    // the same links; the query decides which route answers
  func crossing(_ meeting: Meeting) -> Overlap? {
    let (first, second) = (meeting.first, meeting.second)
    guard [.crossing, .equal].contains(meeting.relation.kind), let link = link(of: meeting),
      let (winner, rule) = decision(between: first, and: second, for: link)
    else { return nil }
    let loser = winner == first ? second : first
    var change = "tell them apart by a literal or a type"
    if case .method = rule { change = "name the method of both" }
    let names = "\(name(first, beside: second)) and \(name(second, beside: first))"
    return Overlap(
      .crossing, loser, winner, link,
      message: "\(names) both match \(link); \(name(winner, beside: loser)) wins: \(rule)", change: change)
  }
}
