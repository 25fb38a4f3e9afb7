import FingerpostAnalysis
import FingerpostRouteFile

#if Macros && Plugins
  internal import FingerpostSource
#endif

/// One table that was read, from text or from Swift: its routes with their locations, and all that is wrong.
package struct ParsedTable {
  package typealias Fault = RouteFileError.Fault

  /// The file or the folder, as it was given: lines of it are named by their number alone.
  package var path: String
  package var file: String
  /// What it is called: the path, and where that holds several tables which of them.
  package var title: String
  package let origins: [Origin]
  /// Every line that is a route, even if no table can hold it beside the others.
  package var routes: [RouteTable.Route] = []
  package var locations: [DeclarationLocation] = []
  package var faults: [Fault]
  /// The table without what is faulty; nil if that leaves no route.
  package var sound: Sound?
  /// The name of the enum; nil for text.
  package var enumName: String?
  /// Of a text table the line of its options, or of its origins if it has none.
  package var head: (line: Int, text: String)?

  package struct Sound {
    package let table: RouteTable
    let locations: [DeclarationLocation]
    /// Whether two routes are never in one build.
    package let areExclusive: @Sendable (Int, Int) -> Bool

    package init(
      table: RouteTable, locations: [DeclarationLocation],
      areExclusive: @escaping @Sendable (Int, Int) -> Bool = { _, _ in false }
    ) {
      (self.table, self.locations, self.areExclusive) = (table, locations, areExclusive)
    }

    package func location(of route: Int) -> DeclarationLocation? {
      locations.indices.contains(route) ? locations[route] : nil
    }
  }

  package init(path: String, _ bytes: [UInt8]) {
    let parsed = RouteFile.parsed(bytes)
    (self.path, file, title) = (path, path, path)
    (origins, routes, faults, head) = (parsed.origins, parsed.routes, parsed.faults, parsed.head)
    locations = parsed.lines.map { DeclarationLocation(file: path, line: $0) }
    sound = parsed.sound.map { sound in
      Sound(table: sound.table, locations: sound.lines.map { DeclarationLocation(file: path, line: $0) })
    }
  }

  /// A table of which only the faults are known.
  init(path: String, faults: [Fault], origins: [Origin] = [.path]) {
    (self.path, file, title) = (path, path, path)
    (self.origins, self.faults) = (origins, faults)
  }

  /// The table, all of it or nothing; it may be one without routes.
  package func table() throws(InputError) -> RouteTable {
    let errors = faults.filter { $0.severity == .error }
    guard errors.isEmpty, let table = sound?.table ?? (try? RouteTable([], origins: origins)) else {
      throw .faulty(path: title, RouteFileError(errors))
    }
    return table
  }
}

extension InputError {
  static func unknownEnum(_ name: String, _ known: [String]) -> InputError {
    let near = nearestWord(to: name, among: known).map { didYouMean($0) }
    let list = known.isEmpty ? "; there is none" : "; there \(known.count == 1 ? "is" : "are") \(known.listed)"
    return .usage("no @Routes enum is named \"\(name)\"\(near ?? list)")
  }

  static func ambiguousEnum(_ name: String, _ all: [String]) -> InputError {
    .usage("\"\(name)\" may be one of several: \(all.listed)")
  }
}

extension [String] {
  /// The names in a row, of many the first.
  var listed: String {
    prefix(8).joined(separator: ", ") + (count > 8 ? " and \(count - 8) more" : "")
  }
}

#if Macros && Plugins
  extension ParsedTable {
    /// The tables of Swift files: each root enum's, or the one that is asked for; and the files without an enum. Enums of
    /// `others` are a part of the tables that mount them, and none of their own.
    static func parsedTables(
      path: String, of files: [FileText], with others: [FileText] = [], enumName: String?
    ) throws(InputError) -> (tables: [ParsedTable], without: [String]) {
      let own = Set(files.map(\.path))
      let sources = SwiftSources(files + others.filter { !own.contains($0.path) })
      let common = sources.faults.map(Fault.init).filter { fault in fault.file.map(own.contains) ?? true }
      var chosen = sources.roots.filter { own.contains($0.location.file) }
      if let enumName {
        chosen = sources.enums(named: enumName)
        if chosen.count > 1 { throw .ambiguousEnum(enumName, chosen.map { "\($0.name) (\($0.location))" }) }
        if chosen.isEmpty, common.isEmpty { throw .unknownEnum(enumName, sources.enums.map(\.name)) }
      }
      let mentioned = sources.valueFiles.union(sources.enums.map(\.location.file) + common.compactMap(\.file))
      let without = files.map(\.path).filter { !mentioned.contains($0) }
      var parsedTables = chosen.map { ParsedTable(path: path, sources.table(of: $0), of: $0) }
      if parsedTables.count == 1 {
        // What keeps a file from being read may be a matter of the one table that is asked for.
        parsedTables[0].faults = (common + parsedTables[0].faults).inFileOrder
      } else {
        parsedTables += Dictionary(grouping: common) { $0.file ?? path }.sorted { $0.key < $1.key }.map {
          file, faults in
          ParsedTable(path: file, faults: faults.inFileOrder)
        }
      }
      return (parsedTables, without)
    }

    private init(path: String, _ table: SourceTable, of root: SwiftSources.Enum) {
      self.init(path: path, faults: table.faults.map(Fault.init).inFileOrder, origins: table.origins)
      (file, enumName) = (root.location.file, root.name)
      routes = table.routes
      locations = table.locations
      sound = table.sound.map { Sound(table: $0.table, locations: $0.locations, areExclusive: $0.areExclusive) }
    }
  }

  extension RouteFileError.Fault {
    fileprivate init(_ fault: SourceFault) {
      let isUnknown = [.unknownMount, .unknownOrigin, .unknownOption].contains(fault.kind)
      self.init(
        kind: isUnknown ? .unknown : .malformed, line: fault.line, text: fault.text, offset: fault.offset,
        message: fault.message, code: fault.code, file: fault.file,
        severity: fault.severity == .error ? .error : .warning, subject: fault.subject, route: fault.route,
        template: fault.template, word: Self.word(of: fault.kind), fix: fault.fix)
    }
  }

  extension RouteFileError.Fault {
    /// The word of a kind of fault, which tables have, too, or Swift source alone.
    private static func word(of kind: FaultKind) -> String? {
      Finding.Kind.allCases.first { $0.code == FaultCode(kind) }?.rawValue
        ?? SourceRule.all.first { $0.kind == kind }?.word
    }
  }

  extension [RouteFileError.Fault] {
    fileprivate var inFileOrder: Self {
      sorted { ($0.file ?? "", $0.line, $0.offset) < ($1.file ?? "", $1.line, $1.offset) }
    }
  }
#endif
