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
