import Fingerpost
import FingerpostTesting
import Testing

// The code of Documentation/testing.md, with its output.

private enum AppLink: Equatable {
  case me
  case user(String)
  case door(Code)
  case tag(String)
  case trip(from: String, to: String)
}

private enum Code: String, RouteParameter { case front = "open sesame" }

@Suite struct TestingArticleTests {
  private let router: Router<AppLink>

  init() throws {
    router = try Router<AppLink>(
      .scheme("app"), precedence: .declared,
      routes: [
        On("users/{id}", AppLink.user),
        On("users/me", .me),
        On("doors/{code}", AppLink.door),
        On("tags/{tag}", AppLink.tag, take: { if case .tag(let tag) = $0 { tag.lowercased() } else { nil } }),
        On(
          "trips/{from}/{to}", AppLink.trip, take: { if case .trip(let from, let to) = $0 { (to, from) } else { nil } }),
      ])
  }

  @Test func `the output is what the article shows`() {
    #expect(
      router.exampleFailures().map(\.description) == [
        "me users/me: app://users/me is read by user users/{id}",
        "doors/{code:Code}: no example can be made up: no text of Code is known; give it parameterExamples",
        #"trip trips/{from}/{to}: a destination is written as from="b", to="a", which reads back as from="a", to="b""#,
      ])
    #expect(
      router.roundTripFailures(by: ==).map(\.description) == [
        "me users/me: app://users/me is read by user users/{id}",
        "doors/{code:Code}: no example can be made up: no text of Code is known; give it parameterExamples",
        #"tag tags/{tag}: tag("F") is written as tag="f", which reads back as tag("f")"#,
        #"trip trips/{from}/{to}: a destination is written as from="a", to="", which reads back as from="", to="a""#,
      ])
    #expect(
      router.examples().map(\.description) == [
        "user users/{id}: app://users/a",
        "tag tags/{tag}: app://tags/a",
      ])
    #expect(
      router.failures(expecting: [
        ("app://users/ann", .user("ann")),
        ("app://users/ann?utm=x", .user("ann")),
        ("app://tags/swift", .tag("swift")),
        ("app://users", nil),
      ]).map(\.description) == [])
    #expect(
      router.failures(expecting: [("app://users/me", .me), ("app://tags/Swift", .tag("Swift"))]).map(\.description) == [
        #"app://users/me is read as user("me") by user users/{id}; expected me"#,
        #"app://tags/Swift is read as tag("Swift"), but its canonical link app://tags/swift is read as tag("swift")"#,
      ])
  }

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

// The README's router, with its two lines of testing.

private enum SocialRoute: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)
  case search(String, page: Int, tags: [String])
}

extension TestingArticleTests {
  @Test func `nothing is wrong with the README's router`() throws {
    let router = try Router<SocialRoute>(
      .scheme("appscheme"), .web("social.example"),
      routes: [
        On("users/me", .showMyProfile),
        On("users/{userId}/profile", SocialRoute.showProfile),
        On("retweet?{tweetId}", SocialRoute.retweet),
        On("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
        On("search?{q}&{page=1}&{tags}", SocialRoute.search).tagged("beta"),
      ])
    #expect(router.exampleFailures() == [])
    #expect(router.roundTripFailures(by: ==) == [])
  }
}
