/// The paths of several routes and claims as one automaton over the letters of links, to walk them all side by side.
/// A state is a place in one pattern; what ends there has an owner: ``NetWalk`` shows it. Letters are those of the raw text, escapes included.
struct CharacterNet {
  enum Pattern: Hashable {
    case spelling(Spelling, isDecoded: Bool)
    case units(UnitMachine)
  }

  /// What ends where a path ends.
  enum Owner: Hashable {
    /// No path that a link could have ends elsewhere.
    case valid
    /// A fragment that a route prints.
    case printed
    case claim(Int)
    /// A claim that others may be as wide as.
    case likewise(Int)
    case route(Int)
    /// What a fragment may have that its route does not need.
    case detail
    /// A fragment that is not compared.
    case refused
  }

  struct Party {
    /// In a list of claims, the first that matches decides.
    enum List {
      case claims, likewise, routes
    }

    let owner: Owner
    let list: List
    let states: Range<Int32>
    var isExclusion = false
    /// Whether it matters after a claim that decides, too.
    var isTolerated = false
    /// Whether it matches every link of a path.
    var asksForPathAlone = false
  }

  let letters: [ClaimLetter]
  private(set) var parties: [Party] = []
  /// The states that are a `*` of a pattern outside of all groups.
  private(set) var cuts: [Int32] = []
  private(set) var start: [Int32] = []
  /// For each state, the number of its reading, or −1 where it ends.
  private(set) var readings: [Int32] = []
  private(set) var after: [[Int32]] = []
  private(set) var owners: [Int32: Owner] = [:]
  /// For each reading and letter, whether the one reads the other.
  private(set) var reads: [[Bool]] = []
  /// For each reading, what it takes a letter in.
  private(set) var pieces: [Pieces] = []
  private var kinds: [Reading] = []
  private var numbers: [Reading: Int32] = [:]

  /// How many states, the first ones, only tell which texts are valid.
  private(set) var validCount: Int32 = 0
  /// Whether texts that no claim and no route reads are of interest, too.
  let keepsOthers: Bool
  /// Whether its texts are paths that end in a slash behind a segment.
  let endsInSlash: Bool
  /// For each route whose fragment has several parts, how many must read.
  private(set) var parts: [Int: Int] = [:]
  /// Whether there is a letter for each difference that patterns make, and a state for each of their characters.
  var isComplete: Bool { hasAllLetters && !Work.isOver }
  private let hasAllLetters: Bool
  private let memory = Work.Memory()

  /// The paths of claims and of routes.
  ///
  /// - Parameters:
  ///   - likewise: another list of claims, which are told apart, too.
  ///   - samples: the indices of routes that stand for texts, and read nothing.
  ///   - withSlash: whether a segment may hold an escaped slash.
  ///   - endsInSlash: whether the paths end in a slash, as no route prints them and every route reads them.
  init(
    claims: [LinkClaims.Claim], likewise: [LinkClaims.Claim] = [], routes: [Program], _ setting: RelationSetting,
    samples: Range<Int> = 0..<0, areAllPublic: Bool = true, withSlash: Bool = true, endsInSlash: Bool = false
  ) {
    let labels = routes.lazy.flatMap { program in program.instructions.filter(\.isTaking).map(program.label) }
    let spellings = labels.flatMap { Self.spellings($0, .segment, setting) }
    keepsOthers = false
    self.endsInSlash = endsInSlash
    let both = claims + likewise
    let machines = both.compactMap(\.units?.path)
    hasAllLetters = UnitClasses(machines).isComplete
    let paths = both.lazy.filter { $0.units == nil }.map(\.path)
    let named = paths.named.union(spellings.named).union([Self.validSegment].named)
    let all = ClaimLetter.all(named, machines, bare: [.segment])
    letters = [ClaimLetter("/", bare: .fragment)] + (withSlash ? all : all.filter { $0.scalar != "/" })
    let segment = Self.validSegment.map { Reading.decoded($0, cuts: "/") }
    let segments = RegularExpression.repeated(.one(Reading.slash) + segment)
    add(endsInSlash ? segments + .one(.slash) : .either([.one(.slash), segments]), .valid)
    validCount = Int32(readings.count)
    for (index, claim) in claims.enumerated() { addPaths(of: claim, .claim(index), .claims) }
    for (index, claim) in likewise.enumerated() { addPaths(of: claim, .likewise(index), .likewise) }
    for (index, program) in routes.enumerated() {
      let first = Int32(readings.count)
      addPaths(of: program, index, setting)
      parties.append(
        Party(
          owner: .route(index), list: .routes, states: first..<Int32(readings.count),
          // A route that only the app may open may win links that others read, too; and what a custom type reads is uncertain.
          asksForPathAlone: areAllPublic && program.asksForPathAlone && program.isCertain && !samples.contains(index)))
    }
  }

