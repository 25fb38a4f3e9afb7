/// Whole numbers: digits without leading zeros, after `-` if negative.
enum IntegerText {
  /// The sign and the magnitude of a number; nil for other text, and for a magnitude of more than 64 bits.
  @inline(__always)
  static func value(_ text: some Collection<UInt8>) -> (isNegative: Bool, magnitude: UInt64)? {
    var index = text.startIndex
    guard index != text.endIndex else { return nil }
    let isNegative = text[index] == UInt8(ascii: "-")
    if isNegative {
      text.formIndex(after: &index)
      guard index != text.endIndex else { return nil }
    }
    var magnitude = UInt64(text[index] &- UInt8(ascii: "0"))
    text.formIndex(after: &index)
    // Only the number 0 begins with a zero.
    guard magnitude < 10, magnitude > 0 || index == text.endIndex && !isNegative else { return nil }
    while index != text.endIndex {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      // Nineteen digits always fit.
      if magnitude < 1_000_000_000_000_000_000 {
        magnitude = magnitude &* 10 &+ UInt64(digit)
      } else {
        let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
        guard !overflows, !carries else { return nil }
        magnitude = sum
      }
      text.formIndex(after: &index)
    }
    return (isNegative, magnitude)
  }

  /// The number that digits spell, leading zeros allowed; nil for other bytes, and for a number above `most`.
  static func number(_ digits: some Collection<UInt8>, atMost most: Int) -> Int? {
    guard digits.allSatisfy(ByteSet.digit.contains) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= most ? value : nil
  }
}
