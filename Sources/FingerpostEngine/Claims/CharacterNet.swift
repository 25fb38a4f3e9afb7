/// The paths of several routes and claims as one automaton over the letters of links, to walk them all side by side.
struct CharacterNet {
  /// How a state reads a letter.
  enum Reading: Hashable {
    /// The slash between two segments.
    case separator
    /// A decoded character of a segment.
    case decoded(Spelling.Characters)
    /// Any decoded character, the slash between segments among them.
    case plain(Spelling.Characters)
    /// A character as it is written: an escape is three.
    case raw(Spelling.Characters)
  }

  /// What ends where a path ends.
  enum Owner: Hashable {
    /// No path that a link could have ends elsewhere.
    case valid
    case claim(Int)
    case route(Int)
  }

  let letters: [ClaimLetter]
  private(set) var start: [Int32] = []
  /// For each state, the number of its reading, or −1 where it ends.
  private(set) var readings: [Int32] = []
  private(set) var after: [[Int32]] = []
  private(set) var owners: [Int32: Owner] = [:]
  /// For each reading and letter, whether the one reads the other.
  private(set) var reads: [[Bool]] = []
  /// For each reading, whether it reads characters as they are written.
  private(set) var isRaw: [Bool] = []
  private var kinds: [Reading] = []
  private var numbers: [Reading: Int32] = [:]

  /// How many states, the first ones, only tell which texts are valid.
  private(set) var validCount: Int32 = 0
  /// For each claim that asks for nothing but a path and ends in any text: the state that reads that text, the end, and the states
  /// of all later claims. Where the first two stand, it decides, whatever follows.
  private(set) var deciding: [(loop: Int32, end: Int32, later: Range<Int32>)] = []
  /// Whether texts that no claim and no route reads are of interest, too.
  let keepsOthers: Bool

  /// The paths of claims and of routes.
  ///
  /// - Parameter withSlash: whether a segment may hold an escaped slash.
  init(claims: [LinkClaims.Claim], routes: [Program], _ setting: RelationSetting, withSlash: Bool = true) {
    let labels = routes.flatMap { program in
      (0..<program.instructionCount).map { program[$0] }.filter(\.isTaking).map { program.label($0) }
    }
    let spellings = Set(labels.flatMap { Self.spellings($0, .segment, setting) })
    keepsOthers = false
    let all = ClaimLetter.all(in: claims.map(\.path) + spellings + [Self.validSegment], bare: .segment)
    letters = [.separator] + (withSlash ? all : all.filter { $0.scalar != "/" })
    addPaths(of: Self.validSegment, .valid)
    validCount = Int32(readings.count)
    var firsts: [Int32] = []
    for (index, claim) in claims.enumerated() {
      firsts.append(Int32(readings.count))
      start += add(Machine([claim.path]), .claim(index)) { claim.isDecoded ? .plain($0) : .raw($0) }
    }
    firsts.append(Int32(readings.count))
    for (index, program) in routes.enumerated() { addPaths(of: program, index, setting) }
    for (index, claim) in claims.enumerated() where claim.asksForPathAlone {
      let states = firsts[index]..<firsts[index + 1]
      guard let end = states.first(where: { readings[Int($0)] < 0 }) else { continue }
      let loop = states.first { state in
        let next = after[Int(state)]
        return readings[Int(state)] >= 0 && next.contains(state) && next.contains(end) && readsAll(state)
      }
      if let loop { deciding.append((loop, end, states.upperBound..<(firsts.last ?? states.upperBound))) }
    }
  }

  private func readsAll(_ state: Int32) -> Bool {
    switch kinds[Int(readings[Int(state)])] {
    case .raw(let characters), .plain(let characters): characters.isExcept && characters.listed.isEmpty
    case .separator, .decoded: false
    }
  }

  /// The values of a query key or of a fragment, as claims and the labels of routes tell them apart.
  init(
    values claims: [(spelling: Spelling, isDecoded: Bool)], labels: [Label], bare: ByteSet, _ setting: RelationSetting
  ) {
    let spellings = labels.map { Self.spellings($0, .value, setting) }
    keepsOthers = true
    letters = ClaimLetter.all(in: claims.map(\.spelling) + spellings.joined(), bare: bare)
    start += add(Machine([.optional(.anything)]), .valid) { .plain($0) }
    validCount = Int32(readings.count)
    for (index, claim) in claims.enumerated() {
      start += add(Machine([claim.spelling]), .claim(index)) { claim.isDecoded ? .plain($0) : .raw($0) }
    }
    for (index, spelling) in spellings.enumerated() {
      start += add(Machine(spelling), .route(index)) { .plain($0) }
    }
  }

