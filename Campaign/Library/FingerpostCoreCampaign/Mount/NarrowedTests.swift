import FingerpostCore
import Testing

/// A router narrowed to the values of one of its cases.
@Suite struct NarrowedTests {
  enum Link: Sendable, Equatable { case home, tweet(user: String, id: Int), user(String) }

  private static func router() throws -> Router<Link> {
    try Router(
      .path,
      routes: [
        RouteDefinition("/", .home), RouteDefinition("users/{user}/tweets/{id}", Link.tweet),
        RouteDefinition("users/{x}", Link.user),
      ])
  }

  @Test func `the values of a case with several elements are tuples`() throws {
    let tweets = try Self.router().narrowed(to: Link.tweet)
    let value = tweets.destination(for: "/users/ann/tweets/7")
    #expect(value?.0 == "ann")
    #expect(value?.1 == 7)
    #expect(try tweets.link(for: ("ann", 7)) == "/users/ann/tweets/7")
    let other = tweets.destination(for: "/users/ann").map { $0.0 }
    #expect(other == nil)
  }

  @Test func `the values of a case with one element are that element`() throws {
    let users = try Self.router().narrowed(to: Link.user)
    #expect(users.destination(for: "/users/ann") == "ann")
    #expect(try users.link(for: "ann") == "/users/ann")
    #expect(users.destination(for: "/users/ann/tweets/7") == nil)
  }
}
