// A stand-in: notifications that are tapped.
@_exported import Activities

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationContent: NSObject {
  public let userInfo: [AnyHashable: Any]
  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}

open class UNNotificationRequest: NSObject {
  public let content: UNNotificationContent
  init(content: UNNotificationContent) { self.content = content }
}

open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  /// What the system makes of a tap.
  package init(_ userInfo: [AnyHashable: Any], action: String = UNNotificationDefaultActionIdentifier) {
    let content = UNNotificationContent(userInfo: userInfo)
    notification = UNNotification(request: UNNotificationRequest(content: content))
    actionIdentifier = action
  }
}

/// Its methods belong to no actor, and are called on any thread. An app has one of the two forms.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {}
  public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  {}
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// A tap on a notification, as the system delivers it: on a thread of its own.
  package func deliver(_ userInfo: [String: String], at key: String, action: String) async {
    await Task.detached { [self] in
      guard let delegate else { return }
      let response = UNNotificationResponse([key: userInfo], action: action)
      await withCheckedContinuation { done in
        delegate.userNotificationCenter(self, didReceive: response) { done.resume() }
      }
    }.value
  }
}
