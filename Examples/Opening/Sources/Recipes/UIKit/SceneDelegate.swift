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
      app.links.open(connectionOptions, at: "data", "link")
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
#endif
