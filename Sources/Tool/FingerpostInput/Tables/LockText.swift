import FingerpostAnalysis
import FingerpostRouteFile

/// The text of a lock file: its tables, and the line of each route.
struct LockText {
  private let bytes: ArraySlice<UInt8>
  /// Each line as it stands, without its end.
  private let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...].withoutMark
    lines = self.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.withoutReturn)
  }

  /// Whether a text is meant as a lock file, whatever its name: an object with a schema near its start.
  static func mayBeLock(_ bytes: [UInt8]) -> Bool {
    let start = bytes[...].withoutMark.prefix(256).drop { " \t\r\n".utf8.contains($0) }
    return start.first == UInt8(ascii: "{") && String(decoding: start, as: UTF8.self).contains("\"schema\"")
  }

  /// The tables, and the line of each of their routes, from 1: line 1 for a route that does not begin one. Or all that is wrong.
  func tables() throws(RouteFileError) -> [(table: TableLock.Table, lines: [Int])] {
    let document: JSONValue
    do throws(JSONTextFault) {
      document = try JSONSyntax.document(bytes, called: "the lock file")
    } catch {
      throw fault(error.message, error.isUTF8 ? .lockForm : .notUTF8, at: error.offset)
    }
    let numbers = routeLines(of: document)
    do throws(TableLockError) {
      let lock = try TableLock(document: document)
      return lock.tables.enumerated().map { index, table in
        (table, table.positions.map { numbers[[index, $0]] ?? 1 })
      }
    } catch {
      throw RouteFileError(error.faults.map { fault($0, at: numbers[[$0.tableIndex, $0.position ?? -1]]) })
    }
  }

  /// The lines that begin with a route, each by the index of its table and the position there.
  private func routeLines(of document: JSONValue) -> [[Int]: Int] {
    let starts = Dictionary(
      uniqueKeysWithValues: lines.indices.map { (lines[$0].startIndex - bytes.startIndex, $0 + 1) })
    var numbers: [[Int]: Int] = [:]
    for (index, table) in document.list("tables").enumerated() {
      for (position, route) in table.list("routes").enumerated() { numbers[[index, position]] = starts[route.offset] }
    }
    return numbers
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

  private func fault(_ fault: TableLockError.Fault, at line: Int?) -> RouteFileError.Fault {
    .init(
      kind: .malformed, line: line ?? 1, text: line.map { String(decoding: lines[$0 - 1], as: UTF8.self) } ?? "",
      offset: 0, message: fault.description, code: fault.code, subject: "", route: fault.route ?? "",
      template: fault.template?.text ?? "")
  }
}

extension JSONValue {
  /// The elements of the list under a key; none if there is no such list.
  fileprivate func list(_ key: String) -> [JSONValue] {
    guard case .object(let members) = content, case .list(let elements)? = members[key]?.content else { return [] }
    return elements
  }
}

extension ParsedTable {
  /// The tables of a lock file, or the one that is asked for.
  static func parsedTables(
    path: String, ofLock bytes: [UInt8], enumName: String?
  ) throws(InputError) -> [ParsedTable] {
    let parsedTables: [ParsedTable]
    do throws(RouteFileError) {
      let tables = try LockText(bytes).tables()
      parsedTables = tables.enumerated().map { index, kept in
        var parsed = ParsedTable(path: path, kept.table, lines: kept.lines)
        let name = kept.table.enumName ?? kept.table.file ?? "\(index + 1)"
        if tables.count > 1 { parsed.title = "\(path) (\(name))" }
        return parsed
      }
    } catch {
      return [ParsedTable(path: path, faults: error.faults)]
    }
    guard let enumName else { return parsedTables }
    let chosen = parsedTables.filter { $0.enumName == enumName }
    let found = chosen.isEmpty ? parsedTables.filter { $0.enumName?.hasSuffix(".\(enumName)") == true } : chosen
    if found.count > 1 { throw .ambiguousEnum(enumName, found.map(\.title)) }
    if found.isEmpty { throw .unknownEnum(enumName, parsedTables.compactMap(\.enumName)) }
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
