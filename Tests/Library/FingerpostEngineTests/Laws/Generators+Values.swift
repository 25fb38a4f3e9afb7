import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import SeededRandom

/// Values that are near each other, and values that links find hard.
extension Random {
  mutating func text() -> String {
    if chance(2) { return pick(longTexts) }
    return chance(60)
      ? pick(["a", "b", "ab", "me", "1", "true", "a.a", "a-b", "7-a"])
      : pick([
        "a/b", "%", "é", "e\u{301}", "+", " ", "A", "x:y", "-", "a.", ".a", "%2F", "a%20", "?", "#", "&", "=", "a=b",
        "{a}", "(", "*", "|", "//", "日本", "🙂", "~", "a\\b", "\t", "\u{7F}", "...", "[1]", "@", ";", "a+b", "'\"<>",
        "x,y", "a::b",
        ":a", "javascript:a", "JavaScript:", " data:a", "vb\tscript:b", "\u{200B}data:",
      ])
  }

  /// Longer than two words of a machine, and alike at both ends.
  var longTexts: [String] { ["a-long-1-literal-text", "a-long-2-literal-text"] }

  /// A text with other capitals.
  mutating func inAnyCase(_ text: String) -> String {
    String(
      decoding: text.utf8.map { byte in
        (65...90).contains(byte & 0xDF) && byte < 128 && chance(50) ? byte ^ 0x20 : byte
      }, as: UTF8.self)
  }

  /// A text that mostly reads as the type.
  mutating func text(of type: ParameterType) -> String {
    if chance(8) { return text() }
    switch type {
    case .scalar(.string): return text()
    case .scalar(.query):
      return pick(["", "x=1", "x", "x=", "k=1", "q&x=1", "x=1&x=1", "%C3%A9=a%20b", "x=%2B&y", "a&&b", "=1"])
    case .scalar(.integer(.int)), .scalar(.integer(.uint)):
      return pick([
        "0", "1", "-1", "7", "255", "256", "2", "01", "+1", "-0", "9223372036854775807", "9223372036854775808",
        "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1e3", "12",
      ])
    case .scalar(.integer):
      return pick(["0", "1", "-1", "7", "127", "128", "255", "256", "-128", "-129", "65536", "00"])
    case .scalar(.double):
      return pick(["0", "1", "-1", "1.50", "0.1", "-0", "1.", ".5", "1e3", "7.25", "inf", "100.0", "0x1p3"])
    case .scalar(.bool): return pick(["true", "false", "1", "0", "TRUE", "False", "yes"])
    case .scalar(.uuid):
      return pick(["c0ffee00-1234-5678-9abc-def012345678", "C0FFEE00-1234-5678-9ABC-DEF012345678", "c0ffee00"])
    case .scalar(.date): return pick(["2026-11-20", "2024-02-29", "2026-02-29", "0000-01-01", "2026-1-1"])
    case .scalar(.dateTime):
      return pick([
        "2026-11-20T09:26:00Z", "2026-11-20T10:26:00+01:00", "2026-11-20T10:26:00.500Z", "2026-12-31T23:59:59-00:30",
        "0000-01-01T00:00:00+01:00", "2026-11-20t09:26:00Z", "2026-11-20T09:26:60Z",
      ])
    case .scalar(.ipv4):
      return pick(["192.0.2.1", "0.0.0.0", "255.255.255.255", "256.0.0.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2..4"])
    case .oneOf(let members): return chance(90) ? pick(members) : text()
    case .custom("even"): return pick(["0", "2", "12", "7", "02"])
    case .custom("url"):
      return pick([
        "a", "https://a.example/?b#c", "javascript:a", "JAVA\tSCRIPT:a", "\u{1} data:,a", "vbscript:", "data",
      ])
    case .custom: return pick(["a", "b", "ab", "AB", "me", "a1"])
    case .array(let element): return text(of: element)
    case .list(let element, let separator):
      return (0...below(3)).map { _ in text(of: element) }.joined(separator: separator.text)
    }
  }

  /// What a program might hand to print.
  mutating func capture(of type: ParameterType) -> Captured {
    if chance(4) { return .absent }
    if chance(2) { return .text("") }
    if type.isArray { return .list((0..<below(3)).map { _ in text(of: type.element) }) }
    return .text(chance(5) ? pick([".", "..", "a\u{0}", "\r\n", ""]) : text(of: type))
  }

  mutating func method() -> String? { chance(60) ? nil : pick(["GET", "POST", "HEAD", "PUT", "get"]) }
}

/// The custom types of every table: the oracle is told of them as the table is.
let customTypes = [
  CustomType("low") { text in
    text.utf8.allSatisfy { (65...90).contains($0 & 0xDF) } && !text.isEmpty ? text.lowercased() : nil
  },
  CustomType("even", within: .integer(.int)) { text in
    Int(text).map { $0 % 2 == 0 && String($0) == text } == true ? text : nil
  },
  CustomType("url") { $0 },
]
