import Fingerpost
import Testing

@testable import FingerpostTesting

/// What failures say that only a fault of the library itself would show.
@Suite struct RouteFailureTests {
  static let rows: [(RouteFailure.Reason, RouteFailure.Kind, String)] = [
    (
      .notCanonical("app://users/me"), .notCanonical,
      "user users/{id}: app://users/Me is printed, but its canonical link is app://users/me"
    ),
    (
      .canonicalMoves("app://users/me", to: "app://users/x"), .notCanonical,
      "user users/{id}: app://users/Me has the canonical link app://users/me, whose own canonical link is app://users/x"
    ),
    (
      .canonicalMoves("app://users/me", to: nil), .notCanonical,
      "user users/{id}: app://users/Me has the canonical link app://users/me, "
        + "which does not read as the same destination"
    ),
    (
      .changed("id=\"Me\"", to: "id=\"me\""), .changed,
      #"user users/{id}: app://users/Me is printed for id="Me", and reads back as id="me""#
    ),
    (
      .unequal("user(\"Me\")", values: "id=\"me\"", to: "user(\"me\")"), .changed,
      #"user users/{id}: app://users/Me is printed for user("Me"), and reads back as user("me")"#
    ),
  ]

  @Test(arguments: rows) func `a failure says which link and what was expected`(
    reason: RouteFailure.Reason, kind: RouteFailure.Kind, description: String
  ) throws {
    let router = try Router<BrokenLink>(.scheme("app"), routes: [RouteDefinition("users/{id}", BrokenLink.user)])
    let failure = RouteFailure(reason, of: router.routes.first, link: "app://users/Me")
    #expect(failure.description == description)
    #expect(failure.kind == kind)
    #expect(failure.name == "user")
    #expect(failure.template == "users/{id}")
    #expect(failure.link == "app://users/Me")
  }

  @Test func `a failure is one line, however long its values, and whatever is in them`() throws {
    let router = try Router<BrokenLink>(.scheme("app"), routes: [RouteDefinition("users/{id}", BrokenLink.user)])
    let long = "app://users/" + String(repeating: "a", count: 500)
    let failures = router.failures(expecting: [(long, .user("a\nb")), ("app://users/a", .user("a\r\nb"))])
    let a = { String(repeating: "a", count: $0) }
    #expect(
      failures.map(\.description) == [
        "app://users/\(a(48))…\(a(20)) (512 bytes) is read as user(\"\(a(54))…\(a(18))\") (508 bytes) "
          + #"by user users/{id}; expected user("a\nb")"#,
        #"app://users/a is read as user("a") by user users/{id}; expected user("a\r\nb")"#,
      ])
    #expect(failures.first?.link == long)
  }
}
