// What tables are told of the Swift types of their parameters.

extension [any RouteParameter.Type] {
  /// The types that tables do not know by themselves, each once.
  var customTypes: [CustomType] {
    var names: Set<String> = []
    return compactMap { $0.customType }.filter { names.insert($0.name).inserted }
  }

  /// What is wrong where two different types go by one name, of which a table would know only the first.
  package var ambiguities: [String] {
    var types: [String: ObjectIdentifier] = [:]
    let ambiguous = filter { type in
      guard let name = type.customType?.name else { return false }
      let known = types[name]
      types[name] = known ?? ObjectIdentifier(type)
      return known != nil && known != ObjectIdentifier(type)
    }
    return Set(ambiguous.compactMap { $0.customType?.name }).sorted().map { name in
      "two types are named \"\(name)\": give one another parameterType"
    }
  }
}
