/// What a query item or a fragment wants: one text, or a list of texts.
package struct Want {
  package var label: Label
  package var isList = false
  package var isOptional = false
  /// Whether it is a list in one value: several values are refused, although it may be missing.
  package var isOneList = false
}

extension Program {
  /// - Parameter value: what takes the item's value, or the fragment.
  package func want(_ value: Instruction) -> Want {
    guard value.kind == .capture else {
      return Want(label: label(value), isOptional: value.isList, isOneList: value.isList)
    }
    let slot = slot(Int(value.index))
    return Want(label: label(value), isList: slot.isArray, isOptional: slot.hasDefault)
  }

  package func want(_ fragment: FragmentStep) -> Want {
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
    /// For each label, whether it reads all texts, and whether it reads any of them.
    var reads: [Bool]
    var readsSome: [Bool]
    /// Whether it is assumed what custom types read of some text.
    var isAssumed = false

    static func + (left: List, right: List) -> List {
      List(
        texts: left.texts + right.texts, reads: zip(left.reads, right.reads).map { $0 && $1 },
        readsSome: zip(left.readsSome, right.readsSome).map { $0 || $1 },
        isAssumed: left.isAssumed || right.isAssumed)
    }
  }

  private(set) var lists: [List] = []
  private(set) var isComplete = true
  private var alphabet: Alphabet

  /// - Parameters:
  ///   - repeats: whether a key may have several values.
  ///   - strictness: whether an element that does not read makes a list unreadable, for each route; otherwise it is left out.
  ///   - isBare: whether there can be no value, as in compact text.
  init(
    _ wants: [Want], repeats: Bool, strictness: Set<Bool>, isBare: Bool, overapproximates: Bool,
    _ setting: RelationSetting
  ) {
    alphabet = Alphabet(.value, setting, overapproximates: overapproximates)
    for want in wants { _ = alphabet.number(of: want.label) }
    lists = [List(reads: alphabet.labels.map { _ in true }, readsSome: alphabet.labels.map { _ in false })]
    if isBare { return }
    let single = alphabet.letters().map {
      List(texts: [$0.text], reads: $0.reads, readsSome: $0.reads, isAssumed: $0.isAssumed)
    }
    isComplete = alphabet.isComplete
    lists += single
    guard repeats else { return }
    if wants.contains(where: { $0.isList }) {
      addLists(of: single, strictness)
    } else if let first = single.first {
      lists.append(first + first)
    }
  }

  var isOpaque: Bool { alphabet.isOpaque }

  /// Adds one list for each set of labels that read all texts of some list, if all must read, or any text, if one is enough to
  /// make the list count.
  private mutating func addLists(of single: [List], _ strictness: Set<Bool>) {
    var seen: Set<[Bool]> = []
    var open = single
    while let list = open.popLast() {
      Work.current?.spend(single.count * (alphabet.labels.count + 8))
      if Work.isOver {
        isComplete = false
        return
      }
      for text in single {
        let longer = list + text
        let all = strictness.contains(true) ? longer.reads : []
        let some = strictness.contains(false) ? longer.readsSome : []
        guard seen.insert(all + some).inserted else { continue }
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
  ///
  /// - Parameter isStrict: whether what may be missing must read if it is there; otherwise it counts as absent.
  func taken(by want: Want, forSure: Bool, isStrict: Bool) -> [Bool] {
    if !isStrict, want.isList || want.isOptional { return lists.map { !want.isOneList || $0.texts.count < 2 } }
    // A copy, which is not changed: all labels have numbers.
    var alphabet = alphabet
    let label = alphabet.number(of: want.label)
    let isOpen = forSure && alphabet.isOpen(label)
    return lists.map { list in
      if list.texts.isEmpty { return want.isOptional || want.isList }
      return (want.isList || list.texts.count == 1) && list.reads[label] && !isOpen
    }
  }
}
