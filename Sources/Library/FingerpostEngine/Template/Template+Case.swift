// Letters of a path compared without regard to case: `case=ignore`. Only those of ASCII have one.

extension String {
  /// The text with ASCII letters in lower case.
  @inline(never)
  package var folded: String {
    utf8.contains(where: ByteSet.upperCase.contains)
      ? String(decoding: utf8.map(asciiLowercased), as: UTF8.self) : self
  }

  @inline(never)
  var hasCase: Bool { utf8.contains(where: ByteSet.letter.contains) }
}

extension ParameterType {
  /// Two members that differ only in case.
  package var coincidingMembers: (first: String, second: String)? {
    var seen = [String: String]()
    for member in members {
      if let first = seen.updateValue(member, forKey: member.folded) { return (first, member) }
    }
    return nil
  }

  var hasCase: Bool { members.contains { $0.hasCase } }

  /// A set with its members in lower case; any other type as it is.
  var folded: ParameterType {
    guard case .oneOf(let members) = self else { return self }
    return .oneOf(Set(members.map { $0.folded }).inOrder())
  }
}

extension Template.Part {
  @inline(never)
  var hasCase: Bool {
    if case .mixed(let operands) = self { return operands.contains(where: { $0.hasCase }) }
    let inner = branches.contains { $0.path.contains(where: { $0.hasCase }) }
    return literal?.hasCase ?? parameter?.type.hasCase ?? inner
  }

  /// The part with its literals and sets in lower case.
  var folded: Template.Part {
    map({ Template.Parameter(name: $0.name, type: $0.type.folded, default: $0.defaultValue) }, literal: { $0.folded })
  }
}
