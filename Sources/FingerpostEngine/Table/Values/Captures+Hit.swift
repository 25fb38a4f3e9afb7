// From a hit to the values that it stands for, as text of their own.

extension RouteTable {
  /// What a hit says, as far as the value depends on it; or, where wildcards are kept, as far as printing does that puts back
  /// what `*` matched.
  ///
  /// - Parameter keepsSpelling: whether texts stay as they stand in the link, instead of being spelled as their type prints them.
  func captures(
    _ hit: borrowing Hit, _ bytes: Bytes, keepsWildcards: Bool = false, keepsSpelling: Bool = false
  ) -> Captures {
    let program = programs[Int(hit.route)]
    if program.record.groupCount == 0 {
      return Captures(
        values: (0..<program.slotCount).map { captured($0, hit, bytes, program, keepsSpelling) }, choices: [])
    }
    var values = Array(repeating: Captured.absent, count: program.slotCount)
    var choices = Array(repeating: 0, count: Int(program.record.groupCount))
    var path = ProgramPath(program)
    while let step = path.next() {
      switch step {
      case .part(let instruction):
        for slot in program.slots(instruction) { values[slot] = captured(slot, hit, bytes, program, keepsSpelling) }
      case .optional(let group, let content):
        let isKept = keepsWildcards && content.wildcards.count > 0
        let isTaken =
          content.slots.count > 0 || isKept ? hit.choices[Int(group.index)] == 1 : content.isPrintedUnasked
        choices[Int(group.index)] = isTaken ? 1 : 0
        path.choose(isTaken || content.hasDefaults ? 1 : 0)
      case .either(let position):
        let (group, taken) = (Int(program[position].index), Int(hit.choices[Int(program[position].index)]))
        let hasWildcards = program.content(program[program.branches(position)[taken]]).wildcards.count > 0
        choices[group] = keepsWildcards && hasWildcards ? taken : program.printed(taken, ofEither: position)
        path.choose(choices[group])
      case .endOfDefaults(let group, let content):
        choices[Int(group.index)] = program.differs(values, fromDefaultsOf: content) ? 1 : 0
      case .query(let step):
        let items = program.items(step)
        var taken = 0
        if step.kind != .item {
          let group = Int(step.group)
          taken = step.kind == .either ? Int(hit.choices[group]) : 0
          if step.kind == .either {
            choices[group] = program.printed(taken, of: step)
          } else {
            choices[group] = items[0].value.isLiteral ? 1 : Int(hit.choices[group])
            if choices[group] == 0 { continue }
          }
        }
        let slot = Int(items[taken].value.slot)
        if slot >= 0 { values[slot] = captured(slot, hit, bytes, program, keepsSpelling) }
      }
    }
    if let slot = program.record.fragment?.slot, slot >= 0 {
      values[Int(slot)] = captured(Int(slot), hit, bytes, program, keepsSpelling)
    }
    return Captures(values: values, choices: choices)
  }

  /// What a slot holds; its default where nothing was there.
  func captured(
    _ slot: Int, _ hit: borrowing Hit, _ bytes: Bytes, _ program: Program, _ keepsSpelling: Bool = false
  ) -> Captured {
    guard let list = hit.slots[slot].list else {
      return captured(slot, hit.slots[slot].slice, bytes, program, keepsSpelling)
    }
    return .list(list.map { spelled(hit.lists[$0], bytes, program, slot, keepsSpelling) })
  }

  /// What a slot holds that is a part of the text, or absent.
  func captured(
    _ slot: Int, _ slice: Slice?, _ bytes: Bytes, _ program: Program, _ keepsSpelling: Bool = false
  ) -> Captured {
    if let slice { return .text(spelled(slice, bytes, program, slot, keepsSpelling)) }
    return program.slot(slot).isArray ? .list([]) : program.standard(slot).map(Captured.text) ?? .absent
  }

  /// A text of a parameter, as its type spells it.
  private func spelled(
    _ slice: Slice, _ bytes: Bytes, _ program: Program, _ slot: Int, _ keepsSpelling: Bool
  ) -> String {
    if keepsSpelling || program.slot(slot).reader.kind.isSpelledOneWay { return bytes.string(slice) }
    return program.type(slot).element.canonical(bytes[slice], custom: custom) ?? bytes.string(slice)
  }
}

extension Program {
  /// The slots that an instruction fills.
  func slots(_ instruction: Instruction) -> [Int] {
    switch instruction.kind {
    case .capture, .rest: [Int(instruction.index)]
    case .mixed: pieces(instruction).filter { !$0.isLiteral }.map { Int($0.slot) }
    default: []
    }
  }

  /// Whether a group with defaults is printed: where a value differs from its default.
  func differs(_ values: [Captured], fromDefaultsOf content: BranchInfo) -> Bool {
    content.slots.range.contains { values[$0] != standard($0).map(Captured.text) }
  }

  /// What a parameter goes by: its name, or its number among the parameters, from 1.
  func name(_ slot: Int) -> String { programs.names[Int(record.slots.start) + slot] }
  var names: [String] { (0..<slotCount).map(name) }

  /// What each parameter holds, by name, those that are absent left out.
  func valuesByName(_ captures: Captures) -> [String: Captured] {
    var values: [String: Captured] = [:]
    for (slot, capture) in captures.values.enumerated() where capture != .absent { values[name(slot)] = capture }
    return values
  }
}
