// The one file that calls the system, threads aside: open, read, write, opendir, readdir, lstat, isatty, getenv, signal and exit of POSIX.1.

import FingerpostEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(WASILibc)
  import WASILibc
#endif

extension Console {
  /// The process's own input, output and files.
  static var system: Console {
    #if !os(WASI)
      // A reader that goes away is then an error of `write`, which ends quietly, and not a signal that kills.
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
    return Console(
      readFile: Descriptor.contents,
      listFolder: Descriptor.entries,
      read: Descriptor.input.next,
      write: Descriptor.output.put,
      complain: { try? Descriptor.errors.put($0) },
      isTerminal: Descriptor.output.isTerminal,
      isErrorTerminal: Descriptor.errors.isTerminal,
      variable: { name in unsafe getenv(name).map { unsafe String(cString: $0) } })
  }

  /// The words after the program's name; nil where one is not UTF-8, which a `String` would mend and so hide.
  static var arguments: [String]? {
    let words = CommandLine.arguments
    for index in words.indices {
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
      guard UTF8Rule.firstInvalid(in: bytes[...]) == nil else { return nil }
    }
    return Array(words.dropFirst())
  }

  static func end(_ status: Int32) -> Never { exit(status) }
}

/// A file descriptor.
private struct Descriptor {
  static let input = Descriptor(number: STDIN_FILENO)
  static let output = Descriptor(number: STDOUT_FILENO)
  static let errors = Descriptor(number: STDERR_FILENO)
  /// No less than a pipe holds, and enough of a file to keep all cores busy.
  private static let chunk = 1 << 20

  let number: Int32

  var isTerminal: Bool { isatty(number) == 1 }

  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let file = Descriptor(number: unsafe open(path, O_RDONLY))
    guard file.number >= 0 else { throw failure }
    defer { _ = close(file.number) }
    var all: [UInt8] = []
    while true {
      let next = try file.next()
      if next.isEmpty { return all }
      all += next
    }
  }

  func next() throws(SystemError) -> [UInt8] {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, initializedCount in
      repeat { count = unsafe read(number, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      initializedCount = max(0, count)
    }
    guard count >= 0 else { throw Self.failure }
    return bytes
  }

  func put(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      guard count >= 0 || errno == EINTR else { throw Self.failure }
      written += max(0, count)
    }
  }

  /// Nil for what is no folder, or is not there: to read it says more.
  static func entries(of path: String) throws(SystemError) -> [Console.Entry]? {
    guard let folder = unsafe opendir(path) else {
      if errno == ENOTDIR || errno == ENOENT { return nil }
      throw failure
    }
    defer { _ = unsafe closedir(folder) }
    var entries: [Console.Entry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      // An entry may be shorter than its type: no copy is made of it.
      guard let start = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let bytes = unsafe UnsafeRawPointer(entry) + start
      let name = unsafe String(cString: bytes.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { entries.append(.init(name: name, isFolder: isFolder("\(path)/\(name)"))) }
    }
    guard errno == 0 else { throw failure }
    return entries
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static var failure: SystemError {
    let code = errno
    if code == EPIPE { return .brokenPipe }
    guard let words = unsafe strerror(code) else { return .failed("error \(code)") }
    return unsafe .failed(String(cString: words))
  }
}
