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
