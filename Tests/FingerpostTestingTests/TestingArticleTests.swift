import Fingerpost
import FingerpostTesting
import Testing

// The faults of Documentation/testing.md, mended; .ci/documentation runs its code.

@Suite struct TestingArticleTests {
  @Test func `mended, nothing is printed`() throws {
    let mended = try Router<MendedLink>(
      .scheme("app"),
      routes: [
        On("users/{id}", MendedLink.user), On("users/me", .me), On("doors/{code}", MendedLink.door),
        On("tags/{tag}", MendedLink.tag), On("trips/{from}/{to}", MendedLink.trip),
      ])
    #expect(mended.exampleFailures() == [])
    #expect(mended.roundTripFailures(by: ==) == [])
  }
}

private enum MendedLink: Equatable {
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
