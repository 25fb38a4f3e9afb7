import FingerpostRouteFile

/// Everything that the command line touches outside of itself; tests put memory in its place.
struct Console {
  /// The whole of a file.
  var readFile: (_ path: String) throws(SystemError) -> [UInt8]
  /// What is in a folder; nil for what is none.
  var listFolder: (_ path: String) throws(SystemError) -> [Entry]? = { _ in nil }
  /// The next bytes of the input as soon as there are any; none at its end.
  var read: () throws(SystemError) -> [UInt8]
  /// Hands all of the bytes on.
  var write: (_ bytes: [UInt8]) throws(SystemError) -> Void
  /// The same for what is said beside the output; nothing can be done where it fails.
  var complain: (_ bytes: [UInt8]) -> Void
  /// Whether people read the output.
  var isTerminal = false
  /// Whether people read what is said beside it.
  var isErrorTerminal = false
  /// A variable of the environment.
  var variable: (_ name: String) -> String? = { _ in nil }

  /// One name in a folder.
  struct Entry: Hashable {
    let name: String
    /// Not where it is a link to one: links can make circles.
    let isFolder: Bool
  }
}

/// What the system refused.
enum SystemError: Error, Equatable {
  /// Whoever read the output has had enough.
  case brokenPipe
  /// Anything else, in the system's words.
  case failed(String)

  /// The system's words.
  var reason: String {
    switch self {
    case .brokenPipe: "Broken pipe"
    case .failed(let reason): reason
    }
  }
}

extension Console {
  /// How the output is dressed.
  var style: Style { Style(isTerminal: isTerminal, variable: variable) }

  /// How what is said beside it is dressed.
  var errorStyle: Style { Style(isTerminal: isErrorTerminal, variable: variable) }

  /// Everything that the input still holds.
  func readAll() throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let chunk = try read()
      if chunk.isEmpty { return all }
      all += chunk
    }
  }

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
