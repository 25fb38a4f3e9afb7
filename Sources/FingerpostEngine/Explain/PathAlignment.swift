/// Aligns the segments of a link with the path of a route, so that as little as possible differs.
///
///     users / ann / tweet  / 7
///     users / {id}/ tweets / {tweetId:int}    // one letter differs; two literals and an int agree
///
/// A front holds the distance before an instruction for each number of segments taken. Every instruction advances it. Distances
/// above the limit are dropped at once.
struct PathAlignment {
  private typealias Front = [Distance?]

  let program: Program
  let text: ScannedText
  /// The most points that may differ.
  let most: Int
  /// Why an item of the query does not read; nil if it does.
  let obstacle: (QueryStep) -> Distance.Slip?
  private let segments: [[UInt8]]

  init(_ program: Program, _ text: ScannedText, most: Int, obstacle: @escaping (QueryStep) -> Distance.Slip?) {
    (self.program, self.text, self.most, self.obstacle) = (program, text, most, obstacle)
    segments = (0..<text.count).map { Array(text.text($0)) }
  }

  /// Nil if too much differs.
  func distance() -> Distance? {
    var fronts = Array(repeating: Front(), count: program.instructionCount)
    var start = Front(repeating: nil, count: segments.count + 1)
    start[0] = Distance()
    skip(in: &start)
    fronts[0] = start
    /// The distance at the end of the path, for the best variant.
    var end: Distance?
    // Every way leads to a later instruction.
    for position in fronts.indices where fronts[position].contains(where: { $0 != nil }) {
      let instruction = program[position]
      var (front, ways) = (fronts[position], [position + 1])
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest: front = over(instruction, front)
      case .more: if text.isCompact { front = goingOn(front) }
      case .optional, .either, .branch, .leave: ways = program.ways(from: position, isCompact: false, asPrinted: false)
      case .end:
        ways = []
        guard var distance = front[segments.count] else { continue }
        for obstacle in program.steps(Int(instruction.index)).compactMap(obstacle) { distance.miss(obstacle) }
        offer(distance, to: &end)
      }
      for way in ways { fronts[way] = best(of: fronts[way], front) }
    }
    if segments.isEmpty { end?.agree(4) }
    return end
  }

  private func over(_ instruction: Instruction, _ front: Front) -> Front {
    var taken = Front(repeating: nil, count: front.count)
    for (index, segment) in segments.enumerated() {
      taken[index + 1] = front[index].flatMap { compared(instruction, segment, index, $0) }
      let goesOn = instruction.kind == .wildcard || instruction.kind == .rest
      if goesOn, !segment.isEmpty { offer(taken[index], to: &taken[index + 1]) }
    }
    for index in front.indices {
      guard var distance = front[index] else { continue }
      distance.differ(instruction.kind == .literal ? 5 : 2, .missing(instruction, before: index))
      offer(distance, to: &taken[index])
    }
    skip(in: &taken)
    return taken
  }

  /// The last string of compact text may take any more segments.
  private func goingOn(_ front: Front) -> Front {
    var front = front
    for index in segments.indices { offer(front[index], to: &front[index + 1]) }
    return front
  }

  /// Skips segments that are too many.
  private func skip(in front: inout Front) {
    for index in segments.indices {
      guard var distance = front[index] else { continue }
      distance.differ(3, .tooMany(segment: index))
      offer(distance, to: &front[index + 1])
    }
  }

  private func best(of one: Front, _ other: Front) -> Front {
    guard !one.isEmpty else { return other }
    var best = one
    for index in best.indices { offer(other[index], to: &best[index]) }
    return best
  }

  private func offer(_ distance: Distance?, to best: inout Distance?) {
    guard let distance, distance.differs <= most else { return }
    if let best, !(distance < best) { return }
    best = distance
  }

  /// Compares a segment with an instruction; nil if it is another word.
  private func compared(
    _ instruction: Instruction, _ segment: [UInt8], _ index: Int, _ before: Distance
  ) -> Distance? {
    var distance = before
    if instruction.kind == .literal {
      let literal = program.bytes(program.literal(instruction))
      if segment == literal {
        distance.agree(4)
      } else {
        guard let slips = slips(from: segment, to: literal) else { return nil }
        distance.differ(min(max(slips, 1), 3), .value(instruction, segment: index))
        distance.agree(3)
      }
    } else if !segment.isEmpty, program.programs.flat.reads(text.text(index), rank: instruction.rank) {
      distance.agree(agreement(instruction))
    } else {
      distance.differ(2, segment.isEmpty ? .missing(instruction, before: index) : .value(instruction, segment: index))
    }
    return distance.differs <= most ? distance : nil
  }

  private func agreement(_ instruction: Instruction) -> Int {
    switch instruction.kind {
    case .mixed: 2
    case .capture: program.type(Int(instruction.index)).isAnyText(program.programs.readers.types) ? 0 : 1
    default: 0
    }
  }
}

extension ParameterType {
  /// Whether every text may be a value of this type.
  fileprivate func isAnyText(_ custom: CustomTypes) -> Bool {
    switch self {
    case .string: true
    case .custom(let name): custom.types[name]?.isOpaque ?? false
    default: false
    }
  }
}
