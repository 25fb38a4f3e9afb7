internal import FingerpostAnalysis

/// Text in a file of Kotlin, whose code is ASCII.
enum KotlinText {
  /// A string literal: nothing in it ends it, and nothing is a template.
  static func quoted(_ text: some StringProtocol) -> String { "\"\(text.unicodeScalars.map(escaped).joined())\"" }

  /// A name, in backticks where it is a keyword.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Text within a comment. Comments of Kotlin may hold comments, so a beginning counts as much as an end.
  static func comment(_ text: String) -> String {
    let text = text.replacing("/*", with: "/&#42;").replacing("*/", with: "&#42;/")
    return text.unicodeScalars.map { $0.isASCII && !$0.isHidden ? String($0) : escaped($0) }.joined()
  }

  /// A name in the convention of classes, `UserTweet`, and of properties, `userTweet`.
  static func pascal(_ text: String) -> String {
    let words = words(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return words.first.map { $0.isNumber ? "_" + words : words } ?? "_"
  }

  static func camel(_ text: String) -> String {
    let name = pascal(text)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A name in the convention of entries of enums: `USER_TWEET`.
  static func constant(_ text: String) -> String {
    var name = ""
    for word in words(text) {
      if !name.isEmpty { name += "_" }
      var wasLower = false
      for letter in word {
        if wasLower, letter.isUppercase { name += "_" }
        name += letter.uppercased()
        wasLower = letter.isLowercase || letter.isNumber
      }
    }
    return name.first.map { $0.isNumber ? "_" + name : name } ?? "EMPTY"
  }

  /// The runs of ASCII letters and digits: names in other scripts are spelled by their numbers, for not every tool takes them.
  private static func words(_ text: String) -> [String] {
    var (words, word) = ([String](), "")
    for scalar in text.unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if isLetter {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty { words.append(word) }
        word = scalar.isASCII ? "" : "u" + String(scalar.value, radix: 16)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String { scalar.quoted(marks: "\"\\$") }

  /// Names that need backticks.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]
}

/// Names in one place of a file, of which no two may be equal: not even in the case of letters, because files of classes are named
/// after them.
struct KotlinNames {
  private var taken: Set<String>

  init(reserved: [String] = []) { taken = Set(reserved.map { $0.lowercased() }) }

  /// The name, with a number behind it where it is taken.
  mutating func free(_ name: String) -> String {
    let free = name.numbered { taken.contains($0.lowercased()) }
    taken.insert(free.lowercased())
    return free
  }
}
