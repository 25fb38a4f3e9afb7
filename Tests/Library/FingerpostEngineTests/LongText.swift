import Testing

/// A text too long to be shown: `times(3, "/a") + "/b"`.
struct LongText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  static func + (left: LongText, right: LongText) -> LongText { LongText(left.text + right.text) }

  var testDescription: String { text.utf8.count <= 60 ? text : "\(text.prefix(40))… (\(text.utf8.count) bytes)" }
}

func times(_ count: Int, _ text: String) -> LongText { LongText(String(repeating: text, count: count)) }

/// Groups or wildcards in a row, each with a name of its own.
func numbered(_ count: Int, _ separator: String, _ part: (Int) -> String) -> LongText {
  LongText((0..<count).map(part).joined(separator: separator))
}
