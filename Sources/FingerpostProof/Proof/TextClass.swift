import FingerpostEngine

/// A text that represents all texts which the same labels read.
struct TextClass {
  let text: [UInt8]
  /// Whether each label reads it.
  let reads: [Bool]
}

extension [TextLabel] {
  /// One of some texts for each set of these labels that reads a text.
  ///
  /// - Parameter supposing: whether to suppose what custom types read. Every text that they may read then comes once for each set
  ///   of them that could read it, and what is not found among these classes does not exist.
  func classes(of texts: [[UInt8]], supposing: Bool) -> (classes: [TextClass], isComplete: Bool) {
    var (classes, isComplete, seen) = ([TextClass](), true, Set<[Bool]>())
    for text in texts {
      guard supposing else {
        let reads = map { $0.reads(text) }
        if seen.insert(reads).inserted { classes.append(TextClass(text: text, reads: reads)) }
        continue
      }
      var within = map { $0.isWithin(text) }
      // All texts of literals and sets are here, so a custom type can be asked about them. Any other text represents more than
      // itself.
      let isOnlyItself = indices.contains { within[$0] && self[$0].bound.isEnumerated }
      let isAsked = map { isOnlyItself && $0.isAskable }
      for index in indices where isAsked[index] { within[index] = self[index].reads(text) }
      guard seen.insert(within).inserted else { continue }
      let open = indices.filter { self[$0].isOpaque && within[$0] && !isAsked[$0] }
      guard open.count <= 6 else {
        isComplete = false
        continue
      }
      for choice in 0..<(1 << open.count) {
        var reads = within
        for (index, label) in open.enumerated() { reads[label] = choice >> index & 1 == 1 }
        classes.append(TextClass(text: text, reads: reads))
      }
    }
    return (classes, isComplete)
  }
}

extension Label {
  /// A literal or a finite set.
  fileprivate var isEnumerated: Bool {
    switch self {
    case .literal, .type(.oneOf): true
    case .type, .mixed, .wildcard, .rest, .tail: false
    }
  }

  var isAnySegment: Bool {
    switch self {
    case .wildcard, .rest: true
    case .literal, .type, .mixed, .tail: false
    }
  }

  var isMixed: Bool { if case .mixed = self { true } else { false } }
}
