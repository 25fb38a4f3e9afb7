import Fingerpost
import Foundation

// Declare the conformance here or with the enum: @Routes writes the implementation.
extension AppLink: Codable {}

/// An item of the server's feed.
struct FeedItem: Codable {
  let title: String
  let destination: AppLink
}

/// The same, if the server may be newer than the app.
struct LenientFeedItem: Codable {
  let title: String
  let destination: LenientDestination<AppLink>
}

extension FeedItem {
  static let json = #"[{"title":"Ann","destination":"https://social.example/users/ann"}]"#
  static let newer = #"[{"title":"Soon","destination":"appscheme://holograms/7"}]"#
  static let push: [AnyHashable: Any] = ["aps": ["alert": "Hi"], "data": ["link": "appscheme://shops/7/items/9"]]
}
