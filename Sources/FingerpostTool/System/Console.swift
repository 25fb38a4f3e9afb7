/// Everything that the command line touches outside of itself; tests replace it with memory.
struct Console {
  /// The whole of a file; throws if it holds more bytes than the limit.
  var readFile: (_ path: String, _ limit: Int) throws(SystemError) -> [UInt8]
  /// The entries of a folder; nil if the path is not a folder.
  var listFolder: (_ path: String) throws(SystemError) -> [Entry]? = { _ in nil }
  /// A file to be read piece by piece.
  var openFile: (_ path: String) throws(SystemError) -> Pieces
  /// The next bytes of the input, as soon as there are any; empty at its end.
  var read: () throws(SystemError) -> [UInt8]
  var write: (_ bytes: [UInt8]) throws(SystemError) -> Void
  /// Writes all of the bytes to the standard error; a failure is ignored.
  var complain: (_ bytes: [UInt8]) -> Void
  /// Makes these bytes the whole of a file, or leaves it as it was.
  var replaceFile: (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void = { _, _ throws(SystemError) in
    throw .failed("Read-only file system")
  }
  var isTerminal = false
  var isErrorTerminal = false
  var variable: (_ name: String) -> String? = { _ in nil }
  /// The most that is read of the input, of a file, or of all files of a folder, in bytes.
  var limit = 64 << 20

  /// The bytes of a file, one piece after the other.
  struct Pieces {
    /// How many bytes there are, and how many of them were read, as far as that is known.
    var size: Int?
    var done: () -> Int = { 0 }
    /// Goes on at a byte; nil if the bytes come one after the other alone.
    var seek: ((Int) throws(SystemError) -> Void)? = nil
    /// The next bytes; empty at the end.
    let next: () throws(SystemError) -> [UInt8]
  }

  struct Entry: Hashable {
    enum Kind: Hashable {
      /// A file, or a symbolic link to one. A link to a folder counts as a file: such links can make circles.
      case file
      case folder
      /// A pipe, a socket or a device, which may never end.
      case stream
      /// A symbolic link that leads back to itself.
      case circle
      /// A name that is not UTF-8, which a `String` would repair: no file has the repaired name.
      case unnamed
    }

    let name: String
    let kind: Kind
  }
}

enum SystemError: Error, Equatable {
  /// The reader of the output has closed it.
  case brokenPipe
  case tooLarge(limit: Int)
  case nameTooLong
  /// Anything else, in the system's words.
  case failed(String)

  var reason: String {
    switch self {
    case .brokenPipe: "Broken pipe"
    case .tooLarge(let limit): "there is more than \(limit >> 20) MiB to read; --limit=MIB sets another limit"
    case .nameTooLong: "File name too long"
    case .failed(let reason): reason
    }
  }
}

extension [UInt8] {
  /// Everything that `next` gives, until it gives nothing.
  init(upTo limit: Int, of next: () throws(SystemError) -> [UInt8]) throws(SystemError) {
    self = []
    while case let chunk = try next(), !chunk.isEmpty {
      guard chunk.count <= limit - count else { throw .tooLarge(limit: limit) }
      self += chunk
    }
  }
}

enum Executable {
  static let name = "fingerpost"
  static let version = "0.1.0"
}
