import Fingerpost
import Foundation
import Testing

@Routes(.scheme("appscheme"), .web("social.example"))
enum SocialRoute: Routable, Equatable {
  @Route("users/me") case showMyProfile
  @Route("users/{userId}/profile") case showProfile(userId: String)
  @Route("users/{userId}/follow") case follow(userId: String)
  @Route("retweet?{tweetId}") case retweet(tweetId: Int)
  @Route("users/{userId}/tweets/{tweetId}") case showUserTweet(userId: String, tweetId: Int)
}

extension SocialRoute: Codable {}

@Routes(.web("{tenant}.example.com"), .scheme("app"), .path)
enum TenantRoute: Routable, Equatable {
  @Route("{tenant}/users/{id}") case user(tenant: String, id: Int)
}

@Suite struct RoutesTests {
  @Test func `an origin may capture the host`() throws {
    let user = TenantRoute.user(tenant: "acme", id: 7)
    #expect(user.link == "https://acme.example.com/users/7")
    for text in ["https://acme.example.com/users/7", "app://acme/users/7", "/acme/users/7"] {
      #expect(TenantRoute(link: text) == user)
    }
    #expect(TenantRoute.router.check() == [])
  }

  @Test func `an enum is its table, in both directions`() throws {
    #expect(SocialRoute.router.check() == [])
    #expect(
      SocialRoute.router.destination(for: "appscheme://users/ann/tweets/123")
        == .showUserTweet(userId: "ann", tweetId: 123))
    #expect(SocialRoute(link: "https://social.example/users/me") == .showMyProfile)
    #expect(SocialRoute.retweet(tweetId: 7).link == "appscheme://retweet?tweetId=7")
    #expect(SocialRoute(url: try #require(URL(string: "appscheme://users/ann/follow"))) == .follow(userId: "ann"))
    #expect(SocialRoute.follow(userId: "ann").kind == .follow)
    #expect(SocialRoute.Kind.allCases.count == 5)
    #expect(SocialRoute.router.routes.map(\.name) == SocialRoute.Kind.allCases.map { "\($0)" })
  }

  @Test func `documents and push messages lead to destinations as the pages say`() throws {
    struct Item: Codable {
      let title: String
      let destination: SocialRoute
    }
    let json = #"{"title": "Ann's profile", "destination": "appscheme://users/ann/profile"}"#
    let item = try JSONDecoder().decode(Item.self, from: Data(json.utf8))
    #expect(item.destination == .showProfile(userId: "ann"))
    let userInfo: [AnyHashable: Any] = ["data": ["link": "https://social.example/users/me"]]
    #expect(try SocialRoute(payload: userInfo, at: "data", "link") == .showMyProfile)
    let object = #"{"route": "showProfile", "userId": "ann"}"#
    #expect(try JSONDecoder().decode(SocialRoute.self, from: Data(object.utf8)) == .showProfile(userId: "ann"))
  }
}
