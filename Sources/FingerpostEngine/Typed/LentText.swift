/// The text of a parameter, lent while a link is read: valid until the value is made.
@safe public struct LentText {
  let bytes: Bytes

  /// The text, as one of its own.
  public var string: String { bytes.string(Slice(0, bytes.count)) }

  /// The number that the text is, digits alone, no zero before others, with a `-` below zero; nil for any other text.
  public var integer: Int64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes) else { return nil }
    if !isNegative { return Int64(exactly: magnitude) }
    return magnitude <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The same of a number that is not below zero.
  public var unsignedInteger: UInt64? {
    guard let (isNegative, magnitude) = IntegerText.value(bytes), !isNegative else { return nil }
    return magnitude
  }
}
