import SwiftSyntax
import SwiftSyntaxBuilder

/// Finds the `@Routes` enums of a file, those inside of other types included, by their full names.
///
/// Bodies of functions are left out: nothing outside of one could name an enum in it. Of an `#if` every clause is taken.
struct EnumSearch {
  private(set) var found: [(name: String, routes: RoutesEnum)] = []

  init(_ tree: SourceFileSyntax) { search(tree.statements) }

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
      for clause in block.clauses {
        switch clause.elements {
        case .statements(let statements)?: search(statements)
        case .decls(let members)?: search(members, in: scope)
        default: break
        }
      }
      return
    }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let name =
      declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    guard let name else { return }
    let path = scope + [name]
    if let routes = declaration.as(EnumDeclSyntax.self).flatMap({ RoutesEnum($0) }) {
      found.append((path.joined(separator: "."), routes))
    }
    search(group.memberBlock.members, in: path)
  }
}
