import SwiftSyntax

// What only shows where all routes of an enum are one table: the same check as `router.check()`, before there is a router.
//
//     @Route("users/{name}") case user(name: String)     warning: user("me") cannot be printed, as "me" answers its link
//     @Route("users/me") case me
//     #if DEBUG
//     @Route("users/new") case new                       a second table, with all three: it shows the first warning again
//     #endif
//
// Each clause of an `#if` is a table of its own, with what is around it. What several tables show is reported once: see `Report`.

extension RoutesCheck {
  /// What has been reported, whichever of the tables shows it. Routes are indices of ``sound``.
  private enum Report: Hashable {
    /// A fault of the table's origins or types.
    case table(FaultCode, String?)
    /// The faults of one route alone: each table shows them all.
    case route(Int)
    case duplicate(Int, of: Int)
    /// Two routes that share links, the smaller index first.
    case overlap(Int, Int)
    /// Any other finding; with the name in an `overlaps=…`, if it is about one.
    case finding(Finding.Kind, [Int], String?)
  }

  /// - Parameter origins: where links come from; nil if that is not known.
  mutating func checkTable(_ origins: [Origin]?) {
    // What is mounted is another enum's, which cannot be seen from here.
    let routes = sound.indices.filter { !sound[$0].kind.isMount }
    var reported: Set<Report> = []
    var faulty: Set<Int> = []
    // Routes of clauses that exclude each other are never in one table.
    var clauses: [[RoutesEnum.Condition]] = []
    for route in routes where !clauses.contains(sound[route].conditions) { clauses.append(sound[route].conditions) }
    // In the order of the source, so that each build reports the same.
    for conditions in clauses.sorted(by: { $0.count < $1.count }) {
      let together = routes.filter { conditions.starts(with: sound[$0].conditions) }
      checkTogether(together, origins, &reported, &faulty)
    }
    sound = sound.indices.filter { !faulty.contains($0) }.map { sound[$0] }
  }

  private mutating func checkTogether(
    _ routes: [Int], _ origins: [Origin]?, _ reported: inout Set<Report>, _ faulty: inout Set<Int>
  ) {
    var faults: [TableError.Fault] = []
    let table = RouteTable(
      resolving: routes.map { RouteTable.Route(sound[$0].name, sound[$0].typed) },
      // If the origins are unknown, bare paths claim least.
      origins: origins.map { $0.isEmpty ? [.path] : $0 } ?? [.path],
      options: options(routes.map { sound[$0].typed }, self.routes.namedTypes),
      faults: &faults)
    var left: Set<Int> = []
    for fault in faults {
      guard let index = fault.route, routes.indices.contains(index) else {
        if reported.insert(.table(fault.code, fault.subject)).inserted, origins != nil {
          add(.origin, "\(fault)", code: fault.code, at: self.routes.attribute)
        }
        continue
      }
      left.insert(index)
      faulty.insert(routes[index])
      let original = fault.first.flatMap { routes.indices.contains($0) ? routes[$0] : nil }
      let isNew = original.map { reported.insert(.duplicate(routes[index], of: $0)).inserted }
      guard isNew ?? !reported.contains(.route(routes[index])) else { continue }
      let attribute = sound[routes[index]].attribute
      // An option of the table makes a set faulty: it is in the template.
      let isOfSet = fault.code == FaultCode(.coincidingMembers)
      let source = attribute.template.flatMap { source in
        fault.subject.flatMap { isOfSet ? source.offset(ofType: $0) : nil }.map { (Syntax(source.syntax), $0) }
      }
      add(
        fault.first == nil ? .malformed : .duplicate, "\(fault)", code: fault.code, at: source?.0 ?? attribute.node,
        offset: source?.1 ?? attribute.start, notes: original.map { [note($0)] } ?? [])
    }
    reported.formUnion(left.map { .route(routes[$0]) })
    let kept = routes.indices.filter { !left.contains($0) }.map { routes[$0] }
    add(table.check(locations: { _ in nil }, isOfEnum: true), of: table, kept, &reported)
  }

  /// - Parameter types: what the names of types stand for.
  func options(_ templates: [Template], _ types: [String: Set<ValueEnum?>]) -> RouteTable.Options {
    let names = Set(templates.flatMap { $0.parameters.compactMap(\.type.customName) })
    return RouteTable.Options(
      precedence: tableOptions.precedence, text: tableOptions.text, strictQuery: tableOptions.strictQuery,
      types: names.sorted().map { name in
        // Only running code has the texts that any other type reads, or that two types of one name read.
        let seen = types[name].flatMap { $0.count == 1 ? $0.first ?? nil : nil }
        // The one type of the library that tables know by its name alone.
        return seen?.customType ?? CustomType(opaque: name, within: name == "Float" ? .double : nil)
      })
  }

  // MARK: Findings

