/// Reads the text of a segment or a query value: the type of a parameter, or a mixed segment, prepared for reading.
struct ValueReader: BitwiseCopyable, Hashable {
  enum Kind: UInt8 {
    /// Any text: a string, a wildcard.
    case any
    /// Any text, even an empty one: the tail of compact text.
    case more
    case scalar
    case set, custom, mixed
  }

  var kind: Kind
  var scalar = ScalarType.string
  /// The index of the set, custom type or mixed segment.
  var index: Int32 = 0

  /// Whether a text reads; nil if only the ``ReaderPool`` knows.
  func reads(_ text: Bytes) -> Bool? {
    switch kind {
    case .any, .more: true
    case .scalar: scalar.reads(text)
    case .set, .custom, .mixed: nil
    }
  }
}

/// The sets, custom types and mixed segments of readers; nothing is added once the table is built.
package final class ReaderPool: @unchecked Sendable {
  package let types: CustomTypes
  private var sets: [[[UInt8]]] = []
  private var names: [String] = []
  private var mixed: [MixedSegment] = []

  init(_ types: CustomTypes) { self.types = types }

  func reader(of label: Label) -> ValueReader {
    switch label {
    case .literal, .wildcard, .rest: return ValueReader(kind: .any)
    case .tail: return ValueReader(kind: .more)
    case .type(let type): return reader(of: type)
    case .mixed(let operands):
      mixed.append(MixedSegment(operands, types))
      return ValueReader(kind: .mixed, index: Int32(clamping: mixed.count - 1))
    }
  }

  func reader(of type: ParameterType) -> ValueReader {
    switch type {
    case .scalar(.string): return ValueReader(kind: .any)
    case .scalar(let type): return ValueReader(kind: .scalar, scalar: type)
    case .oneOf(let members):
      sets.append(members.map { Array($0.utf8) })
      return ValueReader(kind: .set, index: Int32(clamping: sets.count - 1))
    case .custom(let name):
      names.append(name)
      return ValueReader(kind: .custom, index: Int32(clamping: names.count - 1))
    case .array(let element): return reader(of: element)
    }
  }

  /// Whether a text that is not empty reads as a value that is not empty: no path could carry an empty one.
  func readsSegment(_ text: Bytes, _ reader: ValueReader) -> Bool {
    if reader.kind == .custom { return types.canonical(names[Int(reader.index)], text)?.isEmpty == false }
    return reads(text, reader)
  }

  func reads(_ text: Bytes, _ reader: ValueReader) -> Bool {
    switch reader.kind {
    case .set: sets[Int(reader.index)].contains { $0.elementsEqual(text) }
    case .custom: types.canonical(names[Int(reader.index)], text) != nil
    case .mixed: mixed[Int(reader.index)].split(text)
    default: reader.reads(text) ?? false
    }
  }

  /// Lends what the parameters of a mixed segment take; lends nothing if the text does not read.
  func cut(_ text: Bytes, _ reader: ValueReader, _ use: (borrowing ScratchBuffer<Slice>) -> Void) {
    if reader.kind == .mixed { _ = mixed[Int(reader.index)].split(text, use) }
  }
}
