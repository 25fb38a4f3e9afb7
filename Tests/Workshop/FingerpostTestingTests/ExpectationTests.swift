import Fingerpost
import FingerpostTesting
import Testing

@Suite struct ExpectationTests {
  private let router: Router<BrokenLink>

  init() throws {
    router = try Router<BrokenLink>(
      .scheme("app"), .web("a.example"), .web("*.b.example"), .path,
      routes: [
        RouteDefinition("users/me", .me), RouteDefinition("users/{id}", BrokenLink.user),
        RouteDefinition("people/{id}", BrokenLink.user),
        RouteDefinition("POST orders/{n}", BrokenLink.number), RouteDefinition("*/help", .help),
        RouteDefinition("old/{a}/{b}", BrokenLink.pair).deprecated(), RouteDefinition("cities/{name}", BrokenLink.city),
        RouteDefinition(
          "numbers/{n}", BrokenLink.number, take: { if case .number(let n) = $0 { n / 10 * 10 } else { nil } }),
        RouteDefinition("flags/{flag}", BrokenLink.flag), RouteDefinition("flags/true", .help),
        RouteDefinition("loose/{text}", BrokenLink.loose),
      ]
    ).addingFallback(BrokenLink.unknown)
  }

  @Test func `rows that hold have no failures`() {
    #expect(
      router.failures(expecting: [
        ("app://users/me", .me),
        ("app:///users//me/", .me),
        ("https://a.example/users/me?utm=x", .me),
        ("https://eu.b.example/users/ann", .user("ann")),
        ("/people/ann", .user("ann")),
        ("POST /orders/7", .number(7)),
        ("app://any/help", .help),
        ("app://old/a/b", .pair("a", "b")),
        ("app://users", nil),
        ("PUT /orders/7", nil),
        ("https://c.example/users/me", nil),
      ]) == [])
  }

  static let rows: [(String, BrokenLink?, RouteFailure.Kind, String)] = [
    (
      "app://users/ann", .me, .unexpected,
      #"app://users/ann is read as user("ann") by user users/{id}; expected me"#
    ),
    (
      "app://users/me", nil, .unexpected,
      "app://users/me is read as me by me users/me; expected no match"
    ),
    (
      "app://nowhere/x", .me, .unread,
      "app://nowhere/x is not read: no route has this shape (at byte 15); expected me"
    ),
    (
      "GET /orders/7", .number(7), .unread,
      "GET /orders/7 is not read: the method does not fit; allowed: POST (at byte 9); expected number(7)"
    ),
    (
      "/cities/rome", City(parameter: "rome").map(BrokenLink.city), .unexpected,
      #"/cities/rome is read as city(FingerpostTestingTests.City(name: "ROME")) by city cities/{name:City}; "#
        + #"expected city(FingerpostTestingTests.City(name: "rome"))"#
    ),
    (
      "/flags/1", .flag(true), .unprintable,
      #"/flags/1 is read as flag(true), which does not print: the link of these values is read as "help""#
    ),
    (
      "/loose/a", Loose(parameter: "A").map(BrokenLink.loose), .unexpected,
      "/loose/a has the canonical link /loose/a, "
        + #"but loose(FingerpostTestingTests.Loose(text: "A")) prints /loose/A"#
    ),
    (
      "/numbers/12", .number(12), .changed,
      "/numbers/12 is read as number(12), but its canonical link /numbers/10 is read as number(10)"
    ),
    (
      "app://new/screen", .unknown("app://old/screen"), .unread,
      #"app://new/screen is not read: no route has this shape (at byte 16); expected unknown("app://old/screen")"#
    ),
  ]

  @Test(arguments: rows.indices) func `a row that does not hold says what is expected`(row: Int) {
    let (link, destination, kind, failure) = Self.rows[row]
    let failures = router.failures(expecting: [(link, destination)])
    #expect(failures.map(\.description) == [failure])
    #expect(failures.map(\.kind) == [kind])
    #expect(failures.map(\.link) == [link])
  }

  @Test func `what no route reads may be the fallback's`() {
    #expect(
      router.failures(expecting: [("app://new/screen", .unknown("app://new/screen")), ("app://new/screen", nil)]) == [])
  }
}
