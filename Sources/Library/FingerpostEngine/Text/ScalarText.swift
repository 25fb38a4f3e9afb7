/// Whole numbers: digits without leading zeros, after `-` if negative.
enum IntegerText {
  /// The sign and the magnitude of a number; nil for other text, and for a magnitude of more than 64 bits.
  @inline(__always)
  static func value(_ text: Bytes) -> (isNegative: Bool, magnitude: UInt64)? {
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
  static func number(_ digits: ArraySlice<UInt8>, atMost most: Int) -> Int? {
    guard digits.allSatisfy(ByteSet.digit.contains) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= most ? value : nil
  }
}

/// Decimals without an exponent and without leading zeros.
package enum DoubleText {
  /// Every double keeps so many digits: a decimal with no more is the shortest one that reads as its value.
  private static let exactDigits = 15

  static func reads(_ text: Bytes) -> Bool {
    decimal(text).map { $0.digits <= exactDigits || value(text).isFinite } ?? false
  }

  static func canonical(_ text: Bytes) -> String? {
    guard let decimal = decimal(text) else { return nil }
    if decimal.isShortest, decimal.digits <= exactDigits { return text.string }
    return Self.text(value(text))
  }

  private static func value(_ text: Bytes) -> Double {
    Double(text.string) ?? .nan
  }

  /// The number of digits of a decimal, and whether it cannot be written with fewer, as minus zero can; nil for other text.
  private static func decimal(_ text: Bytes) -> (digits: Int, isShortest: Bool)? {
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
  /// prints as zero; nil for an infinite value or a NaN.
  package static func text(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String? {
    value.isFinite ? (value < 0 ? "-" : "") + plain(value.magnitude.description) : nil
  }

  private static func plain(_ number: String) -> String {
    let scientific = number.parts(between: "e")
    let exponent = scientific.count > 1 ? Int(scientific[1]) ?? 0 : 0
    let parts = scientific[0].parts(between: ".")
    var (whole, fraction) = (parts[0], parts.count > 1 ? parts[1] : "")
    if exponent > 0 {
      let moved = fraction.prefix(exponent)
      whole += moved + String(repeating: "0", count: exponent - moved.count)
      fraction = String(fraction.dropFirst(exponent))
    } else if exponent < 0 {
      fraction = String(repeating: "0", count: -exponent - whole.count) + whole + fraction
      whole = "0"
    }
    while fraction.last == "0" { fraction.removeLast() }
    return whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}

/// `true`, `false`, `1` and `0`, in any case.
enum BoolText {
  static func value(_ text: Bytes) -> Bool? {
    func isWord(_ word: StaticString) -> Bool {
      unsafe text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) {
        asciiLowercased($0) == $1
      }
    }
    if isWord("true") || isWord("1") { return true }
    return isWord("false") || isWord("0") ? false : nil
  }
}

/// The 36 characters of a UUID, RFC 9562 §4, in any case.
enum UUIDText {
  static func isUUID(_ text: Bytes) -> Bool {
    guard text.count == 36 else { return false }
    var offset = 0
    for byte in text {
      let isDash = offset == 8 || offset == 13 || offset == 18 || offset == 23
      guard isDash ? byte == UInt8(ascii: "-") : PercentEncoding.value(byte) != nil else { return false }
      offset += 1
    }
    return true
  }

  static func canonical(_ text: Bytes) -> String? {
    guard isUUID(text) else { return nil }
    if !text.contains(where: ByteSet.upperCase.contains) { return text.string }
    return String(decoding: text.map(asciiLowercased), as: UTF8.self)
  }
}
