// What tables are told of the Swift types of their parameters.

extension [any RouteParameter.Type] {
  /// The types that tables do not know by themselves, each once.
  var customTypes: [CustomType] {
    var names: Set<String> = []
    return compactMap { $0.customType }.filter { names.insert($0.name).inserted }
  }

  /// Names that two different types go by.
  var ambiguousNames: [String] {
    var types: [String: ObjectIdentifier] = [:]
    return filter { type in
      guard let name = type.customType?.name else { return false }
      let known = types[name]
      types[name] = known ?? ObjectIdentifier(type)
      return known != nil && known != ObjectIdentifier(type)
    }.compactMap { $0.customType?.name }
  }
}
