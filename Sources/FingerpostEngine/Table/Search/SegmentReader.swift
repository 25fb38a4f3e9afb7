/// The segments of one location, and the labels of the table that read them.
///
/// Lives as long as the buffers it points into: it is made inside their scope, and never stored.
@safe struct SegmentReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let slices: UnsafeBufferPointer<Location.Slice>
  /// How many segments there are.
  let count: Int
  /// The table's own, which outlives every search: holding it uncounted keeps reference counting out of the search.
  private unowned(unsafe) let readers: LabelReaders
  private let kinds: FlatArray<LabelReaders.Kind>

  init(
    bytes: UnsafeBufferPointer<UInt8>, slices: UnsafeBufferPointer<Location.Slice>, labels: LabelReaders
  ) {
    unsafe self.bytes = bytes
    unsafe self.slices = slices
    count = slices.count
    unsafe readers = labels
    kinds = labels.kinds
  }

  var labels: LabelReaders { unsafe readers }

  @inline(__always)
  func slice(_ segment: Int) -> Location.Slice { unsafe slices[segment] }

  @inline(__always)
  func text(_ segment: Int) -> UnsafeBufferPointer<UInt8> {
    let slice = unsafe slices[segment]
    let count = Int(slice.end &- slice.start)
    return unsafe UnsafeBufferPointer(start: bytes.baseAddress.map { unsafe $0 + Int(slice.start) }, count: count)
  }

  @inline(__always)
  func key(_ segment: Int) -> SegmentKey { unsafe SegmentKey(text(segment)) }

  /// Whether a literal of the table, of which the pool holds the bytes, is this segment.
  func equals(_ segment: Int, pool: FlatArray<UInt8>, at start: Int32) -> Bool {
    let text = unsafe text(segment)
    for index in text.indices where unsafe pool[start + Int32(truncatingIfNeeded: index)] != text[index] {
      return false
    }
    return true
  }

  func equals(_ segment: Int, _ literal: [UInt8]) -> Bool { unsafe text(segment).elementsEqual(literal) }

  /// Whether the label of this rank reads the segment. An empty segment is read by a tail alone.
  @inline(__always)
  func reads(_ segment: Int, rank: Int32) -> Bool {
    let kind = kinds[rank - 1]
    let text = unsafe text(segment)
    if text.isEmpty { return kind == .tail }
    return kind == .any || kind == .tail || (unsafe labels.reads(text, rank: rank))
  }
}

/// The labels of a table by rank, ready to read segments.
final class LabelReaders: Sendable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Any text: a string, a wildcard.
    case any
    /// Any text, and none.
    case tail
    /// What ``reads(_:rank:)`` must be asked.
    case asked
  }

  let labels: [Label]
  let custom: CustomTypes
  let kinds: FlatArray<Kind>
  /// By rank; nil for labels that are none.
  private let mixed: [MixedSegment?]

  init(_ labels: [Label], _ custom: CustomTypes) {
    self.labels = labels
    self.custom = custom
    kinds = FlatArray(
      labels.map { label in
        switch label {
        case .wildcard, .rest, .type(.string): .any
        case .tail: .tail
        case .literal, .mixed, .type: .asked
        }
      })
    mixed = labels.map { label in
      if case .mixed(let operands) = label { MixedSegment(operands, custom) } else { nil }
    }
  }

  deinit { unsafe kinds.deallocate() }

  func reads(_ text: UnsafeBufferPointer<UInt8>, rank: Int32) -> Bool {
    switch labels[Int(rank) - 1] {
    case .type(let type): unsafe type.readsSegment(text, custom: custom)
    case .mixed: unsafe mixed[Int(rank) - 1]?.split(text) != nil
    case .literal, .wildcard, .rest, .tail: true
    }
  }

  /// What the parameters of a mixed segment take; nothing of one that does not read.
  func cuts(_ text: UnsafeBufferPointer<UInt8>, rank: Int32) -> [Range<Int>] {
    unsafe mixed[Int(rank) - 1]?.split(text) ?? []
  }
}
