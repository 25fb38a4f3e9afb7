extension TableError.Fault: CodedFault {
  /// What keeps the routes from being a table.
  public var code: FaultCode {
    let kind: FaultKind =
      switch problem {
      case .noOrigins: .tableNoOrigins
      case .badOrigin: .origin
      case .repeatedOrigin: .tableRepeatedOrigin
      case .sameHosts: .tableSameHosts
      case .unlistedOrigin: .tableUnlistedOrigin
      case .tooManyOrigins: .tableTooManyOrigins
      case .unknownType: .tableUnknownType
      case .badTypeName: .tableTypeName
      case .defaultDoesNotRead: .templateDefaultType
      case .tooManyParameters: .tableTooManyParameters
      case .duplicate: .duplicate
      }
    return FaultCode(kind)
  }
}

extension TableError: CustomDebugStringConvertible {
  /// The faults with their codes, one a line.
  public var debugDescription: String { faults.map(\.debugDescription).joined(separator: "\n") }
}
