/// The text of a parameter, lent while a link is read: valid until the value is made.
@safe public struct LentText {
  let bytes: Bytes

  /// The text, as one of its own.
  public var string: String { bytes.string(Slice(0, bytes.count)) }

  /// The number that the text is: digits alone, no zero before others, with a `-` below zero; nil for any other text.
  public func integer<Value: FixedWidthInteger>() -> Value? {
    var (offset, value) = (0, Value(0))
    let isNegative = Value.isSigned && bytes.count > 1 && bytes[0] == UInt8(ascii: "-")
    if isNegative { offset = 1 }
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "0") { return bytes.count == 1 ? 0 : nil }
    while offset < bytes.count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, isOver) = value.multipliedReportingOverflow(by: 10)
      let next = Value(truncatingIfNeeded: digit)
      let (sum, isOut) = isNegative ? tens.subtractingReportingOverflow(next) : tens.addingReportingOverflow(next)
      if isOver || isOut { return nil }
      value = sum
      offset &+= 1
    }
    return value
  }
}
