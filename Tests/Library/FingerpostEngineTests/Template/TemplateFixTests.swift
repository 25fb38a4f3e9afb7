import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

struct TemplateFixTests {
  static let fixes: [(String, String?)] = [
    ("a\"b", "%22"), ("a)", nil), ("a*", "%2A"), ("a\tb", "%09"), ("%", "%25"), ("a%zz", "%25"),
    ("a [depracated]", "deprecated"), ("a [private]", nil), ("a//b", nil), ("(a|b", nil), ("{a}{b}", nil),
    ("{a}/{a}", nil), (".", nil), ("a?{s:new|top=tpo}", "top"), ("a?{s:new|top=zzz}", nil), ("a?{s:a+b|c=a+bb}", "a+b"),
    ("a?{s:dcaf%C3%A9|tea=dcafe}", "dcaf\u{E9}"),
  ]

  @Test(arguments: fixes)
  func `an error knows its one fix, where there is one`(text: String, fix: String?) {
    let error = #expect(throws: TemplateError.self) { try Template(text) }
    #expect(error?.fix == fix)
  }

  @Test(arguments: [
    ("a\"b", 1, "a%22b"), ("a<b", 1, "a%3Cb"), ("a*", 1, "a%2A"), ("a(b", 1, "a%28b"),
    ("a}b", 1, "a%7Db"), ("100%", 1, "100%25"), ("a%zz", 1, "a%25zz"), ("a\u{3000}b", 3, "a%E3%80%80b"),
    ("a\u{202E}b", 3, "a%E2%80%AEb"), ("a\u{200D}b", 3, "a%E2%80%8Db"), ("?k=\u{AD}", 2, "?k=%C2%AD"),
    ("a%FF", 1, "a%25FF"), ("a?k=v#%4", 1, "a?k=v#%254"),
  ])
  func `the fix, put where the error is, makes a template`(text: String, length: Int, fixed: String) throws {
    let error = try #require(throws: TemplateError.self) { try Template(text) }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(error.offset..<error.offset + length, with: try #require(error.fix).utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(throws: Never.self) { try Template(fixed) }
  }

  static let nearestWords: [(String, [String], String?)] = [
    ("depracated", ["web", "deprecated"], "deprecated"),
    ("depercated", ["web", "deprecated"], "deprecated"),
    ("WEB", ["web"], "web"),
    ("wbe", ["web"], "web"),
    ("w", ["web"], nil),
    ("3", ["1", "2"], nil),
    ("h", ["a"], nil),
    ("", ["a"], nil),
    ("H", ["a", "h"], "h"),
    ("hm", ["h"], "h"),
    ("tp", ["to"], "to"),
    ("", ["web"], nil),
    ("web", [], nil),
    ("intt", ["uint", "int"], "int"),
    ("cat", ["car", "cab"], "car"),
    ("users", ["orders", "user"], "user"),
    (String(repeating: "a", count: 10_000), ["web"], nil),
    // Letters left out, at most half of them.
    ("usr", ["orders", "users"], "users"),
    ("str", ["int", "string"], "string"),
    ("fmt", ["format"], "format"),
    ("msg", ["message"], nil),
    ("me", ["meet"], nil),
    ("log", ["blog", "catalog"], "blog"),
  ]

  @Test(arguments: nearestWords)
  func `the nearest word is the one most likely meant`(word: String, candidates: [String], nearest: String?) {
    #expect(nearestWord(to: word, among: candidates) == nearest)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1),
    ("abc", "ab", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1),
  ])
  func `a swap of neighbours is one edit`(left: String, right: String, distance: Int) {
    #expect(editDistance(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(editDistance(Array(right.utf8), Array(left.utf8)) == distance)
  }
}
