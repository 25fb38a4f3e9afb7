import FingerpostEngine
import SwiftSyntax

/// What is wrong with a `@Routes` enum, and where: as data, for the compiler and for the command line.
package struct SourceDiagnostic {
  package enum Severity: String, Sendable { case error, warning }

  package enum Kind: String, Sendable, CaseIterable {
    case missingRoute, oneRouteForSeveral, templateNotLiteral, template, colonName, repeatedName, takenName
    case notLiteral
    case parameterWithoutPayload, payloadWithoutParameter, typeMismatch, unfitType, mustBeOptional, cannotBeOptional,
      groupWithoutDefault, severalDefaults, unusedDefault, changingDefault,
      neverNil
    case eitherSides, sameShape, unreachable, printCollision, crossing, ambiguous, discardingWildcard, needlessOverlap,
      hostSegment, accessTag
    case origin, noOrigins, genericEnum, enumForm, notRoutable, codingKeys, halfCoding, functionForm, misplacedRoute
    case conditionalRoute, unavailableRoute, fallback
    case mountPayload, mountPrefix, mountIndirect, mountAndRoute
    /// What only files together show.
    case unknownMount, mountCircle, tooManyMounts, unknownOrigin, unknownOption, notParameter

    /// The name as people read it: `type-mismatch`.
    package var word: String {
      rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    }
  }

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

  /// What there is to say, in one word.
  package let kind: Kind
  /// Where the fault is explained: that of the template, the table or the finding, if it is about one.
  package let code: FaultCode
  package let severity: Severity
  /// What is wrong, and the nearest fix, in one line.
  package let message: String
  package let node: Syntax
  /// How many bytes into the node, its leading trivia left out.
  package let offset: Int
  /// A change that fixes it; nil where there is no one answer.
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

extension SourceDiagnostic.Kind {
  /// The code where nothing says a finer one: what the engine finds has the code that it has anywhere.
  package var code: FaultCode { FaultCode(row.code) }

  /// What is wrong, whatever the source; nil for what a check finds in text tables, too, and describes there.
  package var summary: String? { row.summary }

  private var row: (code: FaultKind, summary: String?) {
    switch self {
    case .missingRoute: (.missingRoute, "a case without a link")
    case .oneRouteForSeveral: (.oneRouteForSeveral, "one @Route before several cases")
    case .templateNotLiteral: (.templateNotLiteral, "a template that is no plain string literal")
    case .template: (.malformed, nil)
    case .colonName: (.colonName, "a parameter written :name")
    case .repeatedName: (.repeatedName, nil)
    case .takenName: (.takenName, "a name that @Routes writes itself")
    case .notLiteral: (.notLiteral, "an argument of @Route, @Gone or @Mount that is no literal")
    case .parameterWithoutPayload: (.parameterWithoutPayload, "a parameter that no payload goes with")
    case .payloadWithoutParameter: (.payloadWithoutParameter, "a payload that no parameter goes with")
    case .typeMismatch: (.typeMismatch, "a parameter and its payload with different types")
    case .unfitType: (.unfitType, "a payload that no link can hold")
    case .mustBeOptional: (.mustBeOptional, "a payload that must be optional, as its parameter may be left out")
    case .cannotBeOptional: (.cannotBeOptional, "a payload that cannot be optional, as its parameter has a default")
    case .groupWithoutDefault: (.groupWithoutDefault, "a default whose group can have none")
    case .severalDefaults: (.severalDefaults, "a default in the template, and another in the payload")
    case .unusedDefault: (.unusedDefault, "a default that never counts, as each link has the parameter")
    case .changingDefault: (.changingDefault, "a default that is another one each time")
    case .neverNil: (.neverNil, "an optional payload that is never nil")
    case .eitherSides: (.eitherSides, "an Either whose sides do not fit the branches of the template")
    case .sameShape: (.duplicate, nil)
    case .unreachable: (.unreachable, nil)
    case .printCollision: (.printCollision, nil)
    case .crossing: (.crossing, nil)
    case .ambiguous: (.ambiguous, nil)
    case .discardingWildcard: (.discardingWildcard, nil)
    case .needlessOverlap: (.needlessOverlap, nil)
    case .hostSegment: (.hostSegment, nil)
    case .accessTag: (.accessTag, nil)
    case .origin: (.origin, "an origin that is none, or that is listed twice")
    case .noOrigins: (.tableNoOrigins, "@Routes without an origin")
    case .genericEnum: (.genericEnum, "a @Routes enum with generic parameters")
    case .enumForm: (.enumForm, "an enum in a form that @Routes does not read")
    case .notRoutable: (.notRoutable, "a @Routes enum that is not Routable")
    case .codingKeys: (.codingKeys, "CodingKeys of an enum that is coded as a link")
    case .halfCoding: (.halfCoding, "an enum that writes one half of its coding itself")
    case .functionForm: (.functionForm, "@Route or @Gone on a function that is no static func returning Self?")
    case .misplacedRoute: (.misplacedRoute, "@Route, @Gone, @Mount or @Fallback where no @Routes enum reads it")
    case .conditionalRoute: (.conditionalRoute, "@Route, @Gone, @Mount or @Fallback in an #if of its own")
    case .unavailableRoute: (.unavailableRoute, "@Route or @Gone on what is unavailable")
    case .fallback: (.fallback, "@Fallback on a case that cannot keep the text of a link, or on a second one")
    case .mountPayload: (.mountPayload, "a mounted case without the other enum")
    case .mountPrefix: (.mountPrefix, "a prefix that nothing can be mounted below")
    case .mountIndirect: (.mountIndirect, "an enum mounted in itself")
    case .mountAndRoute: (.mountAndRoute, "a case with both @Mount and @Route, or @Gone")
    case .unknownMount: (.unknownMount, "a mounted enum that is in none of the files")
    case .mountCircle: (.mountCircle, "enums that are mounted in a circle")
    case .tooManyMounts: (.tooManyMounts, "mounts that nest too deep, or repeat routes too often")
    case .unknownOrigin: (.unknownOrigin, "an origin that only running code knows")
    case .unknownOption: (.unknownOption, "an option of @Routes that only running code knows")
    case .notParameter: (.notParameter, "a payload whose type is no RouteParameter in any of the files")
    }
  }

  /// The severity of what has a summary.
  package var severity: SourceDiagnostic.Severity {
    switch self {
    case .notRoutable, .codingKeys, .halfCoding, .neverNil, .unusedDefault, .unknownMount, .unknownOrigin,
      .unknownOption, .notParameter:
      .warning
    default: .error
    }
  }
}

extension SourceDiagnostic {
  /// What is wrong with an attribute where no `@Routes` reads it; nil where one does.
  ///
  /// - Parameters:
  ///   - attribute: `@Route`, `@Gone`, `@Mount` or `@Fallback`.
  ///   - declaration: what the attribute is on.
  ///   - scopes: what the declaration stands in, innermost first.
  package static func misplaced(
    _ attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in scopes: [Syntax]
  ) -> SourceDiagnostic? {
    let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map { "@\($0)" } ?? "@Route"
    let isFunction = declaration.is(FunctionDeclSyntax.self)
    let isCase = declaration.is(EnumCaseDeclSyntax.self)
    let message: String
    if !isCase, !(isFunction && ["@Route", "@Gone"].contains(name)) {
      let function =
        switch name {
        case "@Route": ", or a static func that reads an old shape of a link"
        case "@Gone": ", or a static func that makes what to show instead"
        default: ""
        }
      message = "\(name) is for a case\(function)"
    } else if let owner = scopes.first?.as(EnumDeclSyntax.self) {
      let routes = owner.attributes.attributes(named: "Routes") + owner.attributes.conditional(["Routes"])
      guard routes.isEmpty else { return nil }
      message = "\(owner.name.plainText) is no @Routes enum, so nothing reads this \(name)"
    } else {
      message = "@Routes sees what stands in its enum alone: move this \(name) into it"
    }
    return SourceDiagnostic(
      kind: .misplacedRoute, code: Kind.misplacedRoute.code, severity: .error, message: message,
      node: Syntax(attribute),
      offset: 0, fix: nil, notes: [])
  }
}
