// What the slots of a route hold, once its branches are chosen. The same steps serve links, explicit choices, and values alone.
//
//     a/({x}|me)/({page=1})    x=7           a/7        the branch with x; page is its default, and its group is left out
//                              page=2        a/me/2     no value for x: the branch that needs none

extension SlotValues {
  /// The spelling of texts.
  enum Normalization {
    /// Unchanged.
    case kept
    /// Canonical, if they read.
    case read
    /// Canonical; they must read, and a link must be able to hold them.
    case printed
  }

  /// Spells the texts, chooses the branches, and empties the slots of all others.
  mutating func normalize(
    _ program: Program, _ custom: CustomTypes, by branches: Branches, _ normalization: Normalization
  ) throws(PrintError) {
    guard hit.slots.count == program.slotCount, hit.choices.count == Int(program.record.groupCount) else {
      throw PrintError(.readsDifferently)
    }
    var normalizing = Normalizing(
      program: program, custom: custom, branches: branches, normalization: normalization,
      taken: Array(repeating: false, count: program.slotCount),
      choices: Array(repeating: 0, count: Int(program.record.groupCount)))
    try normalizing.run(&self)
  }
}

private struct Normalizing: ~Copyable {
  let program: Program
  let custom: CustomTypes
  let branches: Branches
  let normalization: SlotValues.Normalization
  /// Whether what each slot holds reads as its type.
  var fits: [Bool] = []
  var taken: [Bool]
  /// Those of the groups on the way; 0 in a part that is left out.
  var choices: [Int32]

  private var isAsked: Bool { if case .chosenByValues = branches { true } else { false } }

  mutating func run(_ values: inout SlotValues) throws(PrintError) {
    for slot in 0..<program.slotCount { fits.append(spell(slot, &values)) }
    let isChosen = program.choose(by: branches, for: &values.hit, values.bytes.bytes) { [fits] in fits[$0] }
    guard isChosen else { throw PrintError(.readsDifferently) }
    var path = ProgramPath(program)
    while let step = path.next() {
      switch step {
      case .part(let instruction):
        for slot in program.slots(instruction) {
          if instruction.kind == .rest, isAsked, values.hit.slots[slot].isAbsent {
            throw PrintError(.missing(program.name(slot)))
          }
          try take(slot, &values)
        }
      case .optional(let group, let content):
        // The values of a group that is left out are its defaults.
        let isPresent = keep(group.index, values) == 1
        path.choose(isPresent || branches != .explicit && content.hasDefaults ? 1 : 0)
      case .either(let position): path.choose(keep(program[position].index, values))
      case .query(let step):
        var item = Int(step.items.start)
        if step.kind == .optional, keep(step.group, values) != 1 { continue }
        if step.kind == .either { item += keep(step.group, values) }
        for slot in program.programs.flat.items[item].slots.range { try take(slot, &values) }
      case .fragment(let instruction): for slot in program.slots(instruction) { try take(slot, &values) }
      }
    }
    if let fragment = program.record.fragment,
      fragment.isOptional ? keep(fragment.group, values) == 1 : fragment.parts == nil
    {
      for slot in program.slots(fragment) { try take(slot, &values) }
    }
    for slot in 0..<program.slotCount where !taken[slot] {
      if isAsked, values.hit.holds(slot, branches) { try refuse(slot, values) }
      values.hit.slots[slot] = .absent
    }
    for group in choices.indices { values.hit.choices[group] = choices[group] }
  }

  /// The choice of a group that is on the way.
  private mutating func keep(_ group: Int32, _ values: borrowing SlotValues) -> Int {
    choices[Int(group)] = values.hit.choices[Int(group)]
    return Int(choices[Int(group)])
  }

  // MARK: Slots

