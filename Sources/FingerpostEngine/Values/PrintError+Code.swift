extension PrintError: CodedFault {
  /// Why the values make no link.
  public var code: FaultCode {
    let kind: FaultKind
    switch reason {
    case .unprintable(let error), .unprintableValue(_, let error): return error.code
    case .noRoute: kind = .printNoRoute
    case .pattern: kind = .routerPart
    case .foundation: kind = .printFoundation
    case .unknownRoute: kind = .printUnknownRoute
    case .missing: kind = .printMissing
    case .unknown: kind = .printUnknown
    case .doesNotRead: kind = .printDoesNotRead
    case .empty: kind = .printEmpty
    case .unused: kind = .printUnused
    case .taken: kind = .printTaken
    case .readsDifferently: kind = .printReadsDifferently
    case .tooLong: kind = .printTooLong
    case .deprecated: kind = .printDeprecated
    case .gone: kind = .printGone
    case .origin: kind = .printOrigin
    case .wildcardHost: kind = .printWildcardHost
    case .reservedName: kind = .printReservedName
    case .inexact: kind = .printInexact
    case .foreign: kind = .printForeign
    case .webOnly: kind = .printWebOnly
    case .method: kind = .printMethod
    }
    return FaultCode(kind)
  }
}
