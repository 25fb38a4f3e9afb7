import FingerpostEngine
import SwiftSyntax
import SwiftSyntaxBuilder

/// The table of a `@Routes` enum, with the routes of all that it mounts, as the source tells it.
public struct SourceTable {
  /// Where links come from; bare paths where the source does not say.
  public let origins: [Origin]
  /// Every route that reads, faulty beside the others or not, under the name that the router gives it: `shop.cart`.
  public let routes: [RouteTable.Route]
  /// Where each of them was declared.
  public let places: [SourcePlace]
  /// What is wrong, and what the source does not tell, in the order of the files.
  public let faults: [SourceFault]
  /// What of it is a table, whatever is wrong with the rest; nil where that is no route.
  public let sound: Sound?

  /// A table, and where its routes were declared.
  public struct Sound: Sendable {
    /// The table.
    public let table: RouteTable
    /// One for each of its routes.
    public let places: [SourcePlace]
    let conditions: [[RoutesEnum.Condition]]

    /// Whether two of its routes stand in clauses of an `#if` of which one alone is compiled.
    public func areExclusive(_ first: Int, _ second: Int) -> Bool {
      guard conditions.indices.contains(first), conditions.indices.contains(second) else { return false }
      return conditions[first].excludes(conditions[second])
    }
  }

  init(_ list: MountedRoutes, origins: SourceOrigins, precedence: RouteTable.Precedence) {
    let known = origins.known.isEmpty ? [Origin.path] : origins.known
    var faults = list.faults + origins.faults
    let options = RouteTable.Options(
      precedence: precedence, types: list.opaqueTypes.map { CustomType(opaque: $0) })
    var found: [TableError.Fault] = []
    let table = RouteTable(resolving: list.routes, origins: known, options: options, faults: &found)
    for fault in found {
      guard let index = fault.route, list.places.indices.contains(index) else { continue }
      // In two clauses of an `#if`, a case stands twice and is there once.
      if let first = fault.first, list.conditions[first].excludes(list.conditions[index]) { continue }
      let first = fault.first.map { " (\(list.places[$0].place))" } ?? ""
      let (node, route) = (list.places[index], list.routes[index])
      faults.append(
        node.file.fault(
          at: node.offset, "\(fault)\(first)", kind: fault.first == nil ? .template : .sameShape, subject: node.subject,
          of: RouteSubject(name: route.name, template: "\(route.template)")))
    }
    let left = Set(found.compactMap(\.route))
    let kept = list.routes.indices.filter { !left.contains($0) }
    self.origins = known
    routes = list.routes
    places = list.places.map(\.place)
    var seen: Set<SourceFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }
    sound =
      kept.isEmpty
      ? nil
      : Sound(table: table, places: kept.map { list.places[$0].place }, conditions: kept.map { list.conditions[$0] })
  }
}

extension SwiftSources {
  /// The table of an enum.
  public func table(of root: Enum) -> SourceTable {
    var list = MountedRoutes(members)
    list.add(root.index)
    let member = members[root.index]
    let isDeclared = member.check.routes.arguments.contains { argument in
      argument.label?.text == "precedence" && argument.expression.trimmedDescription.hasSuffix("declared")
    }
    return SourceTable(list, origins: SourceOrigins(member), precedence: isDeclared ? .declared : .specific)
  }
}

/// The origins among the arguments of `@Routes`.
struct SourceOrigins {
  private(set) var known: [Origin] = []
  /// Those that only running code knows.
  private(set) var faults: [SourceFault] = []

  init(_ member: SwiftSources.Member) {
    for argument in member.check.routes.arguments where argument.label == nil {
      guard let origin = Origin(argument.expression) else {
        let text = argument.expression.trimmedDescription
        faults.append(
          member.file.fault(
            at: argument.expression, "the origin \(text) is no literal: its links are not known", kind: .unknownOrigin,
            severity: .warning, subject: member.name))
        continue
      }
      // One that no table takes is a fault of the enum.
      if let checked = try? Origin(parsing: origin.description), !known.contains(checked) { known.append(checked) }
    }
  }
}
