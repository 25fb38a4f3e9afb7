extension Label {
  /// The label of a route that ignores case: the same where no letter has one.
  var ignoringCase: Label {
    switch self {
    case .literal(let text): text.hasCase ? .folded(.literal(text.folded)) : self
    case .type(let type): type.hasCase ? .folded(.type(type.folded)) : self
    case .mixed(let operands): operands.contains(where: \.hasCase) ? .folded(.mixed(operands.map(\.folded))) : self
    case .folded, .wildcard, .rest, .rawRest, .tail: self
    }
  }

  /// The texts of a literal or a set.
  package var texts: [String] {
    switch self {
    case .literal(let text): [text]
    case .type(.oneOf(let members)): members
    default: []
    }
  }
}
