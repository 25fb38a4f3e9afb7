internal import FingerpostAnalysis

/// A class of Kotlin: the routes of one name whose links hold the same values.
struct KotlinRoute: Hashable {
  /// A value of the links.
  struct Property: Hashable {
    let name: String
    /// Nil for a text of several types.
    let type: ParameterType?
    /// What a link without the value means; nil if it must be given.
    let defaultValue: Template.Default?
    /// Whether links may have no such value.
    let isOptional: Bool
    /// Whether it is empty where it is left out: a list of a query, or the rest of one.
    let mayBeLeftOut: Bool
  }

  let name: String
  let properties: [Property]
  /// The indices of the routes, in the order of the table.
  private(set) var routes: [Int] = []

  /// The classes of a table, most specific first.
  static func all(of table: RouteTable) -> [KotlinRoute] {
    let open = table.bySpecificity.filter { table.routes[$0].template.flags.gone == nil }
    let named = open.map { index in
      (index, KotlinRoute(name: table.routes[index].name, properties: properties(of: table.routes[index])))
    }
    return named.grouped(by: \.1).map { same in
      var route = same[0].1
      route.routes = same.map(\.0).sorted()
      return route
    }
  }

  private static func properties(of route: RouteTable.Route) -> [Property] {
    let certain = route.template.alwaysPresent(route.parameters.map(\.name))
    let inPath = Set(route.parameters.prefix(route.template.path.parameterCount).map(\.name))
    return route.parameters.map(\.name).uniqued { Array($0.utf8) }.map { name in
      let own = route.parameters.filter { $0.name.isIdentical(to: name) }
      let isOne = own.allSatisfy { $0.type == own[0].type }
      let defaults = own.map(\.defaultValue).uniqued
      let isKnown = certain.contains(name) && (defaults != [.unknown] || own[0].takesList)
      return Property(
        name: name, type: isOne ? own[0].type : nil, defaultValue: isKnown && defaults.count == 1 ? defaults[0] : nil,
        isOptional: !isKnown,
        mayBeLeftOut: isOne
          && own.allSatisfy { $0.type == .scalar(.query) || !inPath.contains($0.name) && $0.takesList })
    }
  }
}
