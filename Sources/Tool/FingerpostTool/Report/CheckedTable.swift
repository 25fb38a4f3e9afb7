import FingerpostAnalysis
import FingerpostInput
import FingerpostRouteFile

/// The findings of one table.
struct CheckedTable {
  /// What it is called in sums.
  let title: String
  let routeCount: Int
  /// Worst first, then in the order of the lines.
  let remarks: [Remark]

  init(title: String, routeCount: Int, _ remarks: [Remark]) {
    func rank(_ remark: Remark) -> (severity: Int, file: String, line: Int) {
      let severity = remark.isAccepted ? 2 : remark.severity == .error ? 0 : 1
      return (severity, remark.position.line == nil ? "" : remark.position.file ?? "", remark.position.line ?? 0)
    }
    (self.title, self.routeCount) = (title, routeCount)
    self.remarks = remarks.sorted { rank($0) < rank($1) }
  }

  /// Checks a table that was read: its faulty lines, and the table without them.
  init(_ parsed: ParsedTable, progress: ((_ done: Int, _ count: Int) -> Void)? = nil) {
    var remarks = parsed.faults.map { Remark($0, of: parsed) }
    remarks += parsed.findings(progress: progress).map {
      Remark($0, path: parsed.path, enumName: parsed.enumName)
    }
    self.init(title: parsed.title, routeCount: parsed.routes.count, remarks)
  }
}

extension ParsedTable {
  /// What is wrong with the table without what is faulty.
  func findings(progress: ((_ done: Int, _ count: Int) -> Void)? = nil) -> [Finding] {
    guard let sound else { return [] }
    let findings = sound.table.check(
      locations: sound.location, isOfEnum: enumName != nil, areExclusive: sound.areExclusive, progress: progress)
    return findings.filter { !sound.isIdle($0) }
  }
}

extension ParsedTable.Sound {
  /// Whether a finding is about routes that are never in one build, so that it shows in none.
  fileprivate func isIdle(_ finding: Finding) -> Bool {
    let routes = finding.routes.compactMap(\.index)
    return routes.indices.contains { first in
      routes[..<first].contains { areExclusive($0, routes[first]) }
    }
  }
}

extension Remark {
  /// What a check found in a table that reads.
  init(_ finding: Finding, path: String, enumName: String? = nil) {
    self.init(
      Severity(finding.severity), Rule(finding.code, finding.kind.rawValue), finding.message, fix: finding.fix)
    isAccepted = finding.severity == .accepted
    link = finding.witness
    self.enumName = enumName
    show(finding.routes.map { Position($0, at: $0.location, or: path) }, path: path)
  }

  /// A line that does not read, or that no table can hold beside the others.
  fileprivate init(_ fault: RouteFileError.Fault, of parsed: ParsedTable) {
    if case .duplicate(let second, let first) = fault.kind {
      self.init(twice: [second, first].filter(parsed.routes.indices.contains), fault, of: parsed)
      return
    }
    self.init(
      fault, path: parsed.path, Rule(fault.code, fault.word ?? Finding.Kind.malformed.rawValue), fix: fault.fix)
    (position.route, position.template) = fault.nameAndTemplate
    enumName = (fault.subject ?? parsed.enumName).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A route that stands there twice, with a link that both match.
  private init(twice indices: [Int], _ fault: RouteFileError.Fault, of parsed: ParsedTable) {
    let routes = indices.map { parsed.routes[$0] }
    let witness = TemplateRelation.Witness(ofEach: routes, origins: parsed.origins)
    let isSameName = Set(routes.map(\.name)).count == 1
    self.init(
      .error, Rule(fault.code, Finding.Kind.duplicate.rawValue),
      fault.message + (witness.map { "; both match \($0)" } ?? ""),
      fix: "take line \(fault.line) out"
        + (isSameName ? "" : ", or tell the two apart: by a literal, a type or a method"))
    link = witness
    enumName = fault.subject ?? parsed.enumName
    show(
      indices.map { index in
        let route = parsed.routes[index]
        return Position(parsed.locations[index], route: route.name, template: route.template.description)
      }, path: parsed.path)
    (position.line, position.column) = (fault.line, fault.column)
  }

  /// Shows routes, the first of which is to be looked at, each behind its line, with its file where that is another one.
  private mutating func show(_ routes: [Position], path: String) {
    guard let first = routes.first else { return position.file = path }
    (position, related) = (first, Array(routes.dropFirst()))
    rows = routes.map { route in
      guard let line = route.line else { return ("", route) }
      return (route.file == path ? String(line) : "\(route.file ?? ""):\(line)", route)
    }
  }
}

extension RouteFileError.Fault {
  /// What is in the line where a name and a template should.
  fileprivate var nameAndTemplate: (name: String, template: String) {
    if let subject { return (route.isEmpty ? subject : route, template) }
    let line = RouteFileLine(number: line, bytes: Array(text.utf8)[...])
    return (line.words.first?.text ?? "", line.words.dropFirst().first.map { line.template(from: $0).text } ?? "")
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
