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

  /// A change that mends it.
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
    /// What it is about, and how many bytes into it.
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
  /// A change that mends it; nil where there is no one answer.
  package let fix: Fix?
  /// Other positions, such as the first of two routes.
  package let notes: [Note]
}

extension SourceDiagnostic.Fix {
  /// The fix that replaces a node.
  static func replace(_ node: some SyntaxProtocol, with new: String, _ message: String) -> Self {
    Self(
      message: message, node: Syntax(node),
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
  /// What is wrong, whatever the source; nil for what a check finds in text tables, too, and describes there.
  package var summary: String? {
    switch self {
    case .template, .repeatedName, .sameShape: nil
    case .unreachable, .printCollision, .crossing, .ambiguous, .discardingWildcard, .needlessOverlap,
      .hostSegment, .accessTag:
      nil
    case .missingRoute: "a case without a link"
    case .oneRouteForSeveral: "one @Route before several cases"
    case .templateNotLiteral: "a template that is no plain string literal"
    case .colonName: "a parameter written :name"
    case .takenName: "a name that @Routes writes itself"
    case .notLiteral: "an argument of @Route, @Gone or @Mount that is no literal"
    case .parameterWithoutPayload: "a parameter that no payload goes with"
    case .payloadWithoutParameter: "a payload that no parameter goes with"
    case .typeMismatch: "a parameter and its payload with different types"
    case .unfitType: "a payload that no link can hold"
    case .mustBeOptional: "a payload that must be optional, as its parameter may be left out"
    case .cannotBeOptional: "a payload that cannot be optional, as its parameter has a default"
    case .groupWithoutDefault: "a default whose group can have none"
    case .severalDefaults: "a default in the template, and another in the payload"
    case .unusedDefault: "a default that never counts, as each link has the parameter"
    case .changingDefault: "a default that is another one each time"
    case .neverNil: "an optional payload that is never nil"
    case .eitherSides: "an Either whose sides do not fit the branches of the template"
    case .origin: "an origin that is none, or that is listed twice"
    case .noOrigins: "@Routes without an origin"
    case .genericEnum: "a @Routes enum with generic parameters"
    case .enumForm: "an enum in a form that @Routes does not read"
    case .conditionalRoute: "@Route, @Gone, @Mount or @Fallback in an #if of its own"
    case .unavailableRoute: "@Route or @Gone on what is unavailable"
    case .notRoutable: "a @Routes enum that is not Routable"
    case .codingKeys: "CodingKeys of an enum that is coded as a link"
    case .halfCoding: "an enum that writes one half of its coding itself"
    case .fallback: "@Fallback on a case that cannot keep the text of a link, or on a second one"
    case .functionForm: "@Route or @Gone on a function that is no static func returning Self?"
    case .misplacedRoute: "@Route, @Gone, @Mount or @Fallback where no @Routes enum reads it"
    case .mountPayload: "a mounted case without the other enum"
    case .mountPrefix: "a prefix that nothing can be mounted below"
    case .mountIndirect: "an enum mounted in itself"
    case .mountAndRoute: "a case with both @Mount and @Route, or @Gone"
    case .unknownMount: "a mounted enum that is in none of the files"
    case .mountCircle: "enums that are mounted in a circle"
    case .tooManyMounts: "mounts that nest too deep, or repeat routes too often"
    case .unknownOrigin: "an origin that only running code knows"
    case .notParameter: "a payload whose type is no RouteParameter in any of the files"
    case .unknownOption: "an option of @Routes that only running code knows"
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

extension SourceDiagnostic.Kind {
  /// The code where nothing says a finer one: what the engine finds has the code that it has anywhere.
  package var code: FaultCode {
    let kind: FaultKind =
      switch self {
      case .missingRoute: .missingRoute
      case .oneRouteForSeveral: .oneRouteForSeveral
      case .templateNotLiteral: .templateNotLiteral
      case .template: .malformed
      case .colonName: .colonName
      case .repeatedName: .repeatedName
      case .takenName: .takenName
      case .notLiteral: .notLiteral
      case .parameterWithoutPayload: .parameterWithoutPayload
      case .payloadWithoutParameter: .payloadWithoutParameter
      case .typeMismatch: .typeMismatch
      case .unfitType: .unfitType
      case .mustBeOptional: .mustBeOptional
      case .cannotBeOptional: .cannotBeOptional
      case .groupWithoutDefault: .groupWithoutDefault
      case .severalDefaults: .severalDefaults
      case .unusedDefault: .unusedDefault
      case .changingDefault: .changingDefault
      case .neverNil: .neverNil
      case .eitherSides: .eitherSides
      case .sameShape: .duplicate
      case .unreachable: .unreachable
      case .printCollision: .printCollision
      case .crossing: .crossing
      case .ambiguous: .ambiguous
      case .discardingWildcard: .discardingWildcard
      case .needlessOverlap: .needlessOverlap
      case .hostSegment: .hostSegment
      case .accessTag: .accessTag
      case .origin: .origin
      case .noOrigins: .tableNoOrigins
      case .genericEnum: .genericEnum
      case .enumForm: .enumForm
      case .notRoutable: .notRoutable
      case .codingKeys: .codingKeys
      case .halfCoding: .halfCoding
      case .functionForm: .functionForm
      case .misplacedRoute: .misplacedRoute
      case .conditionalRoute: .conditionalRoute
      case .unavailableRoute: .unavailableRoute
      case .fallback: .fallback
      case .mountPayload: .mountPayload
      case .mountPrefix: .mountPrefix
      case .mountIndirect: .mountIndirect
      case .mountAndRoute: .mountAndRoute
      case .unknownMount: .unknownMount
      case .mountCircle: .mountCircle
      case .tooManyMounts: .tooManyMounts
      case .unknownOrigin: .unknownOrigin
      case .unknownOption: .unknownOption
      case .notParameter: .notParameter
      }
    return FaultCode(kind)
  }
}
