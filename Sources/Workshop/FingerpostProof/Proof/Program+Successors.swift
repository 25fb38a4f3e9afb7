// The successors of an instruction, for callers that follow every path through a program.

extension Program {
  package var instructions: [Instruction] { (0..<instructionCount).map { self[$0] } }

  /// The parts of the queries of all variants.
  package var allSteps: [QueryStep] { (0..<variantCount).flatMap(steps) }

  /// The rank of the label with which an instruction takes a segment; all literals have one.
  func rank(_ position: Int) -> Int32 {
    self[position].isTaking && self[position].kind != .literal ? self[position].rank : Label.literalRank
  }

  /// The instructions that follow one without taking a segment; only itself if it takes a segment or ends the path.
  ///
  /// - Parameters:
  ///   - isCompact: whether a last string may take more segments.
  ///   - asPrinted: whether to follow only what the route prints.
  package func successors(of position: Int, isCompact: Bool, asPrinted: Bool) -> [Int] {
    let instruction = self[position]
    switch instruction.kind {
    case .literal, .capture, .mixed, .wildcard, .rest, .rawRest, .end: return [position]
    case .more: return isCompact ? [position, position + 1] : [position + 1]
    case .optional:
      let content = content(instruction)
      guard asPrinted, content.slots.range.isEmpty else { return [position + 1, instruction.target] }
      return [content.hasWildcards ? instruction.target : position + 1]
    case .either:
      return branches(position).filter { branch in
        let number = Int(self[branch].index)
        return !asPrinted || printed(number, ofEither: position) == number
      }.map { $0 + 1 }
    case .branch: return [position + 1]
    case .leave: return [instruction.target]
    }
  }

  /// The instructions that may follow one after it took a segment.
  package func successors(behind position: Int, asPrinted: Bool) -> [Int] {
    switch self[position].kind {
    case .more: [position]
    case .rest, .rawRest: [position, position + 1]
    case .wildcard: asPrinted ? [position + 1] : [position, position + 1]
    default: [position + 1]
    }
  }
}
