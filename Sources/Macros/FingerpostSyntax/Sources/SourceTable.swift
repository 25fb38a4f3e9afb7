import SwiftSyntax

/// The table of a `@Routes` enum, with the routes of all tables that it mounts, as far as the source shows them.
package struct SourceTable {
  /// Where links come from; bare paths where the source does not say.
  package let origins: [Origin]
  /// Every route that reads, faulty beside the others or not, under the name that the router gives it: `shop.cart`.
  package let routes: [RouteTable.Route]
  /// Where each of them was declared.
  package let locations: [DeclarationLocation]
  /// What is wrong, and what the source does not tell, in the order of the files.
  package let faults: [SourceFault]
  /// What of it is a table, whatever is wrong with the rest; nil if that is no route.
  package let sound: Sound?

  /// A table, and where its routes were declared.
  package struct Sound: Sendable {
    package let table: RouteTable
    /// One for each of its routes.
    package let locations: [DeclarationLocation]
    let conditions: [[RoutesEnum.Condition]]

    /// Whether two of its routes stand in different clauses of one `#if`, so that only one is compiled.
    package func areExclusive(_ first: Int, _ second: Int) -> Bool {
      guard conditions.indices.contains(first), conditions.indices.contains(second) else { return false }
      return conditions[first].excludes(conditions[second])
    }
  }

  fileprivate init(_ list: MountedRoutes, of root: SwiftSources.Member) {
    origins = root.check.origins.isEmpty ? [.path] : root.check.origins
    var faults = list.faults + root.unknownArguments
    var found: [TableError.Fault] = []
    let table = RouteTable(
      resolving: list.routes, origins: origins,
      options: root.check.options(list.routes.map(\.template), list.namedTypes),
      faults: &found)
    for fault in found {
      guard let index = fault.route, list.declarations.indices.contains(index) else { continue }
      // In two clauses of an `#if`, a case stands twice and is there once.
      if let first = fault.first, list.conditions[first].excludes(list.conditions[index]) { continue }
      let first = fault.first.map { " (\(list.declarations[$0].location))" } ?? ""
      let (node, route) = (list.declarations[index], list.routes[index])
      faults.append(
        node.file.fault(
          at: node.offset, "\(fault)\(first)", kind: fault.first == nil ? .malformed : .duplicate,
          subject: node.subject,
          of: RouteSubject(name: route.name, template: "\(route.template)")))
    }
    let left = Set(found.compactMap(\.route))
    let kept = list.routes.indices.filter { !left.contains($0) }
    routes = list.routes
    locations = list.declarations.map(\.location)
    var seen: Set<SourceFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }
    sound =
      kept.isEmpty
      ? nil
      : Sound(
        table: table, locations: kept.map { list.declarations[$0].location },
        conditions: kept.map { list.conditions[$0] })
  }
}

extension SwiftSources {
  package func table(of root: Enum) -> SourceTable {
    func table() -> SourceTable {
      var list = MountedRoutes(members)
      list.add(root.index)
      return SourceTable(list, of: members[root.index])
    }
    return WideStack.result(of: table) ?? table()
  }
}

extension SwiftSources.Member {
  /// The origins, and the options, that only running code knows.
  fileprivate var unknownArguments: [SourceFault] {
    func fault(_ argument: LabeledExprSyntax, _ rest: String, _ kind: FaultKind) -> SourceFault {
      let subject = argument.label.map { "\($0.text): " } ?? "the origin "
      let message = "\(subject)\(argument.expression.trimmedDescription) is not a literal: \(rest)"
      return file.fault(at: argument.expression, message, kind: kind, severity: .warning, subject: name)
    }
    let origins = check.routes.arguments.filter { $0.label == nil && Origin($0.expression) == nil }
    return origins.map { fault($0, "its links are not known", .unknownOrigin) }
      + check.tableOptions.unread.map { fault($0, "links are read by the default", .unknownOption) }
  }
}
