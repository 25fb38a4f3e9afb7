import CoreSpotlight
import FingerpostOpening
import Foundation

extension LinkOpener {
  /// Opens a URL that the system gives to the app. A web URL is a universal link.
  nonisolated func open(_ url: URL, referrer: String? = nil) {
    open(url, from: url.scheme == "https" ? .universalLink : .scheme, referrer: referrer)
  }

  /// Opens the link of an activity: a universal link, or a result of Spotlight. False for any other activity.
  @discardableResult nonisolated func open(_ activity: NSUserActivity) -> Bool {
    switch activity.activityType {
    case NSUserActivityTypeBrowsingWeb:
      guard let url = activity.webpageURL else { return false }
      open(url, from: .universalLink, referrer: activity.referrerURL?.absoluteString)
    case CSSearchableItemActionType:
      guard let link = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String else { return false }
      open(link, from: .spotlight)
    default: return false
    }
    return true
  }
}
