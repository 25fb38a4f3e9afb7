/// A part of a file: the lines that begin in it. Parts that lie side by side have every line once, wherever they are cut.
package struct ByteRange {
  package let start: Int
  /// Nil: to the end.
  let end: Int?

  /// `START-END`, of which the last byte is not a part, or `START-`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // An Int may have a sign, too.
    let numbers = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == 2, let start = numbers[0], parts[1].isEmpty || start <= numbers[1] ?? -1 else { return nil }
    (self.start, end) = (start, numbers[1])
  }
}

extension Files.Pieces {
  /// The bytes of the lines that begin in a range.
  func lines(in range: ByteRange) throws(SystemError) -> Files.Pieces {
    guard let seek else { throw .failed("it can only be read from its beginning, so --bytes cannot be used") }
    // The byte before says whether a line begins at the range.
    var position = max(0, range.start - 1)
    try seek(position)
    var (hasBegun, isOver) = (range.start == 0, range.end == 0)
    return Files.Pieces(size: size.map { min(range.end ?? $0, $0) - min(range.start, $0) }, done: done) {
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

extension Files {
  /// A file, or the input, piece by piece; of a file maybe the lines that begin in a range.
  package func pieces(_ path: String, _ range: ByteRange? = nil) throws(InputError) -> Pieces {
    do throws(SystemError) {
      let pieces = path == "-" ? Pieces(next: readInput) : try openFile(path)
      return try range.map { range throws(SystemError) in try pieces.lines(in: range) } ?? pieces
    } catch {
      throw .unreadable(path == "-" ? InputError.input : path, error)
    }
  }
}
