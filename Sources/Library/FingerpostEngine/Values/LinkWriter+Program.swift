// Slots → text: runs a program as a writer.
//
//     a/{x}/({page=1})?({sort})   slots "u v", absent, "new"   a/u%20v?sort=new

extension LinkWriter {
  /// Writes the link of a route.
  ///
  /// - Parameters:
  ///   - values: slices of `bytes`, and the branches to take.
  ///   - wildcards: the segments of each `*`; nil for `*` itself.
  mutating func write(
    _ program: Program, _ values: borrowing Hit, _ bytes: Bytes, wildcards: [[String]?]? = nil
  ) throws(PrintError) {
    let (flat, start) = (program.programs.flat, Int(program.record.instructions.start))
    if program.record.ignoresCase { foldsHost = program.foldsFirst(values) }
    var position = start
    var steps = Slice(0, -1)
    while steps.end < 0 {
      let instruction = flat.instructions[position]
      position &+= 1
      switch instruction.kind {
      case .literal:
        let literal = flat.text[instruction.literal]
        if !instruction.isBare || !put(bareSegment: literal) { put(segment: literal) }
      case .capture:
        let value = try program.text(Int(instruction.index), values, bytes)
        if value.count <= 2 { try check(value, program, Int(instruction.index)) }
        put(segment: value)
      case .mixed, .wildcard, .rest, .rawRest: try write(instruction, program, values, bytes, wildcards)
      case .more, .branch: break
      case .leave: position = start &+ instruction.target
      case .optional: if values.choices[Int(instruction.index)] != 1 { position = start &+ instruction.target }
      case .either:
        let choice = Int(values.choices[Int(instruction.index)])
        position = start &+ program.branch(choice, ofEither: position &- start &- 1) &+ 1
      case .end:
        if instruction.endsInSlash { putEndSlash() }
        steps = flat.variants[program.record.variants.start &+ instruction.index]
      }
    }
    for step in steps.range { try write(flat.steps[step], program, values, bytes) }
    if let fragment = program.record.fragment { try write(fragment: fragment, program, values, bytes) }
    do throws(Unprintable) { try finish() } catch { throw PrintError(.unprintable(error)) }
  }

  // MARK: Path

  @inline(never)
  private func check(_ value: Bytes, _ program: Program, _ slot: Int) throws(PrintError) {
    try refuseEmpty(value, program, slot)
    if isDotSegment(value) { throw reason(.unprintableValue(program.name(slot), .dotSegment)) }
  }

  private func refuseEmpty(_ value: Bytes, _ program: Program, _ slot: Int) throws(PrintError) {
    if value.count == 0 { throw reason(.empty(program.name(slot))) }
  }

  /// The error: the first part that no text can carry, or else this reason.
  func reason(_ reason: PrintError.Reason) -> PrintError {
    PrintError(failure.map { .unprintable($0) } ?? reason)
  }

  /// Writes a mixed segment, or several segments.
  private mutating func write(
    _ instruction: Instruction, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes,
    _ wildcards: [[String]?]?
  ) throws(PrintError) {
    switch instruction.kind {
    case .mixed:
      beginSegment()
      try write(piecesOf: instruction, in: part, program, values, bytes)
      endSegment()
    case .wildcard:
      for segment in wildcards?[Int(instruction.index)] ?? ["*"] { segment.withInlineBytes { put(segment: $0) } }
    case .rest:
      let (slot, list) = (Int(instruction.index), values.slots[Int(instruction.index)].list ?? 0..<0)
      guard !values.slots[slot].isAbsent else { throw reason(.missing(program.name(slot))) }
      guard !list.isEmpty else { throw reason(.empty(program.name(slot))) }
      let start = self.bytes.count
      let script = PrintError.Reason.unprintableValue(program.name(slot), .script)
      if ScriptScheme.begins(bytes[values.lists[list.lowerBound]]) { throw reason(script) }
      for index in list {
        let segment = bytes[values.lists[index]]
        try refuseEmpty(segment, program, slot)
        put(segment: segment)
      }
      if isScript(from: start) { throw reason(script) }
    case .rawRest: try write(rawRest: Int(instruction.index), program, values, bytes)
    default: break
    }
  }

  /// Puts the pieces of a mixed segment or value, of which none may be empty.
  ///
  /// - Parameter part: where they stand; nil for text that has no escapes.
  @inline(__always)
  private mutating func write(
    piecesOf instruction: Instruction, in part: BareBytes.Part?, _ program: Program, _ values: borrowing Hit,
    _ bytes: Bytes
  ) throws(PrintError) {
    if instruction.mayHoldSeparators {
      return try write(separated: instruction, in: part, program, values, bytes)
    }
    for index in instruction.index..<instruction.index + instruction.extent {
      let piece = program.programs.flat.pieces[index]
      if piece.isLiteral {
        put(piece: program.programs.text[piece.text], in: part)
        continue
      }
      let value = try program.text(Int(piece.slot), values, bytes)
      if value.count == 0 { throw reason(forEmpty: Int(piece.slot), in: part, program) }
      put(piece: value, in: part)
    }
  }

