#if canImport(UserNotifications)
  import FingerpostOpening
  import UserNotifications

  /// Set this delegate before the app has finished launching, and keep it: the center does not.
  final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
    private let links: LinkOpener<StoreLink>

    init(_ links: LinkOpener<StoreLink>) { self.links = links }

    // The system may call this on any thread. The opener accepts links on any thread, so no value crosses threads, and the call does
    // not wait for the main actor. The async form of this method calls the completion handler on a thread of the runtime, and apps
    // have crashed there.
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      links.open(response, at: "data", "link")
      completionHandler()
    }
  }
#endif
