/// One of the two that are compared: what a location must have to match it.
struct RelationSide {
  let outline: Outline
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
    outline.fragment.map { piece in
      var want = ValueSpace.Want(label: outline.label(piece))
      want.isOptional = piece.slot.map { outline.slots[$0].defaultText != nil } ?? false
      return want
    }
  }

  func want(_ item: Outline.QueryItem) -> ValueSpace.Want {
    var want = ValueSpace.Want(label: outline.label(item.value))
    if let slot = item.value.slot {
      want.isList = outline.slots[slot].type.isArray
      want.isOptional = outline.slots[slot].defaultText != nil
    }
    return want
  }
}

extension Outline {
  /// What a query item or a fragment wants, arrays as what they are arrays of.
  func label(_ piece: Piece) -> Label {
    switch piece {
    case .literal(let bytes): .literal(String(decoding: bytes, as: UTF8.self))
    case .capture(let slot): .type(slots[slot].type.element)
    }
  }
}
