/// A walk over a program from left to right; the caller chooses a branch at each group. Reading, naming and writing share it.
///
///     var path = ProgramPath(program)
///     while let step = path.next() {
///       switch step {
///       case .part(let instruction): …
///       case .optional(let group): path.choose(…)
///       …
package struct ProgramPath {
  package enum Step {
    /// A literal, a capture, a mixed segment, a wildcard or a rest.
    case part(Instruction)
    /// The caller must ``choose(_:)`` whether it is present: 0 or 1.
    case optional(Instruction, BranchInfo)
    /// The caller must ``choose(_:)`` a branch.
    case either(position: Int)
    /// A part of the query of the branches that were taken, or of the fragment's.
    case query(QueryStep)
    /// A segment of the fragment.
    case fragment(Instruction)
  }

  private let program: Program
  /// The next instruction.
  private(set) var position = 0
  /// The one that the path has ended in.
  private(set) var variant: Int32 = 0
  /// The remaining steps of the query, once the path is complete.
  private var steps = Slice(0, 0)
  private var isComplete = false
  /// How many segments of a fragment of several parts, which follows the query, are done; −1 once all are. One text that may be left
  /// out is a group: see ``FragmentStep``.
  private var fragmentCount = 0

  package init(_ program: Program) { self.program = program }

  package mutating func next() -> Step? {
    while !isComplete {
      let instruction = program[position]
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest, .rawRest:
        position += 1
        return .part(instruction)
      case .more, .branch: position += 1
      case .leave: position = instruction.target
      case .optional: return .optional(instruction, program.content(instruction))
      case .either: return .either(position: position)
      case .end:
        variant = instruction.index
        (steps, isComplete) = (program.programs.flat.variants[program.record.variants.start + variant], true)
      }
    }
    if steps.count == 0 {
      guard fragmentCount >= 0, program.record.fragment != nil,
        let parts = program.programs.requiredParts(program.route)
      else { return nil }
      if fragmentCount < parts.path.count {
        fragmentCount += 1
        return .fragment(program.programs.flat.instructions[Int(parts.path.start) + fragmentCount - 1])
      }
      (steps, fragmentCount) = (parts.steps, -1)
      if steps.count == 0 { return nil }
    }
    defer { steps.start += 1 }
    return .query(program.programs.flat.steps[steps.start])
  }

  /// Continues in the group just met: in a branch of an either group; in an optional group for 1, or after it for 0.
  package mutating func choose(_ branch: Int) {
    let group = program[position]
    if group.kind == .optional {
      position = branch == 1 ? position + 1 : group.target
    } else {
      position = program.branch(branch, ofEither: position) + 1
    }
  }
}

extension Programs {
  /// What a route's fragment of several parts is made of; nil without one, and where the fragment is a group.
  @inline(never)  // rare: the path stays in registers
  fileprivate func requiredParts(_ route: Int) -> FragmentShape? {
    guard let fragment = flat.routes[route].fragment, !fragment.isOptional else { return nil }
    return fragment.parts.map { flat.fragments[$0] }
  }
}

// The branches of groups, and the choices that printing makes by rule, because no value depends on them.

extension Program {
  /// The branches of an either group, by its instruction.
  package func branches(_ either: Int) -> [Int] {
    var (branches, branch) = ([Int](), either + 1)
    while branch >= 0 {
      branches.append(branch)
      branch = self[branch].target
    }
    return branches
  }

  /// The position after an either group; nil if the path ends in each branch.
  func end(ofEither either: Int) -> Int? {
    // A group has at least two branches.
    let last = self[self[either + 1].target - 1]
    return last.kind == .leave ? last.target : nil
  }

  /// The start of a branch of an either group, by its instruction; of the last if it has fewer.
  func branch(_ number: Int, ofEither either: Int) -> Int {
    var start = either + 1
    for _ in 0..<number where self[start].target >= 0 { start = self[start].target }
    return start
  }

  /// The branch of an either group that is printed instead of another.
  ///
  /// If the first branches hold no parameter, their values are equal, so one of them is printed for all.
  package func printed(_ branch: Int, ofEither either: Int) -> Int {
    if content(self[self.branch(branch, ofEither: either)]).slots.count > 0 { return branch }
    var (number, start, first) = (0, either + 1, Int?.none)
    while start >= 0, content(self[start]).slots.count == 0 {
      if first == nil, !content(self[start]).hasWildcards { first = number }
      (number, start) = (number + 1, self[start].target)
    }
    return number >= 2 && branch < number ? first ?? 0 : branch
  }

  /// The same for a group in a query, which has no wildcards.
  func printed(_ branch: Int, of step: QueryStep) -> Int {
    let start = Int(step.items.start)
    return (start...start + branch).contains { programs.flat.items[$0].slots.count > 0 } ? branch : 0
  }
}
