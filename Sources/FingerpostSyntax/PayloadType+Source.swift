import FingerpostEngine
import SwiftSyntax

/// What an element can bind to, as far as its type's text tells: a type that is not of the library is opaque.
extension PayloadType {
  /// - Parameter shadowed: names of types that the enum declares itself, which are not the library's.
  init(_ type: TypeSyntax, shadowed: Set<String> = []) {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil, only.ellipsis == nil
    {
      self.init(only.type, shadowed: shadowed)
    } else if let name = type.libraryName, shadowed.contains(name) {
      self = .one(.custom(type.parameterName))
    } else {
      self.init(plain: type, shadowed)
    }
  }

  private init(plain type: TypeSyntax, _ shadowed: Set<String>) {
    if let type = type.as(OptionalTypeSyntax.self) {
      self = Self.wrapping(type.wrappedType, shadowed) { .optional($0) }
    } else if let type = type.as(ArrayTypeSyntax.self) {
      self = Self.wrapping(type.element, shadowed) { .list($0) }
    } else if let (name, arguments) = type.generic, arguments.count == 1, name == "Optional" {
      self = Self.wrapping(arguments[0], shadowed) { .optional($0) }
    } else if let (name, arguments) = type.generic, arguments.count == 1, name == "Array" {
      self = Self.wrapping(arguments[0], shadowed) { .list($0) }
    } else if let (name, arguments) = type.generic, arguments.count == 2, name == "Either" {
      self = Self.sides(arguments, shadowed).map { .either($0) } ?? .unfit
    } else {
      self = type.parameterType.map { .one($0) } ?? .unfit
    }
  }

  private static func wrapping(
    _ type: TypeSyntax, _ shadowed: Set<String>, _ make: (ParameterType) -> PayloadType
  ) -> PayloadType {
    if case .one(let type) = PayloadType(type, shadowed: shadowed) { make(type) } else { .unfit }
  }

  /// The sides of an `Either`; nil where one is no single parameter.
  private static func sides(_ arguments: [TypeSyntax], _ shadowed: Set<String>) -> [ParameterType?]? {
    var all: [ParameterType?] = []
    for argument in arguments {
      if argument.isVoid {
        all.append(nil)
      } else {
        switch PayloadType(argument, shadowed: shadowed) {
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
  /// The last name, and what stands behind it: `Swift.Array<Int>`.
  private var nominal: (name: String, arguments: GenericArgumentClauseSyntax?)? {
    if let type = self.as(IdentifierTypeSyntax.self) { return (type.name.text, type.genericArgumentClause) }
    return self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
  }

  /// The last name and the generic arguments: `Swift.Array<Int>`, `Either<Int, String>`.
  fileprivate var generic: (name: String, arguments: [TypeSyntax])? {
    guard let (name, clause) = nominal, let clause, isOfLibrary else { return nil }
    return (
      name,
      clause.arguments.compactMap { argument in
        if case .type(let type) = argument.argument { type } else { nil }
      }
    )
  }

  /// The sides of nested `Either`s from the left, those without a value left out; for any other type the type itself.
  var sides: [TypeSyntax] {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.sides
    }
    guard let (name, arguments) = generic, name == "Either" else { return isVoid ? [] : [self] }
    return arguments.flatMap(\.sides)
  }

  fileprivate var isVoid: Bool { trimmedDescription == "Void" || trimmedDescription == "()" }

  /// What the type is called in templates: a type of the library as it is, any other by its own name.
  fileprivate var parameterType: ParameterType? {
    guard nominal != nil else { return nil }
    guard generic == nil, let name = libraryName else { return .custom(parameterName) }
    return Self.known[name] ?? .custom(parameterName)
  }

  /// Whether it may be a type of the library: one of another module, or inside another type, is somebody else's.
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
    let name = (last ?? trimmedDescription).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return String(name)
  }

  private static let known: [String: ParameterType] = {
    var known: [String: ParameterType] = [
      "String": .string, "Double": .double, "Bool": .bool, "UUID": .uuid, "CalendarDay": .date,
      "Date": .dateTime, "URL": .url, "Int64": .integer(.int), "UInt64": .integer(.uint),
    ]
    for type in IntegerType.allCases { known[type.swiftName] = .integer(type) }
    return known
  }()
}

extension IntegerType {
  var swiftName: String { rawValue.hasPrefix("u") ? "UI" + rawValue.dropFirst(2) : "I" + rawValue.dropFirst() }
}
