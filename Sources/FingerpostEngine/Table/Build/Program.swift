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
final class Program: Sendable {
  enum Instruction: Sendable, BitwiseCopyable {
    /// Takes a segment that has this label, for the step at this place.
    case take(rank: Int32, step: Int32)
    /// Goes on at the first, and at the second only where that leads nowhere.
    case split(Int, Int)
    case choose(group: Int, branch: Int)
    case jump(Int)
    /// The path is read; the query of this variant must be too.
    case end(variant: Int)
  }

  let instructions: [Instruction]
  /// What instructions take, in their order.
  let steps: [Outline.Step]
  /// The bytes of the steps that are literals, in their places.
  let literals: [[UInt8]]
  /// The query that goes with each end of the path.
  let variants: [[Outline.QueryStep]]
  /// Nothing leaves a choice: segment n is taken by instruction n.
  let isStraight: Bool
  /// The places of the instructions that take anything into a slot, or for a `*`.
  let holes: [Int]

  init(_ outline: Outline, ranks: LabelRanks) {
    var writer = ProgramWriter(outline: outline, ranks: ranks)
    writer.ending(outline.whole.path, query: outline.whole.query)
    (instructions, steps, variants) = (writer.instructions, writer.steps, writer.variants)
    isStraight = writer.isStraight
    literals = steps.map { step in
      if case .literal(let text) = step { Array(text.utf8) } else { [] }
    }
    holes = instructions.indices.filter { [instructions] place in
      if case .take(let rank, _) = instructions[place] { rank != LabelRanks.literal } else { false }
    }
  }
}

/// Writes the instructions of an outline, from the left to the right.
private struct ProgramWriter {
  let outline: Outline
  let ranks: LabelRanks
  private(set) var instructions: [Program.Instruction] = []
  private(set) var steps: [Outline.Step] = []
  private(set) var variants: [[Outline.QueryStep]] = []
  private(set) var isStraight = true

  init(outline: Outline, ranks: LabelRanks) { (self.outline, self.ranks) = (outline, ranks) }

  /// A path that ends the template; a last group that carries a query ends it in each branch.
  mutating func ending(_ path: [Outline.Step], query: [Outline.QueryStep]) {
    switch path.last {
    case .optional(let group, let branch) where branch.carriesQuery:
      running(path.dropLast())
      alternatives(2) { writer, index in
        writer.emit(.choose(group: group, branch: 1 - index))
        let branch = index == 0 ? branch : Outline.Branch()
        writer.ending(branch.path, query: branch.query + query)
      }
    case .either(let group, let branches) where branches.contains(where: \.carriesQuery):
      running(path.dropLast())
      alternatives(branches.count) { writer, index in
        writer.emit(.choose(group: group, branch: index))
        writer.ending(branches[index].path, query: branches[index].query + query)
      }
    default:
      running(path[...])
      emit(.end(variant: variants.count))
      variants.append(query)
    }
  }

  /// Steps after which reading goes on at the next instruction.
  private mutating func running(_ steps: ArraySlice<Outline.Step>) {
    for step in steps {
      switch step {
      case .literal, .capture, .mixed:
        take(step)
      case .wildcard, .rest:
        take(step)
        emit(.split(instructions.count + 1, instructions.count - 1))
        isStraight = false
      case .tail:
        take(step)
        emit(.split(instructions.count + 3, instructions.count + 1))
        take(step, rank: ranks.tail)
        emit(.split(instructions.count + 1, instructions.count - 1))
        isStraight = false
      case .optional(let group, let branch):
        alternatives(2) { writer, index in
          writer.emit(.choose(group: group, branch: 1 - index))
          if index == 0 { writer.running(branch.path[...]) }
        }
      case .either(let group, let branches):
        alternatives(branches.count) { writer, index in
          writer.emit(.choose(group: group, branch: index))
          writer.running(branches[index].path[...])
        }
      }
    }
  }

  /// Branches in order of preference, after each of which reading goes on behind the last.
  private mutating func alternatives(_ count: Int, _ branch: (inout ProgramWriter, Int) -> Void) {
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

  private mutating func take(_ step: Outline.Step) {
    guard let label = outline.label(step) else { return }
    take(step, rank: ranks[label])
  }

  private mutating func take(_ step: Outline.Step, rank: Int32) {
    emit(.take(rank: rank, step: Int32(clamping: steps.count)))
    steps.append(step)
  }

  private mutating func emit(_ instruction: Program.Instruction) { instructions.append(instruction) }
}
