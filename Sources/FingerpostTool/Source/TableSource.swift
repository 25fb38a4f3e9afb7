import FingerpostEngine

/// The FILE of a command, or the PATH: a table of text, a Swift file, or a folder with either.
struct TableSource {
  let path: String
  /// The enum that is asked for.
  let enumName: String?
  private let syntax: Syntax

  /// Takes the first of the operands.
  init(
    _ operands: inout ArraySlice<String>, _ syntax: Syntax, called word: String = "FILE", enumName: String? = nil
  ) throws(ToolError) {
    guard let path = operands.popFirst() else { throw .usage("a \(word) with routes is missing", syntax) }
    guard !path.isEmpty else { throw .usage("a \(word) with routes is missing: its name is empty", syntax) }
    if enumName == "" { throw .usage("--enum needs a value: --enum=NAME", syntax) }
    (self.path, self.enumName, self.syntax) = (path, enumName, syntax)
  }

  /// Whether the table comes from the input.
  var isInput: Bool { path == "-" }

  /// What places in it are told by.
  var name: String { isInput ? "<stdin>" : path }

  /// Every table that there is; never none.
  func readings(on console: Console) throws(ToolError) -> [TableReading] {
    if isInput { return [try text(name, try read(on: console))] }
    guard let files = try Folder(path, on: console)?.files else {
      if path.isSwift { return try swift([path], on: console, orElse: "it holds no @Routes enum") }
      return [try text(path, try read(path, on: console))]
    }
    var readings: [TableReading] = []
    if enumName == nil {
      for file in files where !file.isSwift { readings.append(TableReading(path: file, try read(file, on: console))) }
    }
    let sources = files.filter(\.isSwift)
    if readings.isEmpty || !sources.isEmpty && isSwiftRead {
      let reason = "it holds no @Routes enum, and no .routes file"
      readings += try swift(sources, on: console, orElse: readings.isEmpty ? reason : nil)
    }
    return Self.told(apart: readings)
  }

  private static func told(apart readings: [TableReading]) -> [TableReading] {
    guard readings.count > 1 else { return readings }
    return readings.map { reading in
      var reading = reading
      if let name = reading.enumName { reading.title = "\(reading.path) (\(name))" }
      return reading
    }
  }

  /// The one table that there is, or that is asked for.
  func reading(on console: Console) throws(ToolError) -> TableReading {
    let readings = try readings(on: console)
    if readings.count == 1, let only = readings.first { return only }
    let names = readings.map { $0.enumName ?? $0.title }.joined(separator: ", ")
    let hint =
      readings.contains { $0.enumName == nil } ? "give the path of one, or choose an enum" : "choose one"
    throw .usage("\(path) holds several tables: \(names); \(hint) with --enum=NAME", syntax)
  }

  private func text(_ name: String, _ bytes: [UInt8]) throws(ToolError) -> TableReading {
    if enumName != nil { throw .usage("--enum is for Swift files, and \(name) is a table", syntax) }
    return TableReading(path: name, bytes)
  }

  private func read(on console: Console) throws(ToolError) -> [UInt8] {
    do { return try console.readAll() } catch { throw .unreadable(ToolError.input, error) }
  }

  private func read(_ path: String, on console: Console) throws(ToolError) -> [UInt8] {
    do { return try console.readFile(path) } catch { throw .unreadable(path, error) }
  }

  private func swift(
    _ paths: [String], on console: Console, orElse reason: String?
  ) throws(ToolError) -> [TableReading] {
    #if Macros
      var files: [(path: String, bytes: [UInt8])] = []
      for path in paths { files.append((path, try read(path, on: console))) }
      let readings: [TableReading]
      do throws(EnumChoice) {
        readings = try TableReading.readings(path: path, of: files, enumName: enumName)
      } catch {
        throw .usage(error.message, syntax)
      }
      if readings.isEmpty, let reason { throw .unreadable(path, .failed(reason)) }
      return Self.told(apart: readings)
    #else
      let lack = "this fingerpost was built without the trait Macros, and reads no Swift"
      throw .unreadable(path, .failed(paths.isEmpty ? reason ?? lack : lack))
    #endif
  }

  private var isSwiftRead: Bool {
    #if Macros
      true
    #else
      false
    #endif
  }
}
