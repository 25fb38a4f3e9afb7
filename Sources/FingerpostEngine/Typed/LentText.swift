/// The text of a parameter, valid while a value is made from it.
@safe public struct LentText {
  let bytes: Bytes

  /// A copy of the text.
  public var string: String { bytes.string(Slice(0, bytes.count)) }

  /// The text as a number: digits without leading zeros, after `-` if negative; nil for any other text.
  public var integer: Int64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes) else { return nil }
    if !isNegative { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The same for a number that is not negative.
  public var unsignedInteger: UInt64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes), !isNegative else { return nil }
    return magnitude
  }
}
