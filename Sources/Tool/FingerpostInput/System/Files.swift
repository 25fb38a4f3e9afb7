import FingerpostEngine
import FingerpostRouteFile

/// The files, the folders and the input of a process; tests replace them with memory.
package struct Files {
  /// The whole of a file; throws if it holds more bytes than the limit.
  package var readFile: (_ path: String, _ limit: Int) throws(SystemError) -> [UInt8]
  /// The entries of a folder; nil if the path is not a folder.
  package var listFolder: (_ path: String) throws(SystemError) -> [Entry]?
  /// A file to be read piece by piece.
  package var openFile: (_ path: String) throws(SystemError) -> Pieces
  /// The next bytes of the input, as soon as there are any; empty at its end.
  package var readInput: () throws(SystemError) -> [UInt8]
  /// Makes these bytes the whole of a file, or leaves it as it was.
  package var replaceFile: (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void
  /// Whether two paths name one file, which is there.
  package var isSame: (_ path: String, _ other: String) -> Bool
  /// The most that is read of the input, of a file, or of all files of a folder, in bytes.
  package var limit = 64 << 20

  package init(
    readFile: @escaping (_ path: String, _ limit: Int) throws(SystemError) -> [UInt8],
    listFolder: @escaping (_ path: String) throws(SystemError) -> [Entry]? = { _ in nil },
    openFile: @escaping (_ path: String) throws(SystemError) -> Pieces,
    readInput: @escaping () throws(SystemError) -> [UInt8],
    replaceFile: @escaping (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void,
    isSame: @escaping (_ path: String, _ other: String) -> Bool
  ) {
    (self.readFile, self.listFolder, self.openFile) = (readFile, listFolder, openFile)
    (self.readInput, self.replaceFile, self.isSame) = (readInput, replaceFile, isSame)
  }

  /// The bytes of a file, one piece after the other.
  package struct Pieces {
    /// How many bytes there are, and how many of them were read, as far as that is known.
    package var size: Int?
    package var done: () -> Int
    /// Goes on at a byte; nil if the bytes come one after the other alone.
    let seek: ((Int) throws(SystemError) -> Void)?
    /// The next bytes; empty at the end.
    let next: () throws(SystemError) -> [UInt8]

    package init(
      size: Int? = nil, done: @escaping () -> Int = { 0 }, seek: ((Int) throws(SystemError) -> Void)? = nil,
      next: @escaping () throws(SystemError) -> [UInt8]
    ) {
      (self.size, self.done, self.seek, self.next) = (size, done, seek, next)
    }
  }

  package struct Entry: Hashable {
    package enum Kind: Hashable {
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

    package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }
  }
}

extension Files {
  /// The whole of a file.
  package func file(_ path: String) throws(InputError) -> [UInt8] {
    do { return try readFile(path, limit) } catch { throw .unreadable(path, error) }
  }

  /// The whole of a file, or of the input, which `-` stands for.
  package func fileOrInput(_ path: String) throws(InputError) -> [UInt8] {
    guard path == "-" else { return try file(path) }
    do { return try [UInt8](upTo: limit, of: readInput) } catch { throw .unreadable(InputError.input, error) }
  }

  /// Makes a text the whole of a file, or leaves it as it was.
  package func replace(_ path: String, with text: String) throws(InputError) {
    do { try replaceFile(path, Array(text.utf8)) } catch { throw .unwritable(error, path: path) }
  }
}

package enum SystemError: Error, Equatable {
  /// The reader of the output has closed it.
  case brokenPipe
  case tooLarge(limit: Int)
  case nameTooLong
  /// Anything else, in the system's words.
  case failed(String)

  package var reason: String {
    switch self {
    case .brokenPipe: "Broken pipe"
    case .tooLarge(let limit): "there is more than \(limit >> 20) MiB to read; --limit=MIB sets another limit"
    case .nameTooLong: "File name too long"
    case .failed(let reason): reason
    }
  }
}

/// Why something was not read, or not written.
package enum InputError: Error, Equatable {
  /// What was asked for is nowhere, or several things; a wrong value has a code.
  case usage(_ message: String, FaultCode? = nil)
  /// A file, or the input, could not be read at all.
  case unreadable(_ subject: String, SystemError)
  /// A table that does not read, with every fault.
  case faulty(path: String, RouteFileError)
  /// The output, or the file that is named, could not be written.
  case unwritable(SystemError, path: String? = nil)

  /// What ``unreadable(_:_:)`` calls the input.
  package static let input = "the input"

  /// What went wrong, in one line.
  package var summary: String {
    switch self {
    case .usage(let message, _): return message
    case .unreadable(let subject, let error): return "cannot read \(subject): \(error.reason)"
    case .faulty(let path, let error):
      let count = error.faults.count == 1 ? "1 fault" : "\(error.faults.count) faults"
      return "\(path): \(count); no route was read"
    case .unwritable(let error, let path): return "cannot write \(path ?? "the output"): \(error.reason)"
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
