import SwiftSyntax

// What is left to the compiler, which alone sees the types that a name stands for.

extension RoutesCheck {
  /// A type if the source does not show whether a link can hold its values.
  package struct UnknownType {
    package enum Role: Hashable, Sendable {
      /// A parameter, or what the library makes of one: an optional, an array, an `Either`.
      case payload
      /// The same, of values that may be left out.
      case leftOut
      /// A side of an `Either`, which is one parameter.
      case side
      /// A type with a router, whose routes are mounted.
      case mounted
    }

    package let role: Role
    package let syntax: TypeSyntax
    /// Whether its declaration can be seen, and does not say that it is a parameter. An extension elsewhere may say so.
    package let saysNone: Bool
    /// The conditions of the `#if`s around it, outermost first.
    package let conditions: [RoutesEnum.Condition]
  }

  /// The types of the sound routes that only the compiler knows, in the order of the source, each spelling once.
  package var unknownTypes: [UnknownType] {
    // A generic enum is an error already, and its parameters have no values here.
    if routes.isGeneric { return [] }
    var seen: [TypeUse: [[RoutesEnum.Condition]]] = [:]
    var unknown: [UnknownType] = []
    func add(_ type: TypeSyntax, _ role: UnknownType.Role, _ conditions: [RoutesEnum.Condition]) {
      let use = TypeUse(role: role, text: type.trimmedDescription)
      if seen[use, default: []].contains(where: conditions.starts) { return }
      seen[use, default: []].append(conditions)
      let saysNone = role != .mounted && type.named.map { routes.types.saysNoParameter($0) } ?? false
      unknown.append(UnknownType(role: role, syntax: type, saysNone: saysNone, conditions: conditions))
    }
    for route in sound {
      var payload = route.payload[...]
      if case .mount = route.form, let last = payload.popLast() { add(last.typeSyntax, .mounted, route.conditions) }
      for (index, payload) in payload.enumerated() {
        let isEither = payload.type.isEither
        for type in isEither ? payload.typeSyntax.sides : [payload.typeSyntax] {
          if PayloadType(type, in: routes.types).parameters.allSatisfy({ $0.swiftName != nil }) { continue }
          add(type, isEither ? .side : route.leftOut.contains(index) ? .leftOut : .payload, route.conditions)
        }
      }
    }
    return unknown
  }

  private struct TypeUse: Hashable {
    let role: UnknownType.Role
    let text: String
  }
}

extension TypeSyntax {
  /// The type itself, of an optional the type that it wraps, and of a list that of its elements.
  fileprivate var named: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.named }
    if let list = self.as(ArrayTypeSyntax.self) { return list.element.named }
    return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? self : nil
  }
}
