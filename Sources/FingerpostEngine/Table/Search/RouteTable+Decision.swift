// Which of two routes takes a link that both match, and by which rule: matching itself never asks why.

extension RouteTable {
  /// The one of two routes that wins a link in a table of these two alone, and what decides; nil unless both match it, each
  /// taken alone.
  ///
  ///     // 0: users/me   1: users/{id}
  ///     table.decision(between: 0, and: 1, for: "/users/me", method: nil)
  ///     // winner 0, segment 2: the literal "me" comes before a string
  ///
  /// - Parameters:
  ///   - method: the method of a request; nil counts as GET.
  ///   - asTarget: whether the text is the target of a request.
  func decision(
    between first: Int, and second: Int, for text: String, method: String?, asTarget: Bool = false
  ) -> (winner: Int, rule: DecidingRule)? {
    guard first != second, compiled.indices.contains(first), compiled.indices.contains(second),
      let bytes = try? Location.bytes(of: text, within: options.text.limits),
      let location = try? Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: asTarget)
    else { return nil }
    func request(_ only: Int) -> Request { Request(location, number(of: method), only: only) }
    return withSegments(of: location) { segments in
      guard let one = contender(segments, request(first)), let other = contender(segments, request(second)) else {
        return nil
      }
      if options.precedence == .declared { return (min(first, second), .declared) }
      if let segment = zip(one.ranks, other.ranks).enumerated().first(where: { $1.0 != $1.1 })?.offset {
        let isFirst = one.ranks[segment] < other.ranks[segment]
        let (winner, loser) = isFirst ? (one, other) : (other, one)
        let labels = [winner, loser].map { label($0.ranks[segment], location.segments[segment]) }
        return (winner.candidate.index, .segment(segment + 1, winner: labels[0], loser: labels[1]))
      }
      let precedence = PrecedenceRule(request: request(first), origins: originSet, custom: custom)
      guard let (part, isFirst) = precedence.difference(one.candidate, other.candidate) else { return nil }
      let (winner, loser) = isFirst ? (one.candidate, other.candidate) : (other.candidate, one.candidate)
      return precedence.rule(part, winner, loser).map { (winner.index, $0) }
    }
  }

  /// How the one route that may answer reads a location by the best labels.
  private func contender(
    _ segments: SegmentReader, _ request: Request
  ) -> (ranks: [Int32], candidate: Candidate)? {
    let search = Search(self, segments, request)
    let outcome = search.best()
    return decide(outcome, search).map { (search.ranks(outcome), $0.0) }
  }

  /// The label of a rank that read a segment: a literal is the segment itself.
  private func label(_ rank: Int32, _ segment: String) -> Label {
    rank == LabelRanks.literal ? .literal(segment) : labels.labels[Int(rank) - 1]
  }
}

extension PrecedenceRule {
  /// What a part of the rule says of two candidates that differ in it.
  fileprivate func rule(_ part: Part, _ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    switch part {
    case .requiredCount: return .requiredCount
    case .requiredItems: return requiredItems(winner, loser)
    case .optionalCount: return .optionalCount
    case .fragment:
      return winner.route.fragment.map { .fragment(winner: $0, loser: loser.route.fragment) }
    case .host:
      let rank = host(winner.route)
      return .host(rank < 0 ? .path : rank == 0 ? .exact : .longerSuffix)
    case .method: return .method(winner: method(winner.route), loser: method(loser.route))
    case .optionalGroups: return .optionalGroups
    case .text: return .text
    case .origin: return .origin
    }
  }

  private func requiredItems(_ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    guard let (mine, theirs) = zip(winner.required(custom), loser.required(custom)).first(where: { $0 != $1 }),
      let one = item(mine, of: winner), let other = item(theirs, of: loser)
    else { return nil }
    return one.key.isIdentical(to: other.key)
      ? .requiredValue(key: one.key, winner: one.label, loser: other.label)
      : .requiredKey(winner: one.key, loser: other.key)
  }

  /// The item of the query that has this place in the order.
  private func item(_ order: [OrderKey], of candidate: Candidate) -> (key: String, label: Label)? {
    let outline = candidate.route.outline
    let items = candidate.route.program.variants[candidate.variant].flatMap(\.items)
    return items.first { outline.order($0, custom) == order }.map { item in
      (String(decoding: item.key, as: UTF8.self), outline.label(item.value))
    }
  }
}

extension CompiledRoute {
  fileprivate var fragment: Label? { outline.fragment.map { outline.label($0) } }
}
