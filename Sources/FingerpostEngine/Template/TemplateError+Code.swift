extension TemplateError: CodedFault {
  /// Which rule of the grammar the text breaks.
  public var code: FaultCode {
    let kind: FaultKind =
      switch problem {
      case .expected: .templateExpected
      case .mustBeEscaped: .templateEscape
      case .badEscape: .templateBadEscape
      case .unprintableLiteral: .templateUnprintable
      case .wholeSegment: .templateWholeSegment
      case .emptyGroup: .templateEmptyGroup
      case .alternativeOutsideGroup: .templateBareBranch
      case .queryBeforeEnd: .templateQueryBeforeEnd
      case .groupInFragment: .templateFragmentGroup
      case .tooDeep: .templateTooDeep
      case .tooLong: .templateTooLong
      case .adjacentParameters: .templateAdjacent
      case .unknownType: .templateUnknownType
      case .arrayInPath: .templateListInPath
      case .urlInPath: .templateURLInPath
      case .arrayIsOptional: .templateOptionalList
      case .unnamedKey: .templateUnnamedKey
      case .duplicateName: .templateRepeatedName
      case .duplicateKey: .templateRepeatedKey
      case .defaultOutsideGroup: .templateMisplacedDefault
      case .defaultInGroup: .templateGroupDefault
      case .defaultInSegment: .templatePartDefault
      case .defaultIsOptional: .templateOptionalDefault
      case .defaultDoesNotRead: .templateDefaultType
      case .unknownFlag: .templateUnknownFlag
      case .repeatedFlag: .templateRepeatedFlag
      case .goneAndDeprecated: .templateGoneAndDeprecated
      case .insteadWithoutGone: .templateInsteadAlone
      case .internalAndConfirm: .templateTwoAccesses
      }
    return FaultCode(kind)
  }
}