  private mutating func addPaths(of claim: LinkClaims.Claim, _ owner: Owner, _ list: Party.List) {
    let first = Int32(readings.count)
    start += add(claim.units.map { .units($0.path) } ?? .spelling(claim.path, isDecoded: claim.isDecoded), owner)
    // The paths of addresses with a query are other paths than those without.
    if let address = claim.units?.address { start += add(.units(address.beforeQuery), owner) }
    parties.append(
      Party(
        owner: owner, list: list, states: first..<Int32(readings.count), isExclusion: claim.isExclusion,
        isTolerated: claim.isTolerated, asksForPathAlone: claim.asksForPathAlone && claim.isFinal))
  }

  /// How a state reads; nil if it is an end.
  func reading(of state: Int32) -> Reading? {
    let number = readings[Int(state)]
    return number < 0 ? nil : kinds[Int(number)]
  }

  /// The values of a query key or the fragments, as claims and the labels of routes tell them apart.
  ///
  /// - Parameters:
  ///   - cut: the fragments of several parts.
  ///   - bare: the bytes that are bare; where fragments are cut, letters are also written as in their parts.
  init(values claims: [Pattern], labels: [Label], cut: [CutFragment] = [], bare: ByteSet, _ setting: RelationSetting) {
    let spellings = labels.map { Spelling.sequence(Self.spellings($0, .value, setting)) }
    keepsOthers = true
    endsInSlash = false
    let machines = claims.compactMap { if case .units(let machine) = $0 { machine } else { nil } }
    hasAllLetters = UnitClasses(machines).isComplete
    let own = claims.compactMap { if case .spelling(let spelling, _) = $0 { spelling } else { nil } }
    letters = ClaimLetter.all(
      (own + spellings + cut.flatMap(\.spellings)).named, machines,
      bare: [bare] + (cut.isEmpty ? [] : [.segment, .query]))
    if cut.isEmpty {
      add(Spelling.optional(.anything).map { .decoded($0) }, .valid)
    } else {
      add(CutFragment.valid, .valid)
      for spelling in spellings { add(spelling.map { .written($0, bare: bare) }, .printed) }
      for fragment in cut { add(fragment.printed, .printed) }
    }
    validCount = Int32(readings.count)
    for (index, claim) in claims.enumerated() {
      let first = Int32(readings.count)
      start += add(claim, .claim(index))
      parties.append(Party(owner: .claim(index), list: .claims, states: first..<Int32(readings.count)))
    }
    for (index, spelling) in spellings.enumerated() { add(spelling.map { .decoded($0) }, .route(index)) }
    for (index, fragment) in zip(labels.count..., cut) {
      for part in fragment.parts { add(part, .route(index)) }
      for detail in fragment.details { add(detail, .detail) }
      for text in fragment.repeated { add(text, .refused) }
      parts[index] = fragment.parts.count
    }
  }

  static func spellings(
    _ label: Label, _ component: TextLabel.Component, _ setting: RelationSetting
  ) -> [Spelling] {
    let bound = TextLabel(label, component, setting.custom).bound
    // Of a value, a text may be empty.
    let isText = [.type(.string), .type(.scalar(.query))].contains(bound)
    return component == .value && isText ? [.optional(.anything)] : bound.spellings
  }

  /// A segment that is neither empty nor of dots.
  static let validSegment: Spelling = {
    let notDot = Spelling.one(.init(listed: ["."], isExcept: true))
    let any = Spelling.optional(.anything)
    return .either([notDot + any, "." + notDot + any, ".." + .anything])
  }()

  private mutating func number(of reading: Reading) -> Int32 {
    if let number = numbers[reading] { return number }
    let number = Int32(kinds.count)
    numbers[reading] = number
    kinds.append(reading)
    pieces.append(reading.pieces)
    reads.append(letters.map(reading.reads))
    memory.grow(2 * letters.count + 200)
    Work.current?.spend(4 * letters.count)
    return number
  }

  /// Whether a reading takes a letter in pieces: an escape in three, a pair of code units in two.
  func readsInPieces(_ reading: Int, _ letter: ClaimLetter) -> Bool {
    switch pieces[reading] {
    case .none: false
    case .bytes: !letter.isBare
    case .units: letter.isPair
    }
  }

  func reads(_ piece: UInt16, by reading: Int) -> Bool {
    switch kinds[reading] {
    case .raw(let characters): Unicode.Scalar(piece).map(characters.contains) ?? false
    case .unit(let units): units.contains(piece)
    case .decoded, .written: false
    }
  }

