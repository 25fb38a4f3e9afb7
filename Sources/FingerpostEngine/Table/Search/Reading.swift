/// How one route reads a location: what every slot took, and which branches were taken.
struct Reading {
  let variant: Int
  /// The slices that each slot took; nil for a slot in a part that was left out.
  private(set) var slots: [[Location.Slice]?]
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
    let way = program.isStraight ? Array(program.instructions.indices) : walk(program, segments, ranks, accepts)
    guard let way, case .end(let variant)? = way.last.map({ program.instructions[$0] }) else { return nil }
    var reading = Reading(variant, outline)
    var segment = 0
    for place in way {
      switch program.instructions[place] {
      case .take(_, let step):
        reading.take(step, segment, outline, segments)
        segment += 1
      case .choose(let group, let branch): reading.choices[group] = branch
      case .split, .jump, .end: break
      }
    }
    return reading
  }

  private init(_ variant: Int, _ outline: Outline) {
    self.variant = variant
    slots = Array(repeating: nil, count: outline.slots.count)
    choices = Array(repeating: 0, count: outline.groupCount)
    wildcards = Array(repeating: nil, count: outline.wildcardCount)
  }

  mutating func add(_ query: QueryReading) {
    for (slot, values) in query.captures { slots[slot] = values }
    for (group, branch) in query.choices { choices[group] = branch }
  }

  private mutating func take(_ step: Outline.Step, _ segment: Int, _ outline: Outline, _ segments: SegmentReader) {
    let slice = segments.slice(segment)
    switch step {
    case .literal, .optional, .either: break
    case .capture(let slot): slots[slot] = [slice]
    case .rest(let slot):
      if slots[slot] == nil { slots[slot] = [] }
      slots[slot]?.append(slice)
    case .tail(let slot):
      let start = slots[slot]?.first ?? slice
      slots[slot] = [Location.Slice(start: start.start, end: slice.end)]
    case .wildcard(let index): wildcards[index] = (wildcards[index]?.lowerBound ?? segment)..<segment + 1
    case .mixed(let pieces):
      guard case .mixed(let operands)? = outline.label(step) else { break }
      let cuts = unsafe MixedSegment(operands, segments.labels.custom).split(segments.text(segment)) ?? []
      for (slot, cut) in zip(pieces.compactMap(\.slot), cuts) {
        slots[slot] = [slice[cut]]
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
    var open: [(place: Int, segment: Int, from: Int32)] = [(0, 0, -2)]
    while let (place, segment, from) = open.popLast() {
      let pair = place * width + segment
      guard origin[pair] == -1 else { continue }
      origin[pair] = from
      let here = Int32(clamping: pair)
      switch program.instructions[place] {
      case .take(let rank, let step):
        guard segment < segments.count, takes(step, rank, segment, segments, ranks) else { continue }
        open.append((place + 1, segment + 1, here))
      case .split(let preferred, let other):
        open.append((other, segment, here))
        open.append((preferred, segment, here))
      case .choose: open.append((place + 1, segment, here))
      case .jump(let target): open.append((target, segment, here))
      case .end(let variant):
        guard segment == segments.count, accepts(variant) else { continue }
        var way: [Int] = []
        var pair = here
        while pair >= 0 {
          way.append(Int(pair) / width)
          pair = origin[Int(pair)]
        }
        return way.reversed()
      }
    }
    return nil
  }

  private static func takes(
    _ step: Outline.Step, _ rank: Int32, _ segment: Int, _ segments: SegmentReader, _ ranks: [Int32]?
  ) -> Bool {
    if let ranks, ranks[segment] != rank { return false }
    if case .literal(let text) = step { return segments.equals(segment, text) }
    return ranks != nil || segments.reads(segment, rank: rank)
  }
}
