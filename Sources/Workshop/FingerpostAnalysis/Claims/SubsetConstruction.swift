/// Walks all texts of an automaton, and finds the shortest one for each set of claims and routes that accept together.
///
///     claims /users/* and /*, route users/{id:int}     /users/a: both claims, no route     /users/1: all three
///
/// It is the construction of subsets: what a text leads to is a set of states, and a letter leads from one set to the next. A set that was
/// met before is not walked again, so the walk ends; ``Subsumption`` leaves out states that change no result, so that it ends soon.
struct SubsetConstruction {
  /// A text, and all that accept it.
  struct Accepted {
    /// Raw.
    let text: String
    let claims: [Int]
    let exported: [Int]
    let routes: [Int]
  }

  private let automaton: UnionAutomaton
  private var transitions: TransitionTable
  private let subsumption: Subsumption
  /// For each component whether anything new is to be learnt of it.
  private var isOpen: [Bool]
  private var numbers: [UnionAutomaton.Acceptance: Int] = [:]
  private var search: ProductSearch<[Int32], Int>
  /// For some letter classes, letters that are in each of them or not, one for each difference.
  private var choices: [[Int32]: [Int]] = [:]
  private var seen: Set<[Int32]> = []
  private let work = Work.current

  /// - Parameter limit: the most sets of states that are looked at.
  init(_ automaton: UnionAutomaton, limit: Int) {
    self.automaton = automaton
    transitions = TransitionTable(automaton)
    subsumption = Subsumption(automaton)
    isOpen = Array(repeating: true, count: automaton.components.count)
    for (number, component) in automaton.components.enumerated() { numbers[component.acceptance] = number }
    search = ProductSearch([Array(Set(automaton.start)).sorted()], limit: limit)
    work?.spend(64 * automaton.classes.count)
  }

  var isComplete: Bool { search.isComplete && automaton.isComplete }

  /// Says that nothing new is to be learnt of a component: from now on, texts that show something new of no other are passed over.
  mutating func close(_ acceptance: UnionAutomaton.Acceptance) {
    if let number = numbers[acceptance] { isOpen[number] = false }
  }

  mutating func next() -> Accepted? {
    while let number = search.next() {
      let states = search.steps[number].state
      for letter in letters(for: states) {
        let (all, count) = transitions.next(states, letter)
        // A step costs as much as some states, however few there are.
        work?.spend(count + 16)
        let after = subsumption.relevant(all, transitions.isCurrent)
        guard subsumption.mayShow(after, isOpen, transitions.isCurrent) else { continue }
        search.enter(after, by: letter, from: number, size: after.count / 2)
      }
      let all = states.filter(automaton.accepts)
      guard all.contains(where: { automaton.accepting[$0] == .valid || automaton.accepting[$0] == .printed }),
        let ends = automaton.partCounts.isEmpty ? all : intersected(all), seen.insert(ends).inserted
      else { continue }
      var (claims, exported, routes) = ([Int](), [Int](), Set<Int>())
      for end in ends {
        switch automaton.accepting[end] {
        case .claim(let index): if claims.last != index { claims.append(index) }
        case .exported(let index): if exported.last != index { exported.append(index) }
        case .route(let index): routes.insert(index)
        case .valid, .printed, .detail, .refused, nil: break
        }
      }
      work?.spend(8 * ends.count)
      let raw = search.path(to: number).compactMap { $0.letter }.flatMap { automaton.alphabet[$0].raw }
      return Accepted(
        text: String(decoding: raw, as: UTF8.self), claims: claims, exported: exported, routes: routes.sorted())
    }
    return nil
  }

  /// The ends without those of routes that do not accept all parts of a fragment; nil if the fragment is not compared: no route prints it,
  /// and a route accepts it or it is refused.
  private func intersected(_ ends: [Int32]) -> [Int32]? {
    var counts: [Int: Int] = [:]
    for case .route(let index)? in ends.map({ automaton.accepting[$0] }) { counts[index, default: 0] += 1 }
    counts = counts.filter { index, count in count == automaton.partCounts[index] ?? 1 }
    let all = Set(ends.compactMap { automaton.accepting[$0] })
    if !all.contains(.printed), !counts.isEmpty || all.contains(.refused) { return nil }
    return ends.filter { end in
      switch automaton.accepting[end] {
      case .route(let index): counts[index] != nil
      case .valid, .printed, .refused: false
      case .claim, .exported, .detail, nil: true
      }
    }
  }

  /// One letter for each set of states that may take the same.
  private mutating func letters(for states: [Int32]) -> [Int] {
    let classes = Set(states.map { automaton.classes[Int($0)] }).filter { $0 >= 0 }.sorted()
    if let known = choices[classes] { return known }
    work?.spend(automaton.alphabet.count * (classes.count + 4))
    var (found, seen) = ([Int](), Set<[Bool]>())
    for letter in automaton.alphabet.indices {
      let signature = classes.map { automaton.membership[Int($0)][letter] }
      // A letter that a state takes in pieces may differ from others in each piece.
      let isItself = classes.contains { automaton.distinctClasses[Int($0)].isSplit(automaton.alphabet[letter]) }
      if isItself || seen.insert(signature).inserted { found.append(letter) }
    }
    choices[classes] = found
    return found
  }
}
