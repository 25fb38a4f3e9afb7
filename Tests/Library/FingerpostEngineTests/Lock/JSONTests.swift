import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// JSON as it is written: what is escaped, and where commas and lines stand.
struct JSONTests {
  private static func text(_ write: (inout JSON) -> Void) -> String {
    var json = JSON()
    write(&json)
    return json.text
  }

  /// What must be escaped, and what no terminal should meet raw.
  static let strings: [(String, String)] = [
    ("", ""), ("a b/", "a b/"), (#"a"b\c"#, #"a\"b\\c"#), ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#),
    ("\0\u{1B}\u{1F}\u{7F}", #"\u0000\u001B\u001F\u007F"#), ("~é😀\u{FE0F}", "~é😀\u{FE0F}"),
    ("\u{7F}", #"\u007F"#), ("\u{1F}", #"\u001F"#), ("\u{85}\u{202E}\u{2028}", #"\u0085\u202E\u2028"#),
    ("\u{E000}\u{10FFFD}", #"\uE000\uDBFF\uDFFD"#),
  ]

  @Test(arguments: strings) func `what cannot be seen is escaped`(text: String, quoted: String) {
    #expect(Self.text { $0.string(text) } == "\"\(quoted)\"")
  }

  @Test func `members and elements are parted by commas, and may have lines of their own`() {
    let text = Self.text { json in
      json.object {
        $0.member("a", "x")
        $0.member("b", bare: 7)
        $0.member("c", ["y", "z"])
        $0.key("d", isTall: true)
        $0.array([1, 2], isTall: true) { $1.bare("\($0)") }
        $0.key("e")
        $0.array([Int](), isTall: true) { $1.bare("\($0)") }
        $0.key("f")
        $0.object { _ in }
      }
    }
    #expect(
      text == #"{"a":"x","b":7,"c":["y","z"],"# + "\n" + #""d":["# + "\n1,\n2\n" + #"],"e":["# + "\n" + #"],"f":{}}"#)
  }

  @Test func `documents follow each other line by line, and a text may begin anew`() {
    var json = JSON()
    json.bare("null")
    json.endLine()
    json.string("a")
    #expect(json.text == "null\n\"a\"")
    json.removeAll()
    json.bare("true")
    #expect(json.text == "true")
  }

  static let values: [(Captured, ParameterType, String)] = [
    (.absent, .string, "null"), (.text("7"), .integer(.int), "7"), (.text("1.5"), .double, "1.5"),
    (.text("true"), .bool, "true"), (.text("7"), .string, #""7""#), (.text("7"), .custom("slug"), #""7""#),
    (.list(["7", "8"]), .array(.integer(.int)), "[7,8]"), (.list(["7"]), .array(.string), #"["7"]"#),
    (.list(["7"]), .integer(.int), #"["7"]"#),
  ]

  @Test(arguments: values) func `numbers and truth are bare`(capture: Captured, type: ParameterType, text: String) {
    #expect(Self.text { $0.value(capture, as: type) } == text)
  }
}
