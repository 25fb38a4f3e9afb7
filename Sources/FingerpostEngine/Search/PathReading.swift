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

  /// Fills a hit with the first reading whose query reads too. `dynamic` keeps the compiler from making a copy for each closure.
  ///
  /// - Parameters:
  ///   - ranks: the label that must read each segment; empty for any.
  ///   - accepts: whether the query of a variant reads.
  /// - Returns: false if there is no reading.
  dynamic func read(
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
    case .literal where instruction.rank == Label.literalRank:
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
    case .capture, .mixed, .rawRest: hit.take(instruction, slice, text.bytes, programs)
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

/// A walk over a program with choices: each pair of an instruction and a segment is tried once, in order of preference.
@safe struct ProgramWalk: ~Copyable {
  private let reading: PathReading
  private let ranks: UnsafeBufferPointer<Int32>
  private var isTried: ScratchBuffer<Bool>
  /// The states that were tried, in order, and those to try, the next one last.
  private var states: ScratchBuffer<State>
  private var open: ScratchBuffer<State>
  /// The variant that the path ends in.
  private(set) var variant: Int32 = 0
  /// The number of pairs tried, as a measure of work.
  var steps: Int { states.count }

  /// An instruction, and the next segment.
  struct State: BitwiseCopyable {
    let position: Int32
    let segment: Int32
    /// The index of the previous state; −1 for the first.
    var before: Int32

    init(_ position: Int, _ segment: Int, before: Int32) {
      self.position = Int32(truncatingIfNeeded: position)
      self.segment = Int32(truncatingIfNeeded: segment)
      self.before = before
    }
  }

  static let memory = 1024

  init(_ reading: PathReading, _ ranks: UnsafeBufferPointer<Int32>, _ memory: UnsafeMutableRawPointer) {
    self.reading = reading
    unsafe self.ranks = ranks
    unsafe isTried = ScratchBuffer(lent: memory, capacity: 256)
    unsafe states = ScratchBuffer(lent: memory + 256, capacity: 40)
    unsafe open = ScratchBuffer(lent: memory + 736, capacity: 24)
  }

  /// Whether the path reads, with the query of some variant.
  mutating func run(_ accepts: (Int32) -> Bool) -> Bool {
    let count = reading.text.count
    // With raised limits there may be too many pairs to number.
    let (pairs, overflows) = reading.instructionCount.multipliedReportingOverflow(by: count + 1)
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
      let instruction = reading[position]
      let next = State(position + 1, segment, before: here)
      switch instruction.kind {
      case .literal, .capture, .mixed, .rawRest:
        if takes(instruction, segment) { open.append(State(position + 1, segment + 1, before: here)) }
      case .wildcard, .rest:
        guard takes(instruction, segment) else { continue }
        if instruction.kind == .rest || !reading.asPrinted { open.append(State(position, segment + 1, before: here)) }
        open.append(State(position + 1, segment + 1, before: here))
      case .more:
        if reading.text.isCompact, takes(instruction, segment) {
          open.append(State(position, segment + 1, before: here))
        }
        open.append(next)
      case .optional:
        let content = reading.content(instruction)
        let isChosen = reading.asPrinted && content.slots.count == 0
        if !isChosen || !content.isPrintedUnasked { open.append(State(instruction.target, segment, before: here)) }
        if !isChosen || content.isPrintedUnasked { open.append(next) }
      case .either: open.append(next)
      case .branch:
        if instruction.target >= 0 { open.append(State(instruction.target, segment, before: here)) }
        if !reading.asPrinted || isPrinted(position) { open.append(next) }
      case .leave: open.append(State(instruction.target, segment, before: here))
      case .end:
        guard segment == count, accepts(instruction.index) else { continue }
        variant = instruction.index
        return true
      }
    }
    return false
  }

  private func takes(_ instruction: Instruction, _ segment: Int) -> Bool {
    guard segment < reading.text.count else { return false }
    guard unsafe ranks.count > 0 else {
      let isRest = reading.text.isRaw && segment == reading.text.count - 1
      return isRest == (instruction.kind == .rawRest) && reading.takes(instruction, segment)
    }
    let isLiteral = instruction.kind == .literal
    return unsafe ranks[segment] == (isLiteral ? Label.literalRank : instruction.rank)
      && (instruction.kind != .literal || reading.takes(instruction, segment))
  }

  /// Whether printing chooses this branch among the branches that hold the same values.
  private func isPrinted(_ branch: Int) -> Bool {
    let program = reading.program
    var either = branch
    while program[either].kind != .either || !program.branches(either).contains(branch) { either -= 1 }
    let number = Int(program[branch].index)
    return program.printed(number, ofEither: either) == number
  }

  /// Fills a hit with what was read on the way to the last state.
  mutating func replay(into hit: inout Hit) {
    // The links to previous states are reversed, to follow the way from its start.
    var (state, after) = (Int32(truncatingIfNeeded: states.count &- 1), Int32(-1))
    while state >= 0 {
      let before = states[Int(state)].before
      states[Int(state)].before = after
      (state, after) = (before, state)
    }
    var group = 0
    state = after
    while state >= 0 {
      let (position, segment) = (Int(states[Int(state)].position), Int(states[Int(state)].segment))
      let instruction = reading[position]
      state = states[Int(state)].before
      guard state >= 0 else { return }
      let isNext = Int(states[Int(state)].position) == position + 1
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest, .rawRest, .more:
        if Int(states[Int(state)].segment) > segment { reading.take(instruction, segment, into: &hit) }
      case .optional: hit.choices[Int(instruction.index)] = isNext ? 1 : 0
      case .either: group = Int(instruction.index)
      case .branch: if isNext { hit.choices[group] = instruction.index }
      case .leave, .end: break
      }
    }
  }
}
