/// The patterns of a comparison as one nondeterministic automaton: their union, in which each accepting state says whose it is.
///
///     claim 0  /u*       0 takes /     1 takes u     2 takes any letter, again and again; its end accepts for claim 0
///     route 0  {s}       4 takes /     5 takes any letter but /, again and again; its end accepts for route 0
///
/// After `/u`, the states 2 and 5 and both ends are current: a claim and a route accept it. ``SubsetConstruction`` follows all states of
/// the union at once, so that one walk shows which claims and which routes accept the same texts.
struct UnionAutomaton {
  enum Pattern: Hashable {
    case characters(TextExpression, isDecoded: Bool)
    case units(CodeUnitMachine)
  }

  /// What it means that a text leads to an accepting state.
  enum Acceptance: Hashable {
    /// A link may have this text. What leads to no such state is no part of a link.
    case valid
    /// A fragment that a route prints.
    case printed
    case claim(Int)
    /// A claim of the table's own export.
    case exported(Int)
    case route(Int)
    /// A fragment with an item that its route does not need.
    case detail
    /// A fragment that is not compared.
    case refused
  }

  /// The states of one claim or route.
  struct Component {
    /// In a list of claims, the first that matches decides.
    enum List {
      case claims, exported, routes
    }

    let acceptance: Acceptance
    let list: List
    let states: Range<Int32>
    var isExclusion = false
    /// Whether it matters after a claim that decides, too.
    var isTolerated = false
    /// Whether it matches every link of a path.
    var asksForPathAlone = false
  }

  let alphabet: [LinkLetter]
  var components: [Component] = []
  /// The states that are a `*` of a pattern outside of all groups.
  private(set) var stars: [Int32] = []
  var start: [Int32] = []
  /// For each state the number of its letter class, or −1 if it accepts.
  private(set) var classes: [Int32] = []
  /// For each state, the states after one of its letters.
  var successors: [[Int32]] = []
  private(set) var accepting: [Int32: Acceptance] = [:]
  /// The letter classes by their numbers; and for each class and letter, whether the one has the other.
  private(set) var distinctClasses: [LetterClass] = []
  private(set) var membership: [[Bool]] = []
  private var numbers: [LetterClass: Int32] = [:]

  /// The first states, this many, only tell which texts are valid.
  var validCount: Int32 = 0
  /// Whether texts that no claim and no route reads are of interest, too.
  let keepsOthers: Bool
  /// Whether its texts are paths that end in a slash behind a segment.
  let endsInSlash: Bool
  /// A fragment of several parts is an intersection: for each route, how many of its components must accept.
  var partCounts: [Int: Int] = [:]
  /// Whether the alphabet has a letter for each difference that patterns make, and all patterns are in the union.
  var isComplete: Bool { hasAllLetters && !Work.isOver }
  private let hasAllLetters: Bool
  private let memory = Work.Memory()

  init(_ alphabet: [LinkLetter], hasAllLetters: Bool, keepsOthers: Bool = false, endsInSlash: Bool = false) {
    (self.alphabet, self.hasAllLetters) = (alphabet, hasAllLetters)
    (self.keepsOthers, self.endsInSlash) = (keepsOthers, endsInSlash)
  }

  /// The letters with which a state goes on; nil if it accepts.
  func letterClass(of state: Int32) -> LetterClass? {
    let number = classes[Int(state)]
    return number < 0 ? nil : distinctClasses[Int(number)]
  }

  func accepts(_ state: Int32) -> Bool { classes[Int(state)] < 0 }

  /// The claims that match only paths that end in a slash, except for the root.
  var slashClaims: Set<Int> {
    func takesOnlySlash(_ state: Int32) -> Bool {
      let membership = membership[Int(classes[Int(state)])]
      return zip(alphabet, membership).allSatisfy { letter, isTaken in !isTaken || letter.scalar == "/" }
    }
    var found: Set<Int> = []
    for case (.claim(let index), let states) in components.map({ ($0.acceptance, $0.states) }) where states.count > 2 {
      let last = states.filter { successors[Int($0)].contains(where: accepts) }
      if !last.isEmpty, last.allSatisfy(takesOnlySlash) { found.insert(index) }
    }
    return found
  }

  static func expressions(
    _ label: Label, _ component: TextLabel.Component, _ setting: RelationSetting
  ) -> [TextExpression] {
    let bound = TextLabel(label, component, setting.custom).bound
    // Of a value, a text may be empty.
    let isText = [.type(.string), .type(.scalar(.query))].contains(bound)
    return component == .value && isText ? [.optional(.anything)] : bound.expressions
  }

  /// A segment that is neither empty nor of dots.
  static let validSegment: TextExpression = {
    let notDot = TextExpression.one(.init(listed: ["."], isExcept: true))
    let any = TextExpression.optional(.anything)
    return .either([notDot + any, "." + notDot + any, ".." + .anything])
  }()
}

// How it grows, state by state and machine by machine.

extension UnionAutomaton {
  private mutating func number(of letterClass: LetterClass) -> Int32 {
    if let number = numbers[letterClass] { return number }
    let number = Int32(distinctClasses.count)
    numbers[letterClass] = number
    distinctClasses.append(letterClass)
    membership.append(alphabet.map(letterClass.contains))
    memory.grow(2 * alphabet.count + 200)
    Work.current?.spend(4 * alphabet.count)
    return number
  }

  mutating func addState(_ letterClass: LetterClass) -> Int32 {
    memory.grow(120)
    classes.append(number(of: letterClass))
    successors.append([])
    return Int32(classes.count - 1)
  }

  mutating func addEnd(_ acceptance: Acceptance) -> Int32 {
    classes.append(-1)
    successors.append([])
    accepting[Int32(classes.count - 1)] = acceptance
    return Int32(classes.count - 1)
  }

  /// Adds a pattern; its first states.
  mutating func add(_ pattern: Pattern, _ acceptance: Acceptance) -> [Int32] {
    if Work.isOver { return [] }
    switch pattern {
    case .characters(let expression, let isDecoded):
      stars += expression.starStates.map { Int32(classes.count + $0) }
      return add(Machine(expression), acceptance) { isDecoded ? .decoded($0) : .raw($0) }
    case .units(let machine): return add(machine, acceptance) { .unit($0) }
    }
  }

  /// Adds texts that begin where the automaton starts.
  mutating func add(_ texts: RegularExpression<LetterClass>, _ acceptance: Acceptance) {
    start += add(Machine(texts), acceptance) { $0 }
  }

  /// Adds a machine; its first states.
  private mutating func add<Label>(
    _ machine: Machine<Label>, _ acceptance: Acceptance, _ letterClass: (Label) -> LetterClass
  ) -> [Int32] {
    if Work.isOver { return [] }
    let states = machine.states.map { state -> Int32 in
      if case .takes(let label) = state { addState(letterClass(label)) } else { addEnd(acceptance) }
    }
    for (index, next) in machine.after.enumerated() { successors[Int(states[index])] = next.map { states[$0] } }
    count(machine)
    return machine.start.map { states[$0] }
  }

  /// Counts the memory and the work of a machine's transitions.
  func count<Label>(_ machine: Machine<Label>) {
    let transitions = machine.after.reduce(0) { $0 + $1.count }
    memory.grow(8 * transitions)
    Work.current?.spend(16 * machine.states.count + 2 * transitions)
  }
}

extension TextExpression {
  /// Of the states of its automaton, in order, those that are a `*` outside of all groups.
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
    case .sequence(let all), .either(let all): all.flatMap { $0.symbols }
    case .repeated(let inner): inner.symbols
    }
  }
}
