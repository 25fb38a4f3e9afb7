import FingerpostCore
import Testing

@testable import FingerpostCoreTests

/// What a router explains beyond its table: routes whose values make no destination.
@Suite struct RouterExplainTests {
  enum Link: Sendable, Equatable {
    case odd(Int), even(Int), any(String), me

    static func odd(ofOdd number: Int) -> Link { .odd(number) }
  }

  private static let odd = RoutePattern {
    "n"; Int.self
  }.map {
    $0.isMultiple(of: 2) ? nil : $0
  } unapply: { (id: Int) in
    id
  }
  private static let even = RoutePattern {
    "m"; Int.self
  }.map {
    $0.isMultiple(of: 2) ? $0 : nil
  } unapply: { (id: Int) in
    id
  }

  private static func router() throws -> Router<Link> {
    try Router(
      .path, .scheme("app"),
      routes: [
        RouteDefinition(Link.odd) { odd }, RouteDefinition(Link.even) { even }, RouteDefinition("n/{x}", Link.any),
        RouteDefinition("users/me", .me),
      ])
  }

  @Test func `a route that makes no destination comes before the winner, and does not win`() throws {
    let explanation = try Self.router().explain("/n/2")
    #expect(explanation.winner?.route.name == "any")
    #expect(explanation.others.map(\.route.name) == ["odd"])
    #expect(explanation.others.map(\.reason) == [nil])
    #expect(try Self.router().explain("/n/1").winner?.route.name == "odd")
    #expect(
      explanation.description.hasSuffix(
        "\nThese would come first, but their values make no destination:\n  odd  n/:int"))
  }

  @Test func `where no route makes a destination, that is the obstacle`() throws {
    let explanation = try Self.router().explain("/m/1")
    #expect(explanation.error?.kind == .notFound)
    #expect(explanation.near.map(\.route.name) == ["even"])
    #expect(explanation.near.first?.obstacles.map(\.description) == ["values: they make no destination"])
  }

  @Test func `a link that would match has a destination`() throws {
    let router = try Self.router()
    #expect(router.explain("app://user/me").fix?.link == "app://users/me")
    #expect(router.explain("/nn/2").fix.map { router.destination(for: $0.link) } != .some(nil))
  }

  static let links = ["/n/1", "/n/2", "/m/1", "/m/2", "/m/x", "/users/me", "app://users/mee", "/%zz", "", "x://y"]

  @Test(arguments: links) func `it finds what a match finds`(link: String) throws {
    let router = try Self.router()
    let explanation = router.explain(link)
    do {
      let match = try router.match(link)
      #expect(explanation.winner?.route.name == match.route.name)
      #expect(explanation.winner?.canonical == match.canonical)
    } catch {
      #expect(explanation.error?.kind == error.kind)
      #expect(explanation.error?.offset == error.offset)
      #expect(explanation.error?.allowedMethods == error.allowedMethods)
    }
  }

  @Test func `an explanation reads as the command line prints it`() throws {
    let text = try Self.router().explain("app://users/mee").description
    #expect(
      text == """
        app://users/mee
          scheme     app
          segment 1  users
          segment 2  mee

        No route matches.

        Nearest first:
          me  users/me
            segment 2: expected "me", found "mee"

        This would match: app://users/me
        """)
  }
}
