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
    func put<Element>(_ element: Element, in list: inout [Element]) -> Int32 {
      list.append(element)
      return Int32(clamping: list.count - 1)
    }
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
        return ValueReader(kind: .set, index: put(members, in: &sets))
      case .type(.custom(let name)):
        return ValueReader(kind: .custom, index: put(name, in: &names))
      case .type(.list(let element, let separator)):
        return ValueReader(kind: .list, index: put(ListCut(element, separator, custom), in: &lists))
      case .mixed(let operands), .folded(.mixed(let operands)):
        let ignoresCase = if case .folded = label { true } else { false }
        let segment = MixedSegment(operands, custom, ignoresCase: ignoresCase)
        return ValueReader(kind: .mixed, cutsRaw: !segment.separators.isEmpty, index: put(segment, in: &mixed))
      case .folded(let label):
        return ValueReader(kind: .folded, index: put(label.texts, in: &sets))
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

  /// Lends what the parameters of a mixed segment take; false, and nothing is lent, if the text does not read.
  func split(
    _ text: Bytes, _ reader: ValueReader, _ use: (borrowing ScratchBuffer<Slice>) -> Void = { _ in }
  ) -> Bool {
    mixed[Int(reader.index)].split(text, use)
  }

  /// The mixed segment of a reader that is one.
  func mixed(_ reader: ValueReader) -> MixedSegment { mixed[Int(reader.index)] }
}
