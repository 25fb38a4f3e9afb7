import Fingerpost
import Testing

// The code of the README, with its results.

private enum SocialRoute: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)
  case search(String, page: Int, tags: [String])
  case unknown(String)
}

@Suite struct ReadmeTests {
  private let router: Router<SocialRoute>

  init() throws {
    router = try Router<SocialRoute>(
      .scheme("appscheme"), .web("social.example"),
      routes: [
        On("users/me", .showMyProfile),
        On("users/{userId}/profile", SocialRoute.showProfile),
        On("retweet?{tweetId}", SocialRoute.retweet),
        On("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
        On("search?{q}&{page=1}&{tags}", SocialRoute.search).tagged("beta"),
      ])
  }

  @Test func `links are read`() throws {
    #expect(
      router.route(for: "https://social.example/users/ann/tweets/123") == .showUserTweet(userId: "ann", tweetId: 123))
    #expect(router.route(for: "appscheme://users/ann/tweets/x") == nil)
    let match = try router.match("https://social.example/users/me/?utm=x")
    #expect(match.destination == .showMyProfile)
    #expect(match.route.name == "showMyProfile")
    #expect(match.extraQuery.map(\.description) == ["utm=x"])
    #expect(match.canonical == "https://social.example/users/me")
    let error = #expect(throws: RouteError.self) { try router.match("appscheme://users/ann/tweets/x") }
    #expect(
      error?.description
        == "no route has this shape (at byte 29); nearest: users/{userId}/tweets/{tweetId:int}: the value of \"tweetId\" does not read as int"
    )
  }

  @Test func `values are printed`() throws {
    #expect(try router.url(for: .retweet(tweetId: 7)).absoluteString == "appscheme://retweet?tweetId=7")
    #expect(try router.link(for: .showProfile(userId: "a/b")) == "appscheme://users/a%2Fb/profile")
    #expect(
      try router.link(for: .retweet(tweetId: 7), in: .web("social.example"))
        == "https://social.example/retweet?tweetId=7")
    #expect(router.links(for: .showMyProfile) == ["appscheme://users/me", "https://social.example/users/me"])
  }

  @Test func `a target is resolved`() {
    #expect(router.resolve(method: "POST", target: "/users/me").destination == .showMyProfile)
    guard case .failed(let error) = router.resolve(method: "GET", target: "/users") else {
      Issue.record("no route has this shape")
      return
    }
    #expect(error.kind == .notFound)
  }

  @Test func `the rest is as the README says`() throws {
    #expect(
      router.routes.map { $0.template(.openAPI) } == [
        "/users/me", "/users/{userId}/profile", "/retweet", "/users/{userId}/tweets/{tweetId}", "/search",
      ])
    #expect(router.filtered { !$0.tags.contains("beta") }.route(for: "appscheme://search?q=x") == nil)
    #expect(router.route(for: "appscheme://search?q=x") == .search("x", page: 1, tags: []))
    let lenient = try router.fallback(SocialRoute.unknown)
    #expect(lenient.route(for: "appscheme://new/screen") == .unknown("appscheme://new/screen"))
    #expect(try lenient.link(for: .unknown("appscheme://new/screen")) == "appscheme://new/screen")
  }
}
