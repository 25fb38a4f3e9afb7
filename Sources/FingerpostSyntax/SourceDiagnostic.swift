import FingerpostEngine
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
  /// What is wrong, whatever the source.
  package let summary: String
  package let severity: SourceDiagnostic.Severity

  private init(_ kind: FaultKind, _ word: String, _ summary: String, _ severity: SourceDiagnostic.Severity = .error) {
    (self.kind, self.word, self.summary, self.severity) = (kind, word, summary, severity)
  }

  package static let all: [SourceRule] = [
    .init(.missingRoute, "missing-route", "a case without a link"),
    .init(.oneRouteForSeveral, "one-route-for-several", "one @Route before several cases"),
    .init(.templateNotLiteral, "template-not-literal", "a template that is not a plain string literal"),
    .init(.colonName, "colon-name", "a parameter written :name"),
    .init(.takenName, "taken-name", "a name that @Routes writes itself"),
    .init(.notLiteral, "not-literal", "an argument of @Route, @Gone or @Mount that is not a literal"),
    .init(.parameterWithoutPayload, "parameter-without-payload", "a parameter without a payload"),
    .init(.payloadWithoutParameter, "payload-without-parameter", "a payload without a parameter"),
    .init(.typeMismatch, "type-mismatch", "a parameter and its payload with different types"),
    .init(.unfitType, "unfit-type", "a payload that no link can hold"),
    .init(
      .mustBeOptional, "must-be-optional", "a payload that must be optional, because its parameter may be left out"),
    .init(
      .cannotBeOptional, "cannot-be-optional",
      "a payload that cannot be optional, because its parameter has a default"),
    .init(.groupWithoutDefault, "group-without-default", "a default in a group that cannot have one"),
    .init(.severalDefaults, "several-defaults", "a default in the template, and another in the payload"),
    .init(
      .unusedDefault, "unused-default", "a default that is never used, because every link has the parameter", .warning),
    .init(.changingDefault, "changing-default", "a default that is different each time"),
    .init(.neverNil, "never-nil", "an optional payload that is never nil", .warning),
    .init(.eitherSides, "either-sides", "an Either whose sides do not fit the branches of the template"),
    .init(.origin, "origin", "an origin that is not valid, or is listed twice"),
    .init(.tableNoOrigins, "no-origins", "@Routes without an origin"),
    .init(.genericEnum, "generic-enum", "a @Routes enum with generic parameters"),
    .init(.enumForm, "enum-form", "an enum in a form that @Routes does not read"),
    .init(.notRoutable, "not-routable", "a @Routes enum that is not Routable", .warning),
    .init(.codingKeys, "coding-keys", "CodingKeys of an enum that is coded as a link", .warning),
    .init(.halfCoding, "half-coding", "an enum that writes one half of its coding itself", .warning),
    .init(.functionForm, "function-form", "@Route or @Gone on a function that is not a static func returning Self?"),
    .init(.misplacedRoute, "misplaced-route", "@Route, @Gone, @Mount or @Fallback where no @Routes enum reads it"),
    .init(.conditionalRoute, "conditional-route", "@Route, @Gone, @Mount or @Fallback in an #if of its own"),
    .init(.unavailableRoute, "unavailable-route", "@Route or @Gone on an unavailable case or function"),
    .init(.fallback, "fallback", "@Fallback on a case that cannot keep the text of a link, or on a second one"),
    .init(.mountPayload, "mount-payload", "a mounted case without a value of the other enum"),
    .init(.mountPrefix, "mount-prefix", "a prefix that nothing can be mounted below"),
    .init(.mountIndirect, "mount-indirect", "an enum mounted in itself"),
    .init(.mountAndRoute, "mount-and-route", "a case with both @Mount and @Route, or @Gone"),
    .init(.unknownMount, "unknown-mount", "a mounted enum that is in none of the files", .warning),
    .init(.mountCircle, "mount-circle", "enums that are mounted in a circle"),
    .init(.tooManyMounts, "too-many-mounts", "mounts that nest too deep, or repeat routes too often"),
    .init(.unknownOrigin, "unknown-origin", "an origin that only running code knows", .warning),
    .init(.unknownOption, "unknown-option", "an option of @Routes that only running code knows", .warning),
    .init(.notParameter, "not-parameter", "a payload whose type is not a RouteParameter in any of the files", .warning),
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
