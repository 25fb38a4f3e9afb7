extension OriginError: CodedFault {
  /// FP0202: the text is no origin.
  public var code: FaultCode { FaultCode(.origin) }
}

extension UnprintableError: CodedFault {
  /// Why no text can carry the location.
  public var code: FaultCode {
    let kind: FaultKind =
      switch reason {
      case .emptySegment: .unprintableEmptySegment
      case .dotSegment: .unprintableDotSegment
      case .control: .unprintableControl
      case .compactControl: .unprintableCompactByte
      case .compactQuery: .unprintableCompactQuery
      case .noHost: .unprintableNoHost
      case .hostName: .unprintableHost
      case .hostNumber: .unprintableHostNumber
      case .script: .scriptValue
      case .scriptLink: .linkScript
      }
    return FaultCode(kind)
  }
}
