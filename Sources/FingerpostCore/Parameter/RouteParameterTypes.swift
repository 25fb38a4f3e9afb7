// The Swift types of parameters, as tables need them.

extension [any RouteParameter.Type] {
  /// The types that tables do not know by themselves, each once.
  var customTypes: [CustomType] {
    var names: Set<String> = []
    return compactMap { $0.customType }.filter { names.insert($0.name).inserted }
  }

  /// The faults of two different types with one name, of which a table would know only the first.
  var ambiguities: [String] { compactMap { type in type.customName.map { ($0, type) } }.ambiguities }
}

extension [(name: String, type: any RouteParameter.Type)] {
  /// The faults of two different types with one name.
  var ambiguities: [String] {
    let types = Dictionary(grouping: self, by: \.name).mapValues { Set($0.map { ObjectIdentifier($0.type) }) }
    return types.filter { $0.value.count > 1 }.keys.sorted().map { name in
      "two types are named \"\(name)\": give one another parameterType"
    }
  }
}
