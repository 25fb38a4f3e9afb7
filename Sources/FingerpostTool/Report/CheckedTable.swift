import FingerpostProof
import FingerpostEngine
import FingerpostRouteFile

/// The findings of one table.
struct CheckedTable {
  /// A finding, and the faulty line, if it is about one line.
  struct Entry {
    let finding: Finding
    var fault: RouteFileError.Fault?
  }

  /// The file, as people know it.
  let path: String
  /// What it is called in sums.
  let title: String
  /// The enum that the table is of; nil for text.
  let enumName: String?
  /// How many lines of it are routes.
  let routeCount: Int
  /// Worst first, then in the order of the lines.
  let entries: [Entry]

  init(path: String, title: String? = nil, enumName: String? = nil, routeCount: Int, entries: [Entry]) {
    self.path = path
    self.title = title ?? path
    self.enumName = enumName
    self.routeCount = routeCount
    self.entries = entries.sorted { $0.rank < $1.rank }
  }

  /// Checks a text: its faulty lines, and the table without them.
  init(path: String, _ bytes: [UInt8], progress: ((_ done: Int, _ count: Int) -> Void)? = nil) {
    self.init(TableReading(path: path, bytes), progress: progress)
  }

  /// Checks a table that was read.
  init(_ reading: TableReading, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) {
    var entries = reading.faults.map { Entry(finding: Finding($0, of: reading), fault: $0) }
    if let sound = reading.sound {
      let findings = sound.table.check(
        locations: { sound.locations.indices.contains($0) ? sound.locations[$0] : nil },
        isOfEnum: reading.enumName != nil, areExclusive: sound.areExclusive, progress: progress)
      entries += findings.filter { !sound.isIdle($0) }.map { Entry(finding: $0) }
    }
    self.init(
      path: reading.path, title: reading.title, enumName: reading.enumName, routeCount: reading.routes.count,
      entries: entries)
  }

  func count(of severity: Finding.Severity) -> Int { entries.count { $0.finding.severity == severity } }
}

extension TableReading.Sound {
  /// Whether a finding is about routes that are never in one build, so that it shows in none.
  fileprivate func isIdle(_ finding: Finding) -> Bool {
    let routes = finding.routes.compactMap(\.index)
    return routes.indices.contains { first in
      routes[..<first].contains { areExclusive($0, routes[first]) }
    }
  }
}

extension CheckedTable.Entry {
  /// What sort of finding it is, in a word.
  var word: String { fault?.word ?? finding.kind.rawValue }

  /// Where it is explained.
  var code: FaultCode { fault?.code ?? finding.code }

  /// Where it stands in the file: what comes first is smaller.
  fileprivate var rank: (severity: Int, file: String, line: Int) {
    let severities = Finding.Severity.allCases
    let location = finding.routes.first?.location
    return (severities.firstIndex(of: finding.severity) ?? severities.count, location?.file ?? "", location?.line ?? 0)
  }
}

extension Finding {
  /// A faulty line, as something that was found.
  init(_ fault: RouteFileError.Fault, of reading: TableReading) {
    let path = fault.file ?? reading.path
    switch fault.kind {
    case .malformed, .unknown:
      // What to do is a part of what is wrong, as the messages of faults have it.
      self.init(.malformed, fault.severity, [Subject(fault, path: path)], message: fault.message, fix: fault.fix ?? "")
    case .finding(let kind):
      self.init(kind, fault.severity, [Subject(fault, path: path)], message: fault.message, fix: fault.fix ?? "")
    case .repeatedName:
      let fix = "give one of the two another name"
      self.init(.repeatedName, .error, [Subject(fault, path: path)], message: fault.message, fix: fix)
    case .duplicate(let second, let first):
      let routes = [second, first].filter(reading.routes.indices.contains).map { index in
        (route: reading.routes[index], location: reading.locations[index])
      }
      let isSameName = Set(routes.map(\.route.name)).count == 1
      let witness = TemplateRelation.Witness(ofEach: routes.map(\.route), origins: reading.origins)
      self.init(
        .duplicate, .error,
        routes.map { Subject(name: $0.route.name, template: $0.route.template.description, location: $0.location) },
        witness: witness,
        message: fault.message + (witness.map { "; both match \($0)" } ?? ""),
        fix: "take line \(fault.line) out"
          + (isSameName ? "" : ", or tell the two apart: by a literal, a type or a method"))
    }
  }
}

extension Finding.Subject {
  /// What stands in a faulty line where a name and a template should.
  fileprivate init(_ fault: RouteFileError.Fault, path: String) {
    let location = DeclarationLocation(file: path, line: fault.line)
    if let subject = fault.subject {
      self.init(name: fault.route.isEmpty ? subject : fault.route, template: fault.template, location: location)
      return
    }
    let line = RouteFileLine(number: fault.line, bytes: Array(fault.text.utf8)[...])
    self.init(
      name: line.words.first?.text ?? "",
      template: line.words.dropFirst().first.map { line.template(from: $0).text } ?? "",
      location: location)
  }
}

extension TemplateRelation.Witness {
  /// A link that each of these routes matches, which no table has together: each is asked in a table of its own.
  ///
  /// They are of one shape, so that a link of the one with the fewest origins will do.
  fileprivate init?(ofEach routes: [RouteTable.Route], origins: [Origin]) {
    let tables = routes.compactMap { try? RouteTable([$0], origins: origins) }
    let link = tables.lazy.compactMap { $0.relation(of: 0, to: 0).both }.first { link in
      tables.allSatisfy { $0.answer(link.text, method: link.method) != nil }
    }
    guard let link, tables.count == routes.count else { return nil }
    self = link
  }
}
