// Captures ↔ values by name, and hits as captures.

extension RouteTable {
  /// The captures of a hit, as far as the value depends on them; with `keepsWildcards`, as far as printing with the text of each
  /// `*` does.
  ///
  /// - Parameter keepsSpelling: whether texts keep the spelling of the link, instead of their type's canonical one.
  package func captures(
    _ hit: borrowing Hit, _ bytes: Bytes, keepsWildcards: Bool = false, keepsSpelling: Bool = false
  ) -> Captures {
    let program = programs[Int(hit.route)]
    if program.record.groupCount == 0 {
      return Captures(
        values: (0..<program.slotCount).map { captured($0, hit, bytes, program, keepsSpelling) }, choices: [])
    }
    return SlotValues.withScratch { values in
      values.put(hit, bytes)
      try? values.normalize(
        program, custom, by: .read(keepsWildcards: keepsWildcards), keepsSpelling ? .kept : .read)
      return values.captures
    }
  }

  /// What a slot holds, of a route without groups; its default if it is absent.
  func captured(
    _ slot: Int, _ hit: borrowing Hit, _ bytes: Bytes, _ program: Program, _ keepsSpelling: Bool = false
  ) -> Captured {
    guard let list = hit.slots[slot].list else {
      return captured(slot, hit.slots[slot].slice, bytes, program, keepsSpelling)
    }
    return .list(list.map { spelled(hit.lists[$0], bytes, program, slot, keepsSpelling) })
  }

  /// The same for a part of the text, or for nothing.
  func captured(
    _ slot: Int, _ slice: Slice?, _ bytes: Bytes, _ program: Program, _ keepsSpelling: Bool = false
  ) -> Captured {
    if let slice { return .text(spelled(slice, bytes, program, slot, keepsSpelling)) }
    if program.slot(slot).isArray { return .list(program.defaultList(slot)) }
    return program.defaultValue(slot).map(Captured.text) ?? .absent
  }

  /// The text of a parameter in its type's canonical spelling.
  private func spelled(
    _ slice: Slice, _ bytes: Bytes, _ program: Program, _ slot: Int, _ keepsSpelling: Bool
  ) -> String {
    (keepsSpelling ? nil : program.respelled(bytes[slice], slot, custom)) ?? bytes.string(slice)
  }
}

extension Program {
  /// The canonical spelling of the text that a link has for a slot; nil if it stays as it is.
  func respelled(_ text: Bytes, _ slot: Int, _ custom: CustomTypes) -> String? {
    let reader = self.slot(slot).reader
    if reader.isSpelledOneWay { return nil }
    return reader.kind == .folded ? member(text, slot) : type(slot).element.canonical(text, custom: custom)
  }

  /// The captures with these values; the names that are given decide which branches are taken.
  package func captures(_ values: [String: Captured], custom: CustomTypes) throws(PrintError) -> Captures {
    let names = names
    for name in values.keys.inOrder() where !names.contains(name) && values[name] != .absent {
      throw PrintError(.unknown(name, nearest: nearestWord(to: name, among: names), known: names))
    }
    let given = Captures(
      values: names.map { values[$0] ?? .absent }, choices: Array(repeating: -1, count: Int(record.groupCount)))
    return try SlotValues.withScratch { (slots) throws(PrintError) in
      slots.put(given)
      try slots.normalize(self, custom, by: .chosenByValues(countingEmptyLists: true), .printed)
      return slots.captures
    }
  }

  /// The slots that an instruction fills.
  package func slots(_ instruction: Instruction) -> Range<Int> { programs.flat.slots(instruction) }

  /// The name of a parameter, or its number among the parameters, from 1.
  @inline(never)
  package func name(_ slot: Int) -> String { programs.names[Int(record.slots.start) + slot] }
  var names: [String] { (0..<slotCount).map(name) }

  /// The values of the parameters by name, without absent ones.
  package func valuesByName(_ captures: Captures) -> [String: Captured] {
    var values = [String: Captured]()
    for (slot, capture) in captures.values.enumerated() where capture != .absent { values[name(slot)] = capture }
    return values
  }
}
