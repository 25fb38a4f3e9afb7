import SwiftSyntax

/// What files say of which type conforms to what, as far as it has to do with `Routable`.
struct Conformances {
  /// What the extensions of a type add to it, by the last part of its name.
  private var extensions: [String: [String]] = [:]
  /// What protocols ask for beside their own.
  private var protocols: [String: [String]] = [:]

  /// Protocols that no source need declare, and that have nothing to do with links.
  private static let known: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "Identifiable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "Copyable", "BitwiseCopyable",
  ]

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
      guard seen.insert(name).inserted, !Self.known.contains(name) else { continue }
      guard let inherited = protocols[name] else { return true }
      left += inherited
    }
    return false
  }
}

extension InheritanceClauseSyntax {
  /// The last parts of the names, without what stands before them: `Routable` of `@retroactive Fingerpost.Routable`.
  fileprivate var names: [String] {
    inheritedTypes.flatMap { $0.type.trimmedDescription.split(separator: "&").map { String($0).lastName } }
  }
}

extension String {
  fileprivate var lastName: String {
    split { ". \n\t".contains($0) }.last.map { $0.filter { $0 != "`" } } ?? self
  }
}
