import FingerpostOperators
import Testing

/// A type that is not a parameter: two functions say how it is spelled.
private struct Handle: Equatable, Sendable {
  let name: String

  init?(_ text: String) {
    guard text.hasPrefix("@") else { return nil }
    name = String(text.dropFirst())
  }
  var text: String { "@" + name }
}

private struct Point: Equatable {
  let x, y: Int
}

private enum Link: Equatable { case home, other }

@Suite struct ConversionTests {
  static let initializers: [Row] = [
    Row(pathParam(Int.init, String.init), ":int", "/7", 7),
    Row(pathParam(Int.init, String.init), ":int", "/x", nil),
    Row(pathParam(Int.init, String.init), ":int", "/007", nil),
    Row(pathParam(String.init, String.init), ":string", "/a%2Fb", "a/b"),
    Row(pathParam(Double.init, String.init), ":double", "/1.50", 1.5, printed: "/1.5"),
    Row(pathParam(Double.init, String.init), ":double", "/nan", nil),
    Row(pathParam(Bool.init, String.init), ":bool", "/true", true),
    Row(pathParam(UInt8.init, String.init), ":uint8", "/256", nil),
    Row(
      "a" /> pathParam(Int.init, String.init) >/> pathParam(Double.init, String.init)
        .? queryParam("k", Int.init, String.init),
      "a/:int/:double?k=:int", "/a/1/2.5?k=3", (1, 2.5, 3)),
    Row("a" .? queryParam("k", Int.init, String.init), "a?k=:int", "/a?k=7", 7),
    Row("a" .? queryParam("k", Int.init, String.init), "a?k=:int", "/a?k=x", nil),
    Row("a" .? queryParam("k", String.init, String.init), "a?k=:string", "/a?k=x", "x"),
    Row("a" .? queryParam("k", Double.init, String.init), "a?k=:double", "/a?k=2.5", 2.5),
    Row("a" .? queryParam("k", Bool.init, String.init), "a?k=:bool", "/a?k=false", false),
    Row("a" .?? queryParam("k", Int.init, String.init), "a?(k=:int)", "/a", .some(nil)),
  ]

  static let closures: [Row] = [
    Row(pathParam({ Int($0, radix: 16) }, { String($0, radix: 16) }), ":string", "/ff", 255),
    Row(pathParam({ Int($0, radix: 16) }, { String($0, radix: 16) }), ":string", "/FF", 255, printed: "/ff"),
    Row(pathParam({ Int($0, radix: 16) }, { String($0, radix: 16) }), ":string", "/x", nil),
    Row(pathParam(Handle.init, { $0.text }), ":string", "/@ann", Handle("@ann")),
    Row(pathParam(Handle.init, \.text), ":string", "/ann", nil),
    Row("a" .? queryParam("k", { Double($0) }, { "\($0)" }), "a?k=:string", "/a?k=1e3", 1000, printed: "/a?k=1000.0"),
  ]

  static let mapped: [Row] = [
    Row(int.map({ $0 * 2 }, { $0 / 2 }), ":int", "/7", 14),
    Row(string.map(Handle.init, \.text), ":string", "/@ann", Handle("@ann")),
    Row(string.map(Handle.init, \.text), ":string", "/ann", nil),
    Row(string.map(Int.init, String.init), ":string", "/+7", 7, printed: "/7"),
    Row((int >/> int).map({ Point(x: $0, y: $1) }, { ($0.x, $0.y) }), ":int/:int", "/1/2", Point(x: 1, y: 2)),
    Row(("p" .? int("x")).map({ -$0 }, { -$0 }), "p?x=:int", "/p?x=1", -1),
    Row(lit("home").map({ Link.home }, { $0 == .home ? () : nil }), "home", "/home", Link.home),
    Row(int.map({ $0 + 1 }) { $0 - 1 }, ":int", "/7", 8),
  ]

  @Test(arguments: initializers) func `two initializers by name are the type that they make`(row: Row) { row.check() }
  @Test(arguments: closures) func `two closures read and write any text`(row: Row) { row.check() }
  @Test(arguments: mapped) func `map takes both functions in parentheses`(row: Row) { row.check() }

  @Test func `a value that the second function refuses does not print`() {
    let home = lit("home").map({ Link.home }, { $0 == .home ? () : nil })
    #expect(home.print(.home)?.path == ["home"])
    #expect(home.print(.other)?.path == nil)
  }

  @Test func `a type that is named by its initializers goes before a string`() throws {
    enum Page: Equatable { case id(Int), name(String) }
    let links = try RouterBuilder<Page>(.path)
      .add(Page.name, route: "pages" /> string)
      .add(Page.id, route: "pages" /> pathParam(Int.init, String.init))
    #expect(links.destination(for: "/pages/7") == .id(7))
    #expect(links.destination(for: "/pages/x") == .name("x"))
  }
}
