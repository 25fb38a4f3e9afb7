import FingerpostEngine
import FingerpostRouteFile

package typealias FileText = (path: String, bytes: [UInt8])

/// A path that names tables: a table of text, a Swift file, a folder or a list with either, or a lock file; `-` is the input.
package struct TableSource {
  /// What stands for the input where files are named.
  package static let inputName = "<stdin>"

  package let path: String
  let enumName: String?
  /// Whether the enum may be asked of another source, and this one be a table of text.
  private let isOneOfTwo: Bool

  package init(_ path: String, enumName: String? = nil, isOneOfTwo: Bool = false) {
    (self.path, self.enumName, self.isOneOfTwo) = (path, enumName, isOneOfTwo)
  }

  package var isInput: Bool { path == "-" }

  /// Every table that there is, and what is none. Of the enums of `others` those are read that a table mounts.
  package func tables(in files: Files, with others: [FileText] = []) throws(InputError) -> Tables {
    guard let folder = try folder(in: files) else { return try file(in: files, with: others) }
    var tables = Tables(skipped: folder.skipped, errors: folder.errors)
    let names = folder.paths.filter { $0.isSwift || enumName == nil && $0.isRouteFile }
    let texts = read(names, of: folder, in: files, &tables.errors)
    tables.parsedTables = texts.filter(\.path.isRouteFile).map { ParsedTable(path: $0.path, $0.bytes) }
    try addSwift(texts.filter(\.path.isSwift), with: others, to: &tables)
    // A table is not named by the list that contains its file.
    tables.tellApart(isList: isList)
    if tables.isEmpty {
      let isUnread = tables.skipped.contains { $0.reason == .notBuilt }
      tables.skipped = [.init(file: path, reason: isUnread ? .notBuilt : .emptyFolder)]
    }
    return tables
  }

  /// The Swift files that there are.
  package func swift(in files: Files) throws(InputError) -> [FileText] {
    guard let folder = try folder(in: files) else { return [(path, try files.file(path))] }
    var errors = folder.errors
    let texts = read(folder.paths.filter(\.isSwift), of: folder, in: files, &errors)
    if let error = errors.first { throw error }
    return texts
  }

  /// Every table that there is; never none.
  package func someTables(in files: Files, with others: [FileText] = []) throws(InputError) -> Tables {
    let tables = try tables(in: files, with: others)
    if tables.isEmpty, let reason = tables.skipped.first?.reason { throw .unreadable(path, .failed(reason.text())) }
    return tables
  }

  /// Every table that there is, each file read whole; never none.
  package func parsedTables(in files: Files, with others: [FileText] = []) throws(InputError) -> [ParsedTable] {
    let tables = try someTables(in: files, with: others)
    if let error = tables.errors.first { throw error }
    return tables.parsedTables
  }

  /// The one table that there is, or that is asked for.
  package func parsed(in files: Files, with others: [FileText] = []) throws(InputError) -> ParsedTable {
    let parsedTables = try parsedTables(in: files, with: others)
    if parsedTables.count == 1, let only = parsedTables.first { return only }
    let names = parsedTables.map { $0.enumName ?? $0.title }
    let enums = parsedTables.count { $0.enumName != nil }
    let hint =
      switch enums {
      case 0: "give the path of one"
      case parsedTables.count: "choose one with --enum=NAME"
      default: "give the path of one, or choose an enum with --enum=NAME"
      }
    throw .usage("\(path) has several tables: \(names.listed); \(hint)")
  }

  private var isList: Bool { path.hasPrefix("@") }

  private func folder(in files: Files) throws(InputError) -> Folder? {
    isInput ? nil : isList ? try Folder(list: path, in: files) : try Folder(path, in: files)
  }

  /// Reads the files of a folder, as long as they hold no more than the limit together.
  private func read(
    _ paths: [String], of folder: Folder, in files: Files, _ errors: inout [InputError]
  ) -> [FileText] {
    var (texts, left) = ([FileText](), files.limit)
    for path in paths {
      do {
        let bytes = try files.readFile(path, left)
        texts.append((path, bytes))
        left -= bytes.count
      } catch .tooLarge {
        errors.append(.unreadable(self.path, .tooLarge(limit: files.limit)))
        break
      } catch {
        errors.append(.unreadable(folder.subject(path), error))
      }
    }
    return texts
  }

  private func file(in files: Files, with others: [FileText]) throws(InputError) -> Tables {
    let bytes = try files.fileOrInput(path)
    let name = isInput ? Self.inputName : path
    var tables = Tables()
    if path.isSwift {
      try addSwift([(path, bytes)], with: others, to: &tables)
      tables.tellApart()
    } else if path.isJSON || LockText.mayBeLock(bytes) {
      tables.parsedTables = try ParsedTable.parsedTables(path: name, ofLock: bytes, enumName: enumName)
    } else if enumName != nil, !isOneOfTwo {
      throw .usage("--enum is for Swift files, and \(isInput ? InputError.input : path) is a table")
    } else if isInput || path.isRouteFile || RouteFile.mayBeTable(bytes) {
      tables.parsedTables = [ParsedTable(path: name, bytes)]
    } else {
      tables.skipped = [.init(file: path, reason: .noOrigins)]
    }
    return tables
  }

  private func addSwift(
    _ files: [FileText], with others: [FileText], to tables: inout Tables
  ) throws(InputError) {
    #if Macros && Plugins
      let parsedTables = try ParsedTable.parsedTables(path: path, of: files, with: others, enumName: enumName)
      tables.parsedTables += parsedTables.tables
      tables.skipped += parsedTables.without.map { .init(file: $0, reason: .noEnum) }
    #else
      tables.skipped += files.map { .init(file: $0.path, reason: .notBuilt) }
    #endif
  }
}

extension Tables {
  /// Titles under which no two tables are one.
  fileprivate mutating func tellApart(isList: Bool = false) {
    guard parsedTables.count > 1 || isList else { return }
    for index in parsedTables.indices {
      guard let name = parsedTables[index].enumName else { continue }
      parsedTables[index].path = parsedTables[index].file
      parsedTables[index].title = "\(parsedTables[index].file) (\(name))"
    }
  }
}
