/// What reads the text of a segment or a query value: the type of a parameter, or a mixed segment, prepared for reading.
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
}

/// Collects the sets, custom types and mixed segments of readers while programs are written.
struct ReaderWriter {
  let types: CustomTypes
  private(set) var sets: [[String]] = []
  private(set) var names: [String] = []
  private(set) var mixed: [MixedSegment] = []

  init(_ types: CustomTypes) { self.types = types }

  mutating func reader(of label: Label) -> ValueReader {
    switch label {
    case .literal, .wildcard, .rest: return ValueReader(kind: .any)
    case .tail: return ValueReader(kind: .more)
    case .type(let type): return reader(of: type)
    case .mixed(let operands):
      mixed.append(MixedSegment(operands, types))
      return ValueReader(kind: .mixed, index: Int32(clamping: mixed.count - 1))
    }
  }

  mutating func reader(of type: ParameterType) -> ValueReader {
    switch type {
    case .scalar(.string): return ValueReader(kind: .any)
    case .scalar(let type): return ValueReader(kind: .scalar, scalar: type)
    case .oneOf(let members):
      sets.append(members)
      return ValueReader(kind: .set, index: Int32(clamping: sets.count - 1))
    case .custom(let name):
      names.append(name)
      return ValueReader(kind: .custom, index: Int32(clamping: names.count - 1))
    case .array(let element): return reader(of: element)
    }
  }
}

/// The custom types and mixed segments of readers.
package final class ReaderPool: Sendable {
  package let types: CustomTypes
  private let names: [String]
  private let mixed: [MixedSegment]

  init(_ writer: ReaderWriter) { (types, names, mixed) = (writer.types, writer.names, writer.mixed) }

  /// The canonical text of a custom type's value; nil if the text does not read.
  func canonical(_ text: Bytes, _ reader: ValueReader) -> String? { types.canonical(names[Int(reader.index)], text) }

  /// Lends what the parameters of a mixed segment take; false, and nothing is lent, if the text does not read.
  func cut(
    _ text: Bytes, _ reader: ValueReader, _ use: (borrowing ScratchBuffer<Slice>) -> Void = { _ in }
  ) -> Bool {
    mixed[Int(reader.index)].split(text, use)
  }
}
