/// One of the two that are compared: what a location must have to match it.
struct RelationSide {
  let program: Program
  /// Nil for any.
  let method: String?
  /// One bit for each origin.
  let origins: UInt64

  func allows(_ method: String?) -> Bool {
    guard let own = self.method else { return true }
    let asked = method ?? "GET"
    return own.isIdentical(to: asked) || own == "GET" && asked == "HEAD"
  }

  /// What the fragment must be; nil for anything.
  var fragment: ValueSpace.Want? {
    program.record.fragment.map { piece in
      var want = ValueSpace.Want(label: program.label(piece))
      want.isOptional = !piece.isLiteral && program.slot(Int(piece.slot)).hasStandard
      return want
    }
  }

  func want(_ item: QueryItem) -> ValueSpace.Want {
    var want = ValueSpace.Want(label: program.label(item.value))
    if !item.value.isLiteral {
      let slot = program.slot(Int(item.value.slot))
      (want.isList, want.isOptional) = (slot.isArray, slot.hasStandard)
    }
    return want
  }
}
