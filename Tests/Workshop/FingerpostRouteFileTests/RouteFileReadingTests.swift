import FingerpostEngine
import Testing

@testable import FingerpostRouteFile

struct RouteFileReadingTests {
  private func reading(_ text: String) -> ParsedRouteFile { RouteFile.parsed(Array(text.utf8)) }

  @Test func `routes that read keep their lines, whatever stands between them`() {
    let reading = reading(
      """
      # comment
      origins /

      a  a/{x}
      b  b/{
      c  c/{x}/{x}
      d  d/{id:itn}
      e  /a/{y}
      f  f
      f  f
      g
      h  h/{z}
      """)
    #expect(reading.table == nil)
    #expect(reading.routes.map(\.name) == ["a", "d", "e", "f", "f", "h"])
    #expect(reading.lines == [4, 7, 8, 9, 10, 12])
    #expect(reading.sound?.table.routes.map(\.name) == ["a", "f", "h"])
    #expect(reading.sound?.lines == [4, 9, 12])
    #expect(
      reading.faults.map(\.kind) == [
        .malformed, .malformed, .malformed, .duplicate(2, of: 0), .duplicate(4, of: 3), .malformed,
      ])
    #expect(reading.faults.map(\.line) == [5, 6, 7, 8, 10, 11])
  }

  @Test func `a table without faults is sound as it is`() {
    let reading = reading("origins /\na a\n\nb b\n")
    #expect(reading.faults.isEmpty)
    #expect(reading.table === reading.sound?.table)
    #expect(reading.sound?.lines == [2, 4])
  }

  /// What is in the line of the origins, and which of them links are then read from.
  static let origins: [(line: String, origins: [Origin])] = [
    ("origins a:// nowhere b://", [.scheme("a"), .scheme("b")]),
    ("origins a:// A:// b://", [.scheme("a"), .scheme("b")]),
    ("origins a:// a:// b://", [.scheme("a"), .scheme("b")]),
    ("origins", [.path]),
    ("orgins a://", [.path]),
    ("a a", [.path]),
    ("origins" + (1...66).map { " s\($0)://" }.joined(), [.path]),
  ]

  @Test(arguments: origins)
  func `of the origins those are kept that are good, or else bare paths`(line: String, origins: [Origin]) {
    let reading = reading("\(line)\nx x/{y}\n")
    #expect(reading.table == nil)
    #expect(reading.faults.count == 1)
    #expect(reading.sound?.table.origins == origins)
    #expect(reading.sound?.lines.last == 2)
  }

  @Test(arguments: ["", "# nothing\n", "origins /\n", "origins /\na {\n", "origins /\na {x:itn}\n"])
  func `where no route reads there is nothing sound`(text: String) {
    #expect(reading(text).sound == nil)
  }

  @Test func `of routes that are one, the first is kept, wherever each of them is allowed`() {
    let reading = reading("origins a:// /\nw x [web]\na x\nb x\n")
    #expect(reading.faults.map(\.kind) == [.duplicate(1, of: 0), .duplicate(2, of: 0)])
    #expect(reading.sound?.lines == [2])
  }
}
