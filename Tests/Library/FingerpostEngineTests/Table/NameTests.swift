import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

/// Names that look the same and are other bytes are two names, as in links. A `String` would call them equal.
struct NameTests {
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  @Test func `each of two names that look the same has its own routes`() throws {
    #expect(Self.composed == Self.decomposed)
    let table = try table("\(Self.composed) a, \(Self.decomposed) b, x c, \(Self.composed) d, y e")
    #expect(table.namesakes(Self.composed) == [0, 3] && table.namesakes(Self.decomposed) == [1])
    #expect(table.namesakes("x") == [2] && table.namesakes("y") == [4])
    #expect(table.namesakes("cafe") == [] && table.namesakes("") == [])
  }

  @Test func `a thousand names are found, each with its routes in order`() throws {
    let names = (0..<1000).map { "r\($0 % 700)" }
    let routes = try names.enumerated().map { RouteTable.Route($1, try Template("p\($0)")) }
    let table = try RouteTable(routes, origins: [.path])
    for number in 0..<700 {
      #expect(table.namesakes("r\(number)") == (number < 300 ? [number, number + 700] : [number]))
    }
  }

  @Test(arguments: [composed, decomposed]) func `it prints the links of its own routes`(name: String) throws {
    let table = try table("\(Self.composed) a, \(Self.decomposed) b, \(Self.composed) c")
    #expect(try table.print(name, [:]) == (name.isIdentical(to: Self.composed) ? "/a" : "/b"))
    #expect(try table.match("/a").isCanonical && table.match("/b").isCanonical && !table.match("/c").isCanonical)
    #expect(try table.match("/c").canonical == "/a")
  }
}
