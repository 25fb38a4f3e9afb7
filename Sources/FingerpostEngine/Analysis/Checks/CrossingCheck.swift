/// Two routes with links in common, of which neither is a case of the other: nobody sees from one that the other may answer.
///
///     users/{a}/x, users/me/{b}   // users/me/x
///     find?({q}), find?({tag})    // the same links, and it depends on the query which of the two answers
enum CrossingCheck {
  static func findings(of meeting: Inspection.Meeting, in inspection: Inspection) -> [Finding] {
    guard [.crossing, .equal].contains(meeting.relation.kind), let link = meeting.relation.both,
      let decision = inspection.decision(between: meeting.first, and: meeting.second, for: link)
    else { return [] }
    let (first, second) = (meeting.first, meeting.second)
    let loser = decision.winner == first ? second : first
    let names = [inspection.name(first, beside: second), inspection.name(second, beside: first)]
    let winner = decision.winner == first ? names[0] : names[1]
    var change = "tell them apart by a literal or a type"
    if case .method = decision.rule { change = "name the method of both" }
    return [
      Finding(
        .crossing, inspection.accepts(first, second) ? .accepted : .warning,
        [loser, decision.winner].map(inspection.subject), witness: link,
        message: "\(names[0]) and \(names[1]) both match \(link); \(winner) wins: \(decision.rule)",
        fix: inspection.fix(change, orAccept: loser, decision.winner))
    ]
  }
}
