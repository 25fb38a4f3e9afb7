/// How many links are tried before the search is given up, and how often it excludes the links of a third route.
private let (patience, mostThirds) = (24, 6)

extension TableAnalysis {
  /// A value that cannot be printed, because another route answers its link.
  ///
  ///     users/me, users/{name}   // name=me
  func printCollisions(_ meeting: Meeting) -> [Finding] {
    let pairs = [(meeting.first, meeting.second), (meeting.second, meeting.first)]
    return pairs.compactMap { collision(printing: $0, taking: $1) }
  }

  private func collision(printing route: Int, taking taker: Int) -> Finding? {
    guard table.routes[route].template.flags.isPrinted, !table.alwaysLoses(taker, to: route) else {
      return nil
    }
    for first in setting.spaces(of: [route, taker], printer: route) {
      var space = first
      search: for _ in 0..<mostThirds {
        switch tryLinks(printing: route, taking: taker, space) {
        case .found(let finding): return finding
        // A link that a third route wins shows nothing: look for links that this route does not match.
        case .taken(let third): space = space.copy(beside: third)
        case .none: break search
        }
      }
    }
    return nil
  }

  private enum Attempt {
    case found(Finding)
    case taken(by: Int)
    case none
  }

  private func tryLinks(
    printing route: Int, taking taker: Int, _ space: LinkSpace
  ) -> Attempt {
    let method = template(route).method
    var search = LinkSearch(space, .win(taker))
    var third: Int?
    for _ in 0..<patience {
      guard let shown = search.next() else { break }
      guard let match = table.answer(shown.text, method: method),
        let captures = setting.read(shown.text, by: route, asPrinted: true, { table.captures($0, $1) }),
        let text = try? table.text(of: captures, route: route, for: match.location.source)
      else { continue }
      let link = TemplateRelation.Witness(method: method, text: text)
      guard let winner = winner(of: link) else { continue }
      if winner != taker {
        if !space.routes.contains(winner) { third = third ?? winner }
      } else if !values.isPrinted(route, captures, match) {
        return .found(collision(captures, route, taker, link))
      }
    }
    return third.map { .taken(by: $0) } ?? .none
  }

  private func collision(
    _ captures: Captures, _ route: Int, _ taker: Int, _ link: TemplateRelation.Witness
  ) -> Finding {
    let values = table.values(of: captures, route: route).map(\.description).joined(separator: ", ")
    let names = [name(route, beside: taker), name(taker, beside: route)]
    let rule = decision(between: route, and: taker, for: link).map { ": \($0.rule)" } ?? ""
    let message =
      values.isEmpty
      ? "\(names[0]) cannot print its link \(link): \(names[1]) takes it\(rule)"
      : "\(names[0]) cannot print \(values): \(names[1]) takes \(link)\(rule)"
    let change =
      values.isEmpty ? "let \(names[1]) match less" : "rule the value out by the type of its parameter"
    return overlap(.printCollision, route, taker, link, message, change: change)
  }
}

extension RouteTable {
  /// Whether the labels alone prove that the first route loses every link that both match; this saves a search.
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
