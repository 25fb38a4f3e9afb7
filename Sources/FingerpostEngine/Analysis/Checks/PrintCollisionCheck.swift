/// A value whose link another route answers: it cannot be printed.
///
///     users/me, users/{name}   // name=me
enum PrintCollisionCheck {
  static func findings(of meeting: Inspection.Meeting, in inspection: Inspection) -> [Finding] {
    let pairs = [(meeting.first, meeting.second), (meeting.second, meeting.first)]
    return pairs.compactMap { finding(printing: $0, taking: $1, inspection) }
  }

  private static func finding(printing route: Int, taking taker: Int, _ inspection: Inspection) -> Finding? {
    let table = inspection.table
    guard table.routes[route].template.flags.deprecation == nil, !table.alwaysLoses(taker, to: route) else {
      return nil
    }
    for setting in inspection.settings(for: [route, taker]) {
      var rivals = [route, taker]
      search: while rivals.count < mostRivals {
        switch tryLinks(printing: route, taking: taker, rivals, setting, inspection) {
        case .found(let finding): return finding
        // What a third route takes is not the link to show: others are looked for that it does not match.
        case .taken(let third): rivals.append(third)
        case .none: break search
        }
      }
    }
    return nil
  }

  private enum Outcome {
    case found(Finding)
    case taken(by: Int)
    case none
  }

  /// How many links are tried before it is taken that there is none, and how many routes are kept from taking them.
  private static let patience = 24
  private static let mostRivals = 8

  private static func tryLinks(
    printing route: Int, taking taker: Int, _ rivals: [Int], _ setting: RelationSetting, _ inspection: Inspection
  ) -> Outcome {
    let table = inspection.table
    let method = table.routes[route].template.method
    var search = WinnerSearch(table, rivals.sorted(), winner: taker, printer: route, setting)
    var third: Int?
    for _ in 0..<patience {
      guard let link = search.next() else { break }
      guard let value = inspection.printing(of: link.text, by: route),
        let text = try? table.text(of: value.captures, route: route, for: value.match.location.source),
        let winner = inspection.winner(of: text, method: method)
      else { continue }
      if winner != taker {
        if !rivals.contains(winner) { third = third ?? winner }
      } else if !inspection.values.isPrinted(route, value.captures, value.match) {
        return .found(
          finding(value.captures, route, taker, TemplateRelation.Witness(method: method, text: text), inspection))
      }
    }
    return third.map { .taken(by: $0) } ?? .none
  }

  private static func finding(
    _ captures: Captures, _ route: Int, _ taker: Int, _ link: TemplateRelation.Witness, _ inspection: Inspection
  ) -> Finding {
    let values = inspection.table.values(of: captures, route: route).map(\.description).joined(separator: ", ")
    let names = [inspection.name(route, beside: taker), inspection.name(taker, beside: route)]
    let rule = inspection.decision(between: route, and: taker, for: link).map { ": \($0.rule)" } ?? ""
    let message =
      values.isEmpty
      ? "\(names[0]) cannot print its link \(link): \(names[1]) takes it\(rule)"
      : "\(names[0]) cannot print \(values): \(names[1]) takes \(link)\(rule)"
    let change =
      values.isEmpty ? "let \(names[1]) match less" : "rule the value out by the type of its parameter"
    return Finding(
      .printCollision, inspection.accepts(route, taker) ? .accepted : .warning, [route, taker].map(inspection.subject),
      witness: link, message: message, fix: inspection.fix(change, orAccept: route, taker))
  }
}

extension RouteTable {
  /// Whether the labels of two routes alone say that the first loses every link that both match; asked to spare the search.
  fileprivate func alwaysLoses(_ first: Int, to second: Int) -> Bool {
    if options.precedence == .declared { return first > second }
    let (one, other) = (programs[first], programs[second])
    guard originSet.compact < 0, one.record.isStraight, other.record.isStraight else { return false }
    for position in 0..<min(one.instructionCount, other.instructionCount) {
      guard one[position].isTaking, other[position].isTaking else { return false }
      let (mine, theirs) = (one.rank(position), other.rank(position))
      if mine != theirs { return mine > theirs }
    }
    return false
  }
}
