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
