import FingerpostEngine

extension Distance {
  /// Compares the fragment of a link with one of several parts that does not read it, part by part.
  ///
  ///     #/room/{id}?{via}    // #/rooms/7: in segment 1 a letter differs, and the item "via" is missing
  mutating func compareFragment(_ parts: FragmentShape, _ program: Program, _ text: ScannedText, isStrict: Bool) {
    switch parts.kind {
    case .text: return differ(1, .fragment)
    case .items: if text.fragment == nil { return differ(1, .fragment) }
    case .path:
      guard let segments = text.fragmentPath?.map({ text.bytes[$0] }) else { return differ(1, .fragment) }
      if text.cut.isRooted != parts.isRooted {
        // With a slash more or less the words are those of one route all the same.
        for (segment, instruction) in zip(segments, program.path(parts))
        where instruction.kind == .literal && Array(segment) == program.bytes(instruction.literal) {
          agree(2)
        }
        return differ(1, .fragment)
      }
      compareFragment(segments, program.path(parts), program)
    }
    let programs = program.programs
    var missed = 0
    for step in program.fragmentSteps
    where !programs.reads(step, ofFragment: parts, program, in: text, isStrict: isStrict) {
      missed += 1
      differ(missed <= 3 ? 1 : 0, .fragmentItem(step))
    }
  }

  private mutating func compareFragment(_ segments: [Bytes], _ path: [Instruction], _ program: Program) {
    for (index, instruction) in path.enumerated() {
      let slip = Slip.fragmentSegment(instruction, index)
      if index >= segments.count {
        differ(2, slip)
      } else if instruction.kind != .literal {
        if !program.programs.flat.reads(segments[index], rank: instruction.rank) { differ(1, slip) }
      } else {
        let (segment, literal) = (Array(segments[index]), program.bytes(instruction.literal))
        let (isSame, isSlip) = (segment == literal, slipCount(from: segment, to: literal) != nil)
        agree(isSame ? 2 : isSlip ? 1 : 0)
        if !isSame { differ(isSlip ? 1 : 3, slip) }
      }
    }
    for index in segments.indices.dropFirst(path.count) { differ(2, .tooManyInFragment(segment: index)) }
  }
}
