import SwiftSyntax

/// Where the types of an enum's payloads are looked up.
final class TypeScope {
  /// The types that the enum declares, which are not the library's of the same name.
  let shadowed: Set<String>
  private let types: DeclaredTypes
  /// The names of the types around the payloads, outermost first, the enum's own last.
  private let path: [String]
  private let file: String
  /// By the text of the type.
  private var known: [String: ValueEnum?] = [:]

  /// Nothing but the library.
  init() { (shadowed, types, path, file) = ([], DeclaredTypes(), [], "") }

  /// What the enum itself declares, which is all that a macro sees.
  convenience init(inside declaration: EnumDeclSyntax) {
    var types = DeclaredTypes()
    types.read(TypeSearch(declaration))
    self.init(of: declaration, types, path: [declaration.name.plainText], file: "")
  }

  /// What files declare.
  init(of declaration: EnumDeclSyntax, _ types: DeclaredTypes, path: [String], file: String) {
    shadowed = Set(declaration.memberBlock.members.typeNames(withAliases: true))
    (self.types, self.path, self.file) = (types, path, file)
  }

  private init(_ shadowed: Set<String>, _ types: DeclaredTypes, path: [String], file: String) {
    (self.shadowed, self.types, self.path, self.file) = (shadowed, types, path, file)
  }

  /// The enum that a type's name stands for; nil if that is something else, or not known.
  func values(of type: TypeSyntax) -> ValueEnum? {
    let text = type.trimmedDescription
    if let known = known[text] { return known }
    let (meant, scope) = meant(by: type)
    let found = meant.path.flatMap { scope.types.values(at: $0, from: scope.path, in: scope.file) }
    known[text] = .some(found)
    return found
  }

  /// The declaration of a type; nil if it is not known.
  func declared(_ type: TypeSyntax) -> DeclaredTypes.Declared? {
    let (meant, scope) = meant(by: type)
    return meant.path.flatMap { scope.types.declared(at: $0, from: scope.path, in: scope.file) }
  }

  /// Whether no extension that is known says of a type of this name that it is a parameter.
  func extendsNoParameter(_ name: String) -> Bool { types.extendsNoParameter(name) }

  /// The enum that names lead to, as values of another type spell it: `Shop.Sort`.
  func values(at path: [String]) -> ValueEnum? {
    let names = path.map { TokenSyntax.identifier($0) }
    guard let first = names.first else { return nil }
    return values(
      of: names.dropFirst().reduce(TypeSyntax(IdentifierTypeSyntax(name: first))) {
        TypeSyntax(MemberTypeSyntax(baseType: $0, name: $1))
      })
  }

  /// The type that an alias stands for, and where the names in it are looked up; the type itself if it is not an alias.
  func meant(by type: TypeSyntax) -> (type: TypeSyntax, scope: TypeScope) {
    var (type, scope) = (type, self)
    // Aliases that stand for each other are an error of the compiler's.
    for _ in 0..<8 {
      guard let names = type.path, let name = names.last,
        let alias = scope.types.alias(at: names, from: scope.path, in: scope.file)
      else { break }
      (type, scope) = (alias.type, TypeScope(shadowed.subtracting([name]), types, path: alias.scope, file: alias.file))
    }
    return (type, scope)
  }
}

extension TypeSyntax {
  /// The names that lead to the type, `["Shop", "Sort"]`; nil for one with generic arguments, and for no name.
  fileprivate var path: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return type.genericArgumentClause == nil ? [type.name.plainText] : nil
    }
    guard let type = self.as(MemberTypeSyntax.self), type.genericArgumentClause == nil else { return nil }
    return type.baseType.path.map { $0 + [type.name.plainText] }
  }
}
