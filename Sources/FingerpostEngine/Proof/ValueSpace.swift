/// What a query item or a fragment wants: one text, or a list of texts.
struct Want {
  var label: Label
  var isList = false
  /// Whether it may be missing.
  var isOptional = false
}

extension Program {
  func want(_ piece: Piece) -> Want {
    if piece.isLiteral { return Want(label: label(piece)) }
    let slot = slot(Int(piece.slot))
    return Want(label: label(piece), isList: slot.isArray, isOptional: slot.hasStandard)
  }

  func want(_ fragment: FragmentStep) -> Want {
    var want = want(fragment.value)
    want.isOptional = want.isOptional || fragment.isOptional
    return want
  }
}

/// The values that one query key or the fragment can have, as far as some wants tell them apart: none, one text of each class,
/// and lists.
struct ValueSpace {
  struct List {
    var texts: [[UInt8]] = []
    /// For each label, whether it reads all texts.
    var reads: [Bool]

    static func + (left: List, right: List) -> List {
      List(texts: left.texts + right.texts, reads: zip(left.reads, right.reads).map { $0 && $1 })
    }
  }

  private(set) var lists: [List] = []
  private(set) var isComplete = true
  private var alphabet: Alphabet

  /// - Parameters:
  ///   - repeats: whether a key may have several values.
  ///   - isBare: whether there can be no value, as in compact text.
  init(_ wants: [Want], repeats: Bool, isBare: Bool, supposing: Bool, _ setting: RelationSetting) {
    alphabet = Alphabet(.value, setting, supposing: supposing)
    for want in wants { _ = alphabet.possible(alphabet.number(of: want.label)) }
    lists = [List(reads: alphabet.labels.map { _ in true })]
    if isBare { return }
    let single = alphabet.letters().map { List(texts: [$0.text], reads: $0.reads) }
    isComplete = alphabet.isComplete
    lists += single
    guard repeats else { return }
    if wants.contains(where: \.isList) {
      addLists(of: single)
    } else if let first = single.first {
      lists.append(first + first)
    }
  }

  var isOpaque: Bool { alphabet.isOpaque }

  /// A list reads if all its texts read: adds one list for each set of labels that read all texts of some list.
  private mutating func addLists(of single: [List]) {
    var seen: Set<[Bool]> = []
    var open = single
    while let list = open.popLast() {
      for text in single {
        let longer = list + text
        guard seen.insert(longer.reads).inserted else { continue }
        guard lists.count < 500 else {
          isComplete = false
          return
        }
        lists.append(longer)
        open.append(longer)
      }
    }
  }

  /// The values that a want accepts, either for sure or possibly.
  func taken(by want: Want, forSure: Bool) -> [Bool] {
    // A copy, which is not changed: all labels have numbers.
    var alphabet = alphabet
    let sure = alphabet.number(of: want.label)
    let label = forSure ? sure : alphabet.possible(sure)
    return lists.map { list in
      if list.texts.isEmpty { return want.isOptional || want.isList }
      return (want.isList || list.texts.count == 1) && list.reads[label]
    }
  }
}
