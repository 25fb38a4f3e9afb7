import SwiftSyntax

/// What files say of which type conforms to what, as far as it has to do with `Routable`.
struct Conformances {
  /// What the extensions of a type add to it, by the last part of its name.
  private var extensions: [String: [String]] = [:]
  /// What protocols ask for beside their own.
  private var protocols: [String: [String]] = [:]

  mutating func read(_ tree: SourceFileSyntax) {
    var left = [Syntax(tree)]
    while let node = left.popLast() {
      if let declaration = node.as(ExtensionDeclSyntax.self) {
        let name = declaration.extendedType.trimmedDescription.lastName
        extensions[name, default: []] += declaration.inheritanceClause?.names ?? []
      } else if let declaration = node.as(ProtocolDeclSyntax.self), declaration.genericWhereClause == nil {
        protocols[declaration.name.plainText, default: []] += declaration.inheritanceClause?.names ?? []
      }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { left.append(child) }
    }
  }

  /// Whether an enum is routable, or may be by way of a name that the files do not declare.
  func mayBeRoutable(_ declaration: EnumDeclSyntax) -> Bool {
    var left = (declaration.inheritanceClause?.names ?? []) + (extensions[declaration.name.plainText] ?? [])
    var seen: Set<String> = []
    while let name = left.popLast() {
      if name == "Routable" { return true }
      guard seen.insert(name).inserted, !name.isUnrelatedProtocol else { continue }
      guard let inherited = protocols[name] else { return true }
      left += inherited
    }
    return false
  }
}
