#if os(Linux)
  import AppKit
  @testable import Recipes

  extension OpeningRecipes {
    static func appKit() async {
      print("AppKit")
      let app = MacAppDelegate()
      let launch = Notification(name: Notification.Name("launch"))
      print("two links start the app, and a file")
      app.applicationWillFinishLaunching(launch)
      app.application(.shared, open: [url("store://orders/7"), url("file:///etc/hosts"), url("store://cart")])
      await logged(0)
      app.applicationDidFinishLaunching(launch)
      await logged(2)

      print("a universal link, and another activity")
      for (type, link) in [(NSUserActivityTypeBrowsingWeb, "https://store.example/orders/8"), ("com.example.edit", "")]
      {
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = URL(string: link)
        print("  taken:", app.application(.shared, continue: activity) { _ in })
      }
      await logged(1)
    }
  }
#endif
