import FingerpostRouteFile

/// A text in blocks of whole lines, in order, each line with its end (LF, or CR LF); the last may have none.
///
/// Of a line that is not complete the first `limit` bytes are all that is kept while more of it is read. One thread at a time asks.
package final class LineBlocks: @unchecked Sendable {
  private let pieces: Files.Pieces
  private let subject: String
  private let limit: Int
  private var unfinished: [UInt8] = []
  private var (isFirst, isOver) = (true, false)

  /// - Parameter subject: what errors call the text.
  package init(_ pieces: Files.Pieces, of subject: String, upTo limit: Int) {
    (self.pieces, self.subject, self.limit) = (pieces, subject, limit)
  }

  /// Nil at the end.
  package func next() throws(InputError) -> ArraySlice<UInt8>? {
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
package struct LinePart: Sendable {
  package let bytes: ArraySlice<UInt8>
  /// The number of the first line, from 1, where lines are counted.
  package let firstLine: Int
  /// Whether the stream begins here, maybe with a byte order mark.
  package let isFirst: Bool
}

package struct LineParts {
  private let size: Int
  private let countsLines: Bool
  private var line = 1
  private var isFirst = true

  /// - Parameter size: how many bytes a part has, at least; the last one may have fewer.
  package init(size: Int, countsLines: Bool) { (self.size, self.countsLines) = (max(1, size), countsLines) }

  package mutating func next(_ count: Int, of lines: inout ArraySlice<UInt8>) -> [LinePart] {
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
