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
    /// A part of the query of the branches that were taken.
    case query(QueryStep)
  }

  private let program: Program
  private var position = 0
  /// The optional group with defaults that the walk is in; it holds no other group.
  private var defaults: Instruction?
  /// The remaining steps of the query, once the path is complete.
  private var steps = Slice(0, 0)
  private var isComplete = false

  package init(_ program: Program) { self.program = program }

  package mutating func next() -> Step? {
    while !isComplete {
      if let group = defaults, position == group.target {
        defaults = nil
        return .endOfDefaults(group, program.content(group))
      }
      let instruction = program[position]
      switch instruction.kind {
      case .literal, .capture, .mixed, .wildcard, .rest:
        position += 1
        return .part(instruction)
      case .more, .branch: position += 1
      case .leave: position = instruction.target
      case .optional: return .optional(instruction, program.content(instruction))
      case .either: return .either(position: position)
      case .end:
        let variant = program.programs.variants[program.record.variants.start + instruction.index]
        (steps, isComplete) = (variant.steps, true)
      }
    }
    guard steps.count > 0 else { return nil }
    defer { steps.start += 1 }
    return .query(program.programs.steps[steps.start])
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
      var start = position + 1
      for _ in 0..<branch where program[start].target >= 0 { start = program[start].target }
      position = start + 1
    }
  }
}
