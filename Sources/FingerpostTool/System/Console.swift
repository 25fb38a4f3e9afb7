/// Everything that the command line touches outside of itself; tests replace it with memory.
struct Console {
  /// The whole of a file.
  var readFile: (_ path: String) throws(SystemError) -> [UInt8]
  /// The entries of a folder; nil where the path is no folder.
  var listFolder: (_ path: String) throws(SystemError) -> [Entry]? = { _ in nil }
  /// The next bytes of the input, as soon as there are any; empty at its end.
  var read: () throws(SystemError) -> [UInt8]
  /// Writes all of the bytes to the output.
  var write: (_ bytes: [UInt8]) throws(SystemError) -> Void
  /// Writes all of the bytes to the standard error; a failure is ignored.
  var complain: (_ bytes: [UInt8]) -> Void
  /// Makes these bytes the whole of a file, or leaves it as it was.
  var replaceFile: (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void = { _, _ throws(SystemError) in
    throw .failed("Read-only file system")
  }
  /// Whether the output is a terminal.
  var isTerminal = false
  /// Whether the standard error is a terminal.
  var isErrorTerminal = false
  /// A variable of the environment.
  var variable: (_ name: String) -> String? = { _ in nil }

  /// One name in a folder.
  struct Entry: Hashable {
    let name: String
    /// False for a symbolic link to a folder: such links can make circles.
    let isFolder: Bool
  }
}

/// What the system refused.
enum SystemError: Error, Equatable {
  /// Nobody reads the output any more.
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
  /// Everything that the input still holds.
  func readAll() throws(SystemError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let chunk = try read()
      if chunk.isEmpty { return all }
      all += chunk
    }
  }
}
