/// What the parameters of a route are to hold, for printing: the counterpart of a ``Hit``, with bytes of its own.
struct SlotValues: ~Copyable {
  private(set) var bytes: ScratchBuffer<UInt8>
  var slots: Hit

  static let memory = 1024

  /// - Parameter memory: of ``memory`` bytes, which outlives the values.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) {
    unsafe slots = Hit(memory)
    unsafe bytes = ScratchBuffer(lent: memory + Hit.memory, capacity: Self.memory - Hit.memory)
  }

  /// Forgets what is there, and makes room for a route with nothing in it.
  mutating func start(_ route: Int, _ record: RouteRecord) {
    bytes.removeAll()
    slots.start(route, record)
  }

  mutating func put(_ text: Bytes) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start, bytes.count)
  }

  mutating func put(_ text: String) -> Slice { text.withBytes { put($0) } }
}

extension RouteTable {
  /// Puts what captures hold in slots, each text as its type prints it: of those alone that stand in branches taken.
  func fill(
    _ values: inout SlotValues, with captures: Captures, route index: Int, keepsSpelling: Bool = false
  ) throws(PrintError) {
    let program = programs[index]
    guard captures.values.count == program.slotCount, captures.choices.count == Int(program.record.groupCount) else {
      throw PrintError(.readsDifferently)
    }
    values.start(index, program.record)
    for (group, choice) in captures.choices.enumerated() {
      values.slots.choices[group] = Int32(truncatingIfNeeded: choice)
    }
    var path = ProgramPath(program)
    while let step = path.next() {
      switch step {
      case .part(let instruction):
        for slot in program.slots(instruction) {
          try put(captures.values[slot], slot, program, keepsSpelling, into: &values)
        }
      case .optional(let group, _): path.choose(captures.choices[Int(group.index)] == 1 ? 1 : 0)
      case .either(let position):
        let choice = captures.choices[Int(program[position].index)]
        guard program.branches(position).indices.contains(choice) else { throw PrintError(.readsDifferently) }
        path.choose(choice)
      case .endOfDefaults: break
      case .query(let step):
        guard let slot = try program.slot(step, captures.choices) else { continue }
        try put(captures.values[slot], slot, program, keepsSpelling, into: &values)
      }
    }
    if let slot = program.record.fragment?.slot, slot >= 0 {
      try put(captures.values[Int(slot)], Int(slot), program, keepsSpelling, into: &values)
    }
  }

  private func put(
    _ capture: Captured, _ slot: Int, _ program: Program, _ keepsSpelling: Bool, into values: inout SlotValues
  ) throws(PrintError) {
    switch capture {
    case .absent: break
    case .text(let text):
      guard !program.type(slot).isArray else { throw PrintError(.missing(program.name(slot))) }
      let text = try spelled(text, slot, program, keepsSpelling)
      values.slots.slots[slot] = CaptureSlice(values.put(text))
    case .list(let texts):
      guard program.type(slot).isArray else {
        throw PrintError(.doesNotRead(program.name(slot), type: program.type(slot).description))
      }
      values.slots.slots[slot] = CaptureSlice(list: values.slots.lists.count, count: 0)
      for (index, text) in texts.enumerated() {
        let slice = values.put(try spelled(text, slot, program, keepsSpelling))
        values.slots.add(Int32(truncatingIfNeeded: slot), slice, isFirst: index == 0)
      }
    }
  }

  private func spelled(
    _ text: String, _ slot: Int, _ program: Program, _ keepsSpelling: Bool
  ) throws(PrintError) -> String {
    guard !text.utf8.contains(where: { $0 == 0 || $0 == 0x0A || $0 == 0x0D }) else {
      throw PrintError(.unprintableValue(program.name(slot), UnprintableError(.control)))
    }
    return keepsSpelling ? text : try program.canonical(text, slot: slot, custom: custom)
  }
}

extension Program {
  /// The text that a value prints as.
  func canonical(_ text: String, slot: Int, custom: CustomTypes) throws(PrintError) -> String {
    let type = type(slot).element
    if let canonical = type.canonical(text.utf8, custom: custom) { return canonical }
    let members = if case .oneOf(let members) = type { members } else { [String]() }
    throw PrintError(
      .doesNotRead(name(slot), type: type.description, nearest: nearest(to: text, among: members)))
  }

  /// The slot that a part of the query fills by these choices; nil for none.
  fileprivate func slot(_ step: QueryStep, _ choices: [Int]) throws(PrintError) -> Int? {
    let items = items(step)
    let choice = step.kind == .item ? 0 : choices[Int(step.group)]
    if step.kind == .optional, choice != 1 { return nil }
    guard step.kind != .either || items.indices.contains(choice) else { throw PrintError(.readsDifferently) }
    let slot = Int(items[step.kind == .either ? choice : 0].value.slot)
    return slot < 0 ? nil : slot
  }
}
