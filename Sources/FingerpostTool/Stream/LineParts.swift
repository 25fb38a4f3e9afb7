import FingerpostRouteFile

extension Console {
  /// The same of the input.
  func forEachLines(
    upTo limit: Int, _ lines: (ArraySlice<UInt8>) throws(ToolError) -> Void, pause: () throws(ToolError) -> Void
  ) throws(ToolError) {
    try Pieces(next: read).forEachLines(of: ToolError.input, upTo: limit, lines, pause: pause)
  }
}

extension Console.Pieces {
  /// Calls `lines` with the lines of the text, whole and in order, one or more at a time; see ``LineBlocks``. Calls `pause` each
  /// time before it waits for more.
  ///
  /// - Parameter subject: what errors call the text.
  func forEachLines(
    of subject: String, upTo limit: Int, _ lines: (ArraySlice<UInt8>) throws(ToolError) -> Void,
    pause: () throws(ToolError) -> Void
  ) throws(ToolError) {
    let blocks = LineBlocks(self, of: subject, upTo: limit)
    while let block = try blocks.next() {
      try lines(block)
      try pause()
    }
  }
}

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
