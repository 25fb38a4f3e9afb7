import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
  /// The attributes of a name, whatever module they are said to be of.
  func attributes(named name: String) -> [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let last = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
      return last == name ? attribute : nil
    }
  }
}

extension AttributeSyntax {
  var labeledArguments: [LabeledExprSyntax] {
    if case .argumentList(let list)? = arguments { Array(list) } else { [] }
  }
}

extension TypeSyntax {
  /// Whether a type of this name stands in it that is looked up from where it is written, and not inside of another.
  func names(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.plainText == name && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }
}

extension AttributeListSyntax {
  /// Whether `@available` says of a declaration that it is deprecated, so that the compiler warns where it is used.
  public var isDeprecated: Bool {
    attributes(named: "available").contains { attribute in
      attribute.tokens(viewMode: .sourceAccurate).contains { $0.text == "deprecated" }
    }
  }
}
