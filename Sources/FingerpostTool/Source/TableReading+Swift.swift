import FingerpostProof

#if Macros
  import FingerpostEngine
  import FingerpostRouteFile
  internal import FingerpostSyntax

  extension TableReading {
    /// The tables of Swift files: each root enum's, or the one that is asked for; and the files without an enum. Enums of
    /// `others` are a part of the tables that mount them, and none of their own.
    static func readings(
      path: String, of files: [FileText], with others: [FileText] = [], enumName: String?
    ) throws(EnumChoice) -> (tables: [TableReading], without: [String]) {
      let own = Set(files.map(\.path))
      let sources = SwiftSources(files + others.filter { !own.contains($0.path) })
      let common = sources.faults.map(Fault.init).filter { fault in fault.file.map(own.contains) ?? true }
      var chosen = sources.roots.filter { own.contains($0.location.file) }
      if let enumName {
        chosen = sources.enums(named: enumName)
        if chosen.count > 1 {
          throw .ambiguous(enumName, chosen.map { "\($0.name) (\($0.location))" })
        }
        if chosen.isEmpty, common.isEmpty { throw .unknown(enumName, sources.enums.map(\.name)) }
      }
      let mentioned = sources.valueFiles.union(sources.enums.map(\.location.file) + common.compactMap(\.file))
      let without = files.map(\.path).filter { !mentioned.contains($0) }
      var readings = chosen.map { TableReading(path: path, sources.table(of: $0), of: $0) }
      if readings.count == 1 {
        // What keeps a file from being read may be a matter of the one table that is asked for.
        readings[0].faults = (common + readings[0].faults).inFileOrder
      } else {
        readings += Dictionary(grouping: common) { $0.file ?? path }.sorted { $0.key < $1.key }.map { file, faults in
          TableReading(path: file, faults: faults.inFileOrder)
        }
      }
      return (readings, without)
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
      let kind: Kind =
        switch fault.kind {
        case .sameShape: .finding(.duplicate)
        case .repeatedName: .finding(.repeatedName)
        case .unknownMount, .unknownOrigin, .unknownOption: .unknown
        default: .malformed
        }
      self.init(
        kind: kind, line: fault.line, text: fault.text, offset: fault.offset, message: fault.message, code: fault.code,
        file: fault.file,
        severity: fault.severity == .error ? .error : .warning, subject: fault.subject, route: fault.route,
        template: fault.template,
        word: kind == .malformed || kind == .unknown ? fault.kind?.wordOfItsOwn : nil, fix: fault.fix)
    }
  }

  extension SourceDiagnostic.Kind {
    /// The name of a sort of fault that text tables have not; nil for a template that does not read, which both have.
    fileprivate var wordOfItsOwn: String? { self == .template ? nil : word }
  }

  extension [RouteFileError.Fault] {
    fileprivate var inFileOrder: Self {
      sorted { ($0.file ?? "", $0.line, $0.offset) < ($1.file ?? "", $1.line, $1.offset) }
    }
  }
#endif
