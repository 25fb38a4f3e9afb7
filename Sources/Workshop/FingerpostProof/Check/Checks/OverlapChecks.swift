extension TableAnalysis {
  /// Two routes with links in common, neither of which is a special case of the other: it is not obvious which one answers.
  ///
  ///     users/{a}/x, users/me/{b}   // users/me/x
  ///     find?({q}), find?({tag})    // the same links; the query decides which route answers
  func crossing(_ meeting: Meeting) -> Overlap? {
    let (first, second) = (meeting.first, meeting.second)
    guard isCrossing(meeting), let shown = shownLink(of: meeting),
      let (winner, rule) = decision(between: first, and: second, for: shown.link)
    else { return nil }
    let loser = winner == first ? second : first
    let change = rule.kind == .method ? "name the method of both" : "make them differ in a literal or a type"
    let names = [name(first, beside: second), name(second, beside: first)]
    var message = "\(names[0]) and \(names[1]) both match \(shown.link)"
    let isWon = shown.winner == winner
    if isWon {
      message += "; \(name(winner, beside: loser)) wins: \(rule)"
    } else {
      let rule = decision(between: winner, and: shown.winner, for: shown.link).map { ": \($0.rule)" } ?? ""
      message += ", and \(name(shown.winner, beside: winner)) wins it\(rule); no link is known that one of the two wins"
    }
    return Overlap(
      kind: .crossing, routes: (loser, winner), link: shown.link, message: message, change: change, isWon: isWon)
  }

  /// Whether two routes share a link, and neither is a special case of the other.
  func isCrossing(_ meeting: Meeting) -> Bool {
    guard [.crossing, .equal].contains(meeting.relation.kind), let link = meeting.relation.both else { return false }
    return decision(between: meeting.first, and: meeting.second, for: link) != nil
  }
}

extension TableAnalysis {
  /// A value that cannot be printed, because another route answers its link.
  ///
  ///     users/me, users/{name}   // name=me
  func printCollisions(_ meeting: Meeting) -> [Overlap] {
    let found = meeting.bothWays.compactMap { collision(printing: $0, taking: $1) }
    return found.isEmpty ? knownCollision(meeting).map { [overlap($0)] } ?? [] : found
  }

  /// A collision that some link of both routes shows which is soon found.
  func knownCollision(_ meeting: Meeting) -> Collision? {
    var (link, thirds) = (meeting.relation.both, [Int]())
    while let known = link, let match = table.tried(known.text, method: known.method), !thirds.contains(match.index) {
      let winner = match.index
      if let way = meeting.bothWays.first(where: { $0.1 == winner }) {
        let own = template(way.0).method
        let match = own == known.method ? match : table.tried(known.text, method: own)
        guard let match, mayLose(way.0, to: way.1),
          case .found(let collision) = attempt(match, printing: way.0, taking: way.1)
        else { return nil }
        return collision
      }
      // A link that a third route wins shows nothing: look for one that this route does not match.
      thirds.append(winner)
      if thirds.count > mostThirds { break }
      link = setting.plainLink(of: meeting.first, and: meeting.second, beside: thirds)
    }
    return nil
  }

  /// A value of a route, and its link, which another route takes.
  struct Collision {
    let captures: Captures
    let route: Int
    let taker: Int
    let link: TemplateRelation.Witness
  }

  private func mayLose(_ route: Int, to taker: Int) -> Bool {
    template(route).flags.isPrinted && !table.alwaysLoses(taker, to: route)
  }

  private func collision(printing route: Int, taking taker: Int) -> Overlap? {
    guard mayLose(route, to: taker) else { return nil }
    for first in setting.spaces(of: [route, taker], printer: route) {
      var space = first
      search: for _ in 0..<mostThirds {
        switch tryLinks(printing: route, taking: taker, space) {
        case .found(let collision): return overlap(collision)
        // A link that a third route wins shows nothing: look for links that this route does not match.
        case .taken(let third): space = space.copy(beside: third)
        case .nothing: break search
        }
      }
    }
    return nil
  }

  /// Whether printing the values of a link shows a collision.
  private enum Attempt {
    case found(Collision)
    /// A third route answers the printed link.
    case taken(by: Int)
    case nothing
  }

  private func tryLinks(printing route: Int, taking taker: Int, _ space: LinkSpace) -> Attempt {
    let rivals = space.routes.dropLast().filter { $0 != taker }
    var search = LinkSearch(space, [.init(winner: taker, rivals: rivals, precedence: table.options.precedence)])
    var (tries, third) = (patience, Attempt.nothing)
    return search.first { shown, _ -> Attempt? in
      let match = table.tried(shown.text, method: template(route).method)
      let tried = match.map { attempt($0, printing: route, taking: taker) } ?? .nothing
      switch (tried, third) {
      case (.found, _): return tried
      case (.taken(let winner), .nothing): if !space.routes.contains(winner) { third = tried }
      default: break
      }
      tries -= 1
      return tries > 0 ? nil : third
    } ?? third
  }

  /// - Parameter match: what a link of both routes matches, with the method of `route`.
  private func attempt(_ match: Match, printing route: Int, taking taker: Int) -> Attempt {
    guard let captures = setting.read(match.text, by: route, asPrinted: true, { table.captures($0, $1) }),
      let text = try? table.text(of: captures, route: route, for: match.location.source)
    else { return .nothing }
    // It is printed, and read back for each route that may print it.
    table.count(trying: text, match.method, times: 2 + table.aliases(of: route).count)
    let link = TemplateRelation.Witness(method: match.method, text: text)
    guard let winner = text.isIdentical(to: match.text) ? match.index : winner(of: link) else { return .nothing }
    if winner != taker { return .taken(by: winner) }
    return values.isPrinted(route, captures, match)
      ? .nothing : .found(Collision(captures: captures, route: route, taker: taker, link: link))
  }

  private func overlap(_ found: Collision) -> Overlap {
    let (route, taker, link) = (found.route, found.taker, found.link)
    let values = table.values(of: found.captures, route: route).map { $0.description }.joined(separator: ", ")
    let names = [name(route, beside: taker), name(taker, beside: route)]
    let rule = decision(between: route, and: taker, for: link).map { ": \($0.rule)" } ?? ""
    let (message, change) =
      values.isEmpty
      ? ("its link \(link): \(names[1]) takes it", "let \(names[1]) match less")
      : ("\(values): \(names[1]) takes \(link)", "give the parameter a type that excludes this value")
    return Overlap(
      kind: .printCollision, routes: (route, taker), link: link, message: "\(names[0]) cannot print \(message)\(rule)",
      change: change)
  }
}

extension TableAnalysis.Meeting {
  var bothWays: [(Int, Int)] { [(first, second), (second, first)] }
}

extension RouteTable {
  /// Whether the labels alone prove that the first route loses every link that both match; this saves a search.
  fileprivate func alwaysLoses(_ first: Int, to second: Int) -> Bool {
    if options.precedence == .declared { return first > second }
    let (one, other) = (programs[first], programs[second])
    guard originSet.compact == 0, one.record.isStraight, other.record.isStraight else { return false }
    for position in 0..<min(one.instructionCount, other.instructionCount) {
      guard one[position].isTaking, other[position].isTaking else { return false }
      let (mine, theirs) = (one.rank(position), other.rank(position))
      if mine != theirs { return mine > theirs }
    }
    return false
  }
}