  @inline(never)
  func reason(forEmpty slot: Int, in part: BareBytes.Part?, _ program: Program) -> PrintError {
    reason(part == .query ? .emptyPart(program.name(slot)) : .empty(program.name(slot)))
  }

  /// The same behind the path. Not inlined: paths are in more links.
  @inline(never)
  private mutating func write(
    _ instruction: Instruction, behindPath part: BareBytes.Part, _ program: Program, _ values: borrowing Hit,
    _ bytes: Bytes
  ) throws(PrintError) {
    try write(piecesOf: instruction, in: part, program, values, bytes)
  }

  /// Writes the elements of a list.
  ///
  /// - Parameter areSegments: whether no element may be empty.
  @inline(never)
  mutating func write(
    list instruction: Instruction, in part: BareBytes.Part?, _ program: Program, _ values: borrowing Hit,
    _ bytes: Bytes, areSegments: Bool
  ) throws(PrintError) {
    let slot = Int(program.programs.flat.pieces[instruction.index].slot)
    let (list, separator) = (values.slots[slot].list ?? 0..<0, program.programs.flat.separator(instruction))
    guard !values.slots[slot].isAbsent else { throw reason(.missing(program.name(slot))) }
    guard !list.isEmpty else { throw reason(.empty(program.name(slot))) }
    for index in list {
      let element = bytes[values.lists[index]]
      if areSegments { try refuseEmpty(element, program, slot) }
      if index > list.lowerBound { put(separator: separator, in: part) }
      put(value: element, in: part) { $0 == separator }
    }
  }

  private mutating func write(
    rawRest slot: Int, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    let rest = try program.text(slot, values, bytes)
    try refuseEmpty(rest, program, slot)
    if !RawSpelling.isCanonical(rest) || ScriptScheme.begins(rest) {
      let isScript = ScriptScheme.begins(rest)
      let fault: Unprintable = isScript ? .script : RawSpelling.hasDotSegment(rest) ? .dotSegment : .rawRest
      throw reason(.unprintableValue(program.name(slot), fault))
    }
    put(rawRest: rest)
  }

  // MARK: Query and fragment

  private mutating func write(
    _ step: QueryStep, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    var index = Int(step.items.start)
    switch step.kind {
    case .item: break
    case .rest: return try writeRest(step, program, values, bytes)
    case .optional: if values.choices[Int(step.group)] != 1 { return }
    case .either: index += Int(values.choices[Int(step.group)])
    }
    let flat = program.programs.flat
    let (value, key) = (flat.items[index].value, flat.text[flat.items[index].key])
    switch value.kind {
    case .literal: put(key: key, value: flat.text[value.literal])
    case .capture:
      let slot = Int(value.index)
      if program.slot(slot).isArray {
        let list = values.slots[slot].list ?? 0..<0
        if program.isDefault(list, slot, values, bytes) { return }
        for index in list { put(key: key, value: bytes[values.lists[index]]) }
      } else if program.differsFromDefault(slot, values, bytes) {
        put(key: key, value: try program.text(slot, values, bytes))
      }
    default: try write(mixed: value, key, program, values, bytes)
    }
  }

  @inline(never)
  private mutating func write(
    mixed value: Instruction, _ key: Bytes, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    if value.isList {
      let slot = Int(program.programs.flat.pieces[value.index].slot)
      let list = values.slots[slot].list ?? 0..<0
      if list.isEmpty || program.isDefault(list, slot, values, bytes) { return }
      begin(key: key)
      try write(list: value, in: .query, program, values, bytes, areSegments: false)
    } else {
      begin(key: key)
      try write(value, behindPath: .query, program, values, bytes)
    }
  }

  /// Writes the items of a query's rest; none may have a key that the template names.
  @inline(never)
  private mutating func writeRest(
    _ step: QueryStep, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    let slot = Int(program.programs.flat.items[step.items.start].value.index)
    guard let rest = QueryItems(reading: try program.text(slot, values, bytes)) else {
      throw reason(.doesNotRead(program.name(slot), type: program.type(slot).description))
    }
    let named = program.queryKeys
    for item in rest {
      if named.contains(ExactText(item.key)) { throw reason(.namedKey(program.name(slot), key: item.key)) }
      item.key.withInlineBytes { key in
        if let value = item.value {
          value.withInlineBytes { put(key: key, value: $0) }
        } else {
          put(key: key, value: nil)
        }
      }
    }
  }

