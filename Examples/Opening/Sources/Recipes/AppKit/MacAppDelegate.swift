#if canImport(AppKit)
  import AppKit
  import FingerpostOpening

  // An app adds @main. Do not add a handler for Apple events: it would receive the URLs instead of `application(_:open:)`.
  final class MacAppDelegate: NSObject, NSApplicationDelegate {
    private let window = NSWindow()
    private(set) lazy var links = LinkOpener(StoreLink.router) { [window] link, _ in
      window.title = link.title
      return .opened
    }

    func applicationWillFinishLaunching(_ notification: Notification) { links.log() }

    // If a URL starts the app, this call comes before launching has finished. The opener keeps the URL until `start()`.
    func application(_ application: NSApplication, open urls: [URL]) {
      for url in urls where !url.isFileURL { links.open(url) }
    }

    func application(
      _ application: NSApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { links.open(userActivity) }

    func applicationDidFinishLaunching(_ notification: Notification) {
      window.makeKeyAndOrderFront(nil)
      links.start()
    }
  }
#endif
