import Fingerpost
import FingerpostTesting
import Testing

// The faults of Documentation/testing.md, fixed; .ci/documentation runs its code.

@Suite struct TestingArticleTests {
  @Test func `fixed, nothing is printed`() throws {
    let fixed = try Router<FixedLink>(
      .scheme("app"),
      routes: [
        RouteDefinition("users/{id}", FixedLink.user), RouteDefinition("users/me", .me),
        RouteDefinition("doors/{code}", FixedLink.door),
        RouteDefinition("tags/{tag}", FixedLink.tag), RouteDefinition("trips/{from}/{to}", FixedLink.trip),
      ])
    #expect(fixed.exampleFailures() == [])
    #expect(fixed.roundTripFailures(by: ==) == [])
  }
}

private enum FixedLink: Equatable {
  case me
  case user(String)
  case door(MendedCode)
  case tag(String)
  case trip(from: String, to: String)
}

private enum MendedCode: String, RouteParameter {
  case front = "open sesame"

  static var parameterExamples: [String] { ["open sesame"] }
}
