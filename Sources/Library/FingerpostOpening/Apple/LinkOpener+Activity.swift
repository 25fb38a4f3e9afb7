// The glue to Apple's frameworks, in this folder, is compiled and run on Linux, too, against the stand-ins of Examples/Opening: there it
// is a module of its own. Within the library it is for Darwin alone: a build may see the stand-ins of another target.
#if canImport(Darwin) || STAND_INS
  #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
    import CoreSpotlight
  #endif
  #if STAND_INS
    public import Activities
    public import FingerpostOpening
  #else
    public import Foundation
  #endif

  extension LinkOpener {
    /// Opens the link of an activity: a universal link, or a result of Spotlight whose identifier is a link.
    ///
    ///     func scene(_ scene: UIScene, continue activity: NSUserActivity) { links.open(activity) }
    ///
    /// - Returns: the link's ticket; nil for any other activity.
    @discardableResult public func open(_ activity: NSUserActivity) -> LinkTicket? {
      if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
        return open(url, from: .universalLink, referrer: activity.referrerURL?.absoluteString)
      }
      #if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
        if activity.activityType == CSSearchableItemActionType,
          let link = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
        {
          return open(link, from: .spotlight)
        }
      #endif
      return nil
    }
  }
#endif
