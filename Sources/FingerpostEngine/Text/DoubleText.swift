/// Decimals without an exponent and without leading zeros.
enum DoubleText {
  /// Every double keeps so many digits: a decimal with no more is the shortest one that reads as its value.
  private static let exactDigits = 15

  static func reads(_ text: some Collection<UInt8>) -> Bool {
    decimal(text).map { $0.digits <= exactDigits || value(text).isFinite } ?? false
  }

  static func canonical(_ text: some Collection<UInt8>) -> String? {
    guard let decimal = decimal(text) else { return nil }
    if decimal.isShortest, decimal.digits <= exactDigits { return String(decoding: text, as: UTF8.self) }
    return Self.text(value(text))
  }

  private static func value(_ text: some Collection<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  /// The number of digits of a decimal, and whether it cannot be written with fewer, as minus zero can; nil for other text.
  private static func decimal(_ text: some Collection<UInt8>) -> (digits: Int, isShortest: Bool)? {
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, last, isFraction, isZero) = (0, UInt8(0), false, true)
    for byte in isNegative ? text.dropFirst() : text[...] {
      if byte == UInt8(ascii: "."), !isFraction, digits > 0 {
        (isFraction, last) = (true, byte)
        continue
      }
      // A leading zero is the only digit before the point.
      guard ByteSet.digit.contains(byte), isFraction || digits != 1 || last != UInt8(ascii: "0") else { return nil }
      (digits, last) = (digits + 1, byte)
      isZero = isZero && byte == UInt8(ascii: "0")
    }
    guard digits > 0, last != UInt8(ascii: ".") else { return nil }
    return (digits, !(isFraction && last == UInt8(ascii: "0")) && !(isNegative && isZero))
  }

  /// The shortest plain decimal that reads back equal: the standard library's digits, with its exponent written out. Minus zero
  /// prints as zero.
  static func text(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String? {
    guard value.isFinite else { return nil }
    var digits = value.magnitude.description
    var exponent = 0
    if let e = digits.firstIndex(of: "e") {
      exponent = Int(digits[digits.index(after: e)...]) ?? 0
      digits = String(digits[..<e])
    }
    var parts = digits.split(separator: ".").map(String.init)
    if parts.count == 1 { parts.append("") }
    var (whole, fraction) = (parts[0], parts[1])
    if exponent > 0 {
      let moved = fraction.prefix(exponent)
      whole += moved + String(repeating: "0", count: exponent - moved.count)
      fraction = String(fraction.dropFirst(exponent))
    } else if exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - whole.count) + whole + fraction
      whole = "0"
    }
    while fraction.last == "0" { fraction.removeLast() }
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
