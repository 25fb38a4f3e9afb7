#if canImport(UIKit)
  import FingerpostOpening
  import UIKit

  /// A link that starts the app comes with the connection. If the app runs, a link comes in a call of its own. Some links come both
  /// ways; the opener opens them once.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    // An app with several windows has one opener per scene.
    private var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let app, let scene = scene as? UIWindowScene else { return }
      for context in connectionOptions.urlContexts { app.links.open(context) }
      for activity in connectionOptions.userActivities { app.links.open(activity) }
      if let response = connectionOptions.notificationResponse { app.links.open(response) }
      if let item = connectionOptions.shortcutItem { app.links.open(item) }

      window = UIWindow(windowScene: scene)
      window?.rootViewController = app.navigation
      window?.makeKeyAndVisible()
      app.links.start()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts { app?.links.open(context) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { app?.links.open(userActivity) }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      app?.links.open(shortcutItem)
      completionHandler(true)
    }
  }

  extension LinkOpener {
    /// Opens a URL from another app, and says which app, if the system tells.
    func open(_ context: UIOpenURLContext) { open(context.url, referrer: context.options.sourceApplication) }

    /// Opens the link of a quick action: the value of `link` in its `userInfo`.
    func open(_ item: UIApplicationShortcutItem) { open(payload: item.userInfo ?? [:], at: "link", from: .shortcut) }
  }
#endif
