/// Two routes that match the same links in other words, of which one never answers.
///
///     feed/{sort:new|}, feed/new
enum DuplicateCheck {
  /// - Parameter route: one that is known never to answer.
  static func findings(ofSilent route: Int, in inspection: Inspection) -> [Finding] {
    for meeting in inspection.meetings(of: route) where meeting.relation.kind == .equal {
      let twin = meeting.first == route ? meeting.second : meeting.first
      guard let link = meeting.relation.both, inspection.decision(between: route, and: twin, for: link)?.winner == twin
      else { continue }
      let names = [inspection.name(route, beside: twin), inspection.name(twin, beside: route)]
      return [
        Finding(
          .duplicate, .error, [route, twin].map(inspection.subject), witness: link,
          message: "\(names[0]) matches the same links as \(names[1]), such as \(link), and never answers",
          fix: "leave it out")
      ]
    }
    return []
  }
}
