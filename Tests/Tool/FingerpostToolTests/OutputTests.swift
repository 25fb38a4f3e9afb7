import FingerpostAnalysis
import FingerpostEngine
import Testing

@testable import FingerpostTool

struct OutputTests {
  static let strings: [(value: String, json: String)] = [
    ("", #""""#),
    ("ann", #""ann""#),
    ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\u{08}\u{09}\u{0A}\u{0C}\u{0D}", #""\b\t\n\f\r""#),
    ("\u{00}\u{01}\u{1F}\u{7F}", #""\u0000\u0001\u001F\u007F""#),
    ("é 太郎 🎂 ❤\u{FE0F}", "\"é 太郎 🎂 ❤\u{FE0F}\""),
    ("\u{9B}\u{202E}\u{2028}\u{E0041}", #""\u009B\u202E\u2028\uDB40\uDC41""#),
    ("e\u{301}\"", "\"e\u{301}\\\"\""),
  ]

  @Test(arguments: strings)
  func `JSON strings escape what they must and keep the rest`(value: String, json: String) {
    var writer = JSON()
    writer.string(value)
    #expect(writer.text == json)
  }

  @Test func `JSON puts commas between members and elements, however they nest`() {
    var json = JSON()
    json.object { json in
      json.member("a", "1")
      json.key("b")
      json.object { _ in }
      json.key("c")
      json.array([[1, 2], [], [3]]) { json, inner in inner.array(json) { $1.bare("\($0)") } }
      json.member("d", bare: false)
      json.member("e", [.init(key: "k", value: "v"), .init(key: "", value: "")])
    }
    json.endLine()
    json.array(["x", "y"], isTall: true) { $1.string($0) }
    #expect(
      json.text == """
        {"a":"1","b":{},"c":[[1,2],[],[3]],"d":false,"e":[{"key":"k","value":"v"},{"key":"","value":""}]}
        [
        "x",
        "y"
        ]
        """)
  }

  static let captures: [(capture: Captured, type: ParameterType, json: String)] = [
    (.text("123"), .integer(.int), "123"),
    (.text("-1.5"), .double, "-1.5"),
    (.text("true"), .bool, "true"),
    (.text("123"), .string, #""123""#),
    (.text("2026-11-20"), .date, #""2026-11-20""#),
    (.text("a"), .oneOf(["a", "b"]), #""a""#),
    (.text("1"), .custom("even"), #""1""#),
    (.list([]), .array(.integer(.int)), "[]"),
    (.list(["1", "2"]), .array(.integer(.int)), "[1,2]"),
    (.list(["1", "2"]), .array(.string), #"["1","2"]"#),
    (.absent, .string, "null"),
  ]

  @Test(arguments: captures)
  func `values are bare where their type is a number or a truth`(capture: Captured, type: ParameterType, json: String) {
    var writer = JSON()
    writer.value(capture, as: type)
    #expect(writer.text == json)
  }

  static let excerpts: [(line: String, offset: Int, column: Int, text: String)] = [
    ("users/%zz", 6, 7, "users/%zz\n      ^\n"),
    ("users", 5, 6, "users\n     ^\n"),
    ("users", 99, 6, "users\n     ^\n"),
    ("users", -1, 1, "users\n^\n"),
    ("", 0, 1, "\n^\n"),
    ("zoë/!", 5, 5, "zoë/!\n    ^\n"),
    ("zoë/!", 3, 3, "zoë/!\n  ^\n"),
    ("太/!", 4, 3, "太/!\n   ^\n"),
    ("a\tb", 2, 3, "a\tb\n \t^\n"),
    ("a\u{1B}b", 2, 3, "a\\u{1B}b\n       ^\n"),
    (
      String(repeating: "a", count: 200), 150, 151,
      "…\(String(repeating: "a", count: 140))\n\(String(repeating: " ", count: 91))^\n"
    ),
    (
      String(repeating: "a", count: 200), 10, 11,
      "\(String(repeating: "a", count: 70))…\n\(String(repeating: " ", count: 10))^\n"
    ),
  ]

  @Test(arguments: excerpts)
  func `a caret stands under the character that is meant`(line: String, offset: Int, column: Int, text: String) {
    let excerpt = Excerpt(line, at: offset)
    #expect(excerpt.column == column)
    #expect(excerpt.lines(Style(isTerminal: false, variable: { _ in nil })) == text)
  }

  /// Two columns, and what a terminal of this width gets.
  static let widths: [(room: Int?, cells: [String], lines: [String])] = [
    (nil, ["name", "a/long/template?{with}&{query}"], ["name  a/long/template?{with}&{query}"]),
    (40, ["name", "a/long/template?{with}&{query}"], ["name  a/long/template?{with}&{query}"]),
    (30, ["name", "a/long/template?{with}&{query}"], ["name  a/long/template?{with}&", "        {query}"]),
    (20, ["name", "two words and more words"], ["name  two words and", "        more words"]),
    (20, ["name", "aaaaaaaaaaaaaaaaaaaa"], ["name  aaaaaaaaaaaaaa", "        aaaaaa"]),
    (20, ["name", "太太太太太太太太"], ["name  太太太太太太太", "        太"]),
    // Narrower than is of use: the terminal breaks the lines.
    (5, ["name", "aaaaaaaaaaaa"], ["name  aaaaaaaaaa", "        aa"]),
  ]

  @Test(arguments: widths)
  func `columns fit the width of a terminal, and lose nothing`(room: Int?, cells: [String], lines: [String]) {
    var columns = Columns()
    columns.add(cells.map { Columns.Cell($0) })
    let text = columns.text(Style(isTerminal: true) { _ in "dumb" }, within: room)
    #expect(text == lines.map { $0 + "\n" }.joined())
  }

  static let styles: [(isTerminal: Bool, variables: [String: String], text: String)] = [
    (false, [:], "route\tann\n-\t太\n"),
    (true, [:], "route  \u{1B}[1mann\u{1B}[0m\n-      \u{1B}[1m太\u{1B}[0m\n"),
    (true, ["NO_COLOR": "1"], "route  ann\n-      太\n"),
    (true, ["NO_COLOR": "", "TERM": "dumb"], "route  ann\n-      太\n"),
    (false, ["NO_COLOR": "1"], "route\tann\n-\t太\n"),
  ]

  @Test(arguments: styles)
  func `columns are aligned and coloured in a terminal, and parted by tabs elsewhere`(
    isTerminal: Bool, variables: [String: String], text: String
  ) {
    var columns = Columns()
    columns.add(.init("route"), .init("ann", .name))
    columns.add(.init("-"), .init("太", .name))
    #expect(columns.text(Style(isTerminal: isTerminal) { variables[$0] }) == text)
  }
}
