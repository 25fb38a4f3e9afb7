/// Two tables, one with only the name of a type and the other with its set of values: the type counts as this set in both.
///
/// A router names each type of one's own, but writes the values of an enum where it has all of them.
///
///     // old, as source shows it: find/{sort:Sort}    new, as the router has it: find/{sort:best|new}
struct SettledTypes {
  private(set) var old: RouteTable
  private(set) var new: RouteTable
  /// The types that are not compared, with the indices of their routes in either table.
  private(set) var notCompared: [(old: Int, new: Int, message: String)] = []

  init(_ old: RouteTable, _ new: RouteTable) {
    (self.old, self.new) = (old, new)
    let unknown = (Self.unknown(in: old), Self.unknown(in: new))
    if unknown.0.isEmpty, unknown.1.isEmpty { return }
    var templates = (old.routes.map(\.template), new.routes.map(\.template))
    for (index, route) in old.routes.enumerated() {
      let names = route.template.parameters.map(\.name)
      guard
        let other = new.routes.firstIndex(where: {
          $0.name == route.name && $0.template.parameters.map(\.name) == names
        })
      else { continue }
      var types = (names.map { _ in ParameterType?.none }, names.map { _ in ParameterType?.none })
      for (number, pair) in zip(route.template.parameters, new.routes[other].template.parameters).enumerated() {
        let (was, now) = (pair.0.type, pair.1.type)
        guard was.isArray == now.isArray, was.isSet != now.isSet else { continue }
        let (isOld, type) = (now.isSet, now.isSet ? was.element : now.element)
        guard (isOld ? unknown.0 : unknown.1).contains(type.description) else { continue }
        if isOld { types.0[number] = now } else { types.1[number] = was }
        let (name, table) = (pair.0.name.map { "\"\($0)\"" } ?? "a value", isOld ? "old" : "new")
        let message = "the type \(type) of \(name) is not known in the \(table) table, and is not compared"
        notCompared.append((index, other, message))
      }
      templates.0[index] = (try? templates.0[index].withTypes(types.0)) ?? templates.0[index]
      templates.1[other] = (try? templates.1[other].withTypes(types.1)) ?? templates.1[other]
    }
    self.old = Self.table(old, templates.0)
    self.new = Self.table(new, templates.1)
  }

  private static func unknown(in table: RouteTable) -> Set<String> {
    Set(table.options.types.filter(\.isOpaque).map(\.name))
  }

  private static func table(_ table: RouteTable, _ templates: [Template]) -> RouteTable {
    let routes = zip(table.routes, templates).map { route, template in
      RouteTable.Route(route.name, template, origins: route.origins)
    }
    return (try? RouteTable(routes, origins: table.origins, options: table.options)) ?? table
  }
}

extension ParameterType {
  fileprivate var isSet: Bool { if case .oneOf = element { true } else { false } }
}
