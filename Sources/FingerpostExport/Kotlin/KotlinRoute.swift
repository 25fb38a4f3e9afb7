internal import FingerpostAnalysis

/// A class of Kotlin: the routes of one name whose links hold the same values.
struct KotlinRoute {
  /// A value of the links.
  struct Property: Equatable {
    /// The name of the parameter.
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
  var routes: [Int]

  /// The classes of a table, most specific first.
  static func all(of table: RouteTable) -> [KotlinRoute] {
    var all: [KotlinRoute] = []
    var places: [String: [Int]] = [:]
    for index in table.bySpecificity where table.routes[index].template.flags.gone == nil {
      let (name, properties) = (table.routes[index].name, properties(of: table.routes[index]))
      if let known = places[name]?.first(where: { all[$0].properties == properties }) {
        all[known].routes.append(index)
      } else {
        places[name, default: []].append(all.count)
        all.append(KotlinRoute(name: name, properties: properties, routes: [index]))
      }
    }
    for index in all.indices { all[index].routes.sort() }
    return all
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
