/// A route's path as a machine that reads many paths at once: where in its ``Program`` it may stand.
struct PathMachine {
  /// Numbers of instructions, sorted: those that take a segment, and those that end.
  typealias States = [Int32]

  enum Place {
    case takes(label: Int)
    case ends(variant: Int)
    case passes
  }

  private(set) var places: [Place] = []
  let start: States
  /// For each instruction that takes a segment, where it leads.
  private var after: [States] = []

  init(_ program: Program, _ outline: Outline, tail: Int32, _ labels: inout PathLabels) {
    let instructions = program.instructions
    for instruction in instructions {
      switch instruction {
      case .take(let rank, let step):
        let label = rank == tail ? Label.tail : outline.label(step)
        places.append(.takes(label: labels.index(of: label ?? .wildcard)))
      case .end(let variant): places.append(.ends(variant: variant))
      case .split, .choose, .jump: places.append(.passes)
      }
    }
    start = Self.closure(of: 0, instructions)
    after = instructions.indices.map { index in
      if case .take = instructions[index] { Self.closure(of: index + 1, instructions) } else { [] }
    }
  }

  /// All places that are reached from an instruction without a segment.
  private static func closure(of start: Int, _ instructions: [Program.Instruction]) -> States {
    var (open, seen, reached) = ([start], Set([start]), States())
    while let index = open.popLast() {
      let ways: [Int]
      switch instructions[index] {
      case .take, .end:
        reached.append(Int32(clamping: index))
        continue
      case .split(let first, let second): ways = [first, second]
      case .choose: ways = [index + 1]
      case .jump(let target): ways = [target]
      }
      for way in ways where seen.insert(way).inserted { open.append(way) }
    }
    return reached.sorted()
  }

  /// Where the machine may stand once a text is read too.
  func next(_ states: States, _ reads: [Bool]) -> States {
    var next = States()
    for state in states {
      if case .takes(let label) = places[Int(state)], reads[label] { next += after[Int(state)] }
    }
    return next.count < 2 ? next : Set(next).sorted()
  }

  /// The variants whose path ends here.
  func variants(_ states: States) -> [Int] {
    states.compactMap { if case .ends(let variant) = places[Int($0)] { variant } else { nil } }
  }
}

/// The labels of two paths, numbered; equal labels have one number.
struct PathLabels {
  private(set) var labels: [Label] = []
  private var indices: [[OrderKey]: Int] = [:]
  private let custom: CustomTypes

  init(_ custom: CustomTypes) { self.custom = custom }

  mutating func index(of label: Label) -> Int {
    var label = label
    // Whether a segment is captured makes no difference to what it may be.
    switch label {
    case .wildcard, .rest: label = .type(.string)
    default: break
    }
    let key = label.order(custom)
    if let index = indices[key] { return index }
    indices[key] = labels.count
    labels.append(label)
    return labels.count - 1
  }
}
