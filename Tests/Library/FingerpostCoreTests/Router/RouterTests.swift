import FingerpostCore
import Testing

enum SocialRoute: Equatable {
  case showMyProfile
  case showProfile(userId: String)
  case follow(userId: String)
  case retweet(tweetId: Int)
  case showUserTweet(userId: String, tweetId: Int)

  static let router = Result { () throws(RouterError) in
    try Router<SocialRoute>(
      .scheme("appscheme"), .web("social.example"),
      routes: [
        RouteDefinition("users/me", .showMyProfile),
        RouteDefinition("users/{userId}/profile", SocialRoute.showProfile),
        RouteDefinition("users/{userId}/follow", SocialRoute.follow),
        RouteDefinition("retweet?{tweetId}", SocialRoute.retweet),
        RouteDefinition("users/{userId}/tweets/{tweetId}", SocialRoute.showUserTweet),
      ])
  }
}

@Suite struct RouterTests {
  static let links: [(link: String, destination: SocialRoute, template: String)] = [
    ("appscheme://users/me", .showMyProfile, "users/me"),
    ("appscheme://users/ann/profile", .showProfile(userId: "ann"), "users/{userId}/profile"),
    ("appscheme://users/me/follow", .follow(userId: "me"), "users/{userId}/follow"),
    ("appscheme://retweet?tweetId=-7", .retweet(tweetId: -7), "retweet?{tweetId:int}"),
    (
      "appscheme://users/a%2Fb/tweets/123", .showUserTweet(userId: "a/b", tweetId: 123),
      "users/{userId}/tweets/{tweetId:int}"
    ),
  ]

  @Test(arguments: links)
  func `a link is read into a destination and written back`(
    link: String, destination: SocialRoute, template: String
  ) throws {
    let router = try SocialRoute.router.get()
    let match = try router.match(link)
    #expect(match.destination == destination)
    #expect(match.route.template() == template)
    #expect(match.isCanonical)
    #expect(try router.link(for: destination) == link)
    #expect(router.destination(for: link) == destination)
  }

  @Test func `an empty array is printed by leaving its key out`() throws {
    struct Tags: Sendable { let tags: [String] }
    let router = try Router<Tags>(.path, routes: [RouteDefinition("tags?{tag}", Tags.init, take: { $0.tags })])
    #expect(try router.link(for: Tags(tags: [])) == "/tags")
    #expect(router.destination(for: "/tags")?.tags == [])
    #expect(try router.link(for: Tags(tags: ["a", "b"])) == "/tags?tag=a&tag=b")
  }
}
