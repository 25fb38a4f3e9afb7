import FingerpostEngine

/// Why one of two routes wins a link that both match: the first rule of precedence in which they differ.
///
/// The description follows the winner in messages: `"b" wins: segment 2: the literal "me" comes before a string`.
package enum DecidingRule: Sendable, Hashable {
  /// The labels that read a segment, whose number counts from 1.
  case segment(Int, winner: Label, loser: Label)
  case requiredCount
  /// The keys of the first required items that differ.
  case requiredKey(winner: String, loser: String)
  /// The labels of two required items with the same key.
  case requiredValue(key: String, winner: Label, loser: Label)
  case optionalCount
  /// The loser's fragment is in a group.
  case fragmentOutsideGroup
  /// The labels of the fragment; nil for a loser without one.
  case fragment(winner: Label, loser: Label?)
  case host(Host)
  case method(winner: PrecedenceRule.MethodFit, loser: PrecedenceRule.MethodFit)
  case optionalGroups
  case text
  case origin
  /// The order of declaration, which is the table's precedence.
  case declared

  /// What is better about the winner's origin.
  package enum Host: Sendable, Hashable {
    /// A request's target is a bare path first, and then a link of a web host.
    case path
    case exact
    case longerSuffix
  }
}

extension DecidingRule: CustomStringConvertible {
  package var description: String {
    switch self {
    case .segment(let number, let winner, let loser): "segment \(number): \(Label.order(winner, loser))"
    case .requiredCount: "it requires more query items"
    case .requiredKey(let winner, let loser): "its query key \"\(winner)\" comes before \"\(loser)\""
    case .requiredValue(let key, let winner, let loser): "query item \"\(key)\": \(Label.order(winner, loser))"
    case .optionalCount: "more of its optional query items are there"
    case .fragmentOutsideGroup: "its fragment is not in parentheses"
    case .fragment(let winner, let loser?): "fragment: \(Label.order(winner, loser))"
    case .fragment(.literal, nil): "its fragment is a literal"
    case .fragment(_, nil): "it captures the fragment"
    case .host(.path): "it answers at bare paths"
    case .host(.exact): "its host is exact"
    case .host(.longerSuffix): "its host has a longer suffix"
    case .method(.headByGet, _): "it names GET, which answers HEAD"
    case .method(_, .headByGet): "it names HEAD, and not GET"
    case .method: "it names the method"
    case .optionalGroups: "it has fewer optional groups"
    case .text: "its text comes first"
    case .origin: "its origin is listed first"
    case .declared: "it was declared first"
    }
  }
}

extension Label {
  fileprivate static func order(_ winner: Label, _ loser: Label) -> String {
    let isTold = winner.noun != loser.noun
    return "\(isTold ? winner.noun : winner.name) comes before \(isTold ? loser.noun : loser.name)"
  }

  /// The label in a sentence, with an article.
  private var noun: String {
    switch self {
    case .type(.oneOf(let members)): return "a set of \(members.count)"
    case .type(let type):
      let word = type.element.description
      return ("aeio".contains(word.prefix(1)) ? "an " : "a ") + word
    case .literal, .mixed, .wildcard, .rest, .tail: return name
    }
  }

  /// The label as a template spells it, to tell it from others of its kind.
  private var name: String {
    switch self {
    case .literal(let text): "the literal \"\(PercentEncoding.encode(text, bare: .literal))\""
    case .type(.oneOf(let members)): "the set \(ParameterType.oneOf(members))"
    case .type(let type): type.description
    case .mixed(let operands): "the segment \"\(Template.text(path: [.mixed(operands)], query: [], fragment: nil))\""
    case .wildcard: "\"*\""
    case .rest: "\"{*rest}\""
    case .tail: "the rest of a string"
    }
  }
}

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
        rank == LabelRanks.literal ? .literal(text.bytes.string(text.segment(segment))) : programs.labels[Int(rank) - 1]
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
      return .fragment(winner: winner.program.label(mine.value), loser: theirs.map { loser.program.label($0.value) })
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
    guard let (mine, theirs) = zip(winner.required(custom), loser.required(custom)).first(where: { $0 != $1 }),
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
    return items.first { program.order($0, custom) == order }.map { (program.text($0.key), program.label($0.value)) }
  }
}
