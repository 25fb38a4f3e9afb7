import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// Enums that say of themselves what is not so: only the language's runtime is asked.
@Suite struct EnumLieTests {
  enum Liar: String, Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    case a, b
    static func == (left: Liar, right: Liar) -> Bool { true }
    var rawValue: String { "b" }
    var description: String { "b" }
    var debugDescription: String { "b" }
  }

  @Test func `cases are told apart, whatever ==, rawValue and description say`() throws {
    let router = try Router<Liar>(.path, routes: [RouteDefinition("a", .a), RouteDefinition("b", .b)])
    #expect(try router.link(for: .a) == "/a")
    #expect(try router.link(for: .b) == "/b")
    #expect(router.routes.map(\.name) == ["a", "b"])
    guard case .a? = router.destination(for: "/a") else { Issue.record("not a"); return }
  }

  enum Mirrored: Sendable, CustomReflectable, CustomLeafReflectable, Equatable {
    case one(Int), other(Int), text(id: String), pair(id: Int, name: String), none
    var customMirror: Mirror { Mirror(self, children: ["id": 9, "x": "nine"], displayStyle: .enum) }
    static func == (left: Mirrored, right: Mirrored) -> Bool { false }
  }

  static let mirrored: [(Mirrored, String, String)] = [
    (.one(4), "/one/4", "one"), (.other(4), "/other/4", "other"), (.text(id: "ann"), "/text/ann", "text"),
    (.pair(id: 1, name: "bob"), "/pair/bob/1", "pair"), (.none, "/none", "none"),
  ]

  @Test(arguments: mirrored)
  func `what a case holds is told, whatever its mirror says`(value: Mirrored, link: String, name: String) throws {
    let router = try Router<Mirrored>(
      .path,
      routes: [
        RouteDefinition("one/{id}", Mirrored.one), RouteDefinition("other/{id}", Mirrored.other),
        RouteDefinition("text/{id}", Mirrored.text),
        RouteDefinition("pair/{name}/{id}", Mirrored.pair), RouteDefinition("none", .none),
      ])
    #expect(try router.link(for: value) == link)
    #expect(try router.match(link).route.name == name)
    #expect(try router.link(for: #require(router.destination(for: link))) == link)
  }

  /// A parameter that shows itself as a labelled tuple.
  struct Shown: RouteParameter, CustomReflectable, Equatable {
    let text: String
    init?(parameter text: String) { self.text = text }
    var parameter: String { text }
    var customMirror: Mirror { Mirror(self, children: ["label": text], displayStyle: .tuple) }
  }
  enum Page: Sendable, Equatable { case shown(Shown), both(Shown, Shown) }

  @Test func `what a payload shows itself as is no label`() throws {
    let router = try Router<Page>(
      .path, routes: [RouteDefinition("x/{id}", Page.shown), RouteDefinition("y/{a}/{b}", Page.both)])
    let shown = try #require(Shown(parameter: "a"))
    #expect(router.destination(for: "/x/a") == .shown(shown))
    #expect(try router.link(for: .shown(shown)) == "/x/a")
    #expect(try router.link(for: .both(shown, #require(Shown(parameter: "b")))) == "/y/a/b")
  }

  enum Level: Int, Sendable, Comparable, Hashable {
    case low = 1, high = 1_000
    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  @Test func `raw values may be anything`() throws {
    let router = try Router<Level>(.path, routes: [RouteDefinition("high", .high), RouteDefinition("low", .low)])
    for value in [Level.low, .high] { #expect(try router.destination(for: router.link(for: value)) == value) }
  }
}
