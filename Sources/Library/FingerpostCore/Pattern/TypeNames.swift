import FingerpostEngine

/// The names that custom types have in one table, no two of them equal: of two types of one name, such as those of two modules, the
/// second is `Sort_2`.
struct TypeNames {
  private var names = [ObjectIdentifier: String]()
  /// The types as a table needs them, in the order in which they came.
  private(set) var types: [CustomType] = []

  /// The name of a type.
  fileprivate mutating func name(of type: any RouteParameter.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let plain = type.customName ?? ""
    let taken = Set(names.values)
    var (name, number) = (plain, 2)
    while taken.contains(name) { (name, number) = ("\(plain)_\(number)", number + 1) }
    names[ObjectIdentifier(type)] = name
    types.append(type.customType(named: name))
    return name
  }
}

extension Template {
  /// The template with the names that its custom types have in a table.
  ///
  /// - Parameter types: the Swift types of the parameters; nil for one that no element of a payload takes.
  func naming(
    _ types: [(any RouteParameter.Type)?], _ names: inout TypeNames
  ) throws(RouterError) -> Template {
    let named = zip(parameters, types).map { parameter, type in
      type.flatMap { $0.customName == nil ? nil : parameter.type.renamed(names.name(of: $0)) }
    }
    if named.allSatisfy({ $0 == nil }) { return self }
    return try RouterError.of { () throws(TemplateError) in try withTypes(named) }
  }
}

extension ParameterType {
  /// The type under a name, if it is a custom one or a list of those.
  fileprivate func renamed(_ name: String) -> ParameterType? {
    switch self {
    case .custom: .custom(name)
    case .array(let element), .list(let element, _): element.renamed(name).map { list(of: $0) }
    default: nil
    }
  }
}

extension RouteParameter {
  /// The type as tables need it.
  fileprivate static func customType(named name: String) -> CustomType {
    CustomType(name, within: parameterSupertype) { text in Self(parameter: text)?.parameter }
  }
}
