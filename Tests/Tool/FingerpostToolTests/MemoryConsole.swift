import FingerpostInput
import FingerpostProof

@testable import FingerpostTool

/// What a command line left behind.
struct Run: Equatable {
  var status: Int32
  var output = ""
  var errors = ""
}

/// A console in memory.
final class Memory {
  var files: [String: [UInt8]] = ["social.routes": Array(socialRoutes.utf8)]
  /// What each read of the input returns.
  var input: [[UInt8]] = []
  var isTerminal = false
  var variables: [String: String] = [:]
  /// How many writes the reader of the output takes before it goes; nil: all.
  var writesTaken: Int?
  /// What in a folder is not a file.
  var kinds: [String: Files.Entry.Kind] = [:]
  /// What every read of the input fails with.
  var readError: SystemError?
  /// Files that are there, and cannot be read.
  var fileErrors: [String: SystemError] = [:]
  /// Folders that cannot be read.
  var folderErrors: [String: SystemError] = [:]
  /// What every write fails with.
  var writeError: SystemError?
  /// What a command may cost.
  var budget = Work.Budget.standard
  /// Whether files can be written.
  var takesFiles = false
  /// Reads and writes in the order in which they came: `r` and `w`.
  var log = ""
  private var output: [UInt8] = []
  private var errors: [UInt8] = []

  /// Everything said beside the output.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// What a command line leaves behind, without its codes.
  func run(_ words: [String]) -> Run {
    var run = codedRun(words)
    (run.output, run.errors) = (run.output.uncoded, run.errors.uncoded)
    return run
  }

  /// What a command line leaves behind, as it is.
  func codedRun(_ words: [String]) -> Run {
    let status = Tool.run(words, on: console)
    return Run(
      status: status.rawValue, output: String(decoding: output, as: UTF8.self), errors: errorText)
  }

  /// Runs a command line over `social.routes` and the files given.
  static func run(_ words: [String], files: [String: String] = [:], input: String = "") -> Run {
    let memory = Memory()
    for (path, text) in files { memory.files[path] = Array(text.utf8) }
    if !input.isEmpty { memory.input = [Array(input.utf8)] }
    return memory.run(words)
  }

  private func readFile(_ path: String, _ limit: Int) throws(SystemError) -> [UInt8] {
    if let error = fileErrors[path] { throw error }
    guard let bytes = files[path] else { throw .failed("No such file or directory") }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// The console itself, for what is not a command.
  var console: Console {
    Console(
      files: filesInMemory,
      write: { bytes throws(SystemError) in
        self.log += "w"
        if let error = self.writeError { throw error }
        if let left = self.writesTaken {
          guard left > 0 else { throw .brokenPipe }
          self.writesTaken = left - 1
        }
        self.output += bytes
      },
      complain: { self.errors += $0 },
      isTerminal: isTerminal, isErrorTerminal: isTerminal,
      variable: { self.variables[$0] }, budget: budget)
  }

  private var filesInMemory: Files {
    Files(
      readFile: readFile,
      listFolder: { path throws(SystemError) in
        if let error = self.folderErrors[path] { throw error }
        let folder = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
        let below = self.files.keys.filter { $0.hasPrefix(folder) }.map { $0.dropFirst(folder.count) }
        let entries = Set(
          below.map { name in
            Files.Entry(
              name: String(name.prefix { $0 != "/" }),
              kind: name.contains("/") ? .folder : self.kinds[folder + name] ?? .file)
          })
        // In no order, as a system gives them.
        return entries.isEmpty ? nil : Array(entries)
      },
      openFile: { path throws(SystemError) in
        let bytes = try self.readFile(path, .max)
        var rest = bytes[...]
        return Files.Pieces(size: bytes.count, seek: { rest = bytes.dropFirst($0) }) { () throws(SystemError) in
          defer { rest = [] }
          return Array(rest)
        }
      },
      readInput: { () throws(SystemError) in
        self.log += "r"
        if let error = self.readError { throw error }
        return self.input.isEmpty ? [] : self.input.removeFirst()
      },
      replaceFile: { path, bytes throws(SystemError) in
        guard self.takesFiles else { throw .failed("Read-only file system") }
        self.files[path] = bytes
      },
      isSame: { $0.isSamePath(as: $1) })
  }
}

extension String {
  /// Whether both name one file of a console in memory: `links.routes` and `./app/../links.routes`.
  fileprivate func isSamePath(as other: String) -> Bool {
    func parts(_ path: String) -> [Substring] {
      path.split(separator: "/").reduce(into: []) { parts, part in
        if part == "..", let last = parts.last, last != ".." {
          parts.removeLast()
        } else if part != "." {
          parts.append(part)
        }
      }
    }
    return hasPrefix("/") == other.hasPrefix("/") && parts(self) == parts(other)
  }
}

/// Runs a command line over `social.routes` and the files given.
func run(_ words: String..., files: [String: String] = [:], input: String = "") -> Run {
  Memory.run(words, files: files, input: input)
}

/// The routes of `Examples/social.routes`.
let socialRoutes = """
  origins appscheme:// https://social.example
  showMyProfile  users/me
  showProfile    users/{userId}/profile
  follow         users/{userId}/follow
  retweet        retweet?{tweetId:int}
  showUserTweet  users/{userId}/tweets/{tweetId:int}

  """
