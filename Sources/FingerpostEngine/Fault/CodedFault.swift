/// What is wrong, in words and with a code.
public protocol CodedFault: CustomStringConvertible, CustomDebugStringConvertible {
  /// What sort of fault it is: where its cause and its fix are explained.
  var code: FaultCode { get }
}

extension CodedFault {
  /// The description and the code: `no route has this shape (at byte 6) [FP0301]`.
  public var debugDescription: String { "\(description) [\(code)]" }
}
