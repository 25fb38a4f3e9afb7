import FingerpostEngine
import FingerpostRouteFile

typealias FileText = (path: String, bytes: [UInt8])

/// The FILE of a command, or the PATH: a table of text, a Swift file, a folder or a list with either, or a lock file.
struct TableSource {
  let path: String
  let enumName: String?
  /// Whether the enum may be asked of another source, and this one be a table of text.
  private let isOneOfTwo: Bool

  /// Takes the next operand, which messages call by `word`.
  init(_ arguments: inout Arguments, called word: String = "a FILE", isOneOfTwo: Bool = false) throws(ToolError) {
    let path = arguments.next()
    try self.init(path, called: word, enumName: arguments.filledValue("enum"), isOneOfTwo: isOneOfTwo)
    if isInput { try arguments.takeInput() }
  }

  /// What an option names, which messages call by `word`; nil if it is not given.
  init?(_ word: String, of option: String, _ arguments: Arguments) throws(ToolError) {
    guard let path = arguments.value(option) else { return nil }
    try self.init(path, called: "\(word) of --\(option)")
  }

  /// The Swift files of `--with`, for the enums that others mount.
  static func others(_ arguments: Arguments, on console: Console) throws(ToolError) -> [FileText] {
    try TableSource("the PATH", of: "with", arguments)?.swift(on: console) ?? []
  }

  private init(
    _ path: String?, called word: String, enumName: String? = nil, isOneOfTwo: Bool = false
  ) throws(ToolError) {
    guard let path else { throw .usage("\(word) with routes is missing") }
    if path.isEmpty { throw .usage("\(word) with routes is missing: its name is empty") }
    if path.contains("://") { throw .usage("\(word) with routes is expected before the URL \"\(path)\"") }
    (self.path, self.enumName, self.isOneOfTwo) = (path, enumName, isOneOfTwo)
  }

  var isInput: Bool { path == "-" }

  /// Every table that there is, and what is none. Of the enums of `others` those are read that a table mounts.
  func tables(on console: Console, with others: [FileText] = []) throws(ToolError) -> Tables {
    guard let folder = try folder(on: console) else { return try file(on: console, with: others) }
    var tables = Tables(skipped: folder.skipped, errors: folder.errors)
    let names = folder.files.filter { $0.isSwift || enumName == nil && $0.isRouteFile }
    let files = read(names, on: console, &tables.errors)
    tables.readings = files.filter(\.path.isRouteFile).map { TableReading(path: $0.path, $0.bytes) }
    try addSwift(files.filter(\.path.isSwift), with: others, to: &tables)
    // A table is not named by the list that contains its file.
    tables.tellApart(isList: isList)
    if tables.isEmpty {
      let isUnread = tables.skipped.contains { $0.reason == .notBuilt }
      tables.skipped = [.init(file: path, reason: isUnread ? .notBuilt : .emptyFolder)]
    }
    return tables
  }

  private func swift(on console: Console) throws(ToolError) -> [FileText] {
    guard let folder = try folder(on: console) else { return [(path, try console.file(path))] }
    var errors = folder.errors
    let files = read(folder.files.filter(\.isSwift), on: console, &errors)
    if let error = errors.first { throw error }
    return files
  }

  /// Every table that there is; never none.
  func someTables(on console: Console, with others: [FileText] = []) throws(ToolError) -> Tables {
    let tables = try tables(on: console, with: others)
    if tables.isEmpty, let reason = tables.skipped.first?.reason { throw .unreadable(path, .failed(reason.text())) }
    return tables
  }

  /// Every table that there is, each file read whole; never none.
  func readings(on console: Console, with others: [FileText] = []) throws(ToolError) -> [TableReading] {
    let tables = try someTables(on: console, with: others)
    if let error = tables.errors.first { throw error }
    return tables.readings
  }

  /// The one table that there is, or that is asked for.
  func reading(on console: Console, with others: [FileText] = []) throws(ToolError) -> TableReading {
    let readings = try readings(on: console, with: others)
    if readings.count == 1, let only = readings.first { return only }
    let names = readings.map { $0.enumName ?? $0.title }
    let enums = readings.count { $0.enumName != nil }
    let hint =
      switch enums {
      case 0: "give the path of one"
      case readings.count: "choose one with --enum=NAME"
      default: "give the path of one, or choose an enum with --enum=NAME"
      }
    throw .usage("\(path) has several tables: \(names.listed); \(hint)")
  }

  private var isList: Bool { path.hasPrefix("@") }

  private func folder(on console: Console) throws(ToolError) -> Folder? {
    isInput ? nil : isList ? try Folder(list: path, on: console) : try Folder(path, on: console)
  }

  /// Reads the files of a folder, as long as they hold no more than the limit together.
  private func read(_ paths: [String], on console: Console, _ errors: inout [ToolError]) -> [FileText] {
    var (files, left) = ([FileText](), console.limit)
    for path in paths {
      do {
        let bytes = try console.readFile(path, left)
        files.append((path, bytes))
        left -= bytes.count
      } catch .tooLarge {
        errors.append(.unreadable(self.path, .tooLarge(limit: console.limit)))
        break
      } catch {
        errors.append(.unreadable(path, error))
      }
    }
    return files
  }

  private func file(on console: Console, with others: [FileText]) throws(ToolError) -> Tables {
    let bytes = try console.fileOrInput(path)
    let name = isInput ? Remark.Position.inputName : path
    var tables = Tables()
    if path.isSwift {
      try addSwift([(path, bytes)], with: others, to: &tables)
      tables.tellApart()
    } else if path.isJSON || LockText.mayBeLock(bytes) {
      tables.readings = try TableReading.readings(path: name, ofLock: bytes, enumName: enumName)
    } else if enumName != nil, !isOneOfTwo {
      throw .usage("--enum is for Swift files, and \(isInput ? ToolError.input : path) is a table")
    } else if isInput || path.isRouteFile || RouteFile.mayBeTable(bytes) {
      tables.readings = [TableReading(path: name, bytes)]
    } else {
      tables.skipped = [.init(file: path, reason: .noOrigins)]
    }
    return tables
  }

  private func addSwift(
    _ files: [FileText], with others: [FileText], to tables: inout Tables
  ) throws(ToolError) {
    #if Macros
      let readings = try TableReading.readings(path: path, of: files, with: others, enumName: enumName)
      tables.readings += readings.tables
      tables.skipped += readings.without.map { .init(file: $0, reason: .noEnum) }
    #else
      tables.skipped += files.map { .init(file: $0.path, reason: .notBuilt) }
    #endif
  }
}

extension Tables {
  /// Titles under which no two tables are one.
  fileprivate mutating func tellApart(isList: Bool = false) {
    guard readings.count > 1 || isList else { return }
    for index in readings.indices {
      guard let name = readings[index].enumName else { continue }
      readings[index].path = readings[index].file
      readings[index].title = "\(readings[index].file) (\(name))"
    }
  }
}
