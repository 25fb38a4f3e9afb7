import FingerpostRouteFile

extension Console {
  /// Calls `lines` with the lines of the input, whole and in order, one or more at a time, each with its end (LF, or CR LF);
  /// the last may have none. Calls `pause` each time before it waits for more.
  ///
  /// Of a line that comes in several reads the first `limit` bytes are all that is kept.
  func forEachLines(
    upTo limit: Int, _ lines: (ArraySlice<UInt8>) throws(ToolError) -> Void, pause: () throws(ToolError) -> Void
  ) throws(ToolError) {
    let lineFeed = UInt8(ascii: "\n")
    var unfinished: [UInt8] = []
    var isFirst = true
    while true {
      let chunk: [UInt8]
      do { chunk = try read() } catch { throw .unreadable(ToolError.input, error) }
      if chunk.isEmpty { break }
      var rest = chunk[...]
      if !unfinished.isEmpty, let end = rest.firstIndex(of: lineFeed) {
        unfinished += rest[..<end].prefix(limit - unfinished.count)
        unfinished.append(lineFeed)
        try lines(unfinished[...])
        isFirst = false
        unfinished.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      if let end = rest.lastIndex(of: lineFeed) {
        try lines(rest[...end])
        isFirst = false
        rest = rest[(end + 1)...]
      }
      unfinished += rest.prefix(limit - unfinished.count)
      try pause()
    }
    // A byte order mark alone is no line.
    if !(isFirst ? unfinished[...].withoutMark : unfinished[...]).isEmpty { try lines(unfinished[...]) }
  }
}
