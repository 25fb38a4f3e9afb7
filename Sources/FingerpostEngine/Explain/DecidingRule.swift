/// Why one of two routes wins that both match a link: the first rule of precedence that tells them apart.
///
/// Its description stands behind the winner: `"b" wins: segment 2: the literal "me" comes before a string`.
enum DecidingRule: Sendable {
  /// The labels by which a segment was read, which counts from 1.
  case segment(Int, winner: Label, loser: Label)
  case requiredCount
  /// The keys of the first required items that are not alike.
  case requiredKey(winner: String, loser: String)
  /// What two required items of one key take.
  case requiredValue(key: String, winner: Label, loser: Label)
  case optionalCount
  /// What the fragment is to the two; nil for a loser that looks at none.
  case fragment(winner: Label, loser: Label?)
  case host(Host)
  case method(winner: PrecedenceRule.MethodFit, loser: PrecedenceRule.MethodFit)
  case optionalGroups
  case text
  case origin
  /// Whatever the links are: the table's precedence is by declaration.
  case declared

  /// What is better about the winner's origin.
  enum Host: Sendable {
    /// The target of a request is a bare path first, and a link of a web host then.
    case path
    case exact
    case longerSuffix
  }
}

extension DecidingRule: CustomStringConvertible {
  var description: String {
    switch self {
    case .segment(let number, let winner, let loser): "segment \(number): \(Label.order(winner, loser))"
    case .requiredCount: "it requires more query items"
    case .requiredKey(let winner, let loser): "its query key \"\(winner)\" comes before \"\(loser)\""
    case .requiredValue(let key, let winner, let loser): "query item \"\(key)\": \(Label.order(winner, loser))"
    case .optionalCount: "more of its optional query items are there"
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

  /// What it is in a sentence, with an article.
  private var noun: String {
    switch self {
    case .type(.oneOf(let members)): return "a set of \(members.count)"
    case .type(let type):
      let word = type.element.description
      return ("aeio".contains(word.prefix(1)) ? "an " : "a ") + word
    case .literal, .mixed, .wildcard, .rest, .tail: return name
    }
  }

  /// What tells it from others of its kind, as a template spells it.
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
