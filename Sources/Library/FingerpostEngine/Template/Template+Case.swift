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
    guard case .oneOf(let members) = self else { return nil }
    var seen = [String: String]()
    for member in members {
      if let first = seen.updateValue(member, forKey: member.folded) { return (first, member) }
    }
    return nil
  }

  var hasCase: Bool {
    if case .oneOf(let members) = self { members.contains(where: { $0.hasCase }) } else { false }
  }

  /// A set with its members in lower case; any other type as it is.
  var folded: ParameterType {
    guard case .oneOf(let members) = self else { return self }
    return .oneOf(Set(members.map { $0.folded }).inOrder())
  }
}

extension Template.Parameter {
  fileprivate var folded: Template.Parameter {
    var parameter = self
    parameter.type = type.folded
    return parameter
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
  var folded: Template.Part { map({ $0.folded }, literal: { $0.folded }) }
}
