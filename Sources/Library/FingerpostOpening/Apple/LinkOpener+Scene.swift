#if canImport(UIKit) && !os(watchOS) && (canImport(Darwin) || STAND_INS)
  #if STAND_INS
    public import FingerpostOpening
  #endif
  public import UIKit

  extension LinkOpener {
    /// Opens a URL that a scene gets, and says which app sent it, if the system tells.
    ///
    ///     func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///       for context in contexts { links.open(context) }
    ///     }
    @discardableResult @MainActor public func open(_ context: UIOpenURLContext) -> LinkTicket {
      open(context.url, from: LinkSource(of: context.url), referrer: context.options.sourceApplication)
    }

    /// Opens all links that a scene is connected with: those that start the app.
    ///
    ///     func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    ///       links.open(options, at: "data", "link")
    ///     }
    ///
    /// - Parameters:
    ///   - options: URLs, activities, a tapped notification, a quick action.
    ///   - path: the keys of the link in the payload of a notification.
    @MainActor public func open(_ options: UIScene.ConnectionOptions, at path: String...) {
      for context in options.urlContexts { open(context) }
      for activity in options.userActivities { open(activity) }
      #if !os(tvOS)
        if let response = options.notificationResponse { open(response, at: path) }
        if let item = options.shortcutItem { open(item) }
      #endif
    }

    #if !os(tvOS)
      /// Opens the link of a quick action of the home screen.
      ///
      /// - Parameters:
      ///   - item: the action.
      ///   - key: the key of the link in the action's `userInfo`.
      @discardableResult @MainActor public func open(_ item: UIApplicationShortcutItem, at key: String = "link")
        -> LinkTicket
      { open(payload: item.userInfo ?? [:], at: key, from: .shortcut) }
    #endif
  }
#endif
