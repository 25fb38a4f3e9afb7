/// The distance of a link from a route in points, for what differs and what agrees.
///
/// | what differs | points |
/// |---|---|
/// | letters in a literal, as many as a slip may be | 1 each, from 1 to 3 |
/// | a value that does not read as its type, or is missing | 2 |
/// | a segment of literals and values that does not read | 3 |
/// | a parameter after a `;`, in a segment that reads without it | 2 |
/// | a segment too many | 3 |
/// | a literal that is missing | 5; 8 if no link is near |
/// | another word instead of a literal | 6 |
/// | query items that are missing, or do not read | 1 each, at most 3 |
/// | the fragment | 1 |
/// | in a fragment of several parts: another word; a segment missing or too many | 3; 2 |
/// | in it: a few letters, or a value that does not read; an item | 1 |
/// | the origin | 2 |
/// | a raw colon in the first segment, after a custom scheme | 1 |
///
/// | what agrees | points |
/// |---|---|
/// | a literal, and the root | 4 |
/// | a literal except for a few letters | 3 |
/// | a segment of literals and values | 2 |
/// | a value of a type that does not read every text | 1 |
/// | a literal of a fragment | 2; 1 except for a few letters |
///
/// A completely different word is not a slip: its points alone are more than a near link may have.
struct Distance {
  /// The most points that may differ if a link is near.
  static let most = 5
  /// The most points that may differ if no link is near, and what comes closest is looked for.
  static let mostOfFar = 16

  private(set) var differs = 0
  private(set) var agrees = 0
  /// What differs, in the order of the link.
  private(set) var slips: [Slip] = []
  private var missedItems = 0

  /// A reason why a route does not answer.
  enum Slip {
    case origin
    /// Another literal instead of the expected one, or a value that does not read.
    case value(Instruction, segment: Int)
    /// A `;` and what follows it, in a segment that reads without: these are its bytes.
    case parameter(Instruction, segment: Int, Slice)
    /// Something is missing before this segment.
    case missing(Instruction, before: Int)
    case tooMany(segment: Int)
    case item(QueryStep)
    case fragment
    /// A segment of the fragment is missing, or another one is expected.
    case fragmentSegment(Instruction, Int)
    case tooManyInFragment(segment: Int)
    case fragmentItem(QueryStep)
    case method
    case colon
    case refused
  }

  /// Whether the route is near: not more differs than agrees, and at most ``most`` points.
  var isNear: Bool { differs <= min(Self.most, agrees) }

  mutating func agree(_ points: Int) { agrees += points }

  mutating func differ(_ points: Int, _ slip: Slip) {
    differs += points
    slips.append(slip)
  }

  /// The same with one more slip; nil if more than `most` points would differ.
  func differing(_ points: Int, _ slip: Slip, most: Int) -> Distance? {
    guard differs + points <= most else { return nil }
    var distance = self
    distance.differ(points, slip)
    return distance
  }

  /// Counts a query item that is missing, or does not read.
  mutating func miss(_ step: QueryStep) {
    missedItems += 1
    differ(missedItems <= 3 ? 1 : 0, .item(step))
  }

  /// Counts another origin, which is reported first.
  mutating func differByOrigin() {
    differs += 2
    slips.insert(.origin, at: 0)
  }

