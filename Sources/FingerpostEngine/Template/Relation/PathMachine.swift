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
  private(set) var after: [States] = []

  /// - Parameters:
  ///   - isCompact: whether a last string takes more segments.
  ///   - prints: a path is read only where it is spelled as the route would print it.
  init(_ program: Program, isCompact: Bool, _ labels: inout PathLabels, prints: Bool = false) {
    var ways: [[Int]] = []
    for position in 0..<program.instructionCount {
      let instruction = program[position]
      switch instruction.kind {
      case .end: places.append(.ends(variant: Int(instruction.index)))
      case .more where !isCompact: places.append(.passes)
      case .literal, .capture, .mixed, .wildcard, .rest, .more:
        // A `*` is printed as it is written.
        let label = prints && instruction.kind == .wildcard ? .literal("*") : program.label(instruction)
        places.append(.takes(label: labels.index(of: label, prints: prints)))
      case .optional, .either, .branch, .leave: places.append(.passes)
      }
      ways.append(program.ways(from: position, isCompact: isCompact, asPrinted: prints))
    }
    start = Self.closure(of: [0], ways)
    after = places.indices.map { position in
      guard case .takes = places[position] else { return [] }
      return Self.closure(of: program.ways(behind: position, asPrinted: prints), ways)
    }
    countDepths(&labels)
  }

  /// Tells the labels how many segments can stand before what they read.
  private func countDepths(_ labels: inout PathLabels) {
    var depths = Array(repeating: UInt64(0), count: places.count)
    var open: [(place: Int32, depths: UInt64)] = start.map { ($0, 1) }
    while let (place, new) = open.popLast() {
      let place = Int(place)
      guard new & ~depths[place] != 0, case .takes(let label) = places[place] else { continue }
      depths[place] |= new
      labels.add(depths: depths[place], of: label)
      // The last bit stands for all depths from there on.
      let next = depths[place] << 1 | depths[place] & 1 << 63
      for place in after[place] { open.append((place, next)) }
    }
  }

  /// All places that are reached from some instructions without a segment, where a segment is taken or the path ends.
  private static func closure(of starts: [Int], _ ways: [[Int]]) -> States {
    var (open, seen, reached) = (starts, Set(starts), States())
    while let position = open.popLast() {
      for way in ways[position] {
        if way == position {
          reached.append(Int32(clamping: way))
        } else if seen.insert(way).inserted {
          open.append(way)
        }
      }
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

/// The labels of some paths, numbered; equal labels have one number.
struct PathLabels {
  private(set) var labels: [TextLabel] = []
  /// For each label, how many segments can stand before what it reads, a bit for each number.
  private(set) var depths: [UInt64] = []
  private var indices: [[OrderKey]: Int] = [:]
  private let sort: LinkSort
  private let custom: CustomTypes

  init(_ sort: LinkSort, _ custom: CustomTypes) {
    self.sort = sort
    self.custom = custom
  }

  mutating func index(of label: Label, prints: Bool) -> Int {
    var label = label
    // Whether a segment is captured makes no difference to what it may be.
    switch label {
    case .wildcard, .rest: label = .type(.string)
    default: break
    }
    let key = (prints ? [.number(-1)] : []) + label.order(custom)
    if let index = indices[key] { return index }
    indices[key] = labels.count
    labels.append(TextLabel(label, sort.place, custom, prints: prints))
    depths.append(0)
    return labels.count - 1
  }

  mutating func add(depths new: UInt64, of label: Int) { depths[label] |= new }

  /// The texts that these labels can tell apart where they meet.
  func classes(in setting: RelationSetting, supposing: Bool) -> TextClasses {
    func classes(_ place: TextLabel.Place, avoiding: Set<[UInt8]> = []) -> TextClasses {
      TextClasses(labels, place, depths: depths, setting.spelled, avoiding: avoiding, supposing: supposing)
    }
    let others = classes(sort.place)
    if sort.firstPlace == sort.place { return others }
    let first = classes(sort.firstPlace, avoiding: setting.origins.reservedParts)
    return TextClasses(first: first, others: others)
  }
}
