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
    let unknown = [old, new].map { Set($0.options.types.filter { $0.isOpaque }.map { $0.name }) }
    if unknown.allSatisfy({ $0.isEmpty }) { return }
    var templates = [old, new].map { $0.routes.map { $0.template } }
    for (index, route) in old.routes.enumerated() {
      let names = route.template.parameters.map { $0.name }
      guard
        let other = new.routes.firstIndex(where: {
          $0.name == route.name && $0.template.parameters.map { $0.name } == names
        })
      else { continue }
      var types = Array(repeating: names.map { _ in ParameterType?.none }, count: 2)
      for (number, pair) in zip(route.template.parameters, new.routes[other].template.parameters).enumerated() {
        let (was, now) = (pair.0.type, pair.1.type)
        guard was.isArray == now.isArray, was.isSet != now.isSet else { continue }
        // The table that has only the name.
        let (side, type) = now.isSet ? (0, was.element) : (1, now.element)
        guard unknown[side].contains(type.description) else { continue }
        types[side][number] = now.isSet ? now : was
        let (name, table) = (pair.0.name.map { "\"\($0)\"" } ?? "a value", ["old", "new"][side])
        let message = "the type \(type) of \(name) is not known in the \(table) table, and is not compared"
        notCompared.append((index, other, message))
      }
      for (side, route) in [index, other].enumerated() {
        templates[side][route] = (try? templates[side][route].withTypes(types[side])) ?? templates[side][route]
      }
    }
    (self.old, self.new) = (Self.table(old, templates[0]), Self.table(new, templates[1]))
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
