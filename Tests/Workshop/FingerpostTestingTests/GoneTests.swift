import Fingerpost
import FingerpostTesting
import Testing

/// Gone routes, of which a test knows that their links are gone.
@Suite struct GoneTests {
  private func router(_ routes: RouteList<BrokenLink>) throws -> Router<BrokenLink> {
    try Router(.scheme("app"), .path, precedence: .declared, routes: routes)
  }

  @Test func `a gone route has a link that is gone, and no destination to try`() throws {
    let router = try router([
      RouteDefinition("me", .me), RouteDefinition("users/{id}", gone: "over", instead: .me),
      RouteDefinition("old", gone: "over"),
      RouteDefinition("n/{n}", gone: "over") { (n: Int) in BrokenLink.number(n) },
    ])
    #expect(router.exampleFailures(by: ==) == [])
    #expect(router.roundTripFailures(by: ==) == [])
    #expect(router.examples().map(\.link) == ["app://me"])
    #expect(router.routes.map(\.example) == ["app://me", "app://users/a", "app://old", "app://n/1"])
    #expect(router.failures(expecting: [("app://old", nil), ("app://me", .me)]) == [])
  }

  @Test func `a gone route whose links others take is a failure`() throws {
    let router = try router([
      RouteDefinition("users/{id}", BrokenLink.user), RouteDefinition("users/old", gone: "over"),
      RouteDefinition("x/{a}", gone: "all"),
      RouteDefinition("x/old", gone: "one").named("one"),
    ])
    #expect(
      router.exampleFailures().map(\.description) == [
        "users/old users/old [gone=over]: app://users/old is read by user users/{id}",
        "one x/old [gone=one]: app://x/old is read by x/{a} x/{a} [gone=all]",
      ])
  }

  @Test func `a gone link does not read as a destination that is expected`() throws {
    let router = try router([RouteDefinition("me", .me), RouteDefinition("old", gone: "it is over", instead: .me)])
    #expect(
      router.failures(expecting: [("app://old", .me)]).map(\.description) == [
        "app://old is not read: gone: it is over; expected me"
      ])
  }
}
