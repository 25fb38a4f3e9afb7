/// Whole lines of a stream, as many as one worker answers at a time.
struct LinePart: Sendable {
  let bytes: ArraySlice<UInt8>
  /// The number of the first line, from 1, where lines are counted.
  let firstLine: Int
  /// Whether the stream begins here, maybe with a byte order mark.
  let isFirst: Bool
}

/// Cuts lines into parts.
struct LineParts {
  private let size: Int
  private let countsLines: Bool
  private var line = 1
  private var isFirst = true

  /// - Parameter size: how many bytes a part has, at least; the last one may have fewer.
  init(size: Int, countsLines: Bool) { (self.size, self.countsLines) = (max(1, size), countsLines) }

  /// Takes as many parts at most from the front of whole lines.
  mutating func next(_ count: Int, of lines: inout ArraySlice<UInt8>) -> [LinePart] {
    var parts: [LinePart] = []
    while parts.count < count, !lines.isEmpty {
      let last = lines.dropFirst(size - 1).firstIndex(of: UInt8(ascii: "\n")) ?? lines.endIndex - 1
      let part = lines[...last]
      lines = lines[(last + 1)...]
      parts.append(LinePart(bytes: part, firstLine: line, isFirst: isFirst))
      isFirst = false
      if countsLines { line += part.count { $0 == UInt8(ascii: "\n") } }
    }
    return parts
  }
}
