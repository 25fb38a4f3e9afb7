import SwiftSyntax

// What is left to the compiler, which alone sees the types that a name stands for.

extension RoutesCheck {
  /// A type if the source does not show whether a link can hold its values.
  package struct UnknownType {
    package enum Role: Hashable, Sendable {
      /// The type of a payload, or what the library makes of one: its name may stand for an optional, an array or an `EitherBranch`.
      case payload
      /// The same, of values that may be left out.
      case leftOut
      /// What an optional or an array holds, which is one parameter.
      case element
      /// A side of an `EitherBranch`, which is one parameter, or more sides.
      case side
      /// A type with a router, whose routes are mounted.
      case mounted
    }

    package let role: Role
    package let syntax: TypeSyntax
    /// What to write if it is no parameter.
    package let advice: ParameterAdvice
    /// The conditions of the `#if`s around it, outermost first.
    package let conditions: [RoutesEnum.Condition]
  }

  func findUnknownTypes() -> [UnknownType] {
    // A generic enum is an error already, and its parameters have no values here.
    if routes.isGeneric { return [] }
    var seen: [TypeUse: [[RoutesEnum.Condition]]] = [:]
    var unknown: [UnknownType] = []
    let outer = routes.outerName
    func add(_ type: TypeSyntax, _ role: UnknownType.Role, _ conditions: [RoutesEnum.Condition]) {
      let use = TypeUse(role: role, text: type.trimmedDescription)
      if seen[use, default: []].contains(where: conditions.starts) { return }
      seen[use, default: []].append(conditions)
      unknown.append(
        UnknownType(
          role: role, syntax: type,
          advice: ParameterAdvice(type, in: routes.types, of: routes.name, below: outer), conditions: conditions))
    }
    for route in sound {
      var payload = route.payload[...]
      if case .mount = route.kind, let last = payload.popLast() { add(last.typeSyntax, .mounted, route.conditions) }
      for (index, payload) in payload.enumerated() {
        let isEither = payload.type.isEither
        for type in payload.typeSyntax.parameterTypes {
          if PayloadType(type, in: routes.types).parameters.allSatisfy({ $0.swiftName != nil }) { continue }
          let isWhole = type.id == payload.typeSyntax.id
          let whole: UnknownType.Role = route.leftOut.contains(index) ? .leftOut : .payload
          add(type, isEither ? .side : isWhole ? whole : .element, route.conditions)
        }
      }
    }
    return unknown
  }

  /// Says of types that are parameters on an actor alone that links are read anywhere: the compiler tells of the conformance, and first
  /// offers to isolate it, which is another error.
  mutating func checkIsolation() {
    var reported: Set<String> = []
    for type in unknownTypes where type.role != .mounted && reported.insert(type.advice.text).inserted {
      guard let (actor, advice) = type.advice.isolation else { continue }
      add(
        .notParameter,
        "\(type.advice.name) is a RouteParameter on the \(actor) alone, and links are read on any thread: \(advice)",
        at: type.syntax)
    }
  }

  private struct TypeUse: Hashable {
    let role: UnknownType.Role
    let text: String
  }
}

extension RoutesEnum {
  /// The types around the enum, where they have names: `App.Links`; nil if code stands around it, in which no extension can.
  fileprivate var outerName: String? {
    if scopes.contains(where: { $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) }) { return nil }
    return scopes.reversed().compactMap { scope in
      scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? (scope.asProtocol((any DeclGroupSyntax).self) == nil
          ? nil : scope.asProtocol((any NamedDeclSyntax).self)?.name.text)
    }.joined(separator: ".")
  }
}
