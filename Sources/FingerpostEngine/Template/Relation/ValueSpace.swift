/// The values that one query key, or the fragment, can have, as far as two templates can tell them apart: none, one text of
/// each class, and lists.
struct ValueSpace {
  /// What an item wants: one text, or a list of them.
  struct Want {
    var label: Label
    var isList = false
    /// It may be missing.
    var isOptional = false
  }

  private(set) var lists: [[TextClasses.Class]] = [[]]
  private(set) var isComplete = true
  private(set) var isOpaque = false
  private var indices: [[OrderKey]: Int] = [:]
  private let custom: CustomTypes

  private static let limit = 500

  /// - Parameter repeats: whether there may be several values at all.
  init(_ wants: [Want], repeats: Bool, supposing: Bool, _ custom: CustomTypes) {
    self.custom = custom
    var labels: [TextLabel] = []
    for want in wants {
      let key = want.label.order(custom)
      guard indices[key] == nil else { continue }
      indices[key] = labels.count
      labels.append(TextLabel(want.label, .value, custom))
    }
    isOpaque = labels.contains(where: \.isOpaque)
    let texts = TextClasses(labels, .value, supposing: supposing)
    isComplete = texts.isComplete
    lists += texts.classes.map { [$0] }
    guard repeats else { return }
    if wants.contains(where: \.isList) {
      addLists(of: texts.classes)
    } else if let text = texts.classes.first {
      lists.append([text, text])
    }
  }

  /// A list is read where all of its texts are: one for each set of labels that read all texts of some list.
  private mutating func addLists(of texts: [TextClasses.Class]) {
    var seen: Set<[Bool]> = []
    var open = texts.map { [$0] }
    while let list = open.popLast() {
      for text in texts {
        let longer = list + [text]
        guard seen.insert(Self.all(longer, \.must) + Self.all(longer, \.may)).inserted else { continue }
        guard lists.count < Self.limit else {
          isComplete = false
          return
        }
        lists.append(longer)
        open.append(longer)
      }
    }
  }

  private static func all(_ list: [TextClasses.Class], _ reads: KeyPath<TextClasses.Class, [Bool]>) -> [Bool] {
    list.dropFirst().reduce(list.first?[keyPath: reads] ?? []) { sum, text in
      zip(sum, text[keyPath: reads]).map { $0 && $1 }
    }
  }

  /// Leaves nothing but that there is no value.
  mutating func removeValues() { lists = [[]] }

  /// The values that a want takes: for sure, or as it may be.
  func taken(by want: Want, forSure: Bool) -> [Bool] {
    let label = indices[want.label.order(custom)] ?? 0
    return lists.map { list in
      if list.isEmpty { return want.isOptional || want.isList }
      guard want.isList || list.count == 1 else { return false }
      return list.allSatisfy { forSure ? $0.must[label] : $0.may[label] }
    }
  }
}
