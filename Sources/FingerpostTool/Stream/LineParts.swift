import FingerpostRouteFile

/// A text in blocks of whole lines, in order, each line with its end (LF, or CR LF); the last may have none.
///
/// Of a line that is not complete the first `limit` bytes are all that is kept while more of it is read. One thread at a time asks.
final class LineBlocks: @unchecked Sendable {
  private let pieces: Console.Pieces
  private let subject: String
  private let limit: Int
  private var unfinished: [UInt8] = []
  private var (isFirst, isOver) = (true, false)

  /// - Parameter subject: what errors call the text.
  init(_ pieces: Console.Pieces, of subject: String, upTo limit: Int) {
    (self.pieces, self.subject, self.limit) = (pieces, subject, limit)
  }

  /// Nil at the end.
  func next() throws(ToolError) -> ArraySlice<UInt8>? {
    while !isOver {
      let chunk: [UInt8]
      do throws(SystemError) { chunk = try pieces.next() } catch { throw .unreadable(subject, error) }
      if chunk.isEmpty {
        isOver = true
        // A byte order mark alone is not a line.
        return (isFirst ? unfinished[...].withoutMark : unfinished[...]).isEmpty ? nil : unfinished[...]
      }
      // Only what is new is searched: a long line comes in many pieces.
      guard let end = chunk.lastIndex(of: UInt8(ascii: "\n")) else {
        keep(chunk[...])
        continue
      }
      let block = unfinished.isEmpty ? chunk[...end] : (unfinished + chunk[...end])[...]
      unfinished.removeAll()
      keep(chunk[(end + 1)...])
      isFirst = false
      return block
    }
    return nil
  }

  private func keep(_ bytes: ArraySlice<UInt8>) { unfinished += bytes.prefix(max(0, limit - unfinished.count)) }
}

/// Whole lines of a stream, as many as one worker answers at a time.
struct LinePart: Sendable {
  let bytes: ArraySlice<UInt8>
  /// The number of the first line, from 1, where lines are counted.
  let firstLine: Int
  /// Whether the stream begins here, maybe with a byte order mark.
  let isFirst: Bool
}

struct LineParts {
  private let size: Int
  private let countsLines: Bool
  private var line = 1
  private var isFirst = true

  /// - Parameter size: how many bytes a part has, at least; the last one may have fewer.
  init(size: Int, countsLines: Bool) { (self.size, self.countsLines) = (max(1, size), countsLines) }

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

/// A line of many: where it ends, and whether a look at each character is needed before it is shown.
@safe struct LineScan {
  /// The bytes of the line, without its end.
  let line: UnsafeBufferPointer<UInt8>
  /// Nothing but ASCII that shows: it is UTF-8, and shown as it is.
  let isPlain: Bool
  let next: Int

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The line that begins at `start`, which is not the end of the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let stop = unsafe Self.firstNotPlain(in: bytes, from: start)
    var end = stop
    while unsafe end < bytes.count && bytes[end] != Self.lineFeed { end += 1 }
    let hasReturn = unsafe end > start && bytes[end - 1] == Self.carriageReturn
    let content = hasReturn ? end - 1 : end
    unsafe line = UnsafeBufferPointer(rebasing: bytes[start..<content])
    (isPlain, next) = (stop >= content, end + 1)
  }

  /// The first byte from `start` on that is not ASCII that shows, or the end.
  static func firstNotPlain(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = unsafe UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let odd = notPlain(word)
      if odd != 0 { return index + odd.trailingZeroBitCount / 8 }
      index += 8
    }
    while unsafe index < raw.count && isPlain(raw[index]) { index += 1 }
    return index
  }

  static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// The high bit of each of eight bytes that is below 0x20 or above 0x7E.
  private static func notPlain(_ word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let isAbove = word | ((word & ~high) &+ 0x0101_0101_0101_0101)
    let isBelow = ~((word | high) &- 0x2020_2020_2020_2020)
    return (isAbove | isBelow) & high
  }
}

/// A part of a file: the lines that begin in it. Parts that lie side by side have every line once, wherever they are cut.
struct ByteRange {
  let start: Int
  /// Nil: to the end.
  let end: Int?

  /// `START-END`, of which the last byte is not a part, or `START-`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // An Int may have a sign, too.
    let numbers = parts.map { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == 2, let start = numbers[0], parts[1].isEmpty || start <= numbers[1] ?? -1 else { return nil }
    (self.start, end) = (start, numbers[1])
  }
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
