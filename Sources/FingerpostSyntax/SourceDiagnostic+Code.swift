import FingerpostEngine

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
