#if canImport(UserNotifications)
  import FingerpostOpening
  import UserNotifications

  extension LinkOpener {
    /// Opens the link of a notification that was tapped. What other buttons of it do is another matter.
    nonisolated func open(_ response: UNNotificationResponse) {
      guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
      open(payload: response.notification.request.content.userInfo, at: "data", "link", from: .push)
    }
  }

  /// The center wants it before the app has finished launching, and keeps no reference.
  final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
    private let links: LinkOpener<StoreLink>

    init(_ links: LinkOpener<StoreLink>) { self.links = links }

    // On any thread. An opener takes links there, so nothing that is not Sendable goes to another thread, and nobody waits for the main
    // actor. In the async form of this method the runtime tells the system that it is done, from a thread of its own, and apps have
    // crashed there.
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      links.open(response)
      completionHandler()
    }
  }
#endif
