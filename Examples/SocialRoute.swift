// The five routes of a small social app, as an enum. Try:
//   fingerpost match Examples/SocialRoute.swift 'appscheme://users/ann/tweets/123'
//   fingerpost url Examples/SocialRoute.swift retweet tweetId=7
import Fingerpost

@Routes(.scheme("appscheme"), .web("social.example"))
enum SocialRoute: Routable, Equatable {
  @Route("users/me") case showMyProfile
  @Route("users/{userId}/profile") case showProfile(userId: String)
  @Route("users/{userId}/follow") case follow(userId: String)
  @Route("retweet?{tweetId}") case retweet(tweetId: Int)
  @Route("users/{userId}/tweets/{tweetId}") case showUserTweet(userId: String, tweetId: Int)
}
