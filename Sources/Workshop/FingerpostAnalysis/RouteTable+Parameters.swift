// What reports and exports say of a route's parameters.

extension RouteTable {
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
