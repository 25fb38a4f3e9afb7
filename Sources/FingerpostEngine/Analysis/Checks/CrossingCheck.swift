extension TableAnalysis {
  /// Two routes with links in common, of which neither is a case of the other: nobody sees from one that the other may answer.
  ///
  ///     users/{a}/x, users/me/{b}   // users/me/x
  ///     find?({q}), find?({tag})    // the same links, and it depends on the query which of the two answers
  func crossing(_ meeting: Meeting) -> Finding? {
    let (first, second) = (meeting.first, meeting.second)
    guard [.crossing, .equal].contains(meeting.relation.kind), let link = meeting.relation.both,
      let (winner, rule) = decision(between: first, and: second, for: link)
    else { return nil }
    let loser = winner == first ? second : first
    var change = "tell them apart by a literal or a type"
    if case .method = rule { change = "name the method of both" }
    let names = "\(name(first, beside: second)) and \(name(second, beside: first))"
    let message = "\(names) both match \(link); \(name(winner, beside: loser)) wins: \(rule)"
    return overlap(.crossing, loser, winner, link, message, change: change)
  }
}
