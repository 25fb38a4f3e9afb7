/// The first segments of a template that hold a colon. Behind a custom scheme such a segment stands where other readers look for
/// a host and its port.
struct FirstColons: Equatable {
  /// Literals, and members of sets.
  var texts: Set<[UInt8]> = []
  /// Whether a segment of literals and parameters may come first, and a literal in it holds a colon: `{host}:{port}`.
  var areMixed = false
}

extension Template {
  var firstColons: FirstColons {
    var found = FirstColons()
    found.collect(path[...])
    return found
  }
}

extension FirstColons {
  fileprivate mutating func collect(_ parts: ArraySlice<Template.Part>) {
    for part in parts {
      switch part {
      case .literal(let text): return add(text)
      case .parameter(let parameter):
        if case .oneOf(let members) = parameter.type { members.forEach { add($0) } }
        return
      case .mixed(let operands):
        for case .literal(let text) in operands where text.utf8.contains(UInt8(ascii: ":")) { areMixed = true }
        return
      case .wildcard, .rest: return
      case .either(let branches):
        for branch in branches { collect(branch.path[...]) }
        return
      // Without it the next part is the first.
      case .optional(let branch): collect(branch.path[...])
      }
    }
  }

  private mutating func add(_ text: String) {
    if text.utf8.contains(UInt8(ascii: ":")) { texts.insert(Array(text.utf8)) }
  }
}
