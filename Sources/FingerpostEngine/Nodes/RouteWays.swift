/// The ways through the groups of a route, in order of preference: a present group before an absent one, a left branch before a
/// right one.
struct RouteWays {
  struct Way {
    /// The instructions that take a segment each. One of them may take all segments that the others leave.
    var taken: [Int] = []
    /// The index of that one among `taken`.
    var run: Int?
    var choices: [(group: Int32, branch: Int32)] = []
    var variant: Int32 = 0
  }

  private(set) var ways: [Way] = []
  private let program: Program

  /// The most ways of a route that get a path of their own each.
  private static let limit = 16

  /// Nil if the route has more ways, or several wildcards in one way.
  init?(_ program: Program) {
    self.program = program
    // Each group adds at least one way. Too many groups are not followed at all, to bound the recursion.
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
