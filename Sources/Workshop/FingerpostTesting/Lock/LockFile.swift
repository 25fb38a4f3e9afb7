import FingerpostAnalysis
import FingerpostCore
import FingerpostOpening

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lock file of a test.
struct LockFile {
  /// Why there is no table to compare with.
  enum Fault: Error {
    case missing
    case unreadable(String)
    case unwritable(String)
    /// The tables in the file; none is the table of the router's enum.
    case unnamed([String], name: String)
    /// This run wrote the table of another enum of the same name.
    case written(name: String)
    /// The invalid value of the variable.
    case mode(String)
  }

  /// What ``mode`` says if the file is to be written.
  static let write = "write"

  /// The environment variable that says whether lock files are written.
  static var mode: String? { ProcessInfo.processInfo.environment["FINGERPOST_LOCK"] }

  /// The path as the test gave it, which messages show.
  let name: String
  let path: String

  /// - Parameters:
  ///   - name: the path, relative to the folder of `file`.
  ///   - file: the path of the test.
  init(_ name: String, from file: String) {
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    self.name = name
    path = name.hasPrefix("/") ? name : folder + name
  }

  func read() throws(Fault) -> TableLock {
    guard FileManager.default.fileExists(atPath: path) else { throw .missing }
    do {
      return try JSONDecoder().decode(TableLock.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as TableLockError {
      throw .unreadable(error.faults.map(\.description).joined(separator: "; "))
    } catch is DecodingError {
      throw .unreadable("it is not JSON")
    } catch {
      throw .unreadable("\(error)")
    }
  }

}

extension LockFile.Fault {
  /// - Parameter file: the path as the test gave it.
  func message(_ file: String) -> String {
    switch self {
    case .missing: "there is no lock file \(file): write it with \(RouteFailure.lockCommand), and commit it"
    case .unreadable(let reason):
      "the lock file \(file) cannot be read: \(reason); restore it, or delete it and write it again with \(RouteFailure.lockCommand)"
    case .unwritable(let reason): "the lock file \(file) cannot be written: \(reason)"
    case .unnamed(let names, let name):
      "the lock file \(file) has \(names.isEmpty ? "no tables" : "tables of \(names.joined(separator: ", "))"), but none of \(name): add it with "
        + "\(RouteFailure.lockCommand); or if the enum had another name, change the name in the file"
    case .written(let name):
      "the lock file \(file) was written for another enum named \(name) in this run: give one of the two a file of its own"
    case .mode(let mode): "FINGERPOST_LOCK must be \"write\" or not set, not \"\(mode)\""
    }
  }
}

extension LockFile {
  /// What was written.
  struct Written: CustomStringConvertible {
    enum Change: String {
      case created, added, changed, unchanged
    }

    /// The path as the test gave it.
    let file: String
    /// The name of the enum, and how many routes it has.
    let name: String
    let routeCount: Int
    let change: Change
    /// The tables of others, which the file keeps.
    let kept: [String]

    var description: String {
      let routes = "\(name), \(routeCount) route\(routeCount == 1 ? "" : "s") (\(change))"
      return "wrote the lock file \(file): \(routes)" + (kept.isEmpty ? "" : "; kept \(kept.joined(separator: ", "))")
    }
  }

  /// The types whose tables this run wrote, by path and name. Held while a file is read, merged and written: tests run at the
  /// same time, and several may have one file.
  private static let owners = Locked<[[String]: ObjectIdentifier]>([:])

  /// Writes one table into the file, and keeps the tables of other enums.
  ///
  /// - Parameters:
  ///   - lock: holds the table of an enum.
  ///   - type: the enum.
  func write(_ lock: TableLock, of type: Any.Type) throws(Fault) -> Written {
    try Self.owners.withLock { owners in Result { () throws(Fault) in try merge(lock, of: type, &owners) } }.get()
  }

  private func merge(
    _ lock: TableLock, of type: Any.Type, _ owners: inout [[String]: ObjectIdentifier]
  ) throws(Fault) -> Written {
    guard let own = lock.tables.first, let name = own.enumName else { throw .unwritable("it has no table") }
    let key = [URL(fileURLWithPath: path).standardizedFileURL.path, name]
    if let owner = owners[key], owner != ObjectIdentifier(type) { throw .written(name: name) }
    var tables = try existingTables()
    let isNew = tables.isEmpty
    let known = TableLock(tables).index(named: name)
    // A new table comes before those of greater names, so that it does not matter which test writes first.
    let index = known ?? tables.firstIndex { $0.title > name } ?? tables.count
    let old = known.map { tables[$0] }
    if known == nil { tables.insert(own, at: index) } else { tables[index] = own }
    let all = TableLock(tables)
    do {
      try Data(all.json.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable("\(error)")
    }
    owners[key] = ObjectIdentifier(type)
    let change: Written.Change =
      if let old { TableLock([old]) == lock ? .unchanged : .changed } else { isNew ? .created : .added }
    tables.remove(at: index)
    return Written(
      file: self.name, name: name, routeCount: own.table.routes.count, change: change, kept: tables.map(\.title))
  }

  /// The tables that the file holds; none if there is no file.
  private func existingTables() throws(Fault) -> [TableLock.Table] {
    do throws(Fault) { return try read().tables } catch {
      if case .missing = error { return [] }
      throw error
    }
  }
}

extension TableLock.Table {
  /// What people know it by.
  var title: String { enumName ?? file ?? "a table without a name" }
}
