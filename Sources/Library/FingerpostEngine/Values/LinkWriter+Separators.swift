// Values that hold what separates them: {a},{b} with "x,y" and "z" is x%2Cy,z.

extension LinkWriter {
  /// Puts the elements of a list, or pieces of which values may hold what separates them. Few do: only then it is asked what must be escaped.
  @inline(never)
  mutating func write(
    separated instruction: Instruction, in part: BareBytes.Part?, _ program: Program, _ values: borrowing Hit,
    _ bytes: Bytes
  ) throws(PrintError) {
    if instruction.isList { return try write(list: instruction, in: part, program, values, bytes, areSegments: true) }
    let (segment, start) = (program.programs.flat.mixedSegment(instruction), self.bytes.count)
    var isHeld = false
    for index in instruction.index..<instruction.index + instruction.extent {
      let piece = try written(program.programs.flat.pieces[index], program, values, bytes)
      if piece.text.count == 0 {
        throw reason(forEmpty: Int(program.programs.flat.pieces[index].slot), in: part, program)
      }
      put(piece: piece.text, in: part)
      isHeld = isHeld || piece.isValue && segment.isHeld(in: piece.text)
    }
    guard isHeld, let part else { return }
    var pieces: [MixedSegment.Written] = []
    for index in instruction.index..<instruction.index + instruction.extent {
      pieces.append(try written(program.programs.flat.pieces[index], program, values, bytes))
    }
    segment.escape(&pieces) { BareBytes.all.contains($0, part) }
    if !pieces.contains(where: { $0.isEscaped }) { return }
    rewind(to: start)
    for piece in pieces {
      put(value: piece.text, in: part) { piece.isEscaped && segment.separators.contains($0) }
    }
  }

  @inline(__always)
  private func written(
    _ piece: Piece, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) -> MixedSegment.Written {
    MixedSegment.Written(
      text: piece.isLiteral ? program.programs.text[piece.text] : try program.text(Int(piece.slot), values, bytes),
      isValue: !piece.isLiteral)
  }
}
