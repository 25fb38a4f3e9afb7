// The names of parameter types in a table. If two types have one name, such as those of two modules, the second is
// `Sort_2`.

extension RouteCodec {
  /// The custom types, each with its name in this template.
  var namedTypes: [(name: String, type: any RouteParameter.Type)] {
    types.compactMap { type in
      guard let name = type.customName else { return nil }
      return (renamed.first { $0.value == type }?.key ?? name, type)
    }
  }

  /// The Swift types that a parameter of this type may have.
  package func owners(of type: ParameterType) -> [any RouteParameter.Type] {
    guard case .custom(let name) = type else { return types.filter { $0.parameterType == type } }
    return namedTypes.filter { $0.name == name }.map(\.type)
  }

  /// The codec with its types renamed as `names` has them.
  func renaming(_ names: TypeNames) throws(PatternFaults) -> RouteCodec {
    let changes = Dictionary(namedTypes.map { ($0.name, names[$0.type]) }) { first, _ in first }
    guard changes.contains(where: { $0.key != $0.value }) else { return self }
    var codec = self
    codec.template = try PatternFaults.of { () throws(TemplateError) in
      try template.withTypes(template.parameters.map { $0.type.renaming(changes) })
    }
    let pairs = types.filter { $0.customName != names[$0] }.map { (names[$0], $0) }
    codec.renamed = Dictionary(pairs) { first, _ in first }
    return codec
  }
}

/// The names that the types of several routes have in one table, no two of them equal.
struct TypeNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The types as a table needs them, in the order in which they came.
  private(set) var types: [CustomType] = []

  /// Takes the types of one more route.
  ///
  /// - Throws: a fault where the template itself has two types of one name.
  mutating func add<Destination>(_ codec: RouteCodec<Destination>) throws(PatternFaults) {
    let named = codec.namedTypes
    guard named.ambiguities.isEmpty else { throw PatternFaults(problems: named.ambiguities) }
    for (_, type) in named where names[ObjectIdentifier(type)] == nil {
      let plain = type.customName ?? ""
      let taken = Set(names.values)
      var (name, number) = (plain, 2)
      while taken.contains(name) { (name, number) = ("\(plain)_\(number)", number + 1) }
      names[ObjectIdentifier(type)] = name
      types.append(type.customType(named: name))
    }
  }

  /// The name of a type; its own if the type was not added.
  subscript(type: any RouteParameter.Type) -> String { names[ObjectIdentifier(type)] ?? type.customName ?? "" }
}

extension ParameterType {
  fileprivate func renaming(_ names: [String: String]) -> ParameterType {
    switch self {
    case .custom(let name): .custom(names[name] ?? name)
    case .array(let element): .array(element.renaming(names))
    default: self
    }
  }
}
