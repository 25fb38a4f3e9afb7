/// The programs of a table's routes, side by side in flat arrays: a route has no other compiled form. Nodes are built from them,
/// links are read and written with them, and proofs walk them.
package final class Programs: Sendable {
  package let flat: FlatPrograms
  /// The name of each slot's parameter, or its number among the parameters, from 1.
  let names: [String]
  /// The defaults of lists, by slot.
  let lists: [Int: [String]]
  /// The types of the parameters, each once.
  let types: [ParameterType]
  /// The labels that are not literals, best first: the first has rank 1.
  package let labels: [Label]
  package let custom: CustomTypes
  private let readers: ReaderPool
  private let memory = FlatMemory()

  package var routes: FlatArray<RouteRecord> { flat.routes }
  package var text: Bytes { flat.text }

  package init(_ writer: consuming ProgramWriter) {
    let (labels, ranks) = writer.labels.ranked()
    readers = ReaderPool(labels, writer.custom)
    writer.rank(ranks, readers.readers)
    self.labels = labels
    (custom, types, names, lists) = (writer.custom, writer.types, writer.names, writer.lists)
    flat = FlatPrograms(writer, readers, memory)
  }

  /// The program of a route, for callers that need all of it.
  package subscript(route: Int) -> Program { Program(programs: self, route: route) }
}

package struct Program: Sendable {
  package let programs: Programs
  package let route: Int

  @inline(__always)
  package var record: RouteRecord { flat.routes[route] }

  package var instructionCount: Int { record.instructions.count }
  package var variantCount: Int { record.variants.count }
  package var slotCount: Int { record.slots.count }

  @inline(__always)
  private var flat: FlatPrograms { programs.flat }

  @inline(__always)
  package subscript(position: Int) -> Instruction { flat.instructions[Int(record.instructions.start) &+ position] }

  @inline(never)
  package func steps(_ variant: Int) -> [QueryStep] {
    flat.variants[Int(record.variants.start) + variant].range.map { flat.steps[$0] }
  }

  /// Whether the route takes the items of a query whose keys it does not name.
  package var hasQueryRest: Bool { outerSteps.last?.kind == .rest }

  /// The steps of the query outside all groups of the path.
  var outerSteps: [QueryStep] { variantCount == 0 ? [] : steps(0).suffix(Int(record.outerSteps)) }

  /// What the fragment is made of; nil without a fragment, and for one literal or parameter.
  package var fragmentParts: FragmentShape? { record.fragment?.parts.map { flat.fragments[$0] } }

  /// The instructions that take the segments of the fragment.
  package func path(_ fragment: FragmentShape) -> [Instruction] { fragment.path.range.map { flat.instructions[$0] } }

  /// The items of a fragment of several parts.
  package var fragmentSteps: [QueryStep] { fragmentParts?.steps.range.map { flat.steps[$0] } ?? [] }

  @inline(never)
  package func items(_ step: QueryStep) -> [StepItem] { step.items.range.map { flat.items[$0] } }

  /// The content of the group or branch that an instruction opens.
  package func content(_ instruction: Instruction) -> BranchInfo { flat.branches[instruction.rank] }

  @inline(__always)
  package func slot(_ index: Int) -> SlotInfo { flat.slots[Int(record.slots.start) &+ index] }

  @inline(never)
  package func pieces(_ instruction: Instruction) -> [Piece] {
    (instruction.index..<instruction.index + instruction.extent).map { flat.pieces[$0] }
  }

  @inline(never)
  package func type(_ slot: Int) -> ParameterType { programs.types[Int(self.slot(slot).type)] }

  /// The default of a slot; nil if there is none, or if it is not known.
  package func defaultValue(_ slot: Int) -> String? {
    self.slot(slot).knowsDefault ? programs.text.string(self.slot(slot).defaultValue) : nil
  }

  /// The default of a slot's list; empty if there is none.
  package func defaultList(_ slot: Int) -> [String] {
    programs.lists.isEmpty ? [] : programs.lists[Int(record.slots.start) + slot] ?? []
  }

  /// Whether an item has any number of values.
  package func takesList(_ item: StepItem) -> Bool {
    item.value.kind == .capture && slot(Int(item.value.index)).isArray  // a list in one value is mixed
  }

  /// What a mixed segment, or value, is made of.
  package func operands(_ instruction: Instruction) -> [Template.Part] {
    pieces(instruction).map { piece in
      let slot = Int(piece.slot)
      return piece.isLiteral
        ? .literal(text(piece.text)) : .parameter(Template.Parameter(name: name(slot), type: type(slot)))
    }
  }

  package func text(_ slice: Slice) -> String { programs.text.string(slice) }
  package func bytes(_ slice: Slice) -> [UInt8] { Array(programs.text[slice]) }

  /// The label that reads the segments of an instruction, or a value; an array has its element's.
  package func label(_ instruction: Instruction) -> Label {
    instruction.rank == Label.literalRank
      ? .literal(text(instruction.literal)) : programs.labels[Int(instruction.rank) - 1]
  }
}

