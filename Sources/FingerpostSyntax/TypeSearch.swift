import SwiftSyntax

/// Finds the types, aliases and extensions of a file, those inside of other types included, by their full names.
///
/// Bodies of functions are left out: nothing outside of one could name a type in it. Of an `#if` every clause is taken.
struct TypeSearch {
  struct Found {
    let name: String
    let syntax: DeclSyntax
    /// Whether it stands in an `#if`.
    let isConditional: Bool

    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The last parts of the names that it inherits from, or conforms to.
    var inherited: [String] { syntax.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names ?? [] }
  }

  private(set) var types: [Found] = []
  /// How many `#if`s stand around.
  private var conditions = 0

  init(_ tree: SourceFileSyntax) { search(tree.statements) }

  /// A type and what stands inside of it.
  init(_ declaration: some DeclSyntaxProtocol) { search(DeclSyntax(declaration), in: []) }

  private mutating func search(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { search(declaration, in: []) }
    }
  }

  private mutating func search(_ members: MemberBlockItemListSyntax, in scope: [String]) {
    for member in members { search(member.decl, in: scope) }
  }

  private mutating func search(_ declaration: DeclSyntax, in scope: [String]) {
    if let block = declaration.as(IfConfigDeclSyntax.self) {
      conditions += 1
      defer { conditions -= 1 }
      for clause in block.clauses {
        switch clause.elements {
        case .statements(let statements)?: search(statements)
        case .decls(let members)?: search(members, in: scope)
        default: break
        }
      }
      return
    }
    let group = declaration.asProtocol((any DeclGroupSyntax).self)
    guard group != nil || declaration.is(TypeAliasDeclSyntax.self) else { return }
    let name =
      declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.filter { $0 != "`" }
      ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    guard let name else { return }
    let path = scope + [name]
    types.append(Found(name: path.joined(separator: "."), syntax: declaration, isConditional: conditions > 0))
    if let group { search(group.memberBlock.members, in: path) }
  }
}
