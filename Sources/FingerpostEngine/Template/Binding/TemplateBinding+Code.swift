extension TemplateBinding.Fault {
  /// The same where the macro says it and where a router does.
  package var code: FaultCode {
    let fault: FaultKind
    switch kind {
    case .misplacedType(let error): return error.code
    case .parameterWithoutPayload: fault = .parameterWithoutPayload
    case .payloadWithoutParameter: fault = .payloadWithoutParameter
    case .unfitType: fault = .unfitType
    case .typeMismatch, .restType, .foreignType: fault = .typeMismatch
    case .colonName: fault = .colonName
    case .mustBeOptional: fault = .mustBeOptional
    case .cannotBeOptional: fault = .cannotBeOptional
    case .severalDefaults: fault = .severalDefaults
    case .groupWithoutDefault: fault = .groupWithoutDefault
    case .severalVoids, .sideCount, .together, .noneOf: fault = .eitherSides
    }
    return FaultCode(fault)
  }
}
