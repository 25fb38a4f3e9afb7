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
    types.read(TypeSearch(declaration), file: "")
    self.init(of: declaration, types, path: [declaration.name.plainText], file: "")
  }

  /// What files declare.
  init(of declaration: EnumDeclSyntax, _ types: DeclaredTypes, path: [String], file: String) {
    shadowed = Set(declaration.memberBlock.members.typeNames(withAliases: true))
    (self.types, self.path, self.file) = (types, path, file)
  }

  /// The enum that a type's name stands for; nil where that is something else, or not known.
  func values(of type: TypeSyntax) -> ValueEnum? {
    let text = type.trimmedDescription
    if let known = known[text] { return known }
    let found = type.path.flatMap { types.values(at: $0, from: path, in: file) }
    known[text] = .some(found)
    return found
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
