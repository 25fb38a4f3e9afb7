/// Why one of two routes wins a link that both match: the first rule of precedence in which they differ.
package struct DecidingRule: Sendable, Hashable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    case segment, letters, requiredCount, requiredKey, requiredValue, optionalCount, queryRest, fragmentOutsideGroup
    case fragment
    case host, method, optionalGroups, text, origin, declared
  }

  package let kind: Kind
  /// What follows the winner in messages: `"b" wins: segment 2: the literal "me" comes before a string`.
  package let description: String

  fileprivate init(_ kind: Kind, _ description: String) { (self.kind, self.description) = (kind, description) }
}

extension Label {
  /// - Parameter place: what the labels read: a segment, or a value.
  fileprivate static func order(_ winner: Label, _ loser: Label, _ place: String = "segment") -> String {
    let nouns = [winner, loser].map { $0.noun(place) }
    let texts = nouns[0] != nouns[1] ? nouns : [winner, loser].map { $0.name(place) }
    return "\(texts[0]) comes before \(texts[1])"
  }

  /// The label in a sentence, with an article.
  fileprivate func noun(_ place: String = "segment") -> String {
    switch self {
    case .type(.oneOf(let members)): return "a set of \(members.count)"
    case .type(let type):
      let word = type.element.description
      return (word.utf8.first.map { "aeio".utf8.contains($0) } == true ? "an " : "a ") + word
    case .folded(.type(let set)): return Label.type(set).noun(place) + " in any case"
    case .literal, .folded, .mixed, .wildcard, .rest, .rawRest, .tail: return name(place)
    }
  }

  /// The label as a template spells it, to tell it from others of its kind.
  private func name(_ place: String) -> String {
    switch self {
    case .literal(let text): "the literal \"\(PercentEncoding.shown(text, bare: .literal))\""
    case .folded(let label): "\(label.name(place)) in any case"
    case .type(.oneOf(let members)): "the set \(ParameterType.oneOf(members))"
    case .type(let type): type.description
    case .mixed(let operands): "the \(place) \"\(Template(unchecked: [.mixed(operands)]))\""
    case .wildcard: "\"*\""
    case .rest: "\"{*rest}\""
    case .rawRest: "\"{**rest}\""
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
    // Each of the two is searched for twice.
    count(trying: text, method, times: 4)
    let method = number(of: method)
    /// How a route alone reads the text: a raw rest reads it in another way than all else does.
    func candidate(_ route: Int) -> RankedCandidate? {
      let request = Request(method, only: route)
      let candidate: RankedCandidate?? = text.withBytes { bytes in
        readRaw(bytes, request, asTarget) { scan in
          let text = ScannedText(scan)
          return scriptOffset(text, request) == nil ? self.rankedCandidate(text, method, route) : nil
        }
      }
      return candidate ?? nil
    }
    guard let one = candidate(first), let other = candidate(second) else { return nil }
    return decision(between: one, and: other, method)
  }

  package func decision(
    between one: RankedCandidate, and other: RankedCandidate, _ method: Request.Method
  ) -> (winner: Int, rule: DecidingRule)? {
    if options.precedence == .declared {
      return (min(one.route, other.route), DecidingRule(.declared, "it was declared first"))
    }
    if let segment = zip(one.ranks, other.ranks).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      let isFirst = one.ranks[segment] < other.ranks[segment]
      let (winner, loser) = isFirst ? (one, other) : (other, one)
      let order = Label.order(winner.labels[segment], loser.labels[segment])
      return (winner.route, DecidingRule(.segment, "segment \(segment + 1): \(order)"))
    }
    // The text after the last slash may be no segment, or a raw rest.
    if one.ranks.count != other.ranks.count {
      let (winner, loser) = one.ranks.count < other.ranks.count ? (one, other) : (other, one)
      let (segment, label) = (winner.ranks.count, loser.labels[winner.ranks.count])
      let rule = DecidingRule(.segment, "segment \(segment + 1): no segment comes before \(label.noun())")
      return (winner.route, rule)
    }
    let precedence = precedence(method, fitting: one.fitting)
    guard let (part, isFirst) = precedence.difference(one.candidate, other.candidate) else { return nil }
    let (winner, loser) = isFirst ? (one.candidate, other.candidate) : (other.candidate, one.candidate)
    return precedence.rule(part, winner, loser).map { (winner.route, $0) }
  }
}

