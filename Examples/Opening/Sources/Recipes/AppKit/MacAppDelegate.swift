#if canImport(AppKit)
  import AppKit
  import FingerpostOpening

  // An app adds @main. Do not add a handler for Apple events: it would receive the URLs instead of `application(_:open:)`.
  final class MacAppDelegate: NSObject, NSApplicationDelegate {
    private let window = NSWindow()
    let links = LinkOpener(StoreLink.router)

    func applicationWillFinishLaunching(_ notification: Notification) {
      links.log()
      links.deliver(to: self) { app, link, _ in
        app.window.title = link.title
        return .opened
      }
    }

    // If a URL starts the app, this call comes before launching has finished. The opener keeps the URL until `start()`.
    func application(_ application: NSApplication, open urls: [URL]) {
      for url in urls where !url.isFileURL { links.open(url, from: LinkSource(of: url)) }
    }

    func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { links.open(userActivity) != nil }

    func applicationDidFinishLaunching(_ notification: Notification) {
      window.makeKeyAndOrderFront(nil)
      links.start()
    }
  }
#endif
