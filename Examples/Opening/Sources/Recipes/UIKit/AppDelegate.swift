#if canImport(UIKit)
  import FingerpostOpening
  import UIKit
  import UserNotifications

  // An app adds @main.
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let navigation = UINavigationController()
    let links: LinkOpener<StoreLink>
    private let notifications: NotificationDelegate

    override init() {
      links = LinkOpener(StoreLink.router)
      notifications = NotificationDelegate(links)
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = notifications
      links.log()
      links.deliver(to: self) { app, link, arrival in
        let stack = app.links.stack(for: link, from: arrival.source)
        app.navigation.setViewControllers(stack.map(StoreViewController.init), animated: true)
        return .opened
      } unknown: { _, link, arrival in
        // The app has no screen for this page: the browser shows it.
        guard arrival.source == .universalLink, let url = link.text.flatMap(URL.init(string:)) else { return }
        await UIApplication.shared.open(url)
      }
      return true
    }
  }

  final class StoreViewController: UIViewController {
    init(_ link: StoreLink) {
      super.init(nibName: nil, bundle: nil)
      title = link.title
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }
  }
#endif
