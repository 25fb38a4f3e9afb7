import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension InheritanceClauseSyntax {
  /// The last parts of the names, without the text before them: `Routable` of `@retroactive Fingerpost.Routable`.
  var names: [String] {
    inheritedTypes.flatMap { $0.type.trimmedDescription.split(separator: "&").map { String($0).lastName } }
  }
}

extension String {
  /// The text after the last dot or space of a type, without backticks.
  var lastName: String {
    split { ". \n\t".contains($0) }.last.map { $0.filter { $0 != "`" } } ?? self
  }

  private static let unrelatedProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Sendable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "Copyable", "BitwiseCopyable",
  ]

  /// Whether it is a protocol that no source need declare, and that has nothing to do with links and parameters.
  var isUnrelatedProtocol: Bool { Self.unrelatedProtocols.contains(self) }
}

extension AttributeListSyntax {
  /// The attributes of a name, whatever module they are said to be of; not those in an `#if`.
  package func attributes(named name: String) -> [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.lastName == name ? attribute : nil
    }
  }

  /// The attributes of these names that stand in an `#if`.
  func conditional(_ names: [String]) -> [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      guard case .ifConfigDecl(let block) = element else { return [] }
      return block.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let inner)? = clause.elements else { return [] }
        return names.flatMap(inner.attributes(named:)) + inner.conditional(names)
      }
    }
  }

  /// Whether `@available` says more of a declaration than that it is deprecated.
  package var isRestricted: Bool {
    (attributes(named: "available") + conditional(["available"])).contains { !$0.says("deprecated") }
  }

  /// The `@available` that says that code may not use the declaration, here or elsewhere.
  var unavailability: AttributeSyntax? {
    attributes(named: "available").first { $0.says("unavailable") || $0.says("obsoleted") }
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { $0.name.text == "static" } }
}

extension AttributeSyntax {
  fileprivate func says(_ word: String) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == word } }

  /// The name without the module.
  var lastName: String? {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.as(MemberTypeSyntax.self)?.name.text
  }

  var labeledArguments: [LabeledExprSyntax] {
    if case .argumentList(let list)? = arguments { Array(list) } else { [] }
  }
}

extension TypeSyntax {
  /// The type as code outside of a type spells it, whose name stands for `Self`.
  package func naming(_ name: String) -> String {
    if let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil, type.name.text != "Self" {
      return type.name.text
    }
    return trimmed.tokens(viewMode: .sourceAccurate).map { token in
      token.tokenKind == .keyword(.Self) ? token.with(\.tokenKind, .identifier(name)).description : token.description
    }.joined()
  }

  /// Whether a type of this name stands in it that is looked up from where it is written, and not inside of another.
  func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.plainText == name && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

extension TypeSyntax {
  /// The name without generic arguments: `Shop.Box` of `Shop.Box<Int>`.
  var plainName: String {
    if let member = self.as(MemberTypeSyntax.self) { return "\(member.baseType.plainName).\(member.name.text)" }
    return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}

extension EnumDeclSyntax {
  /// The last names of the types that the cases of a `@Routes` enum hold, but for those of the library.
  var typesOfRoutes: Set<String> {
    if attributes.attributes(named: "Routes").isEmpty { return [] }
    let cases = memberBlock.members.declarations.compactMap { $0.syntax.as(EnumCaseDeclSyntax.self) }
    let parameters = cases.flatMap(\.elements).flatMap { $0.parameterClause.map { Array($0.parameters) } ?? [] }
    let names = parameters.flatMap(\.type.parameterTypes).map(\.plainName.lastName)
    return Set(names.filter { !TypeSyntax.isOfLibrary($0) })
  }
}