  /// Spells what a slot holds; whether that reads as its type.
  private func spell(_ slot: Int, _ values: inout SlotValues) -> Bool {
    let (capture, isArray) = (values.hit.slots[slot], program.type(slot).isArray)
    if let slice = capture.slice {
      guard let spelled = spelled(slice, slot, &values) else { return false }
      values.hit.slots[slot] = CaptureSlice(spelled)
      return !isArray
    }
    var fits = isArray
    for index in capture.list ?? 0..<0 {
      if let spelled = spelled(values.hit.lists[index], slot, &values) {
        values.hit.lists[index] = spelled
      } else {
        fits = false
      }
    }
    return fits
  }

  /// A text as it is spelled; nil if it must read, and does not.
  private func spelled(_ slice: Slice, _ slot: Int, _ values: inout SlotValues) -> Slice? {
    if normalization == .read {
      return program.respelled(values.bytes.bytes[slice], slot, custom).map { values.put($0) } ?? slice
    }
    if normalization == .kept, !isAsked { return slice }
    let type = program.type(slot).element
    guard let canonical = type.canonical(values.bytes.bytes[slice], custom: custom) else { return nil }
    return normalization == .kept || type.isSpelledOneWay ? slice : values.put(canonical)
  }

  /// Takes what a slot of the branches holds, or its default.
  private mutating func take(_ slot: Int, _ values: inout SlotValues) throws(PrintError) {
    taken[slot] = true
    let (type, capture) = (program.type(slot), values.hit.slots[slot])
    guard capture.isAbsent else { return try check(slot, values) }
    if branches == .explicit { return }
    if type.isArray {
      values.hit.slots[slot] = CaptureSlice(list: values.hit.lists.count, count: 0)
      for (index, text) in program.defaultList(slot).enumerated() {
        values.hit.add(Int32(truncatingIfNeeded: slot), values.put(text), isFirst: index == 0)
      }
    } else if program.slot(slot).knowsDefault {
      values.hit.slots[slot] = CaptureSlice(values.put(program.programs.text[program.slot(slot).defaultValue]))
    } else if isAsked, !program.slot(slot).hasDefault {
      throw PrintError(.missing(program.name(slot)))
    }
  }

  /// Throws for what does not read as its type, or what no link can hold.
  private func check(_ slot: Int, _ values: borrowing SlotValues) throws(PrintError) {
    let (type, capture, bytes) = (program.type(slot), values.hit.slots[slot], values.bytes.bytes)
    guard type.isArray == (capture.list != nil) else {
      throw PrintError(.doesNotRead(program.name(slot), type: type.description))
    }
    guard normalization == .printed else { return }
    if let slice = capture.slice { return try check(bytes[slice], slot) }
    for index in capture.list ?? 0..<0 { try check(bytes[values.hit.lists[index]], slot) }
  }

  private func check(_ text: Bytes, _ slot: Int) throws(PrintError) {
    guard fits[slot] || program.type(slot).element.canonical(text, custom: custom) != nil else {
      throw misreading(text, slot)
    }
    for index in 0..<text.count where text[index] == 0 || text[index] == 0x0A || text[index] == 0x0D {
      throw PrintError(.unprintableValue(program.name(slot), .control))
    }
  }

  /// Throws for a value that no branch holds, unless a parameter of the same name holds one.
  private func refuse(_ slot: Int, _ values: borrowing SlotValues) throws(PrintError) {
    let name = program.name(slot)
    let namesakes = (0..<program.slotCount).filter { program.name($0) == name }
    if namesakes.contains(where: { taken[$0] }) { return }
    if !namesakes.contains(where: { fits[$0] && values.hit.holds($0, branches) }) {
      guard let slice = values.hit.slots[slot].slice else {
        throw PrintError(.doesNotRead(name, type: program.type(slot).description))
      }
      try check(values.bytes.bytes[slice], slot)
    }
    throw PrintError(.unused(name))
  }

  /// The error for a text that does not read as a slot's type.
  private func misreading(_ text: Bytes, _ slot: Int) -> PrintError {
    let (name, type) = (program.name(slot), program.type(slot).element)
    if custom.refusesScript(text, as: type) {
      return PrintError(.unprintableValue(name, .script))
    }
    let nearest = nearestWord(to: text.string, among: type.members)
    return PrintError(.doesNotRead(name, type: type.description, nearest: nearest))
  }
}
