import Fingerpost

/// Compiled without reflection metadata, a case is known by its number, and what it holds by nothing.
enum AppLink: Equatable {
  case home
  case help
  case user(id: Int)
  case page(String)
  case tweet(userId: String, tweetId: Int)

  /// What reflection does elsewhere.
  static func userID(_ link: AppLink) -> Int? {
    if case .user(let id) = link { id } else { nil }
  }

  static func tweetIDs(_ link: AppLink) -> (String, Int)? {
    if case .tweet(let userId, let tweetId) = link { (userId, tweetId) } else { nil }
  }
}
