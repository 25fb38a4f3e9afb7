import SwiftSyntax

/// What is wrong with a `@Routes` enum, and where: as data, for the compiler and for the command line.
package struct SourceDiagnostic {
  package enum Severity: String, Sendable { case error, warning }

  /// A change that fixes it.
  package struct Fix {
    /// What is done, as an order: `write {id}`.
    package let message: String
    /// A node of the tree that is changed.
    package let node: Syntax
    /// The part of the source to replace.
    package let range: Range<AbsolutePosition>
    package let replacement: String
  }

  /// Another position in the source that has to do with it.
  package struct Note {
    package let message: String
    /// What it is about.
    package let node: Syntax
    /// How many bytes into the node.
    package let offset: Int
  }

  /// What there is to say.
  package let kind: FaultKind
  /// Where the fault is explained: that of the template, the table or the finding, if it is about one.
  package let code: FaultCode
  package let severity: Severity
  /// What is wrong, and the nearest fix, in one line.
  package let message: String
  package let node: Syntax
  /// How many bytes into the node, its leading trivia left out.
  package let offset: Int
  /// A change that fixes it; nil if there is no one answer.
  package let fix: Fix?
  /// Other positions, such as the first of two routes.
  package let notes: [Note]
}

extension SourceDiagnostic.Fix {
  /// The fix that replaces a node.
  static func replace(_ node: some SyntaxProtocol, with new: String, _ message: String? = nil) -> Self {
    Self(
      message: message ?? "write \(new)", node: Syntax(node),
      range: node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, replacement: new)
  }

  /// The fix that writes something before a node.
  static func insert(_ new: String, before node: some SyntaxProtocol, _ message: String) -> Self {
    let start = node.positionAfterSkippingLeadingTrivia
    return Self(message: message, node: Syntax(node), range: start..<start, replacement: new)
  }

  /// The fix that writes something after a node.
  static func insert(_ new: String, after node: some SyntaxProtocol, _ message: String) -> Self {
    let end = node.endPositionBeforeTrailingTrivia
    return Self(message: message, node: Syntax(node), range: end..<end, replacement: new)
  }
}

/// A kind of fault that Swift source alone has.
package struct SourceRule: Sendable {
  package let kind: FaultKind
  /// The name as people read it.
  package let word: String
  package let severity: SourceDiagnostic.Severity

  private init(_ kind: FaultKind, _ word: String, _ severity: SourceDiagnostic.Severity = .error) {
    (self.kind, self.word, self.severity) = (kind, word, severity)
  }

  package static let all: [SourceRule] = [
    .init(.missingRoute, "missing-route"),
    .init(.oneRouteForSeveral, "one-route-for-several"),
    .init(.templateNotLiteral, "template-not-literal"),
    .init(.colonName, "colon-name"),
    .init(.takenName, "taken-name"),
    .init(.notLiteral, "not-literal"),
    .init(.parameterWithoutPayload, "parameter-without-payload"),
    .init(.payloadWithoutParameter, "payload-without-parameter"),
    .init(.typeMismatch, "type-mismatch"),
    .init(.unfitType, "unfit-type"),
    .init(.mustBeOptional, "must-be-optional"),
    .init(.cannotBeOptional, "cannot-be-optional"),
    .init(.groupWithoutDefault, "group-without-default"),
    .init(.severalDefaults, "several-defaults"),
    .init(.unusedDefault, "unused-default", .warning),
    .init(.changingDefault, "changing-default"),
    .init(.neverNil, "never-nil", .warning),
    .init(.eitherSides, "either-sides"),
    .init(.origin, "origin"),
    .init(.tableNoOrigins, "no-origins"),
    .init(.genericEnum, "generic-enum"),
    .init(.enumForm, "enum-form"),
    .init(.notRoutable, "not-routable", .warning),
    .init(.codingKeys, "coding-keys", .warning),
    .init(.halfCoding, "half-coding", .warning),
    .init(.functionForm, "function-form"),
    .init(.misplacedRoute, "misplaced-route"),
    .init(.conditionalRoute, "conditional-route"),
    .init(.unavailableRoute, "unavailable-route"),
    .init(.fallback, "fallback"),
    .init(.mountPayload, "mount-payload"),
    .init(.mountPrefix, "mount-prefix"),
    .init(.mountIndirect, "mount-indirect"),
    .init(.mountAndRoute, "mount-and-route"),
    .init(.unknownMount, "unknown-mount", .warning),
    .init(.mountCircle, "mount-circle"),
    .init(.tooManyMounts, "too-many-mounts"),
    .init(.unknownOrigin, "unknown-origin", .warning),
    .init(.unknownOption, "unknown-option", .warning),
    .init(.notParameter, "not-parameter", .warning),
  ]
}

extension SourceDiagnostic {
  /// What is wrong with an attribute where no `@Routes` reads it; nil if one does.
  ///
  /// - Parameters:
  ///   - attribute: `@Route`, `@Gone`, `@Mount` or `@Fallback`.
  ///   - declaration: what the attribute is on.
  ///   - scopes: what the declaration stands in, innermost first.
  package static func misplaced(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in scopes: [Syntax]
  ) -> SourceDiagnostic? {
    let name = "@\(attribute.lastName ?? "Route")"
    let isFunction = declaration.is(FunctionDeclSyntax.self)
    let isCase = declaration.is(EnumCaseDeclSyntax.self)
    let message: String
    if !isCase, !(isFunction && ["@Route", "@Gone"].contains(name)) {
      let function =
        switch name {
        case "@Route": ", or a static func that reads an old link"
        case "@Gone": ", or a static func that returns what to show instead"
        default: ""
        }
      message = "\(name) is for a case\(function)"
    } else if let owner = scopes.first?.as(EnumDeclSyntax.self) {
      let routes = owner.attributes.attributes(named: "Routes") + owner.attributes.conditional(["Routes"])
      guard routes.isEmpty else { return nil }
      message = "\(owner.name.plainText) is not a @Routes enum, so nothing reads this \(name)"
    } else {
      message = "@Routes reads only its own enum: move this \(name) into it"
    }
    return SourceDiagnostic(
      kind: .misplacedRoute, code: FaultCode(.misplacedRoute), severity: .error, message: message,
      node: Syntax(attribute), offset: 0, fix: nil, notes: [])
  }
}
