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
    name.isIdentifier && name != "__proto__" ? name : quoted(name)
  }

  /// Text within a comment.
  static func comment(_ text: String) -> String {
    text.replacing("*/", with: "*\\/").unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.isHidden || scalar.properties.isAlphabetic ? String(scalar) : escaped(scalar)
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case " "..."~" where scalar != "<": String(scalar)
    default: scalar.unicodeEscape
    }
  }
}
