/// How one route reads a location: what every slot took, and which branches were taken.
struct Reading {
  /// What one slot took.
  enum Taken {
    /// It is in a part that was left out.
    case nothing
    case one(Location.Slice)
    /// What an array took.
    case several([Location.Slice])
  }

  let variant: Int
  private(set) var slots: [Taken]
  /// The branch that each group took; 0 for one in a part that was left out.
  private(set) var choices: [Int]
  /// The segments that each `*` took; nil for one that was left out.
  private(set) var wildcards: [Range<Int>?]

  /// The first reading from the left, of those whose query reads.
  ///
  /// - Parameter ranks: the label that each segment must be read by; nil for any.
  static func first(
    _ program: Program, _ outline: Outline, _ segments: SegmentReader, ranks: [Int32]?, accepts: (Int) -> Bool
  ) -> Reading? {
    if program.isStraight {
      var reading = Reading(0, outline)
      for place in program.holes { reading.take(program.instructions[place], place, program, segments) }
      return reading
    }
    guard let way = walk(program, segments, ranks, accepts),
      case .end(let variant)? = way.last.map({ program.instructions[$0] })
    else { return nil }
    var reading = Reading(variant, outline)
    var segment = 0
    for place in way {
      let instruction = program.instructions[place]
      switch instruction {
      case .take:
        reading.take(instruction, segment, program, segments)
        segment += 1
      case .choose(let group, let branch): reading.choices[group] = branch
      case .split, .jump, .end: break
      }
    }
    return reading
  }

  private init(_ variant: Int, _ outline: Outline) {
    self.variant = variant
    slots = Array(filledWith: .nothing, count: outline.slots.count)
    choices = Array(filledWith: 0, count: outline.groupCount)
    wildcards = Array(filledWith: nil, count: outline.wildcardCount)
  }

  mutating func add(_ query: QueryReading) {
    for (slot, taken) in query.captures { slots[slot] = taken }
    for (group, branch) in query.choices { choices[group] = branch }
  }

  private mutating func take(
    _ instruction: Program.Instruction, _ segment: Int, _ program: Program, _ segments: SegmentReader
  ) {
    guard case .take(let rank, let step) = instruction else { return }
    let slice = segments.slice(segment)
    switch program.steps[Int(step)] {
    case .literal, .optional, .either: break
    case .capture(let slot): slots[slot] = .one(slice)
    case .rest(let slot):
      var slices = if case .several(let before) = slots[slot] { before } else { [Location.Slice]() }
      slots[slot] = .nothing
      slices.append(slice)
      slots[slot] = .several(slices)
    case .tail(let slot):
      let start = if case .one(let before) = slots[slot] { before.start } else { slice.start }
      slots[slot] = .one(Location.Slice(start: start, end: slice.end))
    case .wildcard(let index): wildcards[index] = (wildcards[index]?.lowerBound ?? segment)..<segment + 1
    case .mixed(let pieces):
      var cuts = unsafe segments.labels.cuts(segments.text(segment), rank: rank).makeIterator()
      for case .capture(let slot) in pieces {
        if let cut = cuts.next() { slots[slot] = .one(slice[cut]) }
      }
    }
  }

  /// The instructions of the first reading, in order. Each pair of an instruction and a segment is tried once.
  private static func walk(
    _ program: Program, _ segments: SegmentReader, _ ranks: [Int32]?, _ accepts: (Int) -> Bool
  ) -> [Int]? {
    let width = segments.count + 1
    // Beyond this, which takes raised limits, the pairs cannot be numbered.
    let (pairs, overflows) = program.instructions.count.multipliedReportingOverflow(by: width)
    guard !overflows, pairs < Int32.max else { return nil }
    // From which pair a pair was reached: −1 for none yet, −2 for the start.
    var origin = Array(repeating: Int32(-1), count: pairs)
    var open: [(place: Int, segment: Int, from: Int32)] = []
    open.reserveCapacity(program.instructions.count)
    open.append((0, 0, -2))
    while let (place, segment, from) = open.popLast() {
      let pair = place * width + segment
      guard origin[pair] == -1 else { continue }
      origin[pair] = from
      let here = Int32(clamping: pair)
      switch program.instructions[place] {
      case .take(let rank, let step):
        guard segment < segments.count else { continue }
        if let ranks, ranks[segment] != rank { continue }
        let isTaken =
          rank == LabelRanks.literal
          ? segments.equals(segment, program.literals[Int(step)])
          : ranks != nil || segments.reads(segment, rank: rank)
        guard isTaken else { continue }
        open.append((place + 1, segment + 1, here))
      case .split(let preferred, let other):
        open.append((other, segment, here))
        open.append((preferred, segment, here))
      case .choose: open.append((place + 1, segment, here))
      case .jump(let target): open.append((target, segment, here))
      case .end(let variant):
        guard segment == segments.count, accepts(variant) else { continue }
        var way: [Int] = []
        way.reserveCapacity(program.instructions.count)
        var pair = here
        while pair >= 0 {
          way.append(Int(pair) / width)
          pair = origin[Int(pair)]
        }
        way.reverse()
        return way
      }
    }
    return nil
  }
}
