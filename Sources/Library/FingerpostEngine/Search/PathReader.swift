/// Reads the segments of a link as one route does: the first reading, from left to right.
///
/// A present group is tried before an absent one, a left branch before a right one, and a wildcard takes as few segments as
/// possible. Each pair of an instruction and a segment is tried once.
@safe package struct PathReader: ~Copyable {
  private let program: Program
  private let text: ScannedText
  private let ranks: UnsafeBufferPointer<Int32>
  /// Whether to read only what the route prints: if no value decides, only the choice that printing makes.
  private let asPrinted: Bool
  private var isTried: ScratchBuffer<Bool>
  /// The states that were tried, in order, and those to try, the next one last.
  private var states: ScratchBuffer<State>
  private var open: ScratchBuffer<State>
  /// The number of pairs tried, as a measure of work.
  var steps: Int { states.count }

  /// An instruction, and the next segment.
  struct State: BitwiseCopyable {
    let position: Int32
    let segment: Int32
    /// The index of the previous state; −1 for the first.
    let before: Int32

    init(_ position: Int, _ segment: Int, before: Int32) {
      self.position = Int32(truncatingIfNeeded: position)
      self.segment = Int32(truncatingIfNeeded: segment)
      self.before = before
    }
  }

  static let memory = 1024

  /// - Parameters:
  ///   - ranks: the label that must read each segment; empty for any.
  ///   - memory: ``memory`` bytes that outlive the reading.
  init(
    _ program: Program, _ text: ScannedText, _ ranks: UnsafeBufferPointer<Int32>, asPrinted: Bool,
    _ memory: UnsafeMutableRawPointer
  ) {
    (self.program, self.text, self.asPrinted) = (program, text, asPrinted)
    unsafe self.ranks = ranks
    unsafe isTried = ScratchBuffer(lent: memory, capacity: 256)
    unsafe states = ScratchBuffer(lent: memory + 256, capacity: 40)
    unsafe open = ScratchBuffer(lent: memory + 736, capacity: 24)
  }

  /// Fills a hit with the first reading whose query reads too. `dynamic` keeps the compiler from making a copy for each closure.
  ///
  /// - Parameter accepts: whether the query of a variant reads.
  /// - Returns: false if there is no reading.
  package dynamic static func read(
    _ program: Program, _ text: ScannedText, ranks: UnsafeBufferPointer<Int32>, asPrinted: Bool = false,
    into hit: inout Hit, accepts: (Int32) -> Bool
  ) -> Bool {
    return unsafe withScratchMemory(memory) { memory in
      var reading = unsafe PathReader(program, text, ranks, asPrinted: asPrinted, memory)
      guard reading.run(accepts) else { return false }
      reading.replay(into: &hit)
      return true
    }
  }

  /// Whether the path reads, with the query of some variant.
  mutating func run(_ accepts: (Int32) -> Bool) -> Bool {
    let count = text.count
    // With raised limits there may be too many pairs to number.
    let (pairs, overflows) = program.instructionCount.multipliedReportingOverflow(by: count + 1)
    guard !overflows, pairs < Int32.max else { return false }
    isTried.append(false, times: pairs)
    open.append(State(0, 0, before: -1))
    while let state = open.popLast() {
      let (position, segment) = (Int(state.position), Int(state.segment))
      let pair = position * (count + 1) + segment
      guard !isTried[pair] else { continue }
      isTried[pair] = true
      let here = Int32(truncatingIfNeeded: states.count)
      states.append(state)
      let instruction = program[position]
      let next = State(position + 1, segment, before: here)
      switch instruction.kind {
      case .literal, .capture, .mixed, .rawRest:
        if takes(instruction, segment) { open.append(State(position + 1, segment + 1, before: here)) }
      case .wildcard, .rest:
        guard takes(instruction, segment) else { continue }
        if instruction.kind == .rest || !asPrinted { open.append(State(position, segment + 1, before: here)) }
        open.append(State(position + 1, segment + 1, before: here))
      case .more:
        if text.isCompact, takes(instruction, segment) { open.append(State(position, segment + 1, before: here)) }
        open.append(next)
      case .optional:
        let content = program.content(instruction)
        let isChosen = asPrinted && content.slots.count == 0
        if !isChosen || content.hasWildcards { open.append(State(instruction.target, segment, before: here)) }
        if !isChosen || !content.hasWildcards { open.append(next) }
      case .either: open.append(next)
      case .branch:
        if instruction.target >= 0 { open.append(State(instruction.target, segment, before: here)) }
        if !asPrinted || isPrinted(position) { open.append(next) }
      case .leave: open.append(State(instruction.target, segment, before: here))
      case .end:
        guard segment == count, accepts(instruction.index) else { continue }
        return true
      }
    }
    return false
  }

  private func takes(_ instruction: Instruction, _ segment: Int) -> Bool {
    guard segment < text.count else { return false }
    if unsafe ranks.count > 0 {
      let isLiteral = instruction.kind == .literal
      guard unsafe ranks[segment] == (isLiteral ? Label.literalRank : instruction.rank) else { return false }
      if !isLiteral { return true }
    } else if (text.isRaw && segment == text.count - 1) != (instruction.kind == .rawRest) {
      return false
    }
    // A `*` is printed as `*`.
    if asPrinted, instruction.kind == .wildcard { return "*".isEqual(to: text.text(segment)) }
    let slice = text.segment(segment)
    return program.programs.flat.takes(instruction, text.bytes, slice, text.escapes(slice))
  }

  /// Whether printing chooses this branch among the branches that hold the same values.
  private func isPrinted(_ branch: Int) -> Bool {
    var either = branch
    while program[either].kind != .either || !program.branches(either).contains(branch) { either -= 1 }
    let number = Int(program[branch].index)
    return program.printed(number, ofEither: either) == number
  }

  /// Fills a hit with what was read on the way to the last state.
  private mutating func replay(into hit: inout Hit) {
    // The way is known from its end, which is an end of the path: its index is the variant.
    open.removeAll()
    var index = states.count - 1
    hit.variant = program[Int(states[index].position)].index
    while index >= 0 {
      open.append(states[index])
      index = Int(states[index].before)
    }
    var group = 0
    while let state = open.popLast(), open.count > 0 {
      let (next, instruction) = (open[open.count - 1], program[Int(state.position)])
      let isNext = next.position == state.position + 1
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest, .rawRest, .more:
        if next.segment > state.segment { take(instruction, Int(state.segment), into: &hit) }
      case .optional: hit.choices[Int(instruction.index)] = isNext ? 1 : 0
      case .either: group = Int(instruction.index)
      case .branch: if isNext { hit.choices[group] = instruction.index }
      case .leave, .end: break
      }
    }
  }

  /// Mutating, so that the reader is not copied for it.
  @inline(never)
  private mutating func take(mixed instruction: Instruction, _ segment: Slice, into hit: inout Hit) {
    hit.take(instruction, segment, text.bytes, program.programs.flat, text.escapes(segment))
  }

  /// Puts the segment that an instruction takes into a hit.
  private mutating func take(_ instruction: Instruction, _ segment: Int, into hit: inout Hit) {
    let slice = text.segment(segment)
    let index = Int(instruction.index)
    switch instruction.kind {
    case .capture, .rawRest: hit.slots[index] = CaptureSlice(slice)
    case .mixed: take(mixed: instruction, slice, into: &hit)
    case .more:
      let start = hit.slots[index].slice.map { Int($0.start) } ?? Int(slice.start)
      hit.slots[index] = CaptureSlice(Slice(start, Int(slice.end)))
    case .rest: hit.add(instruction.index, slice, isFirst: hit.slots[index].isAbsent)
    case .wildcard:
      let first = hit.wildcards[index].start < 0 ? segment : Int(hit.wildcards[index].start)
      hit.wildcards[index] = Slice(first, segment + 1)
    case .literal, .optional, .either, .branch, .leave, .end: break
    }
  }
}
