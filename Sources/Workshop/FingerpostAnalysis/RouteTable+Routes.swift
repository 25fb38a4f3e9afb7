// What reports and exports ask about a route.

extension RouteTable {
  /// Whether a route shows something to links from outside of the app. Only such routes are in exports.
  package func isPublic(_ route: Int) -> Bool { !isGone(route) && access(of: route) != .internal }

  /// The names of a route's parameters, or numbers from `"1"`, and their types.
  package func parameters(of route: Int) -> [(name: String, type: ParameterType)] {
    let program = programs[route]
    return (0..<program.slotCount).map { (program.name($0), program.type($0)) }
  }

  /// The set of a custom type's values if all are known; any other type as it is.
  package func values(of type: ParameterType) -> ParameterType {
    guard let name = type.customName, let set = custom.types[name]?.members.flatMap(ParameterType.init(members:)) else {
      return type
    }
    return type.isArray ? type.list(of: set) : set
  }

  /// Whether a route, or its table, ignores case, and the case of some letter of its path would matter.
  package func ignoresCase(_ index: Int) -> Bool { programs.routes[index].ignoresCase }
}
