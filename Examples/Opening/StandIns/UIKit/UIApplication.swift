// A stand-in: what UIKit tells the delegates of an app and of its scenes.
@_exported public import Activities

@MainActor open class UIResponder: NSObject {
  public override init() {}
}

open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  private static let application = UIApplication()
  open class var shared: UIApplication { application }
  // The system's is weak, and the system itself keeps the app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    print("  the browser: \(url)")
    return true
  }
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String, userInfo: [String: any NSSecureCoding]? = nil) {
    (self.type, self.userInfo) = (type, userInfo)
  }
}
