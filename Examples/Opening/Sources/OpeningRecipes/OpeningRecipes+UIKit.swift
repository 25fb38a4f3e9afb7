#if os(Linux)
  import FingerpostOpening
  @testable import Recipes
  import UIKit
  import UserNotifications

  extension OpeningRecipes {
    static func uiKit() async {
      print("UIKit")
      let payload = ["link": "store://orders/7"]
      print("a notification starts the app, and comes once more by itself")
      let (_, scene) = started(
        UIScene.ConnectionOptions(notificationResponse: UNNotificationResponse(["data": payload])))
      await logged(1)
      let center = UNUserNotificationCenter.current()
      await center.deliver(payload, at: "data", action: UNNotificationDefaultActionIdentifier)
      await logged(1)

      print("a notification is put away")
      await center.deliver(payload, at: "data", action: UNNotificationDismissActionIdentifier)
      await logged(0)

      let window = UIWindowScene()
      print("another app sends a link")
      let context = UIOpenURLContext(url: url("store://orders/8"), sourceApplication: "com.example.mail")
      scene.scene(window, openURLContexts: [context])
      await logged(1)

      print("a universal link, and one that the app does not know")
      for link in ["https://store.example/o/9", "https://store.example/imprint"] {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url(link)
        scene.scene(window, continue: activity)
      }
      await logged(2)

      print("a quick action")
      scene.windowScene(window, performActionFor: action("store://cart")) { print("  performed: \($0)") }
      await logged(1)

      print("who sent the reader")
      let links = LinkOpener(StoreLink.router) { _, arrival in
        print("  \(arrival.source):", arrival.referrer ?? "nobody")
        return .opened
      }
      links.start()
      links.open(context)
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url("https://store.example/cart")
      activity.referrerURL = url("https://search.example")
      links.open(activity)
      await links.waitUntilIdle()

      print("everything at once starts the app")
      let (app, _) = started(
        UIScene.ConnectionOptions(
          urlContexts: [UIOpenURLContext(url: url("store://orders/1"), sourceApplication: nil)],
          notificationResponse: UNNotificationResponse(["data": ["link": "store://orders/2"]]),
          shortcutItem: action("store://debug/log")))
      await logged(3)
      print("  screens:", app.navigation.viewControllers.count)
    }

    /// An app whose scene is connected with some links.
    private static func started(_ options: UIScene.ConnectionOptions) -> (AppDelegate, SceneDelegate) {
      let app = AppDelegate()
      UIApplication.shared.delegate = app
      _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
      let scene = SceneDelegate()
      scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: options)
      return (app, scene)
    }

    private static func action(_ link: String) -> UIApplicationShortcutItem {
      UIApplicationShortcutItem(type: "link", localizedTitle: "", userInfo: ["link": link as NSString])
    }

    static func url(_ link: String) -> URL {
      guard let url = URL(string: link) else { preconditionFailure("no URL: \(link)") }
      return url
    }
  }
#endif
