/// The ways through the groups of a route, the preferred first: a group is rather there than not, and a left branch comes first.
struct RouteWays {
  struct Way {
    /// The instructions that take a segment each, or, one of them, all that the others do not.
    var taken: [Int] = []
    /// That one, by its index among those taken.
    var run: Int?
    var choices: [(group: Int32, branch: Int32)] = []
    var variant: Int32 = 0
  }

  private(set) var ways: [Way] = []
  private let program: Program

  /// The most ways that have a path of their own.
  private static let limit = 16

  /// Nil of a route with more ways, or with several wildcards.
  init?(_ program: Program) {
    self.program = program
    // Each group is one way more at the least; so many are never followed, which would take a stack as deep.
    let kinds = (0..<program.instructionCount).lazy.map { program[$0].kind }
    guard kinds.count(where: { $0 == .optional || $0 == .either }) < Self.limit, add(Way(), from: 0) else { return nil }
  }

  private mutating func add(_ way: Way, from start: Int) -> Bool {
    var (way, position) = (way, start)
    while true {
      let instruction = program[position]
      switch instruction.kind {
      case .literal, .capture, .mixed:
        way.taken.append(position)
        position += 1
      case .wildcard, .rest:
        if way.run != nil { return false }
        way.run = way.taken.count
        way.taken.append(position)
        position += 1
      case .more, .branch: position += 1
      case .leave: position = instruction.target
      case .optional:
        var taking = way
        taking.choices.append((instruction.index, 1))
        if !add(taking, from: position + 1) { return false }
        position = instruction.target
      case .either:
        return program.branches(position).allSatisfy { branch in
          var taking = way
          taking.choices.append((instruction.index, program[branch].index))
          return add(taking, from: branch + 1)
        }
      case .end:
        way.variant = instruction.index
        ways.append(way)
        return ways.count <= Self.limit
      }
    }
  }
}
