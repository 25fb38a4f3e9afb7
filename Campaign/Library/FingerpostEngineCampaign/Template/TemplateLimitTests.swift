import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private func nested(_ depth: Int) -> String {
  String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
}

struct TemplateLimitTests {
  @Test(arguments: [1, 15, 16])
  func `groups nest sixteen deep`(depth: Int) throws {
    #expect(try Template(nested(depth)).description == nested(depth))
  }

  @Test(arguments: [17, 18, 1000, 4000])
  func `groups nest no deeper`(depth: Int) {
    expectError((nested(depth), 16, "groups nest at most 16 deep"))
  }

  @Test func `depth counts open groups, not all groups`() throws {
    let text = nested(16) + "/" + nested(2)
    #expect(try Template(text).description == text)
  }

  @Test(arguments: [
    ("(a)/(b)/(c)/(d)/(e)/(f)", nil), ("(a|b|c|d)/(a|b|c|d)/(a|b|c|d)", nil),
    ("(a/(b/(c)))/(a/(b/(c)))/(a/(b/(c)))", nil),
    ("(a)/(b)/(c)/(d)/(e)/(f)/(g)", 24), ("x/(a|b|c|d|e|f|g|h|i)/({n:int}|me|all|z|y|x|w|v)", 22),
    ("a/(" + (0..<65).map { "x\($0)" }.joined(separator: "|") + ")", 2),
    ("(a/(b|c)/(d|e)/(f|g)/(h|i)/(j|k)/(l|m))/x", 0),
    ("a/(b|(c)/(d)/(e)/(f)/(g)/(h)/(i)/j)", 29),
  ])
  func `sixty-four ways lead through the groups of a path, and no more`(text: String, offset: Int?) throws {
    guard let offset else {
      #expect(try Template(text).pathWays.count == 64)
      return
    }
    expectError((text, offset, "there are more than 64 ways through the groups of this path: write several routes"))
  }

  @Test func `a template has 8,192 bytes at most`() throws {
    let text = String(repeating: "a", count: 8192)
    #expect(try Template(text).path == [.literal(text)])
    expectError((text + "b", 8192, "a template has at most 8192 bytes"))
    expectError((String(repeating: "/", count: 1 << 20), 8192, "a template has at most 8192 bytes"))
  }

  static let hostile: [LongText] = [
    times(8192, "("), times(8192, "{"), times(8192, "%"),
    times(2730, "(a|"), "x?" + times(8000, "("), "\0", "\u{FEFF}a", "a\0b",
    times(2730, "{a}"), "GET " + times(100, ":"),
    "a [" + times(99, ","),
  ]

  @Test(arguments: hostile)
  func `hostile text is refused and nothing worse`(text: LongText) {
    #expect(throws: TemplateError.self) { try Template(text.text) }
  }

  @Test func `a template of thousands of segments is read and written`() throws {
    let text = Array(repeating: "a", count: 4000).joined(separator: "/")
    let template = try Template(text)
    #expect(template.description == text)
    #expect(template.path.count == 4000)
  }

  @Test func `a template of hundreds of names is checked`() throws {
    let text = (0..<900).map { "{a\($0)}" }.joined(separator: "/")
    #expect(try Template(text).parameters.count == 900)
  }
}
