#if canImport(UserNotifications) && !os(tvOS) && (canImport(Darwin) || STAND_INS)
  #if STAND_INS
    public import FingerpostOpening
  #endif
  public import UserNotifications

  extension LinkOpener {
    /// Opens the link of a notification that was tapped, on any thread.
    ///
    ///     links.open(response, at: "data", "link")
    ///
    /// - Parameters:
    ///   - response: what the delegate of the notification center gets.
    ///   - path: the keys of the link in the payload, from the outside to the inside.
    /// - Returns: the link's ticket; nil if the notification was put away, or another of its buttons was tapped.
    @discardableResult public func open(_ response: UNNotificationResponse, at path: String...) -> LinkTicket? {
      open(response, at: path)
    }

    /// The same with the keys in a list.
    @discardableResult public func open(_ response: UNNotificationResponse, at path: [String]) -> LinkTicket? {
      guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return nil }
      return open(payload: response.notification.request.content.userInfo, at: path, from: .push)
    }
  }
#endif
