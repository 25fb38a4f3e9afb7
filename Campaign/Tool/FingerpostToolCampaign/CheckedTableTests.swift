import FingerpostEngine
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

struct CheckedTableTests {
  static let plain: [(bytes: [UInt8], output: String)] = [
    (Array("\u{FEFF}origins /\r\nhome /\r\n".utf8), "t: 1 route, 0 errors, 0 warnings, 0 accepted\n"),
    (
      Array("\u{FEFF}orgins /\r\nhome /x\r\n".utf8),
      """
      t:1:1: error: the first line must list the origins; did you mean "origins"? [malformed]
      orgins /
      ^
      t: 1 route, 1 error, 0 warnings, 0 accepted

      """
    ),
    (
      [],
      """
      t:1:1: error: the table is empty: its first line lists the origins, as in "origins appscheme:// \
      https://social.example" [malformed]
      t: 0 routes, 1 error, 0 warnings, 0 accepted

      """
    ),
    (
      Array("origins /\nshow us".utf8) + [0xC3, 0x28] + Array("\nhome /\n".utf8),
      """
      t:2:8: error: the bytes here are not UTF-8 [malformed]
      show us\u{FFFD}(
             ^
      t: 1 route, 1 error, 0 warnings, 0 accepted

      """
    ),
    (
      Array("origins /\n\u{1B}[2J::warning::x users/{\n".utf8),
      """
      t:2:1: error: a name cannot hold U+001B, which is invisible or changes the text around it [malformed]
      \\u{1B}[2J::warning::x users/{
      ^
      t:2:25: error: expected a name, not the end [malformed]
      \\u{1B}[2J::warning::x users/{
                                   ^
      t: 0 routes, 2 errors, 0 warnings, 0 accepted

      """
    ),
  ]

  @Test(arguments: plain)
  func `any bytes are a table, or findings`(bytes: [UInt8], output: String) {
    let memory = Memory()
    memory.files["t"] = bytes
    #expect(memory.run(["check", "t"]) == Run(status: output.contains(": error: ") ? 1 : 0, output: output))
  }

  /// A table, two routes of which are one, and a link that shows it.
  static let duplicates: [(table: String, witness: String)] = [
    (
      "origins shop:// https://shop.example\na x/{y:uuid}\nb x/{z:uuid}",
      "shop://x/123e4567-e89b-42d3-a456-426614174000"
    ),
    ("origins shop:// https://shop.example\na x\nb x [web]", "https://shop.example/x"),
    ("origins shop:// https://shop.example\na x [web]\nb x", "https://shop.example/x"),
    ("origins :\na x/{y}/{z}\nb x/{u}/{v}", "x:a:a"),
    ("origins https://*.shop.example\na x?{y=1}\nb x?{y=2}", "https://a.shop.example/x"),
    ("origins\na PUT x/{*rest}\nb PUT x/{*all}", "PUT /x/a"),
  ]

  @Test(arguments: duplicates)
  func `of a route that stands there twice a link is shown that both match`(table: String, witness: String) throws {
    let checked = CheckedTable(ParsedTable(path: "t", Array(table.utf8)))
    let found = checked.remarks.filter { $0.rule.word == "duplicate" }
    #expect(found.map { $0.link?.description } == [witness])
    let remark = try #require(found.first)
    #expect(remark.message.hasSuffix("; both match \(witness)"))
    #expect(([remark.position] + remark.related).map(\.route) == ["b", "a"])
    #expect(([remark.position] + remark.related).map(\.line) == [3, 2])
  }

  @Test func `of a thousand routes that are one, each but the first is told`() {
    let text = "origins /\n" + (1...1000).map { "r\($0) a/{x\($0)}\n" }.joined()
    let checked = CheckedTable(ParsedTable(path: "t", Array(text.utf8)))
    #expect(checked.remarks.map(\.rule.word) == Array(repeating: "duplicate", count: 999))
    #expect(checked.remarks.allSatisfy { $0.link?.text == "/a/b" })
  }
}
