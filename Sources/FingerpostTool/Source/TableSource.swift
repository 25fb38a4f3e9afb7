import FingerpostEngine
import FingerpostRouteFile

/// The FILE of a command, or the PATH: a table of text, a Swift file, a folder with either, or a lock file.
struct TableSource {

  /// What stands for the input where files are named.
  static let inputName = "<stdin>"

  let path: String
  /// The enum that is asked for.
  let enumName: String?
  /// Whether the enum may be asked of another source, and this one be a table of text.
  private let isOneOfTwo: Bool
  private let syntax: Syntax

  /// Takes the first of the operands.
  init(
    _ operands: inout ArraySlice<String>, _ syntax: Syntax, called word: String = "a FILE", enumName: String? = nil,
    isOneOfTwo: Bool = false
  ) throws(ToolError) {
    guard let path = operands.popFirst() else { throw .usage("\(word) with routes is missing", syntax) }
    guard !path.isEmpty else { throw .usage("\(word) with routes is missing: its name is empty", syntax) }
    if path.contains("://") { throw .usage("\(word) with routes is expected before the URL \"\(path)\"", syntax) }
    if enumName == "" { throw .usage("--enum needs a value: --enum=NAME", syntax) }
    (self.path, self.enumName, self.isOneOfTwo, self.syntax) = (path, enumName, isOneOfTwo, syntax)
  }

  /// Whether the table comes from the input.
  var isInput: Bool { path == "-" }

  /// Every table that there is, and what is none.
  func tables(on console: Console) throws(ToolError) -> Tables {
    if isInput {
      let bytes = try read(on: console)
      if LockText.mayBeLock(bytes) { return try tables(ofLock: bytes, path: Self.inputName) }
      try refuseEnum("the input")
      return Tables(readings: [TableReading(path: Self.inputName, bytes)])
    }
    guard let folder = try Folder(path, on: console) else { return try file(on: console) }
    var tables = Tables(errors: folder.errors)
    if enumName == nil {
      for file in folder.files where file.isRouteFile {
        do throws(ToolError) {
          tables.readings.append(TableReading(path: file, try read(file, on: console)))
        } catch {
          tables.errors.append(error)
        }
      }
    }
    var sources: [(path: String, bytes: [UInt8])] = []
    for file in folder.files where file.isSwift {
      do throws(ToolError) {
        sources.append((file, try read(file, on: console)))
      } catch {
        tables.errors.append(error)
      }
    }
    try addSwift(sources, to: &tables)
    tables.tellApart()
    if tables.isEmpty {
      let isUnread = tables.skipped.contains { $0.reason == .notBuilt }
      tables.skipped = [.init(file: path, reason: isUnread ? .notBuilt : .emptyFolder)]
    }
    return tables
  }

  /// Every table that there is; never none.
  func someTables(on console: Console) throws(ToolError) -> Tables {
    let tables = try tables(on: console)
    if tables.isEmpty, let reason = tables.skipped.first?.reason { throw .unreadable(path, .failed(reason.text)) }
    return tables
  }

  /// The one table that there is, or that is asked for.
  func reading(on console: Console) throws(ToolError) -> TableReading {
    let tables = try someTables(on: console)
    if let error = tables.errors.first { throw error }
    if tables.readings.count == 1, let only = tables.readings.first { return only }
    let names = tables.readings.map { $0.enumName ?? $0.title }
    let enums = tables.readings.count { $0.enumName != nil }
    let hint =
      switch enums {
      case 0: "give the path of one"
      case tables.readings.count: "choose one with --enum=NAME"
      default: "give the path of one, or choose an enum with --enum=NAME"
      }
    throw .usage("\(path) holds several tables: \(names.listed); \(hint)", syntax)
  }

  private func file(on console: Console) throws(ToolError) -> Tables {
    let bytes = try read(path, on: console)
    var tables = Tables()
    if path.isSwift {
      try addSwift([(path, bytes)], to: &tables)
      tables.tellApart()
      return tables
    }
    if path.isJSON || LockText.mayBeLock(bytes) { return try self.tables(ofLock: bytes, path: path) }
    try refuseEnum(path)
    if path.isRouteFile || RouteFile.mayBeTable(bytes) {
      tables.readings = [TableReading(path: path, bytes)]
    } else {
      tables.skipped = [.init(file: path, reason: .noOrigins)]
    }
    return tables
  }

  private func tables(ofLock bytes: [UInt8], path: String) throws(ToolError) -> Tables {
    do throws(EnumChoice) {
      return Tables(readings: try TableReading.readings(path: path, ofLock: bytes, enumName: enumName))
    } catch {
      throw .usage(error.message, syntax)
    }
  }

  private func refuseEnum(_ name: String) throws(ToolError) {
    if enumName != nil, !isOneOfTwo { throw .usage("--enum is for Swift files, and \(name) is a table", syntax) }
  }

  private func read(on console: Console) throws(ToolError) -> [UInt8] {
    do { return try console.readAll() } catch { throw .unreadable(ToolError.input, error) }
  }

  private func read(_ path: String, on console: Console) throws(ToolError) -> [UInt8] {
    do { return try console.readFile(path) } catch { throw .unreadable(path, error) }
  }

  private func addSwift(_ files: [(path: String, bytes: [UInt8])], to tables: inout Tables) throws(ToolError) {
    #if Macros
      do throws(EnumChoice) {
        let readings = try TableReading.readings(path: path, of: files, enumName: enumName)
        tables.readings += readings.tables
        tables.skipped += readings.without.map { .init(file: $0, reason: .noEnum) }
      } catch {
        throw .usage(error.message, syntax)
      }
    #else
      tables.skipped += files.map { .init(file: $0.path, reason: .notBuilt) }
    #endif
  }
}

extension Tables {
  /// Titles under which no two tables are one.
  fileprivate mutating func tellApart() {
    guard readings.count > 1 else { return }
    for index in readings.indices {
      guard let name = readings[index].enumName else { continue }
      readings[index].path = readings[index].file
      readings[index].title = "\(readings[index].file) (\(name))"
    }
  }
}
