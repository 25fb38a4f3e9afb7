internal import FingerpostEngine

/// Text in a module, whose code is ASCII: it means the same whatever encoding a server or an editor takes it for.
enum ModuleText {
  /// A string literal, of which no part can end a string, a comment or a `<script>`.
  static func quoted(_ text: some StringProtocol) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

  /// JSON as it may stand in a script.
  static func embedded(_ json: String) -> String {
    json.unicodeScalars.map { $0.isASCII && $0 != "<" ? String($0) : escaped($0) }.joined()
  }

  /// The name of a property.
  static func property(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let isName = bytes.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isName && bytes.first.map(isLetter) == true && name != "__proto__" ? name : quoted(name)
  }

  /// Text within a comment.
  static func comment(_ text: String) -> String {
    text.replacing("*/", with: "*\\/").unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.isHidden || scalar.properties.isAlphabetic ? String(scalar) : escaped(scalar)
    }.joined()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case " "..."~" where scalar != "<": return String(scalar)
    default:
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
  }
}
