import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

/// One table that was read, from text or from Swift: its routes with their locations, and all that is wrong.
struct TableReading {
  typealias Fault = RouteFileError.Fault

  /// The file or the folder, as it was given: lines of it are named by their number alone.
  var path: String
  /// The file that it stands in.
  var file: String
  /// What it is called: the path, and where that holds several tables which of them.
  var title: String
  let origins: [Origin]
  /// Every line that is a route, even if no table can hold it beside the others.
  var routes: [RouteTable.Route] = []
  var locations: [DeclarationLocation] = []
  /// In the order of the files and lines.
  var faults: [Fault]
  /// The table without what is faulty; nil where that leaves no route.
  var sound: Sound?
  /// The name of the enum; nil for text.
  var enumName: String?

  struct Sound {
    let table: RouteTable
    let locations: [DeclarationLocation]
    /// Whether two routes are never in one build.
    var areExclusive: @Sendable (Int, Int) -> Bool = { _, _ in false }
  }

  /// Reads a text table.
  init(path: String, _ bytes: [UInt8]) {
    let reading = RouteFile.reading(bytes)
    (self.path, file, title) = (path, path, path)
    (origins, routes, faults) = (reading.origins, reading.routes, reading.faults)
    locations = reading.lines.map { DeclarationLocation(file: path, line: $0) }
    sound = reading.sound.map { sound in
      Sound(table: sound.table, locations: sound.lines.map { DeclarationLocation(file: path, line: $0) })
    }
  }

  /// A table of which only the faults are known.
  init(path: String, faults: [Fault], origins: [Origin] = [.path]) {
    (self.path, file, title) = (path, path, path)
    (self.origins, self.faults) = (origins, faults)
  }

  /// The table, all of it or nothing; it may be one without routes.
  func table() throws(ToolError) -> RouteTable {
    let errors = faults.filter { $0.severity == .error }
    guard errors.isEmpty, let table = sound?.table ?? (try? RouteTable([], origins: origins)) else {
      throw .faulty(path: title, RouteFileError(errors))
    }
    return table
  }
}

extension TableReading {
  /// What the table lacks because the source does not tell it: a line each.
  func warnings(_ style: Style) -> String {
    let unknown = faults.filter { $0.kind == .unknown }
    return unknown.map { $0.text(path: path, style("\($0.severity.rawValue):", $0.severity.role), style) }.joined()
  }
}
