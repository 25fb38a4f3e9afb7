import FingerpostCore
import Testing

/// Fragments of several parts, in routes by hand.
@Suite struct FragmentRouteTests {
  enum Link: Equatable { case room(String, via: [String]), pair(id: Int, key: String?), wall(String) }

  private func router() throws -> Router<Link> {
    try Router(
      .path,
      routes: [
        RouteDefinition("/#/room/{id}?{via}", Link.room), RouteDefinition("pair#id={id}&key={key}", Link.pair),
        RouteDefinition("wall#@{name}", Link.wall),
      ])
  }

  static let both: [(String, Link)] = [
    ("/#/room/a%2Fb?via=c&via=d", .room("a/b", via: ["c", "d"])), ("/#/room/a", .room("a", via: [])),
    ("/pair#id=7", .pair(id: 7, key: nil)), ("/pair#id=7&key=a%26b", .pair(id: 7, key: "a&b")),
    ("/wall#@a/b", .wall("a/b")),
  ]

  @Test(arguments: both) func `a fragment is read and printed by routes by hand`(text: String, link: Link) throws {
    #expect(try router().destination(for: text) == link)
    #expect(try router().link(for: link) == text)
  }

  @Test func `a group of segments is a fault of the router`() {
    #expect(throws: (any Error).self) {
      _ = try Router<Link>(.path, routes: [RouteDefinition("wall#/({name})", Link.wall)])
    }
  }

  @Test func `a mounted route keeps its fragment`() throws {
    enum Outer: Equatable { case inner(Int, Link) }
    let outer = try Router<Outer>(.path, routes: [Mount(Outer.inner, at: "x/{n}", router())])
    #expect(outer.destination(for: "/x/7/pair#id=8") == .inner(7, .pair(id: 8, key: nil)))
    #expect(try outer.link(for: .inner(7, .room("a/b", via: []))) == "/x/7#/room/a%2Fb")
  }
}