  private mutating func write(
    fragment: FragmentStep, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    if fragment.isOptional, values.choices[Int(fragment.group)] != 1 { return }
    if let parts = fragment.parts {
      return try write(parts: program.programs.flat.fragments[parts], program, values, bytes)
    }
    let value = fragment.value
    if value.kind == .literal {
      put(fragment: program.programs.text[value.literal])
    } else if program.differsFromDefault(Int(value.index), values, bytes) {
      put(fragment: try program.text(Int(value.index), values, bytes))
    }
  }

  // MARK: Fragments of several parts

  @inline(never)
  private mutating func write(
    parts: FragmentShape, _ program: Program, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    let items = begin(fragment: parts.kind, isRooted: parts.isRooted, segments: parts.path.count)
    for index in parts.path.range {
      let instruction = program.programs.flat.instructions[index]
      if index > parts.path.start { putSlash() }
      try write(instruction, ofFragment: parts.kind, program, values, bytes)
    }
    for step in parts.steps.range { try write(program.programs.flat.steps[step], program, values, bytes) }
    end(fragmentAfter: items)
  }

  private mutating func write(
    _ instruction: Instruction, ofFragment kind: Template.Fragment.Kind, _ program: Program,
    _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) {
    let (start, part) = (self.bytes.count, kind == .path ? BareBytes.Part.segment : .fragment)
    switch instruction.kind {
    case .literal: put(piece: program.programs.text[instruction.literal], in: part)
    case .capture:
      let value = try program.text(Int(instruction.index), values, bytes)
      try check(value, program, Int(instruction.index))
      put(piece: value, in: part)
    default:
      try write(instruction, behindPath: part, program, values, bytes)
      if kind == .path { refuseDots(from: start) }
    }
  }
}

extension Program {
  /// The keys that the template names.
  package var queryKeys: Set<ExactText> {
    let steps = (0..<variantCount).flatMap(steps).filter { $0.kind != .rest }
    return Set(steps.flatMap { items($0) }.map { ExactText(text($0.key)) })
  }

  /// Whether the first segment is a literal, or a member of a set, that is read in any case.
  @inline(never)
  fileprivate func foldsFirst(_ values: borrowing Hit) -> Bool {
    var path = ProgramPath(self)
    while let step = path.next() {
      switch step {
      case .part(let first) where first.kind == .literal: return first.rank != Label.literalRank
      case .part(let first): return first.kind == .capture && slot(Int(first.index)).reader.kind == .folded
      case .optional(let group, _): path.choose(values.choices[Int(group.index)] == 1 ? 1 : 0)
      case .either(let position): path.choose(Int(values.choices[Int(self[position].index)]))
      case .query, .fragment: return false
      }
    }
    return false
  }

  /// The text of a slot, or its default.
  @inline(__always)
  func text(
    _ slot: Int, _ values: borrowing Hit, _ bytes: Bytes
  ) throws(PrintError) -> Bytes {
    if let slice = values.slots[slot].slice { return bytes[slice] }
    return try defaultText(slot, values)
  }

  @inline(never)
  private func defaultText(_ slot: Int, _ values: borrowing Hit) throws(PrintError) -> Bytes {
    guard values.slots[slot].isAbsent else {
      throw PrintError(.doesNotRead(name(slot), type: type(slot).description))
    }
    guard self.slot(slot).knowsDefault else { throw PrintError(.missing(name(slot))) }
    return programs.text[self.slot(slot).defaultValue]
  }

  /// Whether a list is the default, which links leave out.
  fileprivate func isDefault(_ list: Range<Int>, _ slot: Int, _ values: borrowing Hit, _ bytes: Bytes) -> Bool {
    let defaultValue = defaultList(slot)
    return !defaultValue.isEmpty && list.count == defaultValue.count
      && zip(list, defaultValue).allSatisfy { $1.isEqual(to: bytes[values.lists[$0]]) }
  }

  /// Whether a single value must be written: it is not the default, or the default is not known, or there is none.
  func differsFromDefault(_ slot: Int, _ values: borrowing Hit, _ bytes: Bytes) -> Bool {
    guard self.slot(slot).hasDefault else { return true }
    guard let slice = values.slots[slot].slice else { return !values.slots[slot].isAbsent }
    return !self.slot(slot).knowsDefault || !bytes.equals(slice, programs.text, self.slot(slot).defaultValue)
  }

  /// The same for an array.
  @inline(never)
  func differsFromDefault(list slot: Int, _ values: borrowing Hit, _ bytes: Bytes) -> Bool {
    guard let list = values.slots[slot].list else { return !values.slots[slot].isAbsent }
    return !isDefault(list, slot, values, bytes)
  }
}
