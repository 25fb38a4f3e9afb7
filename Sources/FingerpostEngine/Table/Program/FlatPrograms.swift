/// What searches look at of a table's programs: valid for as long as ``Programs`` is, and copied without reference counting.
struct FlatPrograms: Sendable {
  let instructions: FlatArray<Instruction>
  let branches: FlatArray<BranchInfo>
  let pieces: FlatArray<Piece>
  let items: FlatArray<QueryItem>
  let steps: FlatArray<QueryStep>
  let variants: FlatArray<Variant>
  let slots: FlatArray<SlotInfo>
  let routes: FlatArray<RouteRecord>
  let pool: FlatArray<UInt8>
  /// What reads a segment by a label, by rank less one.
  let labelReaders: FlatArray<ValueReader>
  /// The sets, custom types and mixed segments; of ``Programs``, which outlives every search.
  private unowned(unsafe) let readers: ReaderPool

  init(_ writer: borrowing ProgramWriter, _ labelReaders: [ValueReader], _ readers: ReaderPool) {
    self.labelReaders = FlatArray(labelReaders)
    unsafe self.readers = readers
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
  }

  func deallocate() {
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
    let reader = labelReaders[rank - 1]
    if text.count == 0 { return reader.kind == .more }
    return reader.kind == .any || reader.kind == .more || readsSegment(text, reader)
  }

  private func readsSegment(_ text: Bytes, _ reader: ValueReader) -> Bool {
    unsafe reader.reads(text) ?? readers.readsSegment(text, reader)
  }

  /// Whether a text reads.
  @inline(__always)
  func reads(_ text: Bytes, _ reader: ValueReader) -> Bool {
    unsafe reader.kind == .any || (reader.reads(text) ?? readers.reads(text, reader))
  }
}