  /// - Parameter routes: for each route of the table its index in ``sound``.
  private mutating func add(
    _ findings: [Finding], of table: RouteTable, _ routes: [Int], _ reported: inout Set<Report>
  ) {
    func subjects(_ finding: Finding) -> [Int] {
      finding.routes.compactMap(\.index).filter(routes.indices.contains).map { routes[$0] }
    }
    func overlaps(_ finding: Finding) -> [Report] {
      let about = subjects(finding)
      guard about.count == finding.routes.count else { return [] }
      return finding.overlaps.map { .overlap(min(about[$0.0], about[$0.1]), max(about[$0.0], about[$0.1])) }
    }
    // Two routes that cross also take links of each other's values: that is one thing, and it is reported once.
    let crossing = Set(findings.filter { $0.kind == .crossing }.flatMap(overlaps))
    for finding in findings where finding.severity != .accepted {
      let about = subjects(finding)
      guard let first = about.first, finding.kind.isOfSource else { continue }
      if !tableOptions.unread.isEmpty, !finding.kind.isOfOneRoute { continue }
      let overlaps = overlaps(finding)
      if finding.kind == .printCollision, crossing.isSuperset(of: overlaps) { continue }
      let reports = overlaps.isEmpty ? [.finding(finding.kind, about, finding.overlapName)] : overlaps
      if reported.isSuperset(of: reports) { continue }
      reported.formUnion(reports)
      if let name = finding.overlapName {
        addOverlap(finding, of: first, with: name, isOfTable: table.routes.contains { $0.name == name })
        continue
      }
      let attribute = sound[first].attribute
      add(
        finding.code.kind, finding.message + (finding.fix.isEmpty ? "" : "; \(finding.fix)"), code: finding.code,
        severity: finding.severity == .error ? .error : .warning, at: attribute.node, offset: attribute.start,
        fix: accepted(finding).flatMap(attribute.accepting),
        notes: notes(about.dropFirst()))
    }
  }

  /// What to accept with one word; nil for a finding about pairs of three routes or more.
  private func accepted(_ finding: Finding) -> String? {
    if finding.kind == .catchAll { return Template.Flags.allRoutes }
    return finding.overlaps.count == 1 ? finding.routes[1].name : nil
  }

  /// How many routes of one finding have a note.
  private static let mostNotes = 8

  private func notes(_ routes: some Collection<Int>) -> [SourceDiagnostic.Note] {
    let rest = routes.count - Self.mostNotes
    return routes.prefix(Self.mostNotes).enumerated().map { place, route in
      note(route, place == Self.mostNotes - 1 && rest > 0 ? "; \(rest) more have no note" : "")
    }
  }

  private func note(_ route: Int, _ more: String = "") -> SourceDiagnostic.Note {
    let attribute = sound[route].attribute
    return SourceDiagnostic.Note(
      message: "\"\(sound[route].name)\" is here\(more)", node: attribute.node, offset: attribute.start)
  }

  /// `overlaps=…` that accepts nothing: reported where the name stands, in the template or beside it.
  private mutating func addOverlap(_ finding: Finding, of route: Int, with name: String, isOfTable: Bool) {
    let attribute = sound[route].attribute
    // Nothing is known about a case that this table leaves out: one that is mounted, faulty or of another clause.
    let cases =
      routes.cases.map(\.name) + routes.functions.map(\.name)
      + routes.cases.filter { !$0.gone.isEmpty }.map { "\($0.name).gone" }
    let isOfAll = name == Template.Flags.allRoutes
    if cases.contains(name), !(isOfTable || isOfAll) || hasHidden(name, from: route) { return }
    if isOfAll, cases.contains(where: { hasHidden($0, from: route) }) { return }
    let near = isOfAll ? nil : nearestWord(to: name, among: cases)
    let message = finding.message + (near.map { "; did you mean \"\($0)\"?" } ?? "; leave it out")
    let literal = attribute.overlap(name).flatMap { SourceText($0) }
    let source = literal ?? attribute.template
    let range = literal == nil ? source?.flag(name) : source.map { 0..<$0.text.utf8.count }
    let fix = near.flatMap { near in
      cases.contains(name) ? nil : range.flatMap { source?.fix("write \(near)", replacing: $0, with: near) }
    }
    add(
      .needlessOverlap, cases.contains(name) ? finding.message + "; leave it out" : message, severity: .warning,
      at: source.map { Syntax($0.syntax) } ?? attribute.node, offset: source?.offset(of: range?.lowerBound ?? 0) ?? 0,
      fix: fix)
  }

  /// Whether some route of a name is not in every table that a route is in.
  private func hasHidden(_ name: String, from route: Int) -> Bool {
    let known = sound.filter { $0.name == name && sound[route].conditions.starts(with: $0.conditions) }
    let declared =
      routes.cases.filter { $0.name == name }.map(\.routes.count)
      + routes.functions.filter { $0.name == name }.map(\.routes.count)
    return known.count < declared.reduce(0, +) || known.contains(where: \.kind.isMount)
  }
}

extension SourceText {
  /// Where the first type of this text is in the literal.
  fileprivate func offset(ofType type: String) -> Int? {
    var ranges = Template.Ranges()
    let parameters = (try? Template(text, ranges: &ranges))?.parameters ?? []
    return zip(parameters, ranges.parameters).first { $0.0.type.description == type }.map {
      offset(of: $0.1.type.lowerBound + 1)
    }
  }

  /// Where the value of `overlaps=name` stands among the flags.
  fileprivate func flag(_ name: String) -> Range<Int>? {
    var ranges = Template.Ranges()
    let template = try? Template(text, ranges: &ranges)
    return zip(template?.flags.overlaps ?? [], ranges.overlaps).first { $0.0 == name }?.1
  }
}

extension Finding.Kind {
  /// Whether it holds whichever route wins.
  fileprivate var isOfOneRoute: Bool { [.ambiguous, .discardingWildcard, .repeatedName].contains(self) }

  /// Whether source has it, too.
  fileprivate var isOfSource: Bool { ![.malformed, .differingNames, .unknownInstead, .unfinished].contains(self) }
}
