import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof

// Types once more, by rules written down a second time: an integer is canonical where the number prints as the text.

struct OracleTypes {
  var custom: [String: CustomType] = [:]

  /// The canonical spelling of the value that `text` reads as; nil where it does not read.
  func read(_ text: String, as type: ParameterType) -> String? {
    switch type {
    case .scalar(.string): text
    case .scalar(.query): Self.query(text)
    case .scalar(.integer(let integer)): Self.isInteger(text, integer) ? text : nil
    case .scalar(.double): Self.double(Array(text.utf8))
    case .scalar(.bool): Self.bool(text)
    case .scalar(.uuid): Self.uuid(Array(text.utf8))
    case .scalar(.date): OracleDates.date(Array(text.utf8))
    case .scalar(.dateTime): OracleDates.instant(Array(text.utf8))
    case .scalar(.ipv4): Self.isIPv4(text) ? text : nil
    case .oneOf(let members): members.contains { isSame($0, text) } ? text : nil
    case .custom("url") where Self.isScript(text): nil
    case .custom(let name): custom[name]?.canonical(text)
    case .array(let element): read(text, as: element)
    case .list: elements(of: text, raw: nil, as: type, areEmpty: true).map { $0.joined(separator: ",") }
    }
  }

  /// The elements of a list in one value; nil where one does not read.
  ///
  /// - Parameters:
  ///   - raw: the text as it stands in the link; nil where it has no escapes.
  ///   - areEmpty: whether elements may be empty.
  func elements(of text: String, raw: String?, as type: ParameterType, areEmpty: Bool) -> [String]? {
    guard case .list(let element, let separator) = type else { return nil }
    func cut(_ text: String) -> [String] {
      text.utf8.split(separator: separator.rawValue, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    // Only a string holds any separator; a bar always separates.
    let isData = element == .string && separator != .bar
    let texts = raw.flatMap { isData ? cut($0).map { $0.unescaped ?? "" } : nil } ?? cut(text)
    let read = texts.compactMap { $0.isEmpty && !areEmpty ? nil : self.read($0, as: element) }
    return read.count == texts.count ? read : nil
  }

  /// Whether a browser would run the text, or show it as a document.
  static func isScript(_ text: String) -> Bool {
    let shown = text.unicodeScalars.drop { $0.isHidden || $0.properties.isWhitespace }
    let bytes = String(String.UnicodeScalarView(shown)).utf8.filter { ![9, 10, 13].contains($0) }
    let folded = String(decoding: bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self).utf8
    return ["javascript:", "vbscript:", "data:"].contains { folded.starts(with: $0.utf8) }
  }

  /// Items, none of them empty, each escaped as links are printed.
  private static func query(_ text: String) -> String? {
    if text.isEmpty { return text }
    var items: [String] = []
    for item in text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.compactMap { Self.decoded(Array($0)) }
      guard !item.isEmpty, decoded.count == parts.count else { return nil }
      items.append(decoded.map(OracleQueryReading.escaped).joined(separator: "="))
    }
    return items.joined(separator: "&")
  }

  private static func decoded(_ text: [UInt8]) -> String? {
    var (bytes, rest) = ([UInt8](), text[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isInteger(_ text: String, _ type: IntegerType) -> Bool {
    let number: (any CustomStringConvertible)? =
      switch type {
      case .uint8: UInt8(text)
      case .int8: Int8(text)
      case .uint16: UInt16(text)
      case .int16: Int16(text)
      case .uint32: UInt32(text)
      case .int32: Int32(text)
      case .uint: UInt64(text)
      case .int: Int64(text)
      }
    return number.map { isSame($0.description, text) } ?? false
  }

  private static func bool(_ text: String) -> String? {
    let folded = String(decoding: text.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
    return ["true": "true", "1": "true", "false": "false", "0": "false"][folded]
  }

  /// Digits, no more than a Double holds exactly, are their own shortest spelling once the last zeros are gone.
  private static func double(_ text: [UInt8]) -> String? {
    var whole = text[...]
    let sign = whole.first == UInt8(ascii: "-") ? "-" : ""
    if !sign.isEmpty { whole.removeFirst() }
    var fraction: ArraySlice<UInt8> = []
    if let point = whole.firstIndex(of: UInt8(ascii: ".")) {
      fraction = whole[(point + 1)...]
      whole = whole[..<point]
      guard !fraction.isEmpty else { return nil }
    }
    guard !whole.isEmpty, whole.allSatisfy(isDigit), fraction.allSatisfy(isDigit) else { return nil }
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard (whole + fraction).contains(where: { $0 != UInt8(ascii: "0") }) else { return "0" }
    let point = fraction.isEmpty ? "" : "."
    let plain = sign + String(decoding: whole, as: UTF8.self) + point + String(decoding: fraction, as: UTF8.self)
    guard whole.count + fraction.count > 15 else { return plain }
    guard let value = Double(plain), value.isFinite else { return nil }
    return plainDecimal(value.description)
  }

  /// `1.5e+20` without its exponent: the digits, with the point moved, and no zeros at either end.
  private static func plainDecimal(_ text: String) -> String {
    let parts = text.replacing("-", with: "", maxReplacements: text.hasPrefix("-") ? 1 : 0).split(separator: "e")
    let number = parts[0].split(separator: ".")
    var point = number[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    var digits = number.joined()
    while point <= 0 { (digits, point) = ("0" + digits, point + 1) }
    while digits.count < point { digits += "0" }
    var fraction = digits.dropFirst(point)
    while fraction.last == "0" { fraction.removeLast() }
    return (text.hasPrefix("-") ? "-" : "") + digits.prefix(point) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func uuid(_ text: [UInt8]) -> String? {
    guard text.count == 36 else { return nil }
    var lower: [UInt8] = []
    for (place, byte) in text.enumerated() {
      switch (place, byte) {
      case (8, 45), (13, 45), (18, 45), (23, 45): lower.append(byte)
      case (8, _), (13, _), (18, _), (23, _): return nil
      case (_, 48...57), (_, 97...102): lower.append(byte)
      case (_, 65...70): lower.append(byte + 32)
      default: return nil
      }
    }
    return String(decoding: lower, as: UTF8.self)
  }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 4 && parts.allSatisfy { part in UInt8(part).map { isSame("\($0)", part) } ?? false }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}

/// Equality of bytes: `==` of strings takes two spellings of one character for the same.
func isSame(_ left: String, _ right: String) -> Bool {
  left == right && left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}
