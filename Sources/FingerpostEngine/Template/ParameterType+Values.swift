// What each type reads, and how the value read prints. Reading follows our own rules: the standard library takes "+5",
// "0005", "nan" and "0x1p3" for numbers.

extension ParameterType {
  /// Whether `text` reads as a value of this type; `custom` finds the types that the table was told of.
  func reads(_ text: some Collection<UInt8>, custom: CustomTypes) -> Bool {
    switch self {
    case .string: true
    case .integer(let type): type.reads(text)
    case .double: DoubleText.reads(text)
    case .uuid: UUIDText.isUUID(text)
    case .date: DateText.isDate(text)
    case .oneOf(let members): members.contains { $0.utf8.elementsEqual(text) }
    case .bool, .dateTime, .custom: canonical(text, custom: custom) != nil
    case .array(let element): element.reads(text, custom: custom)
    }
  }

  /// The one spelling that the value read from `text` prints as; nil where `text` does not read.
  ///
  /// It reads as the same value, and its own canonical spelling is itself.
  func canonical(_ text: some Collection<UInt8>, custom: CustomTypes) -> String? {
    switch self {
    case .string, .integer, .oneOf, .date: reads(text, custom: custom) ? String(decoding: text, as: UTF8.self) : nil
    case .double: DoubleText.canonical(text)
    case .bool: BoolText.value(text).map { $0 ? "true" : "false" }
    case .uuid: UUIDText.canonical(text)
    case .dateTime: DateText.canonicalInstant(text)
    case .custom(let name): custom.canonical(name, text)
    case .array(let element): element.canonical(text, custom: custom)
    }
  }

  /// The one spelling that the value read from `text` prints as; nil where `text` does not read, as no text does that is
  /// to be read by a custom type: only a table knows those.
  ///
  ///     ParameterType.double.canonical("1.50")        // "1.5"
  ///     ParameterType.integer(.uint8).canonical("256")  // nil
  public func canonical(_ text: String) -> String? { canonical(text.utf8, custom: CustomTypes()) }

  /// Whether a text reads, as none does that is to be read by a custom type.
  package func reads(text: String) -> Bool { reads(text.utf8, custom: CustomTypes()) }

  /// The shortest plain decimal that reads back equal; nil for what is not finite.
  package static func decimal(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String? {
    DoubleText.text(value)
  }

  /// Whether a text that reads is always its own canonical spelling.
  package var isSpelledOneWay: Bool {
    switch self {
    case .string, .integer, .oneOf, .date: true
    case .double, .bool, .uuid, .dateTime, .custom, .array: false
    }
  }
}

/// The custom types of a table, by name.
struct CustomTypes: Sendable {
  var types: [String: CustomType] = [:]

  func canonical(_ name: String, _ text: some Collection<UInt8>) -> String? {
    types[name]?.canonical(String(decoding: text, as: UTF8.self))
  }
}

extension IntegerType {
  func reads(_ text: some Collection<UInt8>) -> Bool {
    guard let (isNegative, magnitude) = IntegerText.value(text) else { return false }
    return magnitude <= (isNegative ? bounds.negative : bounds.positive)
  }
}

/// Whole numbers: digits alone, no zero before others, with a `-` below zero.
enum IntegerText {
  /// The sign and the magnitude of a number; nil for other texts, and for magnitudes that 64 bits do not hold.
  @inline(__always)
  static func value(_ text: some Collection<UInt8>) -> (isNegative: Bool, magnitude: UInt64)? {
    var index = text.startIndex
    guard index != text.endIndex else { return nil }
    let isNegative = text[index] == UInt8(ascii: "-")
    if isNegative { text.formIndex(after: &index) }
    var (magnitude, count) = (UInt64(0), 0)
    while index != text.endIndex {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit < 10, magnitude > 0 || count == 0 else { return nil }
      // Nineteen digits always fit.
      if count < 19 {
        magnitude = magnitude &* 10 &+ UInt64(digit)
      } else {
        let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
        guard !overflows, !carries else { return nil }
        magnitude = sum
      }
      count &+= 1
      text.formIndex(after: &index)
    }
    return count == 0 || isNegative && magnitude == 0 ? nil : (isNegative, magnitude)
  }

  /// The number that digits say, with zeros before it or not; nil for other bytes, and for more.
  static func number(_ digits: some Collection<UInt8>, atMost most: Int) -> Int? {
    guard digits.allSatisfy(ByteSet.digit.contains) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return value <= most ? value : nil
  }
}

enum BoolText {
  static func value(_ text: some Collection<UInt8>) -> Bool? {
    func isWord(_ word: StaticString) -> Bool {
      unsafe text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) {
        lowercased($0) == $1
      }
    }
    if isWord("true") || isWord("1") { return true }
    return isWord("false") || isWord("0") ? false : nil
  }
}

enum DoubleText {
  /// So many digits are told apart by every double: the shortest decimal of a value that was read from no more is that one.
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

  /// How many digits a decimal has, and whether it could be written with fewer; nil for what is none. Minus zero could.
  private static func decimal(_ text: some Collection<UInt8>) -> (digits: Int, isShortest: Bool)? {
    let isNegative = text.first == UInt8(ascii: "-")
    var (digits, last, isFraction, isZero) = (0, UInt8(0), false, true)
    for byte in isNegative ? text.dropFirst() : text[...] {
      if byte == UInt8(ascii: "."), !isFraction, digits > 0 {
        (isFraction, last) = (true, byte)
        continue
      }
      // No digit follows a zero that stands first.
      guard ByteSet.digit.contains(byte), isFraction || digits != 1 || last != UInt8(ascii: "0") else { return nil }
      (digits, last) = (digits + 1, byte)
      isZero = isZero && byte == UInt8(ascii: "0")
    }
    guard digits > 0, last != UInt8(ascii: ".") else { return nil }
    return (digits, !(isFraction && last == UInt8(ascii: "0")) && !(isNegative && isZero))
  }

  /// The shortest plain decimal that reads back equal: the standard library's digits, with its exponent written out.
  /// Minus zero equals zero, and is written so.
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

enum UUIDText {
  static func isUUID(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 36 else { return false }
    var place = 0
    for byte in text {
      let isDash = place == 8 || place == 13 || place == 18 || place == 23
      guard isDash ? byte == UInt8(ascii: "-") : PercentEncoding.value(byte) != nil else { return false }
      place += 1
    }
    return true
  }

  static func canonical(_ text: some Collection<UInt8>) -> String? {
    guard isUUID(text) else { return nil }
    if !text.contains(where: ByteSet.upperCase.contains) { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.map(lowercased), as: UTF8.self)
  }
}