extension PrecedenceRule {
  fileprivate func rule(_ part: Part, _ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    switch part {
    case .letters: return .init(.letters, "it does not ignore case")
    case .requiredCount: return .init(.requiredCount, "it requires more query items")
    case .requiredItems: return requiredItems(winner, loser)
    case .optionalCount: return .init(.optionalCount, "more of its optional query items are there")
    case .queryRest:
      let isTaken = winner.program.hasQueryRest
      return .init(
        .queryRest, isTaken ? "it takes the rest of the query" : "the query has no rest, which the other asks for")
    case .fragment: return fragment(winner.program, loser.program)
    case .host:
      let rank = host(winner.program.record)
      // A request's target is a bare path first, and then a link of a web host.
      let isExact = rank == 0 ? "its host is exact" : "its host has a longer suffix"
      return .init(.host, rank < 0 ? "it answers at bare paths" : isExact)
    case .method:
      switch (fit(winner.program.record), fit(loser.program.record)) {
      case (.headByGet, _): return .init(.method, "it names GET, which answers HEAD")
      case (_, .headByGet): return .init(.method, "it names HEAD, and not GET")
      default: return .init(.method, "it names the method")
      }
    case .optionalGroups: return .init(.optionalGroups, "it has fewer optional groups")
    case .text: return .init(.text, "its text comes first")
    case .origin: return .init(.origin, "its origin is listed first")
    }
  }

  private func requiredItems(_ winner: Candidate, _ loser: Candidate) -> DecidingRule? {
    guard let (mine, theirs) = zip(winner.required(custom), loser.required(custom)).first(where: { $0 != $1 }),
      let one = item(mine, of: winner), let other = item(theirs, of: loser)
    else { return nil }
    return one.key.isIdentical(to: other.key)
      ? .init(.requiredValue, "query item \"\(one.key)\": \(Label.order(one.label, other.label, "value"))")
      : .init(.requiredKey, "its query key \"\(one.key)\" comes before \"\(other.key)\"")
  }

  private func fragment(_ winner: Program, _ loser: Program) -> DecidingRule? {
    guard let mine = winner.record.fragment else { return nil }
    guard let theirs = loser.record.fragment else {
      if mine.parts != nil { return .init(.fragment, "it reads the fragment") }
      return .init(.fragment, mine.value.kind == .literal ? "its fragment is a literal" : "it captures the fragment")
    }
    if theirs.isOptional, !mine.isOptional { return .init(.fragmentOutsideGroup, "its fragment is not in parentheses") }
    if mine.parts == nil, theirs.parts == nil {
      return .init(.fragment, "fragment: \(Label.order(winner.label(mine.value), loser.label(theirs.value)))")
    }
    // One of the fragments has several parts.
    if let mine = winner.fragmentParts, let theirs = loser.fragmentParts, mine.kind == theirs.kind {
      let labels = zip(winner.path(mine).map(winner.label), loser.path(theirs).map(loser.label)).enumerated()
      if let (number, (one, other)) = labels.first(where: { $1.0 != $1.1 }) {
        return .init(.fragment, "segment \(number + 1) of the fragment: \(Label.order(one, other))")
      }
      return .init(.fragment, "the items of its fragment come first")
    }
    return .init(.fragment, "fragment: \(noun(winner)) comes before \(noun(loser))")
  }

  private func noun(_ program: Program) -> String {
    switch program.fragmentParts?.kind {
    case .path: "a path"
    case .items: "a list of items"
    case .text: program.fragmentParts.flatMap { program.path($0).first }.map { program.label($0).noun() } ?? ""
    case nil: program.record.fragment.map { program.label($0.value).noun() } ?? ""
    }
  }

  private func item(_ order: [OrderKey], of candidate: Candidate) -> (key: String, label: Label)? {
    let program = candidate.program
    let items = program.steps(candidate.variant).flatMap(program.items)
    return items.first { program.order($0, custom) == order }.map { (program.text($0.key), program.label($0.value)) }
  }
}
