// Explains which of two routes wins a link, and by which rule. Matching does not use it.

import FingerpostEngine

extension RouteTable {
  /// Which of two routes wins a link in a table of only these two, and why; nil unless each of them alone matches it.
  ///
  ///     // 0: users/me   1: users/{id}
  ///     table.decision(between: 0, and: 1, for: "/users/me", method: nil)
  ///     // winner 0, segment 2: the literal "me" comes before a string
  ///
  /// - Parameters:
  ///   - method: the method of a request; nil counts as GET.
  ///   - asTarget: whether the text is the target of a request.
  package func decision(
    between first: Int, and second: Int, for text: String, method: String?, asTarget: Bool = false
  ) -> (winner: Int, rule: DecidingRule)? {
    guard first != second, routes.indices.contains(first), routes.indices.contains(second) else { return nil }
    return scanned(text, asTarget: asTarget) { text in
      let method = number(of: method)
      guard [first, second].allSatisfy({ scriptOffset(text, Request(method, only: $0)) == nil }),
        let one = contender(text, method, first), let other = contender(text, method, second)
      else { return nil }
      return decision(between: one, and: other, for: text, method)
    }
  }

  package func decision(
    between one: Contender, and other: Contender, for text: ScannedText, _ method: Request.Method
  ) -> (winner: Int, rule: DecidingRule)? {
    if options.precedence == .declared { return (min(one.route, other.route), .declared) }
    if let segment = zip(one.ranks, other.ranks).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      let isFirst = one.ranks[segment] < other.ranks[segment]
      let (winner, loser) = isFirst ? (one, other) : (other, one)
      func label(_ rank: Int32) -> Label {
        // A literal equals the segment.
        rank == LabelRanks.literal
          ? .literal(text.bytes.string(text.segment(segment))) : programs.labels[Int(rank) - 1]
      }
      return (
        winner.candidate.route,
        .segment(segment + 1, winner: label(winner.ranks[segment]), loser: label(loser.ranks[segment]))
      )
    }
    let precedence = precedence(method, fitting: text.fitting)
    guard let (part, isFirst) = precedence.difference(one.candidate, other.candidate) else { return nil }
    let (winner, loser) = isFirst ? (one.candidate, other.candidate) : (other.candidate, one.candidate)
    return precedence.rule(part, winner, loser).map { (winner.route, $0) }
  }
}

extension PrecedenceRule {
  /// The deciding rule for a part in which two candidates differ.
  fileprivate func rule(_ part: Part, _ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    switch part {
    case .requiredCount: return .requiredCount
    case .requiredItems: return requiredItems(winner, loser)
    case .optionalCount: return .optionalCount
    case .fragment:
      guard let mine = winner.program.record.fragment else { return nil }
      let theirs = loser.program.record.fragment
      if let theirs, theirs.isOptional, !mine.isOptional { return .fragmentOutsideGroup }
      return .fragment(
        winner: winner.program.label(mine.value), loser: theirs.map { loser.program.label($0.value) })
    case .host:
      let rank = host(winner.program.record)
      return .host(rank < 0 ? .path : rank == 0 ? .exact : .longerSuffix)
    case .method: return .method(winner: fit(winner.program.record), loser: fit(loser.program.record))
    case .optionalGroups: return .optionalGroups
    case .text: return .text
    case .origin: return .origin
    }
  }

  private func requiredItems(_ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    guard
      let (mine, theirs) = zip(winner.required(custom), loser.required(custom)).first(where: { $0 != $1 }),
      let one = item(mine, of: winner), let other = item(theirs, of: loser)
    else { return nil }
    return one.key.isIdentical(to: other.key)
      ? .requiredValue(key: one.key, winner: one.label, loser: other.label)
      : .requiredKey(winner: one.key, loser: other.key)
  }

  /// The query item with these keys.
  private func item(_ order: [OrderKey], of candidate: Candidate) -> (key: String, label: Label)? {
    let program = candidate.program
    let items = program.steps(candidate.variant).flatMap(program.items)
    return items.first { program.order($0, custom) == order }.map {
      (program.text($0.key), program.label($0.value))
    }
  }
}

extension RouteTable {
  /// What `use` returns for a scanned text; nil if the text does not read.
  package func scanned<Result>(_ text: String, asTarget: Bool = false, _ use: (ScannedText) -> Result?) -> Result? {
    text.withBytes { bytes in
      let result: Result?? = try? Scan.read(bytes, originSet, options.text, asTarget: asTarget) { scan in
        use(ScannedText(scan))
      }
      return result ?? nil
    }
  }
}
