extension UnionAutomaton {
  /// The paths of claims and of routes.
  ///
  /// - Parameters:
  ///   - exported: the claims of the table's own export, which are told apart, too.
  ///   - samples: the indices of routes that stand for texts, and read nothing.
  ///   - withSlash: whether a segment may hold an escaped slash.
  ///   - endsInSlash: whether the paths end in a slash, as no route prints them and every route reads them.
  init(
    claims: [LinkClaims.Claim], exported: [LinkClaims.Claim], routes: [Program], _ setting: RelationSetting,
    samples: Range<Int>, areAllPublic: Bool, withSlash: Bool, endsInSlash: Bool
  ) {
    let labels = routes.lazy.flatMap { program in program.instructions.filter { $0.isTaking }.map(program.label) }
    let expressions = labels.flatMap { Self.expressions($0, .segment, setting) }
    let both = claims + exported
    let machines = both.compactMap { $0.units?.path }
    let paths = both.lazy.filter { $0.units == nil }.map { $0.path }
    let named = paths.named.union(expressions.named).union([Self.validSegment].named)
    let all = LinkLetter.alphabet(named, machines, bare: [.segment])
    self.init(
      [LinkLetter("/", bare: .fragment)] + (withSlash ? all : all.filter { $0.scalar != "/" }),
      hasAllLetters: CodeUnitPartition(machines).isComplete, endsInSlash: endsInSlash)
    let segment = Self.validSegment.map { LetterClass.decoded($0, cuts: "/") }
    let segments = RegularExpression.repeated(.one(LetterClass.slash) + segment)
    add(endsInSlash ? segments + .one(.slash) : .either([.one(.slash), segments]), .valid)
    validCount = Int32(classes.count)
    for (index, claim) in claims.enumerated() { addPaths(of: claim, .claim(index), .claims) }
    for (index, claim) in exported.enumerated() { addPaths(of: claim, .exported(index), .exported) }
    for (index, program) in routes.enumerated() {
      let first = Int32(classes.count)
      addPaths(of: program, index, setting)
      components.append(
        Component(
          acceptance: .route(index), list: .routes, states: first..<Int32(classes.count),
          // A route that only the app may open may win links that others read, too; and what a custom type reads is uncertain.
          asksForPathAlone: areAllPublic && program.asksForPathAlone && program.isCertain && !samples.contains(index)))
    }
  }

  private mutating func addPaths(of claim: LinkClaims.Claim, _ acceptance: Acceptance, _ list: Component.List) {
    let first = Int32(classes.count)
    start += add(claim.units.map { .units($0.path) } ?? .characters(claim.path, isDecoded: claim.isDecoded), acceptance)
    // The paths of addresses with a query are other paths than those without.
    if let address = claim.units?.address { start += add(.units(address.beforeQuery), acceptance) }
    components.append(
      Component(
        acceptance: acceptance, list: list, states: first..<Int32(classes.count), isExclusion: claim.isExclusion,
        isTolerated: claim.isTolerated, asksForPathAlone: claim.asksForPathAlone && claim.isFinal))
  }

  /// Adds the paths of a route. Its automaton takes whole segments; each is replaced by the automaton of its characters.
  private mutating func addPaths(of program: Program, _ route: Int, _ setting: RelationSetting) {
    if Work.isOver { return }
    var alphabet = Alphabet(.segment, setting, overapproximates: false)
    let machine = Machine<Int>(program, isCompact: false, &alphabet)
    var (firsts, lasts) = ([Int: Int32](), [Int: [Int32]]())
    for index in machine.states.indices {
      switch machine.states[index] {
      case .takes:
        let (first, last) = add(segment: .sequence(Self.expressions(program.label(program[index]), .segment, setting)))
        (firsts[index], lasts[index]) = (first, last)
      case .ends: firsts[index] = endsInSlash ? addSlashBeforeEnd(.route(route)) : addEnd(.route(route))
      case .passes: break
      }
    }
    for (index, last) in lasts {
      for state in last { successors[Int(state)] += machine.after[index].compactMap { firsts[$0] } }
    }
    for index in machine.start {
      guard let first = firsts[index] else { continue }
      if machine.end(index) == nil {
        start.append(first)
      } else {
        // The root.
        let root = addState(.slash)
        successors[Int(root)] = [first]
        start.append(root)
      }
    }
  }

  /// Adds a slash and a segment; its first state, and the states after which the segment may end.
  private mutating func add(segment expression: TextExpression) -> (first: Int32, last: [Int32]) {
    let machine = Machine(expression)
    let slash = addState(.slash)
    let states = machine.states.indices.map { machine.label($0).map { addState(.decoded($0, cuts: "/")) } }
    func known(_ next: [Int]) -> [Int32] { next.compactMap { states[$0] } }
    for (state, next) in zip(states, machine.after) {
      if let state { successors[Int(state)] = known(next) }
    }
    successors[Int(slash)] = known(machine.start)
    count(machine)
    return (slash, known(machine.states.indices.filter { machine.mayEnd(machine.after[$0]) }))
  }

  private mutating func addSlashBeforeEnd(_ acceptance: Acceptance) -> Int32 {
    let slash = addState(.slash)
    successors[Int(slash)] = [addEnd(acceptance)]
    return slash
  }
}

extension Program {
  /// Whether it reads every link of a path that it reads.
  fileprivate var asksForPathAlone: Bool {
    record.fragment == nil && allSteps.isEmpty
  }
}
