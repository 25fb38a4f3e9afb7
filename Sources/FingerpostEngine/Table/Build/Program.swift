/// One route's path as instructions, of which a walk finds the first reading from the left.
///
///     users/({id:int}|me)     0 take users
///                             1 split 2, 5
///                             2 choose group 0, branch 0
///                             3 take int
///                             4 jump 7
///                             5 choose group 0, branch 1
///                             6 take me
///                             7 jump 8
///                             8 end
struct Program: Sendable {
  enum Instruction: Sendable {
    /// Takes a segment that has this label, for this step.
    case take(rank: Int32, Outline.Step)
    /// Goes on at the first, and at the second only where that leads nowhere.
    case split(Int, Int)
    case choose(group: Int, branch: Int)
    case jump(Int)
    /// The path is read; the query of this variant must be too.
    case end(variant: Int)
  }

  private(set) var instructions: [Instruction] = []
  /// The query that goes with each end of the path.
  private(set) var variants: [[Outline.QueryStep]] = []
  /// Nothing leaves a choice: segment n is taken by instruction n.
  private(set) var isStraight = true

  init(_ outline: Outline, ranks: LabelRanks) {
    ending(outline.whole.path, query: outline.whole.query, outline, ranks)
  }

  /// A path that ends the template; a last group that carries a query ends it in each branch.
  private mutating func ending(
    _ path: [Outline.Step], query: [Outline.QueryStep], _ outline: Outline, _ ranks: LabelRanks
  ) {
    switch path.last {
    case .optional(let group, let branch) where branch.carriesQuery:
      running(path.dropLast(), outline, ranks)
      alternatives(2) { program, index in
        program.emit(.choose(group: group, branch: 1 - index))
        let branch = index == 0 ? branch : Outline.Branch()
        program.ending(branch.path, query: branch.query + query, outline, ranks)
      }
    case .either(let group, let branches) where branches.contains(where: \.carriesQuery):
      running(path.dropLast(), outline, ranks)
      alternatives(branches.count) { program, index in
        program.emit(.choose(group: group, branch: index))
        program.ending(branches[index].path, query: branches[index].query + query, outline, ranks)
      }
    default:
      running(path[...], outline, ranks)
      emit(.end(variant: variants.count))
      variants.append(query)
    }
  }

  /// Steps after which reading goes on at the next instruction.
  private mutating func running(_ steps: ArraySlice<Outline.Step>, _ outline: Outline, _ ranks: LabelRanks) {
    for step in steps {
      switch step {
      case .literal, .capture, .mixed:
        take(step, outline, ranks)
      case .wildcard, .rest:
        take(step, outline, ranks)
        emit(.split(instructions.count + 1, instructions.count - 1))
        isStraight = false
      case .tail:
        take(step, outline, ranks)
        emit(.split(instructions.count + 3, instructions.count + 1))
        emit(.take(rank: ranks.tail, step))
        emit(.split(instructions.count + 1, instructions.count - 1))
        isStraight = false
      case .optional(let group, let branch):
        alternatives(2) { program, index in
          program.emit(.choose(group: group, branch: 1 - index))
          if index == 0 { program.running(branch.path[...], outline, ranks) }
        }
      case .either(let group, let branches):
        alternatives(branches.count) { program, index in
          program.emit(.choose(group: group, branch: index))
          program.running(branches[index].path[...], outline, ranks)
        }
      }
    }
  }

  /// Branches in order of preference, after each of which reading goes on behind the last.
  private mutating func alternatives(_ count: Int, _ branch: (inout Program, Int) -> Void) {
    isStraight = false
    var jumps: [Int] = []
    for index in 0..<count {
      let split = instructions.count
      if index < count - 1 { emit(.split(split + 1, 0)) }
      branch(&self, index)
      jumps.append(instructions.count)
      emit(.jump(0))
      if index < count - 1 { instructions[split] = .split(split + 1, instructions.count) }
    }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func take(_ step: Outline.Step, _ outline: Outline, _ ranks: LabelRanks) {
    guard let label = outline.label(step) else { return }
    emit(.take(rank: ranks[label], step))
  }

  private mutating func emit(_ instruction: Instruction) { instructions.append(instruction) }
}
