/// The names that custom types have in one table, no two of them equal: of two types of one name, such as those of two modules, the
/// second is `Sort_2`.
struct TypeNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The types as a table needs them, in the order in which they came.
  private(set) var types: [CustomType] = []

  /// Takes the custom types of one template, with their names in it.
  ///
  /// - Throws: a fault for each name that two of them have: the table would know only the first.
  mutating func add(_ named: [(name: String, type: any RouteParameter.Type)]) throws(PatternFaults) {
    let types = Dictionary(grouping: named, by: \.name).mapValues { Set($0.map { ObjectIdentifier($0.type) }) }
    let ambiguous = types.filter { $0.value.count > 1 }.keys.sorted()
    guard ambiguous.isEmpty else {
      throw PatternFaults(
        problems: ambiguous.map { "two types are named \"\($0)\": give one another parameterType" })
    }
    for (_, type) in named where names[ObjectIdentifier(type)] == nil { add(type) }
  }

  private mutating func add(_ type: any RouteParameter.Type) {
    let plain = type.customName ?? ""
    let taken = Set(names.values)
    var (name, number) = (plain, 2)
    while taken.contains(name) { (name, number) = ("\(plain)_\(number)", number + 1) }
    names[ObjectIdentifier(type)] = name
    types.append(type.customType(named: name))
  }

  /// The name of a type; its own if the type was not added.
  subscript(type: any RouteParameter.Type) -> String { names[ObjectIdentifier(type)] ?? type.customName ?? "" }
}

extension RouteParameter {
  /// The type as tables need it.
  fileprivate static func customType(named name: String) -> CustomType {
    CustomType(name, within: parameterWithin) { text in Self(parameter: text)?.parameter }
  }
}
