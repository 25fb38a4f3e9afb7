import Fingerpost
import Foundation

// Said here or with the enum: @Routes writes the coding.
extension AppLink: Codable {}

/// What the server sends.
struct FeedItem: Codable {
  let title: String
  let destination: AppLink
}

/// The same, from a server that may be newer.
struct LenientFeedItem: Codable {
  let title: String
  let destination: Lenient<AppLink>
}

extension FeedItem {
  static let json = #"[{"title":"Ann","destination":"https://social.example/users/ann"}]"#
  static let newer = #"[{"title":"Soon","destination":"appscheme://holograms/7"}]"#
  static let push: [AnyHashable: Any] = ["aps": ["alert": "Hi"], "data": ["link": "appscheme://shops/7/items/9"]]
}
