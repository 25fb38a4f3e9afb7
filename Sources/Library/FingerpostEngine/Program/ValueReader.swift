/// What reads the text of a segment or a query value: the type of a parameter, or a mixed segment, prepared for reading.
struct ValueReader: BitwiseCopyable, Equatable {
  enum Kind: UInt8 {
    /// Any text: a string, a wildcard.
    case any
    /// Any text, even an empty one: the tail of compact text.
    case more
    case scalar
    case set, custom, mixed
    /// The elements of one value.
    case list
    /// Literals and sets that ignore case.
    case folded
  }

  var kind: Kind
  var scalar = ScalarType.string
  /// Whether a mixed segment is cut at raw separators first.
  var cutsRaw = false
  /// The index of the set, custom type, mixed segment or list.
  var index: Int32 = 0
}

/// The readers of a table's labels, with the custom types and mixed segments that they are indices of.
final class ReaderPool: Sendable {
  let readers: [ValueReader]
  let sets: [[String]]
  /// How many labels are literals that ignore case; they come first.
  let foldedCount: Int32
  private let custom: CustomTypes
  private let names: [String]
  private let mixed: [MixedSegment]
  private let lists: [ListCut]

  init(_ labels: [Label], _ custom: CustomTypes) {
    var (sets, names, mixed, lists) = ([[String]](), [String](), [MixedSegment](), [ListCut]())
    foldedCount = Int32(clamping: labels.count { if case .folded(.literal) = $0 { true } else { false } })
    readers = labels.map { label in
      // A raw rest is read as a value of its type.
      let label = if case .rawRest(let type) = label { Label.type(type) } else { label }
      switch label {
      // An array has the label of its elements.
      case .literal, .wildcard, .rest, .type(.scalar(.string)), .type(.array): return ValueReader(kind: .any)
      case .tail, .rawRest: return ValueReader(kind: .more)
      case .type(.scalar(let type)): return ValueReader(kind: .scalar, scalar: type)
      case .type(.oneOf(let members)):
        sets.append(members)
        return ValueReader(kind: .set, index: Int32(clamping: sets.count - 1))
      case .type(.custom(let name)):
        names.append(name)
        return ValueReader(kind: .custom, index: Int32(clamping: names.count - 1))
      case .type(.list(let element, let separator)):
        lists.append(ListCut(element, separator, custom))
        return ValueReader(kind: .list, index: Int32(clamping: lists.count - 1))
      case .mixed(let operands), .folded(.mixed(let operands)):
        let ignoresCase = if case .folded = label { true } else { false }
        let segment = MixedSegment(operands, custom, ignoresCase: ignoresCase)
        mixed.append(segment)
        let cutsRaw = !segment.separators.isEmpty
        return ValueReader(kind: .mixed, cutsRaw: cutsRaw, index: Int32(clamping: mixed.count - 1))
      case .folded(let label):
        sets.append(label.texts)
        return ValueReader(kind: .folded, index: Int32(clamping: sets.count - 1))
      }
    }
    (self.sets, self.custom, self.names, self.mixed, self.lists) = (sets, custom, names, mixed, lists)
  }

  /// Whether the text of a list reads; `use` is called with each element.
  func readsList(
    _ text: Bytes, _ reader: ValueReader, _ escapes: Escapes, isSegment: Bool, _ use: (Slice) -> Void = { _ in }
  ) -> Bool {
    lists[Int(reader.index)].reads(text, escapes, custom, isSegment: isSegment, use)
  }

  /// What separates the elements of a list.
  func separator(_ reader: ValueReader) -> UInt8 { lists[Int(reader.index)].separator.rawValue }

  /// The canonical text of a custom type's value; nil if the text does not read.
  func canonical(_ text: Bytes, _ reader: ValueReader) -> String? { custom.canonical(names[Int(reader.index)], text) }

  /// The mixed segment of a reader that is one.
  func mixed(_ reader: ValueReader) -> MixedSegment { mixed[Int(reader.index)] }
}
