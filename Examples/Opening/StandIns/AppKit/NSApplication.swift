// A stand-in: what AppKit tells the delegate of an app.
@_exported public import Activities

@MainActor open class NSApplication: NSObject {
  override init() {}
  private static let application = NSApplication()
  open class var shared: NSApplication { application }
}

@MainActor public protocol NSUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func application(_ application: NSApplication, open urls: [URL])
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
}

@MainActor open class NSWindow: NSObject {
  open var title = "" { didSet { print("  window:", title) } }
  public override init() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
}
