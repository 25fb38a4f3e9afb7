// What links from strangers may hold: scripts, characters that do not show, and bytes that readers take for others.

/// The schemes of texts that run, or show, what is written in themselves: `javascript:`, `vbscript:` and `data:`.
///
///     ScriptScheme.begins("JavaScript:alert(1)".utf8)   // true
///     ScriptScheme.begins("javascript/x".utf8)          // false: no scheme
///
/// No link, no URL value and no rest may begin with one: an app that opens such a value would run the code of a stranger.
package enum ScriptScheme {
  /// Whether a decoded text begins with one of the schemes, as a browser reads it: in any case, without tabs and line ends, and
  /// without the controls, spaces and invisible marks before it (the URL standard, "basic URL parser").
  package static func begins(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return mayBegin(first, text.dropFirst().first) && beginsClosely(Array(text))
  }

  /// False for the first two bytes of a text that surely begins with none of them, which nearly every text is.
  @inline(__always)
  static func mayBegin(_ first: UInt8, _ second: @autoclosure () -> UInt8?) -> Bool {
    let next: UInt8
    switch first | 0x20 {
    case UInt8(ascii: "j"), UInt8(ascii: "d"): next = UInt8(ascii: "a")
    case UInt8(ascii: "v"): next = UInt8(ascii: "b")
    default: return first <= UInt8(ascii: " ") || first >= 0x7F
    }
    // A tab or a line end may stand between two letters.
    return second().map { $0 | 0x20 == next || $0 <= UInt8(ascii: " ") } ?? false
  }

  private static let names = ["javascript", "vbscript", "data"].map { Array($0.utf8)[...] }

  @inline(never)
  private static func beginsClosely(_ text: [UInt8]) -> Bool {
    var bytes = text.makeIterator()
    var decoder = UTF8()
    var rest: ArraySlice<UInt8>?
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if rest == nil, scalar.isHidden || scalar.properties.isWhitespace { continue }
      if scalar == "\t" || scalar == "\n" || scalar == "\r" { continue }
      guard let byte = UInt8(exactly: scalar.value) else { return false }
      guard let name = rest ?? names.first(where: { $0.first == asciiLowercased(byte) }) else { return false }
      guard let next = name.first else { return byte == UInt8(ascii: ":") }
      guard asciiLowercased(byte) == next else { return false }
      rest = name.dropFirst()
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a reader cannot tell what is there: control characters, line ends, marks that turn the direction of writing, private and
  /// invisible characters. The two that choose between text and emoji are not hidden.
  package var isHidden: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: return true
    default: return properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
    }
  }

  /// Whether a template may hold it as it is, beside ASCII: it is seen, and no space.
  var isLetterOfTemplate: Bool { value >= 0x80 && !isHidden && !properties.isWhitespace }

  /// `U+202E`
  package var codePoint: String { "U+\(padded: String(value, radix: 16, uppercase: true), 4)" }
}

/// The bytes that no link may hold raw: control characters, which one reader drops and another takes for the end, and the
/// backslash, which browsers take for a slash.
enum RawByte {
  /// What is wrong with a raw byte.
  ///
  /// - Parameter next: the byte after it: U+0080–U+009F are C2 and another.
  @inline(__always)
  static func fault(_ byte: UInt8, before next: UInt8) -> LinkError.Malformation? {
    switch byte {
    case 0x20..<0x5C, 0x5D..<0x7F: nil
    case UInt8(ascii: "\\"): .backslash
    case 0, 0x0A, 0x0D: .control
    case 0x01...0x1F, 0x7F: .rawControl
    default: byte == 0xC2 && (0x80...0x9F).contains(next) ? .rawControl : nil
    }
  }
}
