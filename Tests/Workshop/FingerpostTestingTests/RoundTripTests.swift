import FingerpostCore
import Fingerpost
import FingerpostTesting
import SeededRandom
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: 0..<UInt64(Random.draws(3))) func `nothing fails where all is well`(seed: UInt64) throws {
    let router = try ShopLink.router(.scheme("shop"), .web("shop.example"), .web("*.shop.example"), .path, .compact)
    #expect(router.roundTripFailures(count: Random.draws(100, atLeast: 40), seed: seed, by: ==) == [])
  }

  @Test(arguments: 0..<UInt64(Random.draws(3))) func `nothing fails where hosts are captured`(seed: UInt64) throws {
    let router = try ShopLink.router(
      .web("{x}.shop.example"), .web("items.shop.example"), .scheme("shop"), .path, .compact)
    #expect(router.roundTripFailures(count: Random.draws(100, atLeast: 40), seed: seed, by: ==) == [])
    #expect(router.exampleFailures(by: ==) == [])
  }

  /// One thing wrong in each, and whether it takes a comparison to see it.
  static let rows: [(route: RouteDefinition<BrokenLink>, isEqual: Bool, failure: String)] = [
    (
      RouteDefinition("shouts/{text}", BrokenLink.shout), false,
      #"shout shouts/{text:Shout}: a destination is written as text="!A", which does not read back"#
    ),
    (
      RouteDefinition("drifting/{number}", BrokenLink.drifting), false,
      #"drifting drifting/{number:Drifting}: a destination is written as number="1", which reads back as number="2""#
    ),
    (
      RouteDefinition("tickets?{number}", BrokenLink.ticket), false,
      #"ticket tickets?{number:int}: a destination is written as number="T8", which gives no link: "#
        + #"the value of "number" does not read as int"#
    ),
    (
      RouteDefinition("cities/{name}", BrokenLink.city), true,
      #"city cities/{name:City}: city(FingerpostTestingTests.City(name: "a")) is written as name="A", "#
        + #"which reads back as city(FingerpostTestingTests.City(name: "A"))"#
    ),
    (
      RouteDefinition("pairs/{a}/{b}", { .pair($0, $1) }, take: swappedPair), false,
      #"pair pairs/{a}/{b}: a destination is written as a="c", b="", which reads back as a="", b="c""#
    ),
    (
      RouteDefinition("numbers/{n}", { .number($0) }, take: smallNumber), false,
      #"number numbers/{n:int}: n="22" gives a destination, but take: returns nil for it"#
    ),
    (
      RouteDefinition("users/{id}", { .user($0) }, take: fixedUser), true,
      #"user users/{id}: user("") is written as id="ann", which reads back as user("ann")"#
    ),
    (
      RouteDefinition("secrets/{code}", BrokenLink.secret), false,
      "secrets/{code:Secret}: no example can be generated: no text of Secret is known; give it parameterExamples, or make an enum CaseIterable"
    ),
    (
      RouteDefinition("me", .me).webOnly(), false,
      "me me [web]: no link can be printed: the route has no links at any origin of the router"
    ),
  ]

  private static let swappedPair: @Sendable (BrokenLink) -> (String, String)? = {
    if case .pair(let a, let b) = $0 { (b, a) } else { nil }
  }
  private static let smallNumber: @Sendable (BrokenLink) -> Int? = {
    if case .number(let number) = $0, number < 10 { number } else { nil }
  }
  private static let fixedUser: @Sendable (BrokenLink) -> String? = { if case .user = $0 { "ann" } else { nil } }

  @Test(arguments: rows.indices) func `what does not come back is said in one line`(row: Int) throws {
    let (route, isEqual, failure) = Self.rows[row]
    let router = try Router(.scheme("app"), routes: [route])
    #expect(router.roundTripFailures().map(\.description) == [failure])
    #expect(router.roundTripFailures(by: ==).map(\.description) == [failure])
    if isEqual { #expect(router.roundTripFailures { _, _ in true } == []) }
  }

  @Test func `a swap is found by examples, too, which differ from each other`() throws {
    let route = RouteDefinition<BrokenLink>("pairs/{a}/{b}", { .pair($0, $1) }, take: Self.swappedPair)
    #expect(try Router(.scheme("app"), routes: [route]).exampleFailures().map(\.kind) == [.changed])
  }

  @Test func `the same seed makes the same values, whatever other routes there are`() throws {
    let route = RouteDefinition<BrokenLink>("pairs/{a}/{b}", { .pair($0, $1) }, take: Self.swappedPair)
    let alone = try Router(.scheme("app"), routes: [route])
    let among = try Router(
      .scheme("app"), routes: [RouteDefinition("me", .me), route, RouteDefinition("users/{id}", BrokenLink.user)])
    #expect(alone.roundTripFailures(count: 5, seed: 3) == alone.roundTripFailures(count: 5, seed: 3))
    #expect(alone.roundTripFailures(count: 5, seed: 3) != alone.roundTripFailures(count: 5, seed: 4))
    #expect(alone.roundTripFailures(count: 5, seed: 3) == among.roundTripFailures(count: 5, seed: 3))
  }

  @Test func `a branch of which nothing is read is reported`() throws {
    let pattern = RoutePattern {
      "x"
      EitherPart {
        "a"; Int.self
      } or: {
        "b"; Int.self
      }
    }.map {
      if case .left(let number) = $0 { number } else { nil }
    } unapply: {
      .left($0)
    }
    let router = try Router<BrokenLink>(.scheme("app"), routes: [RouteDefinition(BrokenLink.number) { pattern }])
    #expect(router.exampleFailures() == [])
    #expect(
      router.roundTripFailures().map(\.description) == [
        #"number x/(a/:int|b/:int): 2="9223372036854775806" gives no destination, and neither does any other value that was tried in that branch of a group"#
      ])
  }

  @Test func `a route none of whose values has a link is reported`() throws {
    let router = try Router<BrokenLink>(
      .scheme("app"), precedence: .declared,
      routes: [RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("users/{n}", BrokenLink.number)])
    #expect(
      router.roundTripFailures().map(\.description) == [
        "number users/{n:int}: app://users/1 is read by user users/{id}"
      ])
    #expect(router.roundTripFailures(count: 0).map(\.kind) == [.hidden])
  }
}
