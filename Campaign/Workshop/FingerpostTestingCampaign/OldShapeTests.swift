import Fingerpost
import FingerpostTesting
import Testing

@testable import FingerpostTestingTests

/// Old shapes of links, which are read and never printed: nobody can say how they are written.
@Suite struct OldShapeTests {
  private func router(
    _ precedence: RoutePrecedence = .specific, _ routes: RouteList<BrokenLink>
  ) throws -> Router<BrokenLink> {
    try Router(.scheme("app"), .path, precedence: precedence, routes: routes)
  }

  @Test func `what only reads is tried in that direction`() throws {
    let router = try router(
      .specific,
      [
        RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("numbers/{n}", BrokenLink.number),
        RouteDefinition("me", .me),
        RouteDefinition("profile?{name}", reading: { (name: String) in .user(name) }),
        RouteDefinition(
          "n/{n}/{isNegative}", reading: { (n: UInt8, isNegative: Bool) in .number(isNegative ? -Int(n) : Int(n)) }),
        RouteDefinition("i", reading: { .me }),
        // Of what has no link, because no route prints it or another takes it, there is nothing more to be sure of.
        RouteDefinition("support", reading: { .help }),
        RouteDefinition("users/me", .number(-1)),
        RouteDefinition("u/me", reading: { .user("me") }),
      ])
    #expect(router.exampleFailures() == [])
    #expect(router.exampleFailures(by: ==) == [])
    #expect(router.roundTripFailures(by: ==) == [])
    #expect(
      router.examples().suffix(6).map(\.description) == [
        "profile?{name} [deprecated]: app://profile?name=a",
        "n/{n:uint8}/{isNegative:bool} [deprecated]: app://n/1/false", "i [deprecated]: app://i",
        "support [deprecated]: app://support", "number users/me: app://users/me", "u/me [deprecated]: app://u/me",
      ])
    #expect(
      router.examples().suffix(6).map(\.destination)
        == [.user("a"), .number(1), .me, .help, .number(-1), .user("me")])
    #expect(router.routes.map(\.example).suffix(4) == router.examples().map { $0.link }.suffix(4))
    #expect(router.failures(expecting: [("app://profile?name=ann", .user("ann")), ("/i", .me)]) == [])
  }

  /// What is wrong with them, a line each.
  static let rows: [(RoutePrecedence, RouteList<BrokenLink>, String)] = [
    (
      .declared, [RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("users/me", reading: { .me })],
      "users/me [deprecated]: app://users/me is read by user users/{id}"
    ),
    (
      .specific, [RouteDefinition("x/{n}", reading: { (_: Int) in nil })],
      "x/{n:int} [deprecated]: no example can be generated: none of the 100 values that were tried is a destination"
    ),
    (
      .specific, [RouteDefinition("codes/{code}", reading: { (code: Secret) in .secret(code) })],
      "codes/{code:Secret} [deprecated]: no example can be generated: no text of Secret is known; give it parameterExamples, or make an enum CaseIterable"
    ),
  ]

  @Test(arguments: rows.indices) func `what is wrong with an old shape is said`(row: Int) throws {
    let (precedence, routes, failure) = Self.rows[row]
    let router = try router(precedence, routes)
    #expect(router.exampleFailures(by: ==).map(\.description) == [failure])
    #expect(router.roundTripFailures(by: ==).map(\.description) == [failure])
  }

  @Test func `an old shape whose link stands for something else is reported at it`() throws {
    let router = try router(
      .specific, [RouteDefinition("n/{number}", reading: { (number: Drifting) in .drifting(number) })])
    let failures = router.exampleFailures(by: ==)
    #expect(
      failures.map(\.description) == [
        "n/{number:Drifting} [deprecated]: app://n/2 is read as drifting(FingerpostTestingTests.Drifting(number: 3)) by "
          + "n/{number:Drifting} [deprecated]; expected drifting(FingerpostTestingTests.Drifting(number: 1))"
      ])
    #expect(failures.map(\.kind) == [.unexpected])
    #expect(router.roundTripFailures(count: 1, by: ==).map(\.kind) == [.unexpected])
  }

  @Test func `what an old shape reads is not to be printed`() throws {
    let router = try router(
      .declared,
      [
        RouteDefinition("users/{id}", reading: { (id: String) in .user(id) }),
        RouteDefinition("(users|people)/{id}", BrokenLink.user),
      ])
    #expect(
      router.exampleFailures().map(\.description) == [
        "users/{id} [deprecated]: app://users/a is printed, and read by this route, which is deprecated",
        "user (users|people)/{id}: app://users/a is read by users/{id} [deprecated]",
      ])
  }

  @Test func `an old shape that is mounted, or narrowed, is one still`() throws {
    let users = try Router<BrokenLink>(
      .path,
      routes: [
        RouteDefinition("{id}", BrokenLink.user), RouteDefinition("old?{id}", reading: { (id: String) in .user(id) }),
      ])
    let router = try Router<Outer>(.scheme("app"), routes: [Mount(Outer.users, at: "users", users)])
    #expect(router.exampleFailures(by: ==) == [])
    #expect(router.roundTripFailures(by: ==) == [])
    let narrowed = router.narrowed(to: Outer.users)
    #expect(narrowed.exampleFailures(by: ==) == [])
    #expect(narrowed.roundTripFailures(by: ==) == [])
    #expect(narrowed.examples().map(\.link) == ["app://users/a", "app://users/old?id=a"])
  }
}

private enum Outer: Equatable { case users(BrokenLink) }
