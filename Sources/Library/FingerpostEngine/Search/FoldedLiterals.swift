// Literals and sets that ignore the case of ASCII letters. They are kept in lower case.

extension FlatPrograms {
  /// Whether a text in lower case is a literal, or a member of a set.
  @inline(never)
  func folded(_ text: Bytes, _ reader: ValueReader) -> Bool {
    members(reader).range.contains { order(text, members[$0]) == 0 }
  }

  /// The target of the literal of a node that reads a segment; −1 if there is none. Such literals come first among the edges, in the
  /// order of their bytes; `others` is where they end.
  @inline(never)
  func folded(_ text: Bytes, _ edges: FlatArray<Edge>, _ range: Slice) -> (target: Int32, others: Int32) {
    var others = range.start
    var end = range.end
    while others < end {
      let middle = (others + end) / 2
      if edges[middle].rank <= foldedCount { others = middle + 1 } else { end = middle }
    }
    var (low, high) = (range.start, others)
    while low < high {
      let middle = (low + high) / 2
      let order = order(text, members[members(labelReaders[edges[middle].rank - 1]).start])
      if order == 0 { return (edges[middle].target, others) }
      if order > 0 { low = middle + 1 } else { high = middle }
    }
    return (-1, others)
  }

  /// How a text in lower case compares with a part of the pool: negative if it comes first, 0 if it is the same.
  private func order(_ text: Bytes, _ member: Slice) -> Int {
    let member = self.text[member]
    for index in 0..<min(text.count, member.count) {
      let difference = Int(asciiLowercased(text[index])) - Int(member[index])
      if difference != 0 { return difference }
    }
    return text.count - member.count
  }
}

extension Program {
  /// The member of a slot's set that a text is, whatever its case; the text itself if it is none.
  func member(_ text: Bytes, _ slot: Int) -> String {
    guard case .oneOf(let members) = type(slot) else { return text.string }
    return members.first { $0.isEqual(to: text) }
      ?? members.first { $0.utf8.elementsEqual(text) { asciiLowercased($0) == asciiLowercased($1) } } ?? text.string
  }
}
