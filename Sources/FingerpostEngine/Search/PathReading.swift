/// How one route reads the segments of a link: the first reading, from left to right.
///
/// A present group is tried before an absent one, a left branch before a right one, and a wildcard takes as few segments as
/// possible.
@safe struct PathReading {
  private let programs: FlatPrograms
  private let route: Int
  let text: ScannedText
  /// Whether to read only what the route prints: if no value decides, only the choice that printing makes.
  let asPrinted: Bool
  /// Needed only for what printing chooses; uncounted, because the caller holds the table.
  private let owner: Unmanaged<Programs>

  init(_ programs: Programs, _ route: Int, _ text: ScannedText, asPrinted: Bool = false) {
    (self.programs, self.route, self.text, self.asPrinted) = (programs.flat, route, text, asPrinted)
    unsafe owner = Unmanaged.passUnretained(programs)
  }

  var program: Program { unsafe owner.takeUnretainedValue()[route] }

  @inline(__always)
  private var start: Int { Int(programs.routes[route].instructions.start) }
  @inline(__always)
  var instructionCount: Int { programs.routes[route].instructions.count }

  @inline(__always)
  subscript(position: Int) -> Instruction { programs.instructions[start &+ position] }

  func content(_ instruction: Instruction) -> BranchInfo { programs.branches[instruction.rank] }

  /// Fills a hit with the first reading whose query reads too.
  ///
  /// - Parameters:
  ///   - ranks: the label that must read each segment; empty for any.
  ///   - accepts: whether the query of a variant reads.
  /// - Returns: false if there is no reading.
  func read(
    ranks: UnsafeBufferPointer<Int32>, into hit: inout Hit, accepts: (Int32) -> Bool
  ) -> Bool {
    return unsafe withUnsafeTemporaryAllocation(byteCount: ProgramWalk.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return false }
      var walk = unsafe ProgramWalk(self, ranks, memory)
      guard walk.run(accepts) else { return false }
      walk.replay(into: &hit)
      hit.variant = walk.variant
      return true
    }
  }

  /// Whether an instruction takes a segment, with any label.
  func takes(_ instruction: Instruction, _ segment: Int) -> Bool {
    switch instruction.kind {
    case .literal:
      let literal = Slice(Int(instruction.index), Int(instruction.index) &+ Int(instruction.extent))
      return text.bytes.equals(text.segment(segment), programs.text, literal)
    // A `*` is printed as `*`.
    case .wildcard where asPrinted: return text.text(segment).elementsEqual("*".utf8)
    default: return programs.reads(text.text(segment), rank: instruction.rank)
    }
  }

  /// Puts the segment that an instruction takes into a hit.
  func take(_ instruction: Instruction, _ segment: Int, into hit: inout Hit) {
    let slice = text.segment(segment)
    let index = Int(instruction.index)
    switch instruction.kind {
    case .capture, .mixed: hit.take(instruction, slice, text.bytes, programs)
    case .more:
      let start = hit.slots[index].slice.map { Int($0.start) } ?? Int(slice.start)
      hit.slots[index] = CaptureSlice(Slice(start, Int(slice.end)))
    case .rest: hit.add(Int32(truncatingIfNeeded: index), slice, isFirst: hit.slots[index].isAbsent)
    case .wildcard:
      let first = hit.wildcards[index].start < 0 ? segment : Int(hit.wildcards[index].start)
      hit.wildcards[index] = Slice(first, segment + 1)
    case .literal, .optional, .either, .branch, .leave, .end: break
    }
  }
}
