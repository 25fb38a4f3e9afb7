public import FingerpostEngine

extension Finding {
  /// What sort of problem it is: where its cause and its mend are explained.
  public var code: FaultCode { kind.code }
}

extension Finding.Kind {
  /// The code of all findings of this kind.
  public var code: FaultCode {
    let kind: FaultKind =
      switch self {
      case .malformed: .malformed
      case .duplicate: .duplicate
      case .unreachable: .unreachable
      case .ambiguous: .ambiguous
      case .crossing: .crossing
      case .printCollision: .printCollision
      case .discardingWildcard: .discardingWildcard
      case .repeatedName: .repeatedName
      case .differingNames: .differingNames
      case .needlessOverlap: .needlessOverlap
      case .unknownInstead: .unknownInstead
      case .hostSegment: .hostSegment
      case .accessTag: .accessTag
      case .unfinished: .unfinished
      }
    return FaultCode(kind)
  }
}
