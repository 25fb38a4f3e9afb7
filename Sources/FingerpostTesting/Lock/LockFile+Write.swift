import FingerpostAnalysis
import FingerpostCore
import FingerpostOpening

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LockFile {
  /// What was written.
  struct Written: CustomStringConvertible {
    enum Change: String {
      case created, added, changed, unchanged
    }

    let path: String
    /// The name of the enum, and how many routes it has.
    let name: String
    let routeCount: Int
    let change: Change
    /// The tables of others, which the file keeps.
    let kept: [String]

    var description: String {
      let routes = "\(name), \(routeCount) route\(routeCount == 1 ? "" : "s") (\(change))"
      return "wrote the lock file \(path): \(routes)" + (kept.isEmpty ? "" : "; kept \(kept.joined(separator: ", "))")
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
      path: path, name: name, routeCount: own.table.routes.count, change: change, kept: tables.map(\.title))
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
