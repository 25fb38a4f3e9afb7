extension LinkError: CodedFault {
  /// Which rule the text breaks, or that no route reads it; finer than ``kind``.
  public var code: FaultCode {
    let kind: FaultKind =
      switch reason {
      case .notFound: .linkNotFound
      case .methodNotAllowed: .linkMethod
      case .gone: .gone
      case .badQuery(let query): query.isMissing ? .linkMissingItem : .linkUnreadItem
      case .unknownOrigin: .linkUnknownOrigin
      case .malformed(let malformation): malformation.faultKind
      case .tooLong: .linkTooLong
      case .tooManySegments: .linkTooManySegments
      case .tooManyQueryItems: .linkTooManyItems
      }
    return FaultCode(kind)
  }
}

extension LinkError.Malformation {
  fileprivate var faultKind: FaultKind {
    switch self {
    case .empty: .linkEmpty
    case .escape: .linkEscape
    case .utf8: .notUTF8
    case .control: .linkControl
    case .rawControl: .linkRawControl
    case .unprintable: .linkCompactByte
    case .backslash: .linkBackslash
    case .dotSegment: .linkDotSegment
    case .emptySegment: .linkEmptySegment
    case .userInfo: .linkUserInfo
    case .authorityColon: .linkColon
    case .host: .linkNoHost
    case .hostByte: .linkHostByte
    case .hostNumber: .linkHostNumber
    case .address: .linkAddress
    case .port: .linkPort
    case .slashesAfterScheme: .linkNoSlashes
    case .protocolRelative: .linkNoScheme
    case .script: .linkScript
    case .scriptRest: .scriptValue
    }
  }
}
