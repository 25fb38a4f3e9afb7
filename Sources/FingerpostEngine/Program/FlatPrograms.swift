/// A table's programs as searches see them: valid as long as ``Programs``, and copied without reference counting.
@safe package struct FlatPrograms: @unchecked Sendable {
  /// One pointer is copied faster than all arrays.
  private let arrays: UnsafeMutablePointer<Arrays>

  private struct Arrays {
    let instructions: FlatArray<Instruction>
    let branches: FlatArray<BranchInfo>
    let pieces: FlatArray<Piece>
    let items: FlatArray<StepItem>
    let steps: FlatArray<QueryStep>
    let variants: FlatArray<Variant>
    let slots: FlatArray<SlotInfo>
    let routes: FlatArray<RouteRecord>
    let pool: FlatArray<UInt8>
    let labelReaders: FlatArray<ValueReader>
    /// The sets, custom types and mixed segments. ``Programs`` owns them, and outlives every search.
    unowned(unsafe) let readers: ReaderPool
  }

  init(_ writer: borrowing ProgramWriter, _ labelReaders: [ValueReader], _ readers: ReaderPool) {
    let arrays = UnsafeMutablePointer<Arrays>.allocate(capacity: 1)
    unsafe arrays.initialize(
      to: Arrays(
        instructions: FlatArray(writer.instructions), branches: FlatArray(writer.branches),
        pieces: FlatArray(writer.pieces), items: FlatArray(writer.items), steps: FlatArray(writer.steps),
        variants: FlatArray(writer.variants), slots: FlatArray(writer.slots), routes: FlatArray(writer.routes),
        // Padding: eight bytes may be read from any offset of the pool.
        pool: FlatArray(writer.pool + Array(repeating: 0, count: 8)), labelReaders: FlatArray(labelReaders),
        readers: readers))
    unsafe self.arrays = arrays
  }

  func deallocate() {
    unsafe arrays.pointee.instructions.deallocate()
    unsafe arrays.pointee.branches.deallocate()
    unsafe arrays.pointee.pieces.deallocate()
    unsafe arrays.pointee.items.deallocate()
    unsafe arrays.pointee.steps.deallocate()
    unsafe arrays.pointee.variants.deallocate()
    unsafe arrays.pointee.slots.deallocate()
    unsafe arrays.pointee.routes.deallocate()
    unsafe arrays.pointee.pool.deallocate()
    unsafe arrays.pointee.labelReaders.deallocate()
    unsafe arrays.deallocate()
  }

  @inline(__always)
  var instructions: FlatArray<Instruction> { unsafe arrays.pointee.instructions }
  @inline(__always)
  var branches: FlatArray<BranchInfo> { unsafe arrays.pointee.branches }
  @inline(__always)
  var pieces: FlatArray<Piece> { unsafe arrays.pointee.pieces }
  @inline(__always)
  var items: FlatArray<StepItem> { unsafe arrays.pointee.items }
  @inline(__always)
  var steps: FlatArray<QueryStep> { unsafe arrays.pointee.steps }
  @inline(__always)
  var variants: FlatArray<Variant> { unsafe arrays.pointee.variants }
  @inline(__always)
  var slots: FlatArray<SlotInfo> { unsafe arrays.pointee.slots }
  @inline(__always)
  var routes: FlatArray<RouteRecord> { unsafe arrays.pointee.routes }
  /// The bytes of literals, keys and defaults.
  @inline(__always)
  var pool: FlatArray<UInt8> { unsafe arrays.pointee.pool }
  /// The reader of each label, by rank less one.
  @inline(__always)
  var labelReaders: FlatArray<ValueReader> { unsafe arrays.pointee.labelReaders }
  private var readers: ReaderPool { unsafe arrays.pointee.readers }

  /// The same bytes, to take slices of.
  @inline(__always)
  var text: Bytes { unsafe pool.bytes }

  /// Whether the label of a rank reads a segment. Only the tail of compact text reads an empty one.
  @inline(__always)
  package func reads(_ text: Bytes, rank: Int32) -> Bool {
    let reader = labelReaders[rank - 1]
    if text.count == 0 { return reader.kind == .more }
    return reader.kind == .any || reader.kind == .more || readsSegment(text, reader)
  }

  private func readsSegment(_ text: Bytes, _ reader: ValueReader) -> Bool {
    reader.reads(text) ?? readers.readsSegment(text, reader)
  }

  @inline(__always)
  func reads(_ text: Bytes, _ reader: ValueReader) -> Bool {
    reader.kind == .any || (reader.reads(text) ?? readers.reads(text, reader))
  }

  /// Lends what the parameters of a mixed segment take; lends nothing if the text does not read.
  func cut(_ text: Bytes, rank: Int32, _ use: (borrowing ScratchBuffer<Slice>) -> Void) {
    readers.cut(text, labelReaders[rank - 1], use)
  }
}