  /// Less differs; if equally much differs, more agrees.
  static func < (left: Distance, right: Distance) -> Bool {
    (left.differs, right.agrees) < (right.differs, left.agrees)
  }
}

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
  let parameters: MatrixParameters
  let most: Int
  let reads: (QueryStep) -> Bool
  private let segments: [[UInt8]]

  init(
    _ program: Program, _ text: ScannedText, _ parameters: MatrixParameters, most: Int,
    reads: @escaping (QueryStep) -> Bool
  ) {
    (self.program, self.text, self.parameters, self.most, self.reads) = (program, text, parameters, most, reads)
    segments = (0..<text.count).map { Array(text.text($0)) }
  }

  /// Nil if too much differs.
  func distance() -> Distance? {
    let none = Front(repeating: nil, count: segments.count + 1)
    var fronts = Array(repeating: none, count: program.instructionCount)
    fronts[0][0] = Distance()
    skip(in: &fronts[0])
    /// The distance at the end of the path, for the best variant.
    var end: Distance?
    // Every edge leads to a later instruction.
    for position in fronts.indices where fronts[position].contains(where: { $0 != nil }) {
      Work.current?.spend(segments.count + 1)
      let instruction = program[position]
      var (front, edges) = (fronts[position], [position + 1])
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest, .rawRest: front = over(instruction, front)
      case .more:
        // The last string of compact text may take any more segments.
        if text.isCompact { for index in segments.indices { offer(front[index], to: &front[index + 1]) } }
      case .optional, .either, .branch, .leave:
        edges = program.successors(of: position, isCompact: false, asPrinted: false)
      case .end:
        edges = []
        guard var distance = front[segments.count] else { continue }
        for step in program.steps(Int(instruction.index)) where !reads(step) { distance.miss(step) }
        offer(distance, to: &end)
      }
      for edge in edges {
        for (index, distance) in front.enumerated() { offer(distance, to: &fronts[edge][index]) }
      }
    }
    if segments.isEmpty { end?.agree(4) }
    return end
  }

  private func over(_ instruction: Instruction, _ front: Front) -> Front {
    var taken = Front(repeating: nil, count: front.count)
    for (index, segment) in segments.enumerated() {
      taken[index + 1] = front[index].flatMap { compared(instruction, segment, index, $0) }
      let goesOn = [.wildcard, .rest, .rawRest].contains(instruction.kind)
      if goesOn, !segment.isEmpty { offer(taken[index], to: &taken[index + 1]) }
    }
    for index in front.indices {
      let points = instruction.kind != .literal ? 2 : most > Distance.most ? 8 : 5
      offer(front[index]?.differing(points, .missing(instruction, before: index), most: most), to: &taken[index])
    }
    skip(in: &taken)
    return taken
  }

  /// Skips segments that are too many.
  private func skip(in front: inout Front) {
    for index in segments.indices {
      let distance = front[index]?.differing(3, .tooMany(segment: index), most: most)
      offer(distance, to: &front[index + 1], asGood: true)
    }
  }

  /// - Parameter asGood: whether an equal distance replaces the best: of several segments that may be too many, it is the last.
  private func offer(_ distance: Distance?, to best: inout Distance?, asGood: Bool = false) {
    guard let distance, distance.differs <= most else { return }
    if let best, asGood ? best < distance : !(distance < best) { return }
    best = distance
  }

  /// Compares a segment with an instruction; nil if too much differs.
  private func compared(_ instruction: Instruction, _ segment: [UInt8], _ index: Int, _ before: Distance) -> Distance? {
    var distance = before
    if instruction.kind == .literal {
      let literal = program.bytes(instruction.literal)
      let isFolded = instruction.rank != Label.literalRank
      if segment == literal || isFolded && program.programs.flat.reads(text.text(index), rank: instruction.rank) {
        distance.agree(4)
        return distance
      }
      let name = name(of: index, instruction)
      if let name, Array(text.bytes[name]) == literal || isFolded && takes(name, instruction) {
        distance.agree(4)
        return distance.differing(2, .parameter(instruction, segment: index, name), most: most)
      }
      let slips =
        slipCount(from: segment, to: literal)
        ?? name.flatMap { slipCount(from: Array(text.bytes[$0]), to: literal) }.map { $0 + 1 }
      if slips != nil { distance.agree(3) }
      let points = slips.map { min(max($0, 1), 3) } ?? 6
      return distance.differing(points, .value(instruction, segment: index), most: most)
    }
    if segment.isEmpty { return distance.differing(2, .missing(instruction, before: index), most: most) }
    if program.programs.flat.reads(text.text(index), rank: instruction.rank) {
      distance.agree(agreement(instruction))
      return distance
    }
    if let name = name(of: index, instruction), takes(name, instruction) {
      distance.agree(agreement(instruction))
      return distance.differing(2, .parameter(instruction, segment: index, name), most: most)
    }
    let points = instruction.kind == .mixed ? 3 : 2
    return distance.differing(points, .value(instruction, segment: index), most: most)
  }

  private func takes(_ segment: Slice, _ instruction: Instruction) -> Bool {
    program.programs.flat.reads(text.bytes[segment], rank: instruction.rank)
  }

  /// A segment without its parameters; nil if it has none, or if the instruction expects a `;` itself.
  private func name(of segment: Int, _ instruction: Instruction) -> Slice? {
    guard let name = parameters[segment] else { return nil }
    let literals: [Slice] =
      switch instruction.kind {
      case .literal: [instruction.literal]
      case .mixed: program.pieces(instruction).filter { $0.isLiteral }.map { $0.text }
      default: []
      }
    return literals.contains { program.bytes($0).contains(UInt8(ascii: ";")) } ? nil : name
  }

  private func agreement(_ instruction: Instruction) -> Int {
    switch instruction.kind {
    case .mixed: 2
    case .capture: program.type(Int(instruction.index)).isAnyText(program.programs.custom) ? 0 : 1
    default: 0
    }
  }
}

extension ParameterType {
  /// Whether every text may be a value of this type.
  fileprivate func isAnyText(_ custom: CustomTypes) -> Bool {
    switch self {
    case .scalar(.string): true
    case .custom(let name): custom.types[name]?.isOpaque ?? false
    default: false
    }
  }
}
