extension Template {
  /// The literals and the members of sets that hold a colon and may be the first segment. Behind a custom scheme such a segment
  /// stands where other readers look for a host and its port.
  var firstSegmentsWithColon: Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    Self.collect(path[...], into: &found)
    return found
  }

  private static func collect(_ parts: ArraySlice<Part>, into found: inout Set<[UInt8]>) {
    func add(_ text: String) { if text.utf8.contains(UInt8(ascii: ":")) { found.insert(Array(text.utf8)) } }
    for part in parts {
      switch part {
      case .literal(let text): return add(text)
      case .parameter(let parameter):
        if case .oneOf(let members) = parameter.type { members.forEach(add) }
        return
      case .mixed, .wildcard, .rest: return
      case .either(let branches):
        for branch in branches { collect(branch.path[...], into: &found) }
        return
      // Without it the next part is the first.
      case .optional(let branch): collect(branch.path[...], into: &found)
      }
    }
  }
}