/// A table's programs as searches see them: valid as long as ``Programs``, and copied without reference counting.
@safe package struct FlatPrograms: BitwiseCopyable, @unchecked Sendable {
  /// One pointer is copied faster than all arrays.
  private let arrays: UnsafePointer<Arrays>

  private struct Arrays: BitwiseCopyable, Sendable {
    let instructions: FlatArray<Instruction>
    let branches: FlatArray<BranchInfo>
    let pieces: FlatArray<Piece>
    let items: FlatArray<StepItem>
    let steps: FlatArray<QueryStep>
    let variants: FlatArray<Slice>
    let fragments: FlatArray<FragmentShape>
    let slots: FlatArray<SlotInfo>
    let routes: FlatArray<RouteRecord>
    /// The members of sets, as parts of the pool, and the members of each set.
    let members: FlatArray<Slice>
    let sets: FlatArray<Slice>
    let pool: FlatArray<UInt8>
    let labelReaders: FlatArray<ValueReader>
    let foldedCount: Int32
    /// ``Programs`` owns them, and outlives every search.
    unowned(unsafe) let readers: ReaderPool
  }

  init(_ writer: borrowing ProgramWriter, _ readers: ReaderPool, _ memory: FlatMemory) {
    var (pool, members, sets) = (writer.pool, [Slice](), [Slice]())
    for set in readers.sets {
      let first = members.count
      for member in set {
        pool += member.utf8
        members.append(Slice(pool.count - member.utf8.count, pool.count))
      }
      sets.append(Slice(first, members.count))
    }
    // Padding: eight bytes may be read from any offset of the pool.
    pool += Array(repeating: 0, count: 8)
    let arrays = Arrays(
      instructions: memory.array(writer.instructions), branches: memory.array(writer.branches),
      pieces: memory.array(writer.pieces), items: memory.array(writer.items), steps: memory.array(writer.steps),
      variants: memory.array(writer.variants), fragments: memory.array(writer.fragments),
      slots: memory.array(writer.slots),
      routes: memory.array(writer.routes), members: memory.array(members), sets: memory.array(sets),
      pool: memory.array(pool), labelReaders: memory.array(readers.readers), foldedCount: readers.foldedCount,
      readers: readers)
    unsafe self.arrays = memory.array([arrays]).address(of: 0)
  }

  var instructions: FlatArray<Instruction> { unsafe arrays.pointee.instructions }
  var branches: FlatArray<BranchInfo> { unsafe arrays.pointee.branches }
  var pieces: FlatArray<Piece> { unsafe arrays.pointee.pieces }
  var items: FlatArray<StepItem> { unsafe arrays.pointee.items }
  var steps: FlatArray<QueryStep> { unsafe arrays.pointee.steps }
  /// The steps of each end of a path.
  var variants: FlatArray<Slice> { unsafe arrays.pointee.variants }
  var fragments: FlatArray<FragmentShape> { unsafe arrays.pointee.fragments }
  var slots: FlatArray<SlotInfo> { unsafe arrays.pointee.slots }
  var routes: FlatArray<RouteRecord> { unsafe arrays.pointee.routes }
  /// The reader of each label, by rank less one.
  var labelReaders: FlatArray<ValueReader> { unsafe arrays.pointee.labelReaders }
  /// The rank of the last literal that ignores case; 0 if there is none.
  package var foldedCount: Int32 { unsafe arrays.pointee.foldedCount }
  /// The bytes of literals, keys and defaults.
  var pool: FlatArray<UInt8> { unsafe arrays.pointee.pool }
  /// The members of all sets, as parts of the pool.
  var members: FlatArray<Slice> { unsafe arrays.pointee.members }
  /// The range of the members of one.
  func members(_ set: ValueReader) -> Slice { unsafe arrays.pointee.sets[set.index] }
  /// The same bytes, to take slices of.
  @inline(__always)
  var text: Bytes { unsafe pool.bytes }
  private var readers: ReaderPool { unsafe arrays.pointee.readers }

  /// Whether the label of a rank reads a segment. Only the tail of compact text reads an empty one.
  @inline(__always)
  package func reads(_ text: Bytes, rank: Int32) -> Bool { reads(text, rank: rank, .none) }

  /// - Parameter escapes: which of the bytes were escaped.
  @inline(__always)
  func reads(_ text: Bytes, rank: Int32, _ escapes: @autoclosure () -> Escapes) -> Bool {
    let reader = labelReaders[rank - 1]
    if text.count == 0 { return reader.kind == .more }
    // No path could carry an empty value.
    if reader.kind == .custom { return readers.canonical(text, reader)?.isEmpty == false }
    if reader.kind == .list { return readers.readsList(text, reader, escapes(), isSegment: true) }
    return reads(text, reader)
  }

  @inline(__always)
  func reads(_ text: Bytes, _ reader: ValueReader) -> Bool {
    reader.kind == .any || readsClosely(text, reader)
  }

  private func readsClosely(_ text: Bytes, _ reader: ValueReader) -> Bool {
    switch reader.kind {
    case .any, .more: return true
    case .scalar: return reader.scalar.reads(text)
    case .set:
      let members = members(reader)
      var index = members.start
      while index < members.end {
        if text.equals(Slice(0, text.count), self.text, self.members[index]) { return true }
        index &+= 1
      }
      return false
    case .folded: return folded(text, reader)
    case .custom: return readers.canonical(text, reader) != nil
    // Escapes change how it is cut, but not whether.
    case .mixed: return readers.split(text, reader)
    case .list: return readers.readsList(text, reader, .none, isSegment: false)
    }
  }

  /// The slots that an instruction fills: those of a mixed one follow each other.
  @inline(__always)
  func slots(_ instruction: Instruction) -> Range<Int> {
    switch instruction.kind {
    case .capture, .rest, .rawRest: Int(instruction.index)..<Int(instruction.index) + 1
    case .mixed: mixedSlots(instruction)
    default: 0..<0
    }
  }

  @inline(never)
  private func mixedSlots(_ instruction: Instruction) -> Range<Int> {
    let (start, end) = (instruction.index, instruction.index + instruction.extent)
    // A literal stands beside any parameter.
    let (first, last) = (pieces[start].isLiteral ? start + 1 : start, pieces[end - 1].isLiteral ? end - 2 : end - 1)
    return Int(pieces[first].slot)..<Int(pieces[last].slot) + 1
  }

  /// Whether an instruction takes a segment.
  func takes(
    _ instruction: Instruction, _ bytes: Bytes, _ segment: Slice, _ escapes: @autoclosure () -> Escapes
  ) -> Bool {
    instruction.kind == .literal && instruction.rank == Label.literalRank
      ? bytes.equals(segment, text, instruction.literal) : reads(bytes[segment], rank: instruction.rank, escapes())
  }

  /// Whether an instruction takes the value of an item, which may be empty if it is a list.
  func takesValue(
    _ instruction: Instruction, _ bytes: Bytes, _ value: Slice, _ escapes: @autoclosure () -> Escapes
  ) -> Bool {
    if !instruction.isList { return takes(instruction, bytes, value, escapes()) }
    return readers.readsList(bytes[value], labelReaders[instruction.rank - 1], escapes(), isSegment: false)
  }

  /// The same of the value alone.
  package func readsValue(_ text: Bytes, by instruction: Instruction) -> Bool {
    takesValue(instruction, text, Slice(0, text.count), .none)
  }

  /// Lends what the parameters of a mixed segment take; lends nothing if the text does not read.
  ///
  /// - Parameter escapes: which bytes of the text were escaped.
  func split(
    _ text: Bytes, rank: Int32, _ escapes: @autoclosure () -> Escapes, _ use: (borrowing ScratchBuffer<Slice>) -> Void
  ) {
    let reader = labelReaders[rank - 1]
    guard reader.kind == .mixed else { return }
    _ = reader.cutsRaw ? readers.mixed(reader).split(text, escapes(), use) : readers.split(text, reader, use)
  }

  /// What cuts the text of a mixed instruction.
  func mixedSegment(_ instruction: Instruction) -> MixedSegment { readers.mixed(labelReaders[instruction.rank - 1]) }

  /// Calls `use` with each element of a list that reads.
  func elements(of text: Bytes, rank: Int32, _ escapes: Escapes, _ use: (Slice) -> Void) {
    _ = readers.readsList(text, labelReaders[rank - 1], escapes, isSegment: false, use)
  }

  /// What separates the elements of a list.
  func separator(_ instruction: Instruction) -> UInt8 { readers.separator(labelReaders[instruction.rank - 1]) }
}
