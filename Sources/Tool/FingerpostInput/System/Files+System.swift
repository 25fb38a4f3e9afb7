// The one file that calls the system for the command line. Foundation lists folders and gives the environment. Files and pipes are read
// and written by POSIX.1: `Data(contentsOf:)` refuses a pipe, such as
// `fingerpost check <(make-table)` names one, and the essentials of Foundation have no `FileHandle`.

import FingerpostEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

extension Files {
  /// The system's files, and the process's input.
  package static var system: Files {
    Files(
      readFile: Descriptor.contents, listFolder: entries, openFile: Descriptor.pieces, readInput: Descriptor.input.next,
      replaceFile: Descriptor.replace, isSame: isSame)
  }

  /// By the device and the inode, so that another spelling or a link of either kind is told.
  private static func isSame(_ path: String, _ other: String) -> Bool {
    var (info, otherInfo) = (stat(), stat())
    guard unsafe stat(path, &info) == 0, unsafe stat(other, &otherInfo) == 0 else { return false }
    return info.st_mode & S_IFMT == S_IFREG && info.st_dev == otherInfo.st_dev && info.st_ino == otherInfo.st_ino
  }

  /// Nil if the path is not a folder, or does not exist: reading it as a file says more.
  private static func entries(of path: String) throws(SystemError) -> [Entry]? {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).map { name in
        Entry(name: name, kind: Entry.Kind(name, in: path))
      }
    } catch {
      let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
      if code == .ENOTDIR || code == .ENOENT { return nil }
      throw code.map { SystemError(code: $0.rawValue) } ?? .failed("\(error)")
    }
  }
}

extension Files.Entry.Kind {
  fileprivate init(_ name: String, in folder: String) {
    let path = "\(folder)/\(name)"
    var info = stat()
    guard unsafe lstat(path, &info) == 0 else {
      // Foundation repairs a name that is not UTF-8, and no file has the repaired one.
      self = errno == ENOENT && name.unicodeScalars.contains("\u{FFFD}") ? .unnamed : .file
      return
    }
    let isLink = info.st_mode & S_IFMT == S_IFLNK
    guard unsafe !isLink || stat(path, &info) == 0 else {
      // Reading it says what else is wrong.
      self = errno == ELOOP ? .circle : .file
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = isLink ? .file : .folder
    default: self = .stream
    }
  }
}

package struct Descriptor: Sendable {
  static let input = Descriptor(number: STDIN_FILENO)
  package static let output = Descriptor(number: STDOUT_FILENO)
  package static let errors = Descriptor(number: STDERR_FILENO)
  /// No less than a pipe holds, and enough of a file to keep all cores busy.
  private static let chunk = 1 << 20

  let number: Int32

  package var isTerminal: Bool { isatty(number) == 1 }

  /// How many columns a terminal has; nil if it does not say, or if this is no terminal.
  package var columns: Int? {
    #if os(WASI)
      return nil
    #else
      var size = winsize()
      guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    #endif
  }

  static func contents(of path: String, upTo limit: Int) throws(SystemError) -> [UInt8] {
    let file = Descriptor(number: unsafe open(path, O_RDONLY))
    guard file.number >= 0 else { throw .last }
    defer { _ = close(file.number) }
    return try [UInt8](upTo: limit, of: file.next)
  }

  /// A file is closed at its end, or with the process. One that is named `.gz` is unpacked.
  static func pieces(of path: String) throws(SystemError) -> Files.Pieces {
    let file = Descriptor(number: unsafe open(path, O_RDONLY))
    guard file.number >= 0 else { throw .last }
    var info = stat()
    let size = unsafe fstat(file.number, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil
    var count = 0
    func next() throws(SystemError) -> [UInt8] {
      let bytes = try file.next()
      count += bytes.count
      if bytes.isEmpty { _ = close(file.number) }
      return bytes
    }
    func go(to byte: Int) throws(SystemError) {
      guard lseek(file.number, off_t(byte), SEEK_SET) >= 0 else { throw .last }
    }
    guard path.hasSuffix(".gz") else { return Files.Pieces(size: size, done: { count }, seek: go, next: next) }
    let gzip = try Gzip()
    return Files.Pieces(size: size, done: { count }) { () throws(SystemError) in try gzip.next(of: next) }
  }

  /// Writes a new file beside the old one, and moves it there once it is complete. What is not a file, as /dev/stdout is not, is
  /// written to.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var old = stat()
    let isThere = unsafe stat(path, &old) == 0
    guard !isThere || old.st_mode & S_IFMT == S_IFREG else { return try fill(path, with: bytes, O_WRONLY) }
    let new = "\(path).\(ProcessInfo.processInfo.processIdentifier).new"
    do throws(SystemError) {
      try fill(new, with: bytes, O_WRONLY | O_CREAT | O_EXCL, mode: isThere ? mode_t(old.st_mode) & 0o777 : 0o666)
      guard unsafe rename(new, path) == 0 else { throw .last }
    } catch {
      _ = unsafe unlink(new)
      throw error
    }
  }

  private static func fill(
    _ path: String, with bytes: [UInt8], _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) {
    let file = Descriptor(number: unsafe open(path, flags, mode))
    guard file.number >= 0 else { throw .last }
    defer { _ = close(file.number) }
    try file.put(bytes)
  }

  func next() throws(SystemError) -> [UInt8] {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initializedCount in
      repeat { count = unsafe read(number, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initializedCount = max(0, count)
    }
    guard count >= 0 else { throw .last }
    return bytes
  }

  package func put(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      guard count >= 0 || errno == EINTR else { throw .last }
      written += max(0, count)
    }
  }
}

/// The process that runs.
package enum SystemProcess {
  /// The words after the program's name; nil if one is not UTF-8, which a `String` would repair and so hide.
  package static var arguments: [String]? {
    let words = CommandLine.arguments.indices.dropFirst().map { index in
      unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
    }
    return words.contains(nil) ? nil : words.compactMap(\.self)
  }

  package static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Makes a reader that goes away an error of `write`, which ends quietly, and not a signal that kills.
  package static func ignoreClosedPipes() {
    #if !os(WASI)
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
  }

  package static func end(_ status: Int32) -> Never { exit(status) }
}

extension SystemError {
  /// What went wrong last.
  fileprivate static var last: SystemError { SystemError(code: errno) }

  fileprivate init(code: Int32) {
    self =
      switch code {
      case EPIPE: .brokenPipe
      case ENAMETOOLONG: .nameTooLong
      default: .failed(unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)")
      }
  }
}
