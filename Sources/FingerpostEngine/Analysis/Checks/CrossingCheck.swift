/// Two routes with links in common, of which neither is a case of the other: nobody sees from one that the other may answer.
///
///     users/{a}/x, users/me/{b}   // users/me/x
///     find?({q}), find?({tag})    // the same links, and it depends on the query which of the two answers
enum CrossingCheck {
  static func findings(of meeting: Inspection.Meeting, in inspection: Inspection) -> [Finding] {
    let (first, second) = (meeting.first, meeting.second)
    guard [.crossing, .equal].contains(meeting.relation.kind), let link = meeting.relation.both,
      let (winner, rule) = inspection.decision(between: first, and: second, for: link)
    else { return [] }
    let loser = winner == first ? second : first
    let names = [(first, second), (second, first)].map { inspection.name($0, beside: $1) }
    var change = "tell them apart by a literal or a type"
    if case .method = rule { change = "name the method of both" }
    let message =
      "\(names[0]) and \(names[1]) both match \(link); \(inspection.name(winner, beside: loser)) wins: \(rule)"
    return [inspection.overlap(.crossing, loser, winner, link, message, change: change)]
  }
}
