// From values by name to captures: which branches they ask for is found from the names that are given.

extension Program {
  /// The captures that hold these values.
  ///
  /// An optional group is there where one of its values is given; of an either group it is the branch that has all it
  /// needs and uses the most of what is given, the left one where several do.
  func captures(_ values: [String: Captured], custom: CustomTypes) throws(PrintError) -> Captures {
    let names = names
    for name in values.keys.sorted() where !names.contains(name) && values[name] != .absent {
      throw PrintError(.unknown(name, nearest: nearest(to: name, among: names), known: names))
    }
    var chooser = Chooser(self, custom, values)
    try chooser.run()
    for slot in 0..<slotCount where chooser.given(slot) != nil && !chooser.taken.contains(slot) {
      guard !chooser.taken.contains(where: { name($0) == name(slot) }) else { continue }
      let namesakes = (0..<slotCount).filter { name($0) == name(slot) }
      if let capture = values[name(slot)], !namesakes.contains(where: chooser.fits) {
        guard case .text(let text) = capture else {
          throw PrintError(.doesNotRead(name(slot), type: type(slot).description))
        }
        _ = try canonical(text, slot: slot, custom: custom)
      }
      throw PrintError(.unused(name(slot)))
    }
    return chooser.captures
  }
}

private struct Chooser {
  private let program: Program
  private let custom: CustomTypes
  private let given: [String: Captured]
  private(set) var captures: Captures
  private(set) var taken: Set<Int> = []

  init(_ program: Program, _ custom: CustomTypes, _ given: [String: Captured]) {
    (self.program, self.custom, self.given) = (program, custom, given)
    captures = Captures(
      values: Array(repeating: .absent, count: program.slotCount),
      choices: Array(repeating: 0, count: Int(program.record.groupCount)))
  }

  func given(_ slot: Int) -> Captured? { given[program.name(slot)].flatMap { $0 == .absent ? nil : $0 } }

  /// Whether a value is given, and reads.
  func fits(_ slot: Int) -> Bool {
    let type = program.type(slot)
    switch given(slot) {
    case .text(let text): return !type.isArray && type.canonical(text.utf8, custom: custom) != nil
    case .list(let texts): return type.isArray && texts.allSatisfy { type.canonical($0.utf8, custom: custom) != nil }
    case .absent, nil: return false
    }
  }

  mutating func run() throws(PrintError) {
    var path = ProgramPath(program)
    while let step = path.next() {
      switch step {
      case .part(let instruction):
        for slot in program.slots(instruction) {
          if instruction.kind == .rest, given(slot) == nil { throw PrintError(.missing(program.name(slot))) }
          try take(slot)
        }
      case .optional(let group, let content):
        let isAsked =
          content.slots.count == 0
          ? content.isPrintedUnasked : content.slots.range.contains { given($0) != nil }
        captures.choices[Int(group.index)] = isAsked ? 1 : 0
        path.choose(isAsked || content.hasDefaults ? 1 : 0)
      case .either(let position):
        let branches = program.branches(position)
        let contents = branches.map { program.content(program[$0]) }
        let best = best(zip(branches, contents).map { ($1.slots.range, isComplete(from: $0 + 1)) })
        let chosen = program.printed(best, ofEither: position)
        captures.choices[Int(program[position].index)] = chosen
        path.choose(chosen)
      case .endOfDefaults(let group, let content):
        captures.choices[Int(group.index)] = program.differs(captures.values, fromDefaultsOf: content) ? 1 : 0
      case .query(let step): try query(step)
      }
    }
    if let slot = program.record.fragment?.slot, slot >= 0 { try take(Int(slot)) }
  }

  private mutating func query(_ step: QueryStep) throws(PrintError) {
    let slots = program.items(step).map { $0.value.isLiteral ? nil : Int($0.value.slot) }
    var chosen = 0
    switch step.kind {
    case .item: break
    case .optional:
      let isAsked = slots[0].map { given($0) != nil } ?? true
      captures.choices[Int(step.group)] = isAsked ? 1 : 0
      if !isAsked { return }
    case .either:
      chosen = best(slots.map { slot in (slot.map { $0..<$0 + 1 } ?? 0..<0, slot.map(fits) ?? true) })
      chosen = program.printed(chosen, of: step)
      captures.choices[Int(step.group)] = chosen
    }
    if let slot = slots[chosen] { try take(slot) }
  }

  /// The branch that lacks nothing and uses the most of what is given.
  private func best(_ branches: [(slots: Range<Int>, isComplete: Bool)]) -> Int {
    let scores = branches.map { branch in
      (branch.isComplete ? 1 : 0, branch.slots.count(where: fits), branch.slots.count { given($0) != nil })
    }
    var best = 0
    for index in scores.indices where scores[index] > scores[best] { best = index }
    return best
  }

  /// Whether nothing is missing of what cannot be done without, from an instruction to the end of its branch.
  private func isComplete(from start: Int) -> Bool {
    var position = start
    while true {
      let instruction = program[position]
      switch instruction.kind {
      case .literal, .wildcard, .more, .branch: position += 1
      case .capture, .rest, .mixed:
        guard program.slots(instruction).allSatisfy(fits) else { return false }
        position += 1
      case .optional: position = instruction.target
      case .either:
        guard program.branches(position).contains(where: { isComplete(from: $0 + 1) }) else { return false }
        guard let end = program.end(ofEither: position) else { return true }
        position = end
      case .leave: return true
      case .end:
        let steps = program.steps(Int(instruction.index))
        return steps.dropLast(Int(program.record.outerSteps)).allSatisfy(isComplete)
      }
    }
  }

  private func isComplete(_ step: QueryStep) -> Bool {
    let items = program.items(step)
    switch step.kind {
    case .item:
      let slot = Int(items[0].value.slot)
      return slot < 0 || fits(slot) || given(slot) == nil && !program.isRequired(items[0])
    case .optional: return true
    case .either: return items.contains { $0.value.isLiteral || fits(Int($0.value.slot)) }
    }
  }

  mutating func take(_ slot: Int) throws(PrintError) {
    taken.insert(slot)
    let type = program.type(slot)
    switch (given(slot), type.isArray) {
    case (.list(let texts)?, true):
      var list: [String] = []
      for text in texts { list.append(try program.canonical(text, slot: slot, custom: custom)) }
      captures.values[slot] = .list(list)
    case (.text(let text)?, false):
      captures.values[slot] = .text(try program.canonical(text, slot: slot, custom: custom))
    case (.list?, false), (.text?, true):
      throw PrintError(.doesNotRead(program.name(slot), type: type.description))
    case (_, true): captures.values[slot] = .list([])
    case (_, false):
      guard let text = program.standard(slot) else { throw PrintError(.missing(program.name(slot))) }
      captures.values[slot] = .text(text)
    }
  }
}
