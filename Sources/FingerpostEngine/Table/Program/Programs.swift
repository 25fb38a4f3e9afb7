/// The programs of a table's routes, side by side in flat arrays: a route's only picture behind its template. Nodes are built of
/// them, links are read and written by them, proofs walk them.
final class Programs: Sendable {
  let instructions: FlatArray<Instruction>
  let branches: FlatArray<BranchInfo>
  let pieces: FlatArray<Piece>
  let items: FlatArray<QueryItem>
  let steps: FlatArray<QueryStep>
  let variants: FlatArray<Variant>
  let slots: FlatArray<SlotInfo>
  let routes: FlatArray<RouteRecord>
  private let pool: FlatArray<UInt8>
  /// What each slot goes by: the parameter's name, or its number among the parameters, from 1.
  let names: [String]
  /// The types of parameters, each once.
  let types: [ParameterType]
  /// The labels that are no literals, best first: rank 1 is the first of them.
  let labels: [Label]
  /// What reads a segment by a label, by rank less one.
  let labelReaders: FlatArray<ValueReader>
  let readers: ReaderPool

  init(_ writer: consuming ProgramWriter) {
    let (labels, ranks) = writer.labels.ranked()
    writer.rank(ranks)
    var readers = writer.readers
    labelReaders = FlatArray(labels.map { readers.reader(of: $0) })
    self.readers = readers
    self.labels = labels
    instructions = FlatArray(writer.instructions)
    branches = FlatArray(writer.branches)
    pieces = FlatArray(writer.pieces)
    items = FlatArray(writer.items)
    steps = FlatArray(writer.steps)
    variants = FlatArray(writer.variants)
    slots = FlatArray(writer.slots)
    routes = FlatArray(writer.routes)
    // Eight bytes may be read from any of it.
    pool = FlatArray(writer.pool + Array(repeating: 0, count: 8))
    (types, names) = (writer.types, writer.names)
  }

  deinit {
    unsafe instructions.deallocate()
    unsafe branches.deallocate()
    unsafe pieces.deallocate()
    unsafe items.deallocate()
    unsafe steps.deallocate()
    unsafe variants.deallocate()
    unsafe slots.deallocate()
    unsafe routes.deallocate()
    unsafe pool.deallocate()
    unsafe labelReaders.deallocate()
  }

  /// What literals, keys and defaults are slices of.
  @inline(__always)
  var text: Bytes { unsafe pool.bytes }

  /// Whether the label of a rank reads a segment. An empty one is read by what follows in compact text alone.
  @inline(__always)
  func reads(_ text: Bytes, rank: Int32) -> Bool {
    readers.readsSegment(text, labelReaders[rank - 1])
  }

  /// The program of a route, for those who look at all of it.
  subscript(route: Int) -> Program { Program(self, route) }
}

/// The program of one route.
struct Program: Sendable {
  let programs: Programs
  let record: RouteRecord

  fileprivate init(_ programs: Programs, _ route: Int) { (self.programs, record) = (programs, programs.routes[route]) }

  var instructionCount: Int { record.instructions.count }
  var variantCount: Int { record.variants.count }
  var slotCount: Int { record.slots.count }

  @inline(__always)
  subscript(position: Int) -> Instruction { programs.instructions[Int(record.instructions.start) &+ position] }

  func steps(_ variant: Int) -> [QueryStep] {
    programs.variants[Int(record.variants.start) + variant].steps.range.map { programs.steps[$0] }
  }

  /// The parts of the query that stand outside all groups of the path.
  var outerSteps: [QueryStep] { variantCount == 0 ? [] : steps(0).suffix(Int(record.outerSteps)) }

  func items(_ step: QueryStep) -> [QueryItem] { step.items.range.map { programs.items[$0] } }

  /// What stands in the group, or the branch, that an instruction opens.
  func content(_ instruction: Instruction) -> BranchInfo { programs.branches[instruction.rank] }

  @inline(__always)
  func slot(_ index: Int) -> SlotInfo { programs.slots[Int(record.slots.start) &+ index] }

  func pieces(_ instruction: Instruction) -> [Piece] {
    (instruction.index..<instruction.index + instruction.extent).map { programs.pieces[$0] }
  }

  func type(_ slot: Int) -> ParameterType { programs.types[Int(self.slot(slot).type)] }

  /// The text that an absent parameter stands for.
  func standard(_ slot: Int) -> String? {
    self.slot(slot).hasStandard ? programs.text.string(self.slot(slot).standard) : nil
  }

  func literal(_ instruction: Instruction) -> Slice {
    Slice(Int(instruction.index), Int(instruction.index) + Int(instruction.extent))
  }

  func text(_ slice: Slice) -> String { programs.text.string(slice) }
  func bytes(_ slice: Slice) -> [UInt8] { Array(programs.text[slice]) }

  /// What reads the segments of an instruction that takes any.
  func label(_ instruction: Instruction) -> Label {
    instruction.kind == .literal ? .literal(text(literal(instruction))) : programs.labels[Int(instruction.rank) - 1]
  }

  /// What a query item or a fragment wants, arrays as what they are arrays of.
  func label(_ piece: Piece) -> Label {
    piece.isLiteral ? .literal(text(piece.text)) : .type(type(Int(piece.slot)).element)
  }
}
