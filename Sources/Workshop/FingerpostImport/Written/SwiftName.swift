internal import FingerpostExport

/// Names as Swift source spells them.
enum SwiftName {
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  /// Cases of these names mean something else to the compiler, or are written by `@Routes`.
  private static let taken: Set<String> = ["init", "self", "Self", "Type", "Protocol", "none", "some", "router"]
  /// The types that a payload may be of, and those that `@Routes` writes.
  private static let types: Set<String> = [
    "Kind", "String", "Int", "UInt", "Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32", "Double", "Bool", "UUID",
    "Date", "CalendarDay", "URL", "Swift", "FingerpostCore", "Fingerpost", "Foundation", "Type", "Protocol", "Self",
    "Any", "Optional", "Array", "Result", "EitherBranch", "RouteParameter", "Routable", "CaseIterable", "Equatable",
  ]

  /// A name with the backticks that a keyword needs.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A case for each of these texts, no two alike.
  static func cases(_ texts: [String]) -> [String] {
    var names: Set<String> = []
    return texts.map { text in
      let name = text.camelCased ?? "value"
      return (taken.contains(name) ? name + "Value" : name).numbered { !names.insert($0).inserted }
    }
  }

  /// A label of a payload, which no other one is: `let`, `var` and `inout` are none.
  static func label(_ text: String, _ names: inout Set<String>) -> String {
    let name = text.camelCased ?? "value"
    let isRefused = ["let", "var", "inout", "self", "init"].contains(name)
    return (isRefused ? name + "Value" : name).numbered { !names.insert($0).inserted }
  }

  /// A type of this name, which no other one is.
  static func type(_ text: String, isTaken: (String) -> Bool) -> String {
    let name = text.camelCased ?? "value"
    return (name.prefix(1).uppercased() + name.dropFirst()).numbered { types.contains($0) || isTaken($0) }
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      // As Swift spells what would not show.
      default: String(scalar).visible
      }
    }
    return "\"\(escaped.joined())\""
  }
}
