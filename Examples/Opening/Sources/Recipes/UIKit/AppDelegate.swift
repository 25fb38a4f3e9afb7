#if canImport(UIKit)
  import FingerpostOpening
  import UIKit
  import UserNotifications

  // An app adds @main.
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let navigation = UINavigationController()
    private(set) lazy var links: LinkOpener<StoreLink> = LinkOpener(StoreLink.router) { [unowned self] link, arrival in
      let stack = links.stack(for: link, from: arrival.source)
      navigation.setViewControllers(stack.map(StoreViewController.init), animated: true)
      return .opened
    } unknown: { link, arrival in
      // The app has no screen for this page: the browser shows it.
      guard arrival.source == .universalLink, let url = link.text.flatMap(URL.init(string:)) else { return }
      await UIApplication.shared.open(url)
    }
    private lazy var notifications = NotificationDelegate(links)

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = notifications
      links.log()
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
