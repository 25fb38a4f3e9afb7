extension RouteTable {
  /// The set of a custom type's values if all are known; any other type as it is.
  package func values(of type: ParameterType) -> ParameterType {
    guard let name = type.customName, let set = custom.types[name]?.members.flatMap(ParameterType.init(members:)) else {
      return type
    }
    return type.isArray ? .array(set) : set
  }
}
