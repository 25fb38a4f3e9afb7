import FingerpostEngine

/// A part of a file: the lines that begin in it. Parts that lie side by side have every line once, wherever they are cut.
struct ByteRange {
  let start: Int
  /// Nil: to the end.
  let end: Int?

  /// `START-END`, of which the last byte is not a part, or `START-`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = Int(parts[0]), parts[0].utf8.allSatisfy(Self.digits.contains) else {
      return nil
    }
    self.start = start
    guard !parts[1].isEmpty else {
      end = nil
      return
    }
    guard let end = Int(parts[1]), parts[1].utf8.allSatisfy(Self.digits.contains), start <= end else { return nil }
    self.end = end
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}

extension Console.Pieces {
  /// The bytes of the lines that begin in a range.
  func lines(in range: ByteRange) throws(SystemError) -> Console.Pieces {
    guard let seek else { throw .failed("it can only be read from its beginning, so --bytes cannot be used") }
    // The byte before says whether a line begins at the range.
    var position = max(0, range.start - 1)
    try seek(position)
    var (hasBegun, isOver) = (range.start == 0, range.end == 0)
    return Console.Pieces(size: size.map { min(range.end ?? $0, $0) - min(range.start, $0) }, done: done) {
      () throws(SystemError) in
      while !isOver {
        var chunk = try next()[...]
        if chunk.isEmpty { break }
        let start = position
        position += chunk.count
        if !hasBegun {
          guard let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else { continue }
          chunk = chunk[(end + 1)...]
          hasBegun = true
          if let last = range.end, start + end + 1 >= last { break }
        }
        // The last line begins before the end, and may go on after it.
        if let last = range.end, position >= last,
          let end = chunk[max(chunk.startIndex, min(chunk.endIndex, last - 1 - start))...].firstIndex(
            of: UInt8(ascii: "\n"))
        {
          isOver = true
          chunk = chunk[...end]
        }
        if !chunk.isEmpty { return Array(chunk) }
      }
      isOver = true
      return []
    }
  }
}
