import FingerpostExport
import FingerpostRouteFile

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a lock file: its tables, and the line of each route.
struct LockText {
  /// Each line as it stands, without its end.
  private let lines: [ArraySlice<UInt8>]
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...].withoutMark
    lines = self.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.withoutReturn)
  }

  /// Whether a text is meant as a lock file, whatever its name: an object with a schema near its start.
  static func mayBeLock(_ bytes: [UInt8]) -> Bool {
    let start = bytes[...].withoutMark.prefix(256).drop { " \t\r\n".utf8.contains($0) }
    return start.first == UInt8(ascii: "{") && String(decoding: start, as: UTF8.self).contains("\"schema\"")
  }

  /// Reads the text, or says all that is wrong with it.
  func lock() throws(RouteFileError) -> TableLock {
    if let text = JSONSyntax.textFault(in: bytes) {
      throw fault(text.message, text.isUTF8 ? .lockForm : .notUTF8, at: text.offset)
    }
    if let syntax = JSONSyntax.fault(in: bytes) {
      throw fault("the lock file is no JSON: \(syntax.message)", .lockForm, at: syntax.offset)
    }
    do {
      return try JSONDecoder().decode(TableLock.self, from: Data(bytes))
    } catch let error as TableLockError {
      throw RouteFileError(error.faults.map(fault))
    } catch {
      throw fault("the lock file does not read: \(error)", .lockForm, at: 0)
    }
  }

  /// The line of each route of a table, from 1; line 1 for all of a text that was laid out by something else.
  func lines(of table: Int, in lock: TableLock) -> [Int] {
    let all = routeLines
    let first = lock.tables[..<table].reduce(0) { $0 + $1.positions.count }
    let count = lock.tables.reduce(0) { $0 + $1.positions.count }
    return lock.tables[table].positions.map { all.count == count ? all[first + $0] : 1 }
  }

  /// The lines that hold a route each, as they are written.
  private var routeLines: [Int] {
    lines.indices.filter { lines[$0].starts(with: #"{"name":"#.utf8) }.map { $0 + 1 }
  }

  private func fault(_ message: String, _ kind: FaultKind, at offset: Int) -> RouteFileError {
    let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    let start = lines[line].startIndex - bytes.startIndex
    return RouteFileError([
      .init(
        kind: .malformed, line: line + 1, text: String(decoding: lines[line], as: UTF8.self), offset: offset - start,
        message: message, code: FaultCode(kind), subject: "")
    ])
  }

  /// A fault of a route stands in its line, if that is known: the one with its template, else that of its position.
  private func fault(_ fault: TableLockError.Fault) -> RouteFileError.Fault {
    let line = self.line(of: fault)
    let text = line.map { String(decoding: lines[$0 - 1], as: UTF8.self) } ?? ""
    return .init(
      kind: .malformed, line: line ?? 1, text: text, offset: 0,
      message: fault.description, code: fault.code, subject: "", route: fault.route ?? "",
      template: fault.template?.text ?? "")
  }

  private func line(of fault: TableLockError.Fault) -> Int? {
    guard let position = fault.position else { return nil }
    // The tables before it may hold any number of routes: their heads, which list origins, tell where they end.
    let heads = lines.indices.filter { index in
      let line = lines[index]
      return line.starts(with: #"{"file":"#.utf8) || line.starts(with: #"{"enum":"#.utf8)
        || line.starts(with: #"{"origins":"#.utf8)
    }
    guard heads.indices.contains(fault.tableIndex) else { return nil }
    let own = routeLines.filter { $0 > heads[fault.tableIndex] }
    return own.indices.contains(position) ? own[position] : nil
  }
}

extension TableReading {
  /// The tables of a lock file, or the one that is asked for.
  static func readings(
    path: String, ofLock bytes: [UInt8], enumName: String?
  ) throws(UsageError) -> [TableReading] {
    let text = LockText(bytes)
    let lock: TableLock
    do throws(RouteFileError) {
      lock = try text.lock()
    } catch {
      return [TableReading(path: path, faults: error.faults)]
    }
    var readings = lock.tables.indices.map { index in
      TableReading(path: path, lock.tables[index], lines: text.lines(of: index, in: lock))
    }
    if lock.tables.count > 1 {
      for index in readings.indices {
        readings[index].title = "\(path) (\(readings[index].enumName ?? lock.tables[index].file ?? "\(index + 1)"))"
      }
    }
    guard let enumName else { return readings }
    let chosen = readings.filter { $0.enumName == enumName }
    let found = chosen.isEmpty ? readings.filter { $0.enumName?.hasSuffix(".\(enumName)") == true } : chosen
    if found.count > 1 { throw .ambiguousEnum(enumName, found.map(\.title)) }
    if found.isEmpty { throw .unknownEnum(enumName, readings.compactMap(\.enumName)) }
    return found
  }

  private init(path: String, _ kept: TableLock.Table, lines: [Int]) {
    self.init(path: path, faults: [], origins: kept.table.origins)
    (enumName, file) = (kept.enumName, kept.file ?? path)
    routes = kept.table.routes
    locations = lines.map { DeclarationLocation(file: path, line: $0) }
    sound = routes.isEmpty ? nil : Sound(table: kept.table, locations: locations)
  }
}
