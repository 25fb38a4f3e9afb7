import FingerpostCore
import Fingerpost
import FingerpostTesting
import Testing

@testable import FingerpostTestingTests

@Suite struct ExampleFailureTests {
  typealias Row = (routes: [RouteDefinition<BrokenLink>], kind: RouteFailure.Kind, failure: String)

  /// One thing wrong in each.
  static let rows: [Row] = [
    (
      [RouteDefinition("shouts/{text}", BrokenLink.shout)], .changed,
      #"shout shouts/{text:Shout}: a destination is written as text="a!A", which does not read back"#
    ),
    (
      [
        RouteDefinition(BrokenLink.shout) {
          "shouts"; Shout.self
        }
      ], .changed,
      #"shout shouts/:Shout: a destination is written as 1="a!A", which does not read back"#
    ),
    (
      [RouteDefinition("drifting/{number}", BrokenLink.drifting)], .changed,
      #"drifting drifting/{number:Drifting}: a destination is written as number="2", which reads back as number="3""#
    ),
    (
      [RouteDefinition("tickets/{number}", BrokenLink.ticket)], .changed,
      #"ticket tickets/{number:int}: a destination is written as number="T1", which gives no link: "#
        + #"the value of "number" does not read as int"#
    ),
    (
      [RouteDefinition("numbers/{n}", { .number($0 &+ 1) }, take: number)], .changed,
      #"number numbers/{n:int}: a destination is written as n="2", which reads back as n="3""#
    ),
    (
      [RouteDefinition("pairs/{a}/{b}", { .pair($0, $1) }, take: swappedPair)], .changed,
      #"pair pairs/{a}/{b}: a destination is written as a="bx", b="a", which reads back as a="ax", b="bx""#
    ),
    (
      [
        RouteDefinition(BrokenLink.number) {
          RoutePattern {
            "once"; Int.self
          }.map {
            $0
          } unapply: {
            $0 > 9 ? $0 : nil
          }
        }
      ], .changed,
      #"number once/:int: 1="1" gives a destination, but it cannot be written: no route prints this destination"#
    ),
    (
      [
        RouteDefinition(BrokenLink.number) {
          RoutePattern {
            "never"; Int.self
          }.map { _ in
            Int?.none
          } unapply: {
            $0
          }
        }
      ], .noExample,
      "never/:int: no example can be generated: none of the 100 values that were tried is a destination"
    ),
    (
      [RouteDefinition("secrets/{code}", BrokenLink.secret)], .noExample,
      "secrets/{code:Secret}: no example can be generated: no text of Secret is known; give it parameterExamples, or make an enum CaseIterable"
    ),
    (
      [RouteDefinition("users/me", .me).webOnly()], .unprintable,
      "me users/me [web]: no link can be printed: the route has no links at any origin of the router"
    ),
    (
      [RouteDefinition("GET me", .me), RouteDefinition("me", .help)], .hidden,
      "help me: app://me is read by me GET me"
    ),
  ]

  private static let number: @Sendable (BrokenLink) -> Int? = {
    if case .number(let number) = $0 { number } else { nil }
  }
  private static let swappedPair: @Sendable (BrokenLink) -> (String, String)? = {
    if case .pair(let a, let b) = $0 { (b + "x", a) } else { nil }
  }

  @Test(arguments: rows.indices) func `what is wrong with a route is said in one line`(row: Int) throws {
    let (routes, kind, failure) = Self.rows[row]
    let failures = try Router(.scheme("app"), routes: RouteList(routes)).exampleFailures()
    #expect(failures.map(\.description) == [failure])
    #expect(failures.map(\.kind) == [kind])
  }

  @Test func `a route hidden at one origin is reported there`() throws {
    let router = try Router<BrokenLink>(
      .scheme("app"), .web("a.example"),
      routes: [RouteDefinition("me", .me).webOnly(), RouteDefinition("{who:me|}", BrokenLink.user)])
    #expect(
      router.exampleFailures().map(\.description) == ["user {who:me|}: https://a.example/me is read by me me [web]"])
    #expect(router.exampleFailures().map(\.link) == ["https://a.example/me"])
  }

  @Test func `first come, first served hides what comes later`() throws {
    let routes = [RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("users/me", .me)]
    #expect(try Router(.scheme("app"), routes: RouteList(routes)).exampleFailures() == [])
    #expect(
      try Router(.scheme("app"), precedence: .declared, routes: RouteList(routes)).exampleFailures().map(\.description)
        == ["me users/me: app://users/me is read by user users/{id}"])
  }

  @Test func `what a deprecated route reads is not to be printed`() throws {
    func router(_ precedence: RoutePrecedence) throws -> Router<BrokenLink> {
      try Router(
        .scheme("app"), precedence: precedence,
        routes: [
          RouteDefinition("users/{id}", BrokenLink.user).deprecated("people"),
          RouteDefinition("(users|people)/{id}", BrokenLink.user),
        ])
    }
    #expect(
      try router(.declared).exampleFailures().map(\.description) == [
        "user users/{id} [deprecated=people]: app://users/a is printed, and read by this route, which is deprecated",
        "user (users|people)/{id}: app://users/a is read by user users/{id} [deprecated=people]",
      ])
    // Where it is never read it may as well go.
    #expect(
      try router(.specific).exampleFailures().map(\.description) == [
        "user users/{id} [deprecated=people]: app://users/a is read by user (users|people)/{id}"
      ])
  }

  @Test func `a comparison tells apart what is written alike`() throws {
    let router = try Router<BrokenLink>(.scheme("app"), routes: [RouteDefinition("cities/{name}", BrokenLink.city)])
    #expect(router.exampleFailures { _, _ in true } == [])
    #expect(router.exampleFailures(by: ==) == router.exampleFailures())
    #expect(
      router.exampleFailures().map(\.description) == [
        #"city cities/{name:City}: city(FingerpostTestingTests.City(name: "a")) is written as name="A", "#
          + #"which reads back as city(FingerpostTestingTests.City(name: "A"))"#
      ])
  }
}
