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
    /// The end of an optional group with defaults that the walk entered.
    case endOfDefaults(Instruction, BranchInfo)
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
  /// The optional group with defaults that the walk is in; it holds no other group.
  private var defaults: Instruction?
  /// The remaining steps of the query, once the path is complete.
  private var steps = Slice(0, 0)
  private var isComplete = false
  /// How many segments of a fragment of several parts, which follows the query, are done; −1 once all are. One text that may be left
  /// out is a group: see ``FragmentStep``.
  private var fragmentCount = 0

  package init(_ program: Program) { self.program = program }

  package mutating func next() -> Step? {
    while !isComplete {
      if let group = defaults, position == group.target {
        defaults = nil
        return .endOfDefaults(group, program.content(group))
      }
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
      guard fragmentCount >= 0, program.record.fragment != nil else { return nil }
      if let segment = program.programs.segment(fragmentCount, ofFragment: program.route) {
        fragmentCount += 1
        return .fragment(segment)
      }
      (steps, fragmentCount) = (program.programs.fragmentSteps(program.route), -1)
      if steps.count == 0 { return nil }
    }
    defer { steps.start += 1 }
    return .query(program.programs.flat.steps[steps.start])
  }

  /// Continues in the group just met: in a branch of an either group; in an optional group for 1, or after it for 0.
  ///
  /// To see what is in a group with defaults, enter it.
  package mutating func choose(_ branch: Int) {
    let group = program[position]
    if group.kind == .optional {
      if branch == 1, program.content(group).hasDefaults { defaults = group }
      position = branch == 1 ? position + 1 : group.target
    } else {
      position = program.branch(branch, ofEither: position) + 1
    }
  }
}

// The fragment, which follows the query. These functions belong to the programs: a function of the path that changes it would keep the
// path in memory, and not in registers.

extension Programs {
  /// A segment of a route's fragment of several parts; nil after the last, and where the fragment is a group.
  @inline(never)
  fileprivate func segment(_ index: Int, ofFragment route: Int) -> Instruction? {
    guard let parts = requiredParts(route), index < parts.path.count else { return nil }
    return flat.instructions[Int(parts.path.start) + index]
  }

  @inline(never)
  fileprivate func fragmentSteps(_ route: Int) -> Slice { requiredParts(route)?.steps ?? Slice(0, 0) }

  private func requiredParts(_ route: Int) -> FragmentShape? {
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

  /// Whether an either group has a branch of this number.
  func hasBranch(_ number: Int, ofEither either: Int) -> Bool {
    var start = either + 1
    for _ in 0..<number where start >= 0 { start = self[start].target }
    return start >= 0
  }

  /// The start of a branch of an either group, by its instruction.
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
      if first == nil, content(self[start]).wildcards.count == 0 { first = number }
      (number, start) = (number + 1, self[start].target)
    }
    return number >= 2 && branch < number ? first ?? 0 : branch
  }

  /// The same for a group in a query, which has no wildcards.
  func printed(_ branch: Int, of step: QueryStep) -> Int {
    for item in Int(step.items.start)...Int(step.items.start) + branch where programs.flat.items[item].slots.count > 0 {
      return branch
    }
    return 0
  }
}
