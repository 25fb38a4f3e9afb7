// Screens, as far as links lead to them.
public import Activities

open class UIViewController: UIResponder {
  open var title: String?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
    print("  screens:", viewControllers.map { $0.title ?? "" }.joined(separator: " › "))
  }
}

open class UIWindow: UIResponder {
  open var rootViewController: UIViewController?
  public init(windowScene: UIWindowScene) {}
  open func makeKeyAndVisible() {}
}
