extension ForeignPath {
  /// The paths that one stands for: with and without each part of a segment that may be left out, such as `(-:slug)`.
  ///
  /// - Returns: nil if there are more than 16.
  static func ways(_ path: String) -> [String]? {
    var (ways, done) = ([path], [String]())
    while let way = ways.popLast() {
      guard let group = way.groupInSegment else {
        done.append(way)
        continue
      }
      let inner = way[way.index(after: group.lowerBound)..<way.index(before: group.upperBound)]
      ways.append(String(way[..<group.lowerBound] + way[group.upperBound...]))
      ways.append(String(way[..<group.lowerBound] + inner + way[group.upperBound...]))
      if ways.count + done.count > 16 { return nil }
    }
    return done
  }
}

extension String {
  /// The first group that neither begins a segment nor begins with a slash.
  fileprivate var groupInSegment: Range<Index>? {
    var before: Character = "/"
    for index in indices {
      if self[index] == "(", !"/(".contains(before), !self[self.index(after: index)...].hasPrefix("/"),
        self[index...].group != nil
      {
        return index..<self[index...].behindGroup.startIndex
      }
      before = self[index]
    }
    return nil
  }
}
