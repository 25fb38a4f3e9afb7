/// The text of a parameter, lent while a link is read: valid until the value is made.
@safe public struct LentText {
  let bytes: Bytes

  /// The text, as one of its own.
  public var string: String { bytes.string(Slice(0, bytes.count)) }

  /// The number that the text is, digits alone, no zero before others, with a `-` below zero; nil for any other text.
  public var integer: Int64? {
    guard bytes.count > 0, bytes[0] == UInt8(ascii: "-") else {
      return magnitude(from: 0).flatMap { Int64(exactly: $0) }
    }
    guard let magnitude = magnitude(from: 1), magnitude > 0, magnitude <= Int64.min.magnitude else { return nil }
    return Int64(truncatingIfNeeded: 0 &- magnitude)
  }

  /// The same of a number that is not below zero.
  public var unsignedInteger: UInt64? { magnitude(from: 0) }

  private func magnitude(from start: Int) -> UInt64? {
    guard start < bytes.count, bytes.count - start <= 20 else { return nil }
    if bytes[start] == UInt8(ascii: "0") { return bytes.count == start + 1 ? 0 : nil }
    var (offset, value) = (start, UInt64(0))
    while offset < bytes.count {
      let digit = bytes[offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (tens, isOver) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOut) = tens.addingReportingOverflow(UInt64(digit))
      if isOver || isOut { return nil }
      value = sum
      offset &+= 1
    }
    return value
  }
}
