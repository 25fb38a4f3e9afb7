// Raw separators first, in both directions: a text is cut at raw ones if it can be, and a value that holds one is written escaped where
// another cut would come first.
//
//     {a},{b}   x%2Cy,z   "x,y" and "z"; printed so
//               x,y%2Cz   "x" and "y,z"; printed x,y,z

extension MixedSegment {
  /// Lends what each parameter takes of a text that reads, some bytes of which were escaped.
  func split(_ text: Bytes, _ escapes: Escapes, _ use: (borrowing ScratchBuffer<Slice>) -> Void) -> Bool {
    if escapes.areMarked, split(text, rawOutside: escapes, use) { return true }
    return split(text, use)
  }

  /// A literal, or a value, as it is written.
  struct Written {
    let text: Bytes
    let isValue: Bool
    /// Whether the separators in it are escaped.
    var isEscaped = false
  }

  /// Whether a value holds a separator.
  func isHeld(in value: Bytes) -> Bool { value.contains { separators.contains($0) } }

  /// Escapes the separators in as few values as it takes for the text to be cut into these values, rather in the first ones. In none if
  /// that is not enough: such a text does not read back.
  ///
  /// - Parameter isBare: whether a byte is written as it is where the text stands.
  func escape(_ pieces: inout [Written], isBare: (UInt8) -> Bool) {
    if isCut(into: pieces, isBare) { return }
    let holders = pieces.indices.filter { pieces[$0].isValue && isHeld(in: pieces[$0].text) }
    for index in holders { pieces[index].isEscaped = true }
    let isEnough = isCut(into: pieces, isBare)
    for index in holders {
      pieces[index].isEscaped = false
      if isEnough, !isCut(into: pieces, isBare) { pieces[index].isEscaped = true }
    }
  }

  /// Whether these pieces are what their text is cut into.
  private func isCut(into pieces: [Written], _ isBare: (UInt8) -> Bool) -> Bool {
    var (text, marks, values) = ([UInt8](), [UInt8](), [Slice]())
    for piece in pieces {
      if piece.isValue { values.append(Slice(text.count, text.count + piece.text.count)) }
      text += piece.text
      marks += piece.text.map { !isBare($0) || piece.isEscaped && separators.contains($0) ? 1 : 0 }
    }
    let whole = Slice(0, text.count)
    return (text + marks).withBytes { copy in
      var isSame = false
      let escapes = Escapes(of: whole, in: copy, distance: whole.end)
      _ = split(copy[whole], escapes) { cut in isSame = values.indices.allSatisfy { cut[$0] == values[$0] } }
      return isSame
    }
  }
}
