// Decides which branches of a route hold its values, and what its slots hold then. The same walk serves links, explicit choices,
// and values alone.
//
//     a/({x}|me)/({page=1})    x=7           a/7        the branch with x; page is its default, and its group is left out
//                              page=2        a/me/2     no value for x: the branch that needs none

extension SlotValues {
  /// What decides the branches.
  enum Branches: Equatable {
    /// A link. A group that no value depends on gets the branch that is printed, unless a `*` in it is kept.
    case read(keepsWildcards: Bool)
    /// The choices, of every group.
    case explicit
    /// The values of the slots, for each group that is open. An empty list requires its group if it counts.
    case chosenByValues(countingEmptyLists: Bool)
  }

  /// The spelling of texts.
  enum Normalization {
    /// Unchanged.
    case kept
    /// Canonical, if they read.
    case read
    /// Canonical; they must read, and a link must be able to hold them.
    case printed
  }

  /// Decides the branches, and empties the slots of all others.
  ///
  /// An open optional group is present if one of its slots holds something. An open either group takes the branch that is
  /// complete and uses most of the values, the leftmost of equal ones.
  mutating func settle(
    _ program: Program, _ custom: CustomTypes, by branches: Branches, _ normalization: Normalization
  ) throws(PrintError) {
    guard hit.slots.count == program.slotCount, hit.choices.count == Int(program.record.groupCount) else {
      throw PrintError(.readsDifferently)
    }
    var settling = Settling(self, program, custom, branches, normalization)
    try settling.run(&self)
  }
}

private struct Settling: ~Copyable {
  private let program: Program
  private let custom: CustomTypes
  private let branches: SlotValues.Branches
  private let normalization: SlotValues.Normalization
  private let explicit: [Int]
  /// Which slots hold something, and which of them read; only filled if values decide.
  private var (given, fits): ([Bool], [Bool]) = ([], [])
  private var taken: [Bool]
  private var choices: [Int]

  init(
    _ values: borrowing SlotValues, _ program: Program, _ custom: CustomTypes, _ branches: SlotValues.Branches,
    _ normalization: SlotValues.Normalization
  ) {
    (self.program, self.custom, self.branches, self.normalization) = (program, custom, branches, normalization)
    taken = Array(repeating: false, count: program.slotCount)
    choices = Array(repeating: 0, count: Int(program.record.groupCount))
    explicit = values.choices
    guard isAsked else { return }
    for slot in 0..<program.slotCount {
      let capture = values.hit.slots[slot]
      given.append(
        !capture.isAbsent && (branches == .chosenByValues(countingEmptyLists: true) || capture.list?.isEmpty != true))
      fits.append(given[slot] && program.reads(capture, slot, values, custom))
    }
  }

  private var isAsked: Bool { if case .chosenByValues = branches { true } else { false } }

