// Scenes: what they are connected with, and what they are told later.
public import Activities
public import UserNotifications

@MainActor open class UISceneSession: NSObject {
  package override init() {}
}

open class UIScene: UIResponder {
  @MainActor public final class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    init(sourceApplication: String?) { self.sourceApplication = sourceApplication }
  }

  @MainActor public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let notificationResponse: UNNotificationResponse?
    public let shortcutItem: UIApplicationShortcutItem?

    package init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      notificationResponse: UNNotificationResponse? = nil, shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      (self.notificationResponse, self.shortcutItem) = (notificationResponse, shortcutItem)
    }
  }
}

@MainActor public final class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  package init(url: URL, sourceApplication: String?) {
    (self.url, options) = (url, UIScene.OpenURLOptions(sourceApplication: sourceApplication))
  }
}

open class UIWindowScene: UIScene {}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
