import Testing

@testable import FingerpostExport

/// How Android compares a text with a pattern.
@Suite struct AdvancedPatternTests {
  @Test(arguments: [
    ("/a", ["/a"], ["", "/", "/ab"]),
    ("[^/]+\\.json", [], ["a.json", ".json"]),
    ("[^/.]+\\.json", ["a.json"], ["a.b.json"]),
    ("/users/[^/]+/x", ["/users/ann/x"], ["/users//x", "/users/a/b/x"]),
    ("[0-9]{1,3}", ["1", "123"], ["", "1234", "a"]),
    ("a{2}", ["aa"], ["a", "aaa"]),
    ("a{2,}", ["aa", "aaaa"], ["a"]),
    (".*", ["", "anything/at all"], []),
    ("a*a", [], ["a", "aa"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("[\\]x]", ["]", "x"], ["\\"]),
    ("a}b", ["ab"], ["a}b"]),
    ("a]b", ["a]b"], ["ab"]),
  ])
  func `a token takes all it can and gives nothing back`(_ text: String, _ taken: [String], _ others: [String]) throws {
    let (pattern, tokens) = (AndroidPattern(.advanced, text), try [PatternToken](advanced: text))
    for text in taken { #expect(pattern.matches(text), "\(text)") }
    for text in others { #expect(!pattern.matches(text), "\(text)") }
    #expect(try [PatternToken](advanced: tokens.text) == tokens)
  }

  @Test(arguments: ["*a", "a**", "[a", "[]", "a{", "a{x}", "a{2,1}", "a\\", String(repeating: "ab", count: 1500)])
  func `the platform refuses what it cannot read`(_ text: String) {
    #expect(throws: AndroidPatternError.self) { try [PatternToken](advanced: text) }
  }

  @Test(arguments: [
    ("/a.*", ["/a", "/a/b"], ["/b"]),
    ("/users/..*/x", ["/users/ann/x", "/users//b/x"], ["/users//x", "/users/a/b/x"]),
    (".*\\.pdf", ["/a.pdf"], ["/a.b.pdf"]),
    ("a*b", ["b", "aab"], ["c"]),
    ("a\\.b", ["a.b", "axb"], ["ab"]),
    ("a\\*b", ["a*b"], ["ab", "aab"]),
    ("", [""], ["a"]),
  ])
  func `a plain pattern goes to the first place`(_ text: String, _ taken: [String], _ others: [String]) {
    let pattern = AndroidPattern(.glob, text)
    for text in taken { #expect(pattern.matches(text), "\(text)") }
    for text in others { #expect(!pattern.matches(text), "\(text)") }
  }

  @Test(arguments: ["a\\b", "@a", "?a", "a@", "é\u{301}"])
  func `strings of resources come back`(_ text: String) {
    #expect(AndroidPattern.unescaped(AndroidPattern.escaped(text)) == text)
  }
}