  private static func spellings(
    _ label: Label, _ component: TextLabel.Component, _ setting: RelationSetting
  ) -> [Spelling] { TextLabel(label, component, setting.custom).bound.spellings }

  /// A segment that is neither empty nor of dots.
  private static let validSegment: Spelling = {
    let notDot = Spelling.one(.init(listed: ["."], isExcept: true))
    let any = Spelling.optional(.anything)
    return .either([notDot + any, "." + notDot + any, ".." + .anything])
  }()

  private mutating func number(of reading: Reading) -> Int32 {
    if let number = numbers[reading] { return number }
    let number = Int32(kinds.count)
    numbers[reading] = number
    kinds.append(reading)
    let isRaw = if case .raw = reading { true } else { false }
    self.isRaw.append(isRaw)
    reads.append(
      letters.map { letter in
        switch reading {
        case .separator: letter.scalar == nil
        case .decoded(let characters): letter.scalar.map(characters.contains) ?? false
        case .plain(let characters): characters.contains(letter.scalar ?? "/")
        case .raw(let characters): letter.isBare && characters.contains(Unicode.Scalar(letter.raw[0]))
        }
      })
    return number
  }

  /// The states after a state that reads one character of an escape.
  func after(reading byte: UInt8, in state: Int32) -> [Int32] {
    let reading = readings[Int(state)]
    guard reading >= 0, case .raw(let characters) = kinds[Int(reading)], characters.contains(Unicode.Scalar(byte))
    else {
      return []
    }
    return after[Int(state)]
  }

  private mutating func state(_ reading: Reading) -> Int32 {
    readings.append(number(of: reading))
    after.append([])
    return Int32(readings.count - 1)
  }

  private mutating func end(_ owner: Owner) -> Int32 {
    readings.append(-1)
    after.append([])
    owners[Int32(readings.count - 1)] = owner
    return Int32(readings.count - 1)
  }

  /// Adds a machine of characters; its first states.
  private mutating func add(
    _ machine: Machine<SegmentLabel>, _ owner: Owner, _ reading: (Spelling.Characters) -> Reading
  ) -> [Int32] {
    let states = machine.states.map { state -> Int32 in
      if case .takes(let label) = state { self.state(reading(label.characters)) } else { end(owner) }
    }
    for (index, next) in machine.after.enumerated() { after[Int(states[index])] = next.map { states[$0] } }
    return machine.start.map { states[$0] }
  }

  /// Adds a slash and a segment; its first state, and the states after which the segment may end.
  private mutating func add(segment spelling: [Spelling]) -> (first: Int32, last: [Int32]) {
    let machine = Machine(spelling)
    let slash = state(.separator)
    var states: [Int: Int32] = [:]
    for index in machine.states.indices {
      if case .takes(let label) = machine.states[index] { states[index] = state(.decoded(label.characters)) }
    }
    var last: [Int32] = []
    for (index, state) in states.sorted(by: { $0.key < $1.key }) {
      after[Int(state)] = machine.after[index].compactMap { states[$0] }
      if machine.after[index].contains(where: { machine.end($0) != nil }) { last.append(state) }
    }
    after[Int(slash)] = machine.start.compactMap { states[$0] }
    return (slash, last)
  }

  /// Adds the root, and one or more such segments.
  private mutating func addPaths(of segment: Spelling, _ owner: Owner) {
    let (root, end) = (state(.separator), end(owner))
    after[Int(root)] = [end]
    let (first, last) = add(segment: [segment])
    for state in last { after[Int(state)] += [first, end] }
    start += [root, first]
  }

  /// Adds the paths of a route.
  private mutating func addPaths(of program: Program, _ route: Int, _ setting: RelationSetting) {
    var alphabet = Alphabet(.segment, setting, supposing: false)
    let machine = Machine<PathLabel>(program, isCompact: false, &alphabet)
    var (firsts, lasts) = ([Int: Int32](), [Int: [Int32]]())
    for index in machine.states.indices {
      switch machine.states[index] {
      case .takes:
        let (first, last) = add(segment: Self.spellings(program.label(program[index]), .segment, setting))
        (firsts[index], lasts[index]) = (first, last)
      case .ends: firsts[index] = end(.route(route))
      case .passes: break
      }
    }
    for (index, last) in lasts {
      for state in last { after[Int(state)] += machine.after[index].compactMap { firsts[$0] } }
    }
    for index in machine.start {
      guard let first = firsts[index] else { continue }
      if machine.end(index) == nil {
        start.append(first)
      } else {
        // The root.
        let root = state(.separator)
        after[Int(root)] = [first]
        start.append(root)
      }
    }
  }
}
