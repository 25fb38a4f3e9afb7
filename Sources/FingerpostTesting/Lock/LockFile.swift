import FingerpostAnalysis
import FingerpostCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lock file of a test.
struct LockFile {
  /// Why there is nothing to compare with.
  enum Fault: Error {
    case missing
    case unreadable(String)
    case unwritable(String)
    /// The tables that it holds, none of which is that of the router's enum.
    case unnamed([String], name: String)
    /// This run wrote the table of another enum of the same name.
    case written(name: String)
    /// What the variable says, which is nothing that it may say.
    case mode(String)
  }

  /// What ``mode`` says if the file is to be written.
  static let write = "write"

  /// The environment variable that says whether lock files are written.
  static var mode: String? { ProcessInfo.processInfo.environment["FINGERPOST_LOCK"] }

  let path: String

  /// - Parameters:
  ///   - path: seen from the folder of `file`.
  ///   - file: the path of the test.
  init(_ path: String, from file: String) {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    self.path = path.hasPrefix("/") ? path : folder + path
  }

  func read() throws(Fault) -> TableLock {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing }
    do {
      return try JSONDecoder().decode(TableLock.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as TableLockError {
      throw .unreadable(error.faults.map(\.description).joined(separator: "; "))
    } catch is DecodingError {
      throw .unreadable("it is no JSON")
    } catch {
      throw .unreadable("\(error)")
    }
  }

}

extension LockFile.Fault {
  func message(_ path: String) -> String {
    switch self {
    case .missing: "there is no lock file \(path): write it with \(RouteFailure.lockCommand), and commit it"
    case .unreadable(let reason):
      "the lock file \(path) does not read: \(reason); restore it, or delete it and write it anew with \(RouteFailure.lockCommand)"
    case .unwritable(let reason): "the lock file \(path) cannot be written: \(reason)"
    case .unnamed(let names, let name):
      "the lock file \(path) holds \(names.isEmpty ? "no table" : names.joined(separator: ", ")), and no table of \(name): add it with "
        + "\(RouteFailure.lockCommand); or if the enum had another name, change the name in the file"
    case .written(let name):
      "the lock file \(path) was written for another enum named \(name) in this run: give one of the two a file of its own"
    case .mode(let mode): "FINGERPOST_LOCK is \"write\" or not set, not \"\(mode)\""
    }
  }
}
