#if canImport(AppKit)
  import AppKit
  import FingerpostOpening

  // An app writes @main before it. A handler for Apple events is not needed: it would take the URLs away from `application(_:open:)`.
  final class MacAppDelegate: NSObject, NSApplicationDelegate {
    private let window = NSWindow()
    private(set) lazy var links = LinkOpener(StoreLink.router) { [window] link, _ in
      window.title = link.title
      return .opened
    }

    func applicationWillFinishLaunching(_ notification: Notification) { links.log() }

    // Before the app has finished launching, if a URL starts it: the opener keeps it until `start()`.
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