  mutating func run(_ values: inout SlotValues) throws(PrintError) {
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
        let isPresent = choose(optional: group.index, content.slots.range, hasWildcards: content.wildcards.count > 0)
        path.choose(isPresent || branches != .explicit && content.hasDefaults ? 1 : 0)
      case .either(let position):
        let branches = program.branches(position).map { program.content(program[$0]).wildcards.count > 0 }
        let group = Int(program[position].index)
        choices[group] = try choice(ofEither: group, haveWildcards: branches) { branch in
          branch.map { program.printed($0, ofEither: position) }
            ?? program.choice(ofEither: position, fits: { fits[$0] }, given: { given[$0] })
        }
        path.choose(choices[group])
      case .endOfDefaults(let group, let content):
        guard branches != .explicit else { continue }
        let differs = content.slots.range.contains {
          program.differsFromDefault($0, values.hit, values.bytes.bytes)
        }
        choices[Int(group.index)] = differs ? 1 : 0
      case .query(let step): try take(step, &values)
      case .fragment(let instruction): for slot in program.slots(instruction) { try take(slot, &values) }
      }
    }
    if let fragment = program.record.fragment { try take(fragment, &values) }
    for slot in 0..<program.slotCount where !taken[slot] {
      if isAsked, given[slot] { try refuse(slot, &values) }
      values.hit.slots[slot] = .absent
    }
    for (group, choice) in choices.enumerated() { values.hit.choices[group] = Int32(truncatingIfNeeded: choice) }
  }

  private mutating func take(_ step: QueryStep, _ values: inout SlotValues) throws(PrintError) {
    let items = program.items(step)
    let slots = items.map(\.value.slots)
    var item = 0
    switch step.kind {
    case .item, .rest: break
    case .optional: if !choose(optional: step.group, slots[0]) { return }
    case .either:
      item = try choice(ofEither: Int(step.group), haveWildcards: slots.map { _ in false }) { branch in
        branch.map { program.printed($0, of: step) }
          ?? program.choice(ofEither: step, fits: { fits[$0] }, given: { given[$0] })
      }
      choices[Int(step.group)] = item
    }
    for slot in slots[item] { try take(slot, &values) }
  }

  private mutating func take(_ fragment: FragmentStep, _ values: inout SlotValues) throws(PrintError) {
    let slots = program.slots(fragment)
    if fragment.isOptional ? !choose(optional: fragment.group, slots) : fragment.parts != nil { return }
    for slot in slots { try take(slot, &values) }
  }

  // MARK: Branches

  /// Chooses whether an optional group is present. One without parameters is, unless a `*` in it would be printed.
  private mutating func choose(optional group: Int32, _ slots: Range<Int>, hasWildcards: Bool = false) -> Bool {
    let choice = choice(Int(group), slots, hasWildcards: hasWildcards)
    choices[Int(group)] = choice
    return choice == 1
  }

  private func choice(_ group: Int, _ slots: Range<Int>, hasWildcards: Bool) -> Int {
    switch branches {
    case .explicit: return explicit[group]
    case .read(let keepsWildcards): if !slots.isEmpty || keepsWildcards && hasWildcards { return explicit[group] }
    case .chosenByValues: if explicit[group] >= 0 { return explicit[group] }
    }
    return (slots.isEmpty ? !hasWildcards : slots.contains { given[$0] }) ? 1 : 0
  }

  /// - Parameter printed: the branch that is printed instead of another; for nil, the one that the values choose.
  private func choice(
    ofEither group: Int, haveWildcards: [Bool], printed: (Int?) -> Int
  ) throws(PrintError) -> Int {
    let choice = explicit[group]
    guard choice < haveWildcards.count, choice >= 0 || isAsked else { throw PrintError(.readsDifferently) }
    if case .read(let keepsWildcards) = branches {
      return keepsWildcards && haveWildcards[choice] ? choice : printed(choice)
    }
    return choice >= 0 ? choice : printed(nil)
  }

  // MARK: Slots

  private mutating func take(_ slot: Int, _ values: inout SlotValues) throws(PrintError) {
    taken[slot] = true
    let (type, capture) = (program.type(slot), values.hit.slots[slot])
    guard capture.isAbsent || type.isArray == (capture.list != nil) else {
      throw PrintError(.doesNotRead(program.name(slot), type: type.description))
    }
    if let slice = capture.slice {
      values.hit.slots[slot] = CaptureSlice(try spelled(slice, slot, &values))
    } else if let list = capture.list {
      for index in list { values.hit.lists[index] = try spelled(values.hit.lists[index], slot, &values) }
    } else if branches != .explicit {
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
  }

  private func spelled(_ slice: Slice, _ slot: Int, _ values: inout SlotValues) throws(PrintError) -> Slice {
    if normalization == .kept { return slice }
    if normalization == .read {
      return program.respelled(values.bytes.bytes[slice], slot, custom).map { values.put($0) } ?? slice
    }
    let type = program.type(slot).element
    guard let canonical = type.canonical(values.bytes.bytes[slice], custom: custom) else {
      if custom.refusesScript(values.bytes.bytes[slice], as: type) {
        throw PrintError(.unprintableValue(program.name(slot), UnprintableError(.script)))
      }
      throw program.misreading(values.bytes.bytes.string(slice), slot)
    }
    guard !canonical.utf8.contains(where: { $0 == 0 || $0 == 0x0A || $0 == 0x0D }) else {
      throw PrintError(.unprintableValue(program.name(slot), UnprintableError(.control)))
    }
    return type.isSpelledOneWay ? slice : values.put(canonical)
  }

  /// Throws for a value that no branch holds, unless a parameter of the same name holds one.
  private func refuse(_ slot: Int, _ values: inout SlotValues) throws(PrintError) {
    let name = program.name(slot)
    let namesakes = (0..<program.slotCount).filter { program.name($0) == name }
    guard !namesakes.contains(where: { taken[$0] }) else { return }
    guard !namesakes.contains(where: { fits[$0] }) else { throw PrintError(.unused(name)) }
    guard let slice = values.hit.slots[slot].slice else {
      throw PrintError(.doesNotRead(name, type: program.type(slot).description))
    }
    _ = try spelled(slice, slot, &values)
    throw PrintError(.unused(name))
  }
}

extension Program {
  /// Whether a slot's value reads as its type.
  fileprivate func reads(
    _ capture: CaptureSlice, _ slot: Int, _ values: borrowing SlotValues, _ custom: CustomTypes
  ) -> Bool {
    let (type, bytes) = (type(slot), values.bytes.bytes)
    if let slice = capture.slice { return !type.isArray && type.canonical(bytes[slice], custom: custom) != nil }
    for index in capture.list ?? 0..<0 where type.canonical(bytes[values.hit.lists[index]], custom: custom) == nil {
      return false
    }
    return type.isArray
  }

  /// The error for a text that does not read as a slot's type.
  fileprivate func misreading(_ text: String, _ slot: Int) -> PrintError {
    let type = type(slot).element
    let members = if case .oneOf(let members) = type { members } else { [String]() }
    return PrintError(.doesNotRead(name(slot), type: type.description, nearest: nearestWord(to: text, among: members)))
  }
}
