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
  package let readers: ReaderPool

  var instructions: FlatArray<Instruction> { flat.instructions }
  var branches: FlatArray<BranchInfo> { flat.branches }
  var pieces: FlatArray<Piece> { flat.pieces }
  var items: FlatArray<StepItem> { flat.items }
  var steps: FlatArray<QueryStep> { flat.steps }
  var variants: FlatArray<Variant> { flat.variants }
  var slots: FlatArray<SlotInfo> { flat.slots }
  package var routes: FlatArray<RouteRecord> { flat.routes }
  var labelReaders: FlatArray<ValueReader> { flat.labelReaders }
  package var text: Bytes { flat.text }

  package init(_ writer: consuming ProgramWriter) {
    let (labels, ranks) = writer.labels.ranked()
    writer.rank(ranks)
    let labelReaders = labels.map { writer.readers.reader(of: $0) }
    readers = writer.readers
    self.labels = labels
    (types, names, lists) = (writer.types, writer.names, writer.lists)
    flat = FlatPrograms(writer, labelReaders, readers)
  }

  deinit { flat.deallocate() }

  /// The program of a route, for callers that need all of it.
  package subscript(route: Int) -> Program { Program(self, route) }
}

package struct Program: Sendable {
  package let programs: Programs
  package let route: Int
  package let record: RouteRecord

  fileprivate init(_ programs: Programs, _ route: Int) {
    (self.programs, self.route, record) = (programs, route, programs.routes[route])
  }

  package var instructionCount: Int { record.instructions.count }
  package var variantCount: Int { record.variants.count }
  package var slotCount: Int { record.slots.count }

  @inline(__always)
  package subscript(position: Int) -> Instruction { programs.instructions[Int(record.instructions.start) &+ position] }

  package func steps(_ variant: Int) -> [QueryStep] {
    programs.variants[Int(record.variants.start) + variant].steps.range.map { programs.steps[$0] }
  }

  /// The steps of the query outside all groups of the path.
  var outerSteps: [QueryStep] { variantCount == 0 ? [] : steps(0).suffix(Int(record.outerSteps)) }

  package func items(_ step: QueryStep) -> [StepItem] { step.items.range.map { programs.items[$0] } }

  /// The content of the group or branch that an instruction opens.
  func content(_ instruction: Instruction) -> BranchInfo { programs.branches[instruction.rank] }

  @inline(__always)
  package func slot(_ index: Int) -> SlotInfo { programs.slots[Int(record.slots.start) &+ index] }

  package func pieces(_ instruction: Instruction) -> [Piece] {
    (instruction.index..<instruction.index + instruction.extent).map { programs.pieces[$0] }
  }

  package func type(_ slot: Int) -> ParameterType { programs.types[Int(self.slot(slot).type)] }

  /// The default of a slot; nil if there is none, or if it is not known.
  package func defaultValue(_ slot: Int) -> String? {
    self.slot(slot).knowsDefault ? programs.text.string(self.slot(slot).defaultValue) : nil
  }

  /// The default of a slot's list; empty if there is none.
  package func defaultList(_ slot: Int) -> [String] {
    programs.lists.isEmpty ? [] : programs.lists[Int(record.slots.start) + slot] ?? []
  }

  package func literal(_ instruction: Instruction) -> Slice {
    Slice(Int(instruction.index), Int(instruction.index) + Int(instruction.extent))
  }

  package func text(_ slice: Slice) -> String { programs.text.string(slice) }
  package func bytes(_ slice: Slice) -> [UInt8] { Array(programs.text[slice]) }

  /// The label that reads the segments of an instruction.
  package func label(_ instruction: Instruction) -> Label {
    instruction.kind == .literal ? .literal(text(literal(instruction))) : programs.labels[Int(instruction.rank) - 1]
  }

  /// The label of a query item or a fragment; an array has its element's.
  package func label(_ piece: Piece) -> Label {
    piece.isLiteral ? .literal(text(piece.text)) : .type(type(Int(piece.slot)).element)
  }
}
