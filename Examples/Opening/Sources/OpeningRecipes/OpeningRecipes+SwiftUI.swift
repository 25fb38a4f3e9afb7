#if os(Linux)
  import AppIntents
  import CoreSpotlight
  import Foundation
  @testable import Recipes
  import SwiftUI

  extension OpeningRecipes {
    static func swiftUI() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "opening-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "links.json")

      print("SwiftUI")
      let store = Store(file: file)
      let app = RunningApp(StoreApp(store: store))

      /// Delivers, waits for so many answers, and prints the screen.
      func after(_ what: String, answers: Int = 1, _ deliver: () async throws -> Void) async rethrows {
        print(what)
        try await deliver()
        await logged(answers)
        print("  screen:", app.screen)
      }

      await after("a link starts the app", answers: 0) { app.open("store://cart") }
      await after("the views are there") { await app.appear() }
      await after("a universal link that comes twice", answers: 2) {
        app.open("https://store.example/orders")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://store.example/orders")
        app.continue(activity)
      }
      await after("nobody signs in") { app.press("pull the sheet away") }
      await after("the same link again") { app.open("https://store.example/orders") }
      await after("somebody signs in") { app.press("Sign in") }
      await after("a link that only the app may open") { app.open("store://debug/log") }
      for (link, button) in [("store://pay/7", "Cancel"), ("store://pay/8", "Open")] {
        await after("a link that somebody must confirm: \(button)") {
          app.open(link)
          while !store.isAsking { try? await Task.sleep(for: .milliseconds(1)) }
          app.press(button)
        }
      }
      await after("a link that a release took away", answers: 2) { app.open("store://basket/3") }
      await after("a deprecated link") { app.open("store://o/3") }

      let widget = Scenery(of: OrderWidgetView(order: 9))
      print("the widget shows", widget.texts, widget.links)
      await after("the widget is tapped") { app.open(widget.widgetURL?.absoluteString ?? "") }
      let intent = OpenOrder()
      intent.id = 11
      if let link = try await intent.perform().opened as? OpenURLIntent {
        await after("an intent opens \(link.url)") { app.open(link.url.absoluteString) }
      }
      if let item = CSSearchableItem(StoreLink.order(id: 12)) {
        await after("a result of the search, \(item.uniqueIdentifier)") { app.continue(item.tapped) }
      }
      await after("a link in a text of the app") { app.tap("store://orders/14") }
      await after("a link in a text that only the app may open") { app.tap("store://debug/log") }
      await after("a link in a text to another page", answers: 0) { app.tap("https://other.example/") }
      await restarted(file)
    }

    /// Links that wait outlive the app.
    private static func restarted(_ file: URL) async {
      print("a link waits for the sign-in, and the app ends")
      let ending = RunningApp(StoreApp(store: Store(file: file)))
      await ending.appear()
      ending.open("store://orders/13")
      await logged(1)
      ending.enter(.background)

      print("it starts again, and somebody signs in")
      let store = Store(file: file)
      let starting = RunningApp(StoreApp(store: store))
      starting.enter(.active)
      await starting.appear()
      await logged(2)
      store.signIn()
      await logged(1)
      print("  screen:", starting.screen)
    }
  }
#endif
