// From what the parameters of a route hold to the text of a link: a program, run as a writer.

extension LinkWriter {
  /// Writes the link of a route.
  ///
  /// - Parameters:
  ///   - values: slices of `bytes`, and the branches to take.
  ///   - wildcards: what to write for each `*`; nil for `*` itself.
  mutating func write(
    _ program: Program, _ values: borrowing Hit, _ bytes: Bytes, wildcards: [[String]?]? = nil
  ) throws(PrintError) {
    if program.record.isPlain {
      for position in 0..<program.instructionCount { try write(program[position], program, values, bytes) }
      if program.record.outerSteps > 0 {
        for step in program.variants(0) { try write(step, program, values, bytes) }
      }
    } else {
      var path = ProgramPath(program)
      while let step = path.next() {
        switch step {
        case .part(let instruction): try write(instruction, program, values, bytes, wildcards)
        case .optional(let group, _): path.choose(values.choices[Int(group.index)] == 1 ? 1 : 0)
        case .either(let position): path.choose(Int(values.choices[Int(program[position].index)]))
        case .endOfDefaults: break
        case .query(let step): try write(step, program, values, bytes)
        }
      }
    }
    if let fragment = program.record.fragment { try write(fragment: fragment, program, values, bytes) }
    try unprintable { (writer) throws(UnprintableError) in try writer.finish() }
  }

  // MARK: Path

  /// Writes a literal or a whole segment, as most are.
  @inline(__always)
  private mutating func write(
    _ instruction: Instruction, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    if instruction.kind == .literal {
      let literal = program.programs.text[program.literal(instruction)]
      if !instruction.isBare || !put(bareSegment: literal) { try write(segment: literal) }
    } else if instruction.kind == .capture {
      try write(value: try program.text(Int(instruction.index), values, bytes), program, Int(instruction.index))
    }
  }

  private mutating func write(value: Bytes, _ program: Program, _ slot: Int) throws(PrintError) {
    if value.count <= 2 {
      guard value.count > 0 else { throw PrintError(.empty(program.name(slot))) }
      guard !isDotSegment(value) else {
        throw PrintError(.unprintableValue(program.name(slot), UnprintableError(.dotSegment)))
      }
    }
    try write(segment: value)
  }

  private mutating func write(
    _ instruction: Instruction, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes,
    _ wildcards: [[String]?]?
  ) throws(PrintError) {
    let text = program.programs.text
    switch instruction.kind {
    case .literal, .capture: try write(instruction, program, values, bytes)
    case .mixed:
      beginSegment()
      for piece in program.pieces(instruction) {
        if piece.isLiteral {
          try write(part: text[piece.text])
        } else {
          let value = try program.text(Int(piece.slot), values, bytes)
          guard value.count > 0 else { throw PrintError(.empty(program.name(Int(piece.slot)))) }
          try write(part: value)
        }
      }
      try unprintable { (writer) throws(UnprintableError) in try writer.endSegment() }
    case .wildcard:
      for segment in wildcards?[Int(instruction.index)] ?? ["*"] {
        try unprintable { (writer) throws(UnprintableError) in try writer.put(segment: segment) }
      }
    case .rest:
      let (slot, list) = (Int(instruction.index), values.slots[Int(instruction.index)].list ?? 0..<0)
      guard !values.slots[slot].isAbsent else { throw PrintError(.missing(program.name(slot))) }
      guard !list.isEmpty else { throw PrintError(.empty(program.name(slot))) }
      for index in list {
        let segment = bytes[values.lists[index]]
        guard segment.count > 0 else { throw PrintError(.empty(program.name(slot))) }
        try write(segment: segment)
      }
    case .more, .optional, .either, .branch, .leave, .end: break
    }
  }

  @inline(__always)
  private mutating func write(segment: Bytes) throws(PrintError) {
    beginSegment()
    try write(part: segment)
    try unprintable { (writer) throws(UnprintableError) in try writer.endSegment() }
  }

  private mutating func write(part: Bytes) throws(PrintError) {
    try unprintable { (writer) throws(UnprintableError) in try writer.put(part) }
  }

  private mutating func unprintable(
    _ write: (inout LinkWriter) throws(UnprintableError) -> Void
  ) throws(PrintError) {
    do throws(UnprintableError) { try write(&self) } catch { throw PrintError(.unprintable(error)) }
  }

  // MARK: Query and fragment

  private mutating func write(
    _ step: QueryStep, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    var index = Int(step.items.start)
    switch step.kind {
    case .item: break
    case .optional: if values.choices[Int(step.group)] != 1 { return }
    case .either: index += Int(values.choices[Int(step.group)])
    }
    let item = program.programs.items[index]
    let key = program.programs.text[item.key]
    guard !item.value.isLiteral else {
      return try write(key, program.programs.text[item.value.text])
    }
    let slot = Int(item.value.slot)
    if program.slot(slot).isArray {
      for index in values.slots[slot].list ?? 0..<0 { try write(key, bytes[values.lists[index]]) }
    } else if program.differsFromStandard(slot, values, bytes) {
      try write(key, program.text(slot, values, bytes))
    }
  }

  private mutating func write(
    _ key: Bytes, _ value: Bytes
  ) throws(PrintError) {
    try unprintable { (writer) throws(UnprintableError) in
      try writer.put(key: key)
      try writer.put(value: value)
    }
  }

  private mutating func write(
    fragment: Piece, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    let text: Bytes
    if fragment.isLiteral {
      text = program.programs.text[fragment.text]
    } else {
      guard program.differsFromStandard(Int(fragment.slot), values, bytes) else { return }
      text = try program.text(Int(fragment.slot), values, bytes)
    }
    try unprintable { (writer) throws(UnprintableError) in try writer.put(fragment: text) }
  }
}

extension Program {
  /// The steps of a variant, not copied.
  fileprivate func variants(_ variant: Int) -> some Sequence<QueryStep> {
    programs.variants[Int(record.variants.start) + variant].steps.range.lazy.map { [programs] in programs.steps[$0] }
  }

  /// What a slot holds, or its default.
  fileprivate func text(
    _ slot: Int, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) -> Bytes {
    if let slice = values.slots[slot].slice { return bytes[slice] }
    guard values.slots[slot].isAbsent else {
      throw PrintError(.doesNotRead(name(slot), type: type(slot).description))
    }
    guard self.slot(slot).hasStandard else { throw PrintError(.missing(name(slot))) }
    return programs.text[self.slot(slot).standard]
  }

  /// Whether a value is not the default, which is left out; one that has no default never is.
  func differsFromStandard(_ slot: Int, _ values: borrowing Hit, _ bytes: Bytes) -> Bool {
    guard self.slot(slot).hasStandard else { return true }
    guard let slice = values.slots[slot].slice else { return !values.slots[slot].isAbsent }
    return !bytes.equals(slice, programs.text, self.slot(slot).standard)
  }
}
