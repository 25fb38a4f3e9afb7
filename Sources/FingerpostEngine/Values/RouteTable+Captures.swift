// Captures ↔ values by name, and what a hit says as captures.

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
    let captures: Captures? = SlotValues.lend { values in
      values.put(hit, bytes)
      try? values.settle(
        program, custom, by: .read(keepsWildcards: keepsWildcards), keepsSpelling ? .kept : .read)
      return values.captures
    }
    return captures ?? Captures(values: [], choices: [])
  }

  /// What a slot holds of a route without groups; its default where nothing was there.
  func captured(
    _ slot: Int, _ hit: borrowing Hit, _ bytes: Bytes, _ program: Program, _ keepsSpelling: Bool = false
  ) -> Captured {
    guard let list = hit.slots[slot].list else {
      return captured(slot, hit.slots[slot].slice, bytes, program, keepsSpelling)
    }
    return .list(list.map { spelled(hit.lists[$0], bytes, program, slot, keepsSpelling) })
  }

  /// The same of a part of the text, or of nothing.
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
  /// The captures that hold these values: which branches they ask for is found from the names that are given.
  func captures(_ values: [String: Captured], custom: CustomTypes) throws(PrintError) -> Captures {
    let names = names
    for name in values.keys.sorted() where !names.contains(name) && values[name] != .absent {
      throw PrintError(.unknown(name, nearest: nearest(to: name, among: names), known: names))
    }
    let given = Captures(
      values: names.map { values[$0] ?? .absent }, choices: Array(repeating: -1, count: Int(record.groupCount)))
    let captures = try SlotValues.lend { (slots) throws(PrintError) in
      slots.put(given)
      try slots.settle(self, custom, by: .asked(byEmptyLists: true), .printed)
      return slots.captures
    }
    return captures ?? given
  }

  /// The slots that an instruction fills.
  func slots(_ instruction: Instruction) -> [Int] {
    switch instruction.kind {
    case .capture, .rest: [Int(instruction.index)]
    case .mixed: pieces(instruction).filter { !$0.isLiteral }.map { Int($0.slot) }
    default: []
    }
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
