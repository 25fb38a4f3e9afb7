import SwiftSyntax

/// What an element can bind to, as far as the text of its type shows: a type of another module is opaque, unless its source is known.
extension PayloadType {
  init(_ type: TypeSyntax, in scope: TypeScope = TypeScope()) {
    let (type, scope) = scope.meant(by: type)
    if let only = type.onlyElement {
      self.init(only, in: scope)
    } else if let name = type.libraryName, scope.shadowed.contains(name) {
      self = .one(scope.values(of: type)?.parameterType ?? .custom(type.parameterName))
    } else {
      self.init(plain: type, scope)
    }
  }

  private init(plain type: TypeSyntax, _ scope: TypeScope) {
    let (name, arguments) = type.generic ?? ("", [])
    switch (name, arguments.count) {
    case ("Optional", 1): self = Self.wrapping(arguments[0], scope) { .optional($0) }
    case ("Array", 1): self = Self.wrapping(arguments[0], scope) { .list($0) }
    case ("EitherBranch", 2): self = Self.sides(arguments, scope).map { .either($0) } ?? .unfit
    default: self = type.parameterType(in: scope).map { .one($0) } ?? .unfit
    }
  }

  private static func wrapping(
    _ type: TypeSyntax, _ scope: TypeScope, _ make: (ParameterType) -> PayloadType
  ) -> PayloadType {
    if case .one(let type) = PayloadType(type, in: scope) { make(type) } else { .unfit }
  }

  /// The sides of an `EitherBranch`; nil if one is not a single parameter.
  private static func sides(_ arguments: [TypeSyntax], _ scope: TypeScope) -> [ParameterType?]? {
    var all: [ParameterType?] = []
    for argument in arguments {
      if argument.isVoid {
        all.append(nil)
      } else {
        switch PayloadType(argument, in: scope) {
        case .either(let inner): all += inner
        case .one(let type): all.append(type)
        case .optional, .list, .unfit: return nil
        }
      }
    }
    return all
  }
}

extension TypeSyntax {
  /// What stands in parentheses alone: `(Int)`.
  fileprivate var onlyElement: TypeSyntax? {
    guard let elements = self.as(TupleTypeSyntax.self)?.elements, elements.count == 1, let only = elements.first,
      only.firstName == nil, only.ellipsis == nil
    else { return nil }
    return only.type
  }

  /// The types of the parameters of a payload, in order: what an optional or an array holds, the sides of an `EitherBranch`.
  var parameterTypes: [TypeSyntax] {
    if let only = onlyElement { return only.parameterTypes }
    if let (name, arguments) = generic, ["Optional", "Array", "EitherBranch"].contains(name) {
      return arguments.flatMap(\.parameterTypes)
    }
    return isVoid ? [] : [self]
  }

  /// The last name, and the text after it: `Swift.Array<Int>`.
  private var nominal: (name: String, arguments: GenericArgumentClauseSyntax?)? {
    if let type = self.as(IdentifierTypeSyntax.self) { return (type.name.text, type.genericArgumentClause) }
    return self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
  }

  /// The last name and the generic arguments: `Swift.Array<Int>`, `EitherBranch<Int, String>`; of `Int?` and `[Int]`, too.
  fileprivate var generic: (name: String, arguments: [TypeSyntax])? {
    if let type = self.as(OptionalTypeSyntax.self) { return ("Optional", [type.wrappedType]) }
    if let type = self.as(ArrayTypeSyntax.self) { return ("Array", [type.element]) }
    guard let (name, clause) = nominal, let clause, isOfLibrary else { return nil }
    return (
      name,
      clause.arguments.compactMap { argument in
        if case .type(let type) = argument.argument { type } else { nil }
      }
    )
  }

  /// The sides of nested `EitherBranch`s from the left, those without a value left out; for any other type the type itself.
  var sides: [TypeSyntax] {
    if let only = onlyElement { return only.sides }
    guard let (name, arguments) = generic, name == "EitherBranch" else { return isVoid ? [] : [self] }
    return arguments.flatMap(\.sides)
  }

  fileprivate var isVoid: Bool { trimmedDescription == "Void" || trimmedDescription == "()" }

  /// What the type is called in templates: a type of the library as it is, any other by its own name.
  fileprivate func parameterType(in scope: TypeScope) -> ParameterType? {
    guard nominal != nil else { return nil }
    if generic == nil, let type = libraryName.flatMap({ Self.known[$0] }) { return type }
    return scope.values(of: self)?.parameterType ?? .custom(parameterName)
  }

  /// Whether it may be a type of the library: a type of another module, or inside another type, is not.
  private var isOfLibrary: Bool {
    guard let member = self.as(MemberTypeSyntax.self) else { return true }
    let modules = ["Swift", "Foundation", "FoundationEssentials", "Fingerpost", "FingerpostCore"]
    return modules.contains(member.baseType.trimmedDescription)
  }

  /// The name of the type, where it may be one of the library.
  fileprivate var libraryName: String? { isOfLibrary ? nominal?.name : nil }

  /// As `RouteParameter.parameterName` spells the name of a type.
  fileprivate var parameterName: String {
    let last = self.as(MemberTypeSyntax.self).map { "\($0.name.text)\($0.genericArgumentClause?.description ?? "")" }
    return (last ?? trimmedDescription).parameterName
  }

  /// Whether a name is that of a type that the library makes a parameter: as raw values are.
  static func isOfLibrary(_ name: String) -> Bool { known[name] != nil }

  private static let known: [String: ParameterType] = {
    let own = ScalarType.all.map { ($0.swiftName, ParameterType.scalar($0)) }
    return ["URL": .url, "QueryItems": .scalar(.query), "Int64": .integer(.int), "UInt64": .integer(.uint)].merging(own)
    { _, last in last }
  }()
}

extension String {
  /// The name of a type without what templates cannot write.
  var parameterName: String { String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}
