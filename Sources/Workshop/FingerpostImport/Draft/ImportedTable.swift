internal import FingerpostExport
package import FingerpostEngine

/// The routes of another system as a table.
///
///     let table = try ImportFormat.colon.read(Array("GET /users/:id".utf8))
///     table.routeFile   // origins /
///                       //
///                       // getUsersById  GET users/{id}
///     table.swift(named: "AppLink")
///
/// Nothing is lost: what no template says is a comment, and so is what ``FingerpostAnalysis`` finds wrong with the table.
package struct ImportedTable: Sendable {
  /// A route, or one that is left out.
  struct Entry: Sendable {
    /// Unique, unless the routes are of one name in the source.
    let name: String
    let source: String
    /// Nil if the route is left out; the last remark says why.
    let template: Template?
    /// What the template does not say, and what was found wrong with it.
    var remarks: [String]
  }

  /// Where the links come from.
  package let origins: [Origin]
  /// In the order of the source.
  private(set) var entries: [Entry]
  /// What is true of the whole table.
  let remarks: [String]
  /// The table.
  package let table: RouteTable
  /// Whether its checks were given up, because they would take too long.
  package let isUnfinished: Bool

  /// How many routes are left out.
  package var leftOut: Int { entries.count { $0.template == nil } }
  /// How many routes have something that the table does not say, or something wrong.
  package var remarked: Int { entries.count { $0.template != nil && !$0.remarks.isEmpty } }

  init(origins: [Origin], _ drafts: [DraftRoute], remarks: [String]) {
    self.remarks = remarks
    let given = origins.isEmpty ? [.path] : origins
    var drafts = drafts
    for index in drafts.indices {
      let scalars = drafts[index].template?.parameters.compactMap(\.name).flatMap(\.unicodeScalars) ?? []
      if let hidden = scalars.first(where: \.isHidden) { drafts[index].meaning = .nothing(hidden.hiddenMessage) }
    }
    let names = Self.names(drafts)
    // What no table can hold beside the others is left out.
    var faults: [TableError.Fault] = []
    let kept = drafts.indices.filter { drafts[$0].template != nil }
    let routes = kept.compactMap { index in drafts[index].template.map { RouteTable.Route(names[index], $0) } }
    table = RouteTable(resolving: routes, origins: given, options: .init(), faults: &faults)
    self.origins = table.origins
    var refused: Set<Int> = []
    for fault in faults {
      guard let route = fault.route, refused.insert(route).inserted else { continue }
      let twin = fault.first.map { ": \(drafts[kept[$0]].source)" } ?? ""
      drafts[kept[route]].meaning = .nothing(fault.description + twin)
    }
    entries = zip(names, drafts).map { name, draft in
      var remarks = draft.remarks
      if case .nothing(let reason) = draft.meaning { remarks.append(reason) }
      return Entry(name: name, source: draft.source, template: draft.template, remarks: remarks)
    }
    let findings = table.check()
    isUnfinished = findings.contains { $0.kind == .unfinished }
    let indices = entries.indices.filter { entries[$0].template != nil }
    for finding in findings where finding.severity != .accepted {
      guard let index = finding.routes.first?.index, indices.indices.contains(index) else { continue }
      entries[indices[index]].remarks.append("\(finding.kind.rawValue): \(finding.message) [\(finding.code)]")
    }
  }

  /// A name for each draft. Those that the source names alike stay alike: one action with several links.
  private static func names(_ drafts: [DraftRoute]) -> [String] {
    var taken = Set(drafts.compactMap(\.name))
    return drafts.map { draft in
      if let name = draft.name { return name }
      let name = draft.derivedName.numbered(unless: taken.contains)
      taken.insert(name)
      return name
    }
  }
}