  private mutating func state(_ reading: Reading) -> Int32 {
    memory.grow(120)
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

  private mutating func slashBeforeEnd(_ owner: Owner) -> Int32 {
    let slash = state(.slash)
    after[Int(slash)] = [end(owner)]
    return slash
  }

  /// The claims that match only paths that end in a slash, except for the root.
  var slashClaims: Set<Int> {
    func readsOnlySlash(_ state: Int32) -> Bool {
      let reads = reads[Int(readings[Int(state)])]
      return zip(letters, reads).allSatisfy { letter, isRead in !isRead || letter.scalar == "/" }
    }
    var found: Set<Int> = []
    for case (.claim(let index), let states) in parties.map({ ($0.owner, $0.states) }) where states.count > 2 {
      let last = states.filter { after[Int($0)].contains { readings[Int($0)] < 0 } }
      if !last.isEmpty, last.allSatisfy(readsOnlySlash) { found.insert(index) }
    }
    return found
  }

  /// Adds a pattern; its first states.
  private mutating func add(_ pattern: Pattern, _ owner: Owner) -> [Int32] {
    if Work.isOver { return [] }
    switch pattern {
    case .spelling(let spelling, let isDecoded):
      cuts += spelling.starStates.map { Int32(readings.count + $0) }
      return add(Machine(spelling), owner) { isDecoded ? .decoded($0) : .raw($0) }
    case .units(let machine): return add(machine, owner) { .unit($0) }
    }
  }

  /// Adds texts that begin where the net does.
  private mutating func add(_ texts: RegularExpression<Reading>, _ owner: Owner) {
    start += add(Machine(texts), owner) { $0 }
  }

  /// Adds a machine; its first states.
  private mutating func add<Label>(
    _ machine: Machine<Label>, _ owner: Owner, _ reading: (Label) -> Reading
  ) -> [Int32] {
    if Work.isOver { return [] }
    let states = machine.states.map { state -> Int32 in
      if case .takes(let label) = state { self.state(reading(label)) } else { end(owner) }
    }
    for (index, next) in machine.after.enumerated() { after[Int(states[index])] = next.map { states[$0] } }
    count(machine)
    return machine.start.map { states[$0] }
  }

  private func count<Label>(_ machine: Machine<Label>) {
    let edges = machine.after.reduce(0) { $0 + $1.count }
    memory.grow(8 * edges)
    Work.current?.spend(16 * machine.states.count + 2 * edges)
  }

  /// Adds a slash and a segment; its first state, and the states after which the segment may end.
  private mutating func add(segment spelling: Spelling) -> (first: Int32, last: [Int32]) {
    let machine = Machine(spelling)
    let slash = state(.slash)
    let states = machine.states.indices.map { machine.label($0).map { state(.decoded($0, cuts: "/")) } }
    func known(_ next: [Int]) -> [Int32] { next.compactMap { states[$0] } }
    for (state, next) in zip(states, machine.after) {
      if let state { after[Int(state)] = known(next) }
    }
    after[Int(slash)] = known(machine.start)
    count(machine)
    return (slash, known(machine.states.indices.filter { machine.mayEnd(machine.after[$0]) }))
  }

  private mutating func addPaths(of program: Program, _ route: Int, _ setting: RelationSetting) {
    if Work.isOver { return }
    var alphabet = Alphabet(.segment, setting, supposing: false)
    let machine = Machine<Int>(program, isCompact: false, &alphabet)
    var (firsts, lasts) = ([Int: Int32](), [Int: [Int32]]())
    for index in machine.states.indices {
      switch machine.states[index] {
      case .takes:
        let (first, last) = add(segment: .sequence(Self.spellings(program.label(program[index]), .segment, setting)))
        (firsts[index], lasts[index]) = (first, last)
      case .ends: firsts[index] = endsInSlash ? slashBeforeEnd(.route(route)) : end(.route(route))
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
        let root = state(.slash)
        after[Int(root)] = [first]
        start.append(root)
      }
    }
  }
}

extension Program {
  /// Whether it reads every link of a path that it reads.
  fileprivate var asksForPathAlone: Bool {
    record.fragment == nil && allSteps.isEmpty
  }
}

extension Spelling {
  /// Of the characters that it reads, in order, those that are a `*` outside of all groups.
  var starStates: [Int] {
    guard case .sequence(let parts) = self else { return [] }
    var (states, count) = ([Int](), 0)
    for part in parts {
      if part == .optional(.anything) { states.append(count) }
      count += part.symbols.count
    }
    return states
  }
}

extension RegularExpression {
  var symbols: [Symbol] {
    switch self {
    case .one(let symbol): [symbol]
    case .sequence(let all), .either(let all): all.flatMap(\.symbols)
    case .repeated(let inner): inner.symbols
    }
  }
}
