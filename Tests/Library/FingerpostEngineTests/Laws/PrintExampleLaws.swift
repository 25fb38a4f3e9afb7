import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// What the laws of printing leave open, for they compare what prints with what is read: which of several spellings it is,
/// and that there is one at all.
@Suite struct PrintExampleLaws {
  struct Example: Sendable, CustomTestStringConvertible {
    var templates: [String]
    var values: [String: Captured]
    var text: String?
    var testDescription: String { "\(templates) \(values)" }

    init(_ templates: [String], values: [String: Captured] = [:], _ text: String?) {
      (self.templates, self.values, self.text) = (templates, values, text)
    }
  }

  static let examples = [
    Example(["a/(b)"], "/a/b"),
    Example(["a/(b/*)"], "/a"),
    Example(["(a|b|{x})/c"], "/a/c"),
    Example(["(*|b|{x})/c"], "/b/c"),
    Example(["({x}|{y})/c"], values: ["y": .text("1")], nil),
    Example(["({x:int}/{y}|{x:int})/c"], values: ["x": .text("1")], "/1/c"),
    Example(["({x:int}|{x})/c"], values: ["x": .text("1")], "/1/c"),
    Example(["a/({x:int=7})"], values: ["x": .text("7")], "/a"),
    Example(["a/({x:int=7})"], "/a"),
    Example(["a?{k:int=7}"], values: ["k": .text("7")], "/a"),
    Example(["a?{k:int=7}"], values: ["k": .text("8")], "/a?k=8"),
    Example(["a?(k=a)&(q=a|q=b)"], "/a?k=a&q=a"),
    Example(["a?{k}"], values: ["k": .text("")], "/a?k="),
    Example(["a?{k}"], values: ["k": .text("+ &=#/?é")], "/a?k=%2B%20%26%3D%23/?%C3%A9"),
    Example(["a?{k:[int]}"], values: ["k": .list(["1", "2"])], "/a?k=1&k=2"),
    Example(["{x:bool}/{y:double}"], values: ["x": .text("1"), "y": .text("-0.0")], "/true/0"),
    Example(["{x}"], values: ["x": .text("/?#% +:@")], "/%2F%3F%23%25%20+:@"),
    Example(["{x}"], values: ["x": .text("")], nil),
    Example(["{x}"], values: ["x": .text("..")], nil),
    Example(["{*x}"], values: ["x": .list([])], nil),
    Example(["{*x}"], values: ["x": .list(["a", "b/c"])], "/a/b%2Fc"),
    Example(["{x}", "me"], values: ["x": .text("me")], nil),
    Example(["a [deprecated]"], nil),
    Example(["{x}"], values: ["x": .text("1"), "y": .text("2")], nil),
    Example(["*/a"], "/*/a"),
  ]

  @Test(arguments: examples) func `values print as a link worked out by hand`(_ example: Example) throws {
    let routes = try example.templates.enumerated().map { RouteTable.Route("r\($0)", try Template($1)) }
    let table = try RouteTable(routes, origins: [.path])
    #expect((try? table.print("r0", example.values)) == example.text)
  }

  @Test func `of aliases the first that can carry the values prints, and none that is deprecated`() throws {
    let templates = ["old/{x} [deprecated]", "new/{x:int}", "new/{x}/any"]
    let table = try RouteTable(templates.map { RouteTable.Route("r", try Template($0)) }, origins: [.path])
    #expect(try table.print("r", ["x": .text("1")]) == "/new/1")
    #expect(try table.print("r", ["x": .text("a")]) == "/new/a/any")
    #expect(try table.match("/old/1").canonical == "/new/1")
  }
}
