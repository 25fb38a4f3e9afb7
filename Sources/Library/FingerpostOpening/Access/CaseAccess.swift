/// Who may open a link that comes from a source: the routes of its case decide, and the app's own rule. The stricter answer counts.
struct CaseAccess<Link: Sendable>: Sendable {
  private let router: Router<Link>
  /// The app's own rule.
  private let rule: @Sendable (Link, LinkSource) -> LinkAccess

  init(_ router: Router<Link>, _ rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess) {
    (self.router, self.rule) = (router, rule)
  }

  /// Who may open a link that comes from a source: `.open` if it opens, `.confirm` if the user is asked first, `.internal` if it is
  /// refused. The app itself may open all of its links. A gone link has its own access, and that of the destination to show instead.
  func access(_ reading: LinkReading<Link>, from source: LinkSource) -> LinkAccess {
    if source == .inApp { return .open }
    var access = LinkAccess.open
    if case .gone(let gone) = reading { access = gone.route.access }
    guard let link = reading.destination else { return access }
    return max(access, max(router.access(to: link, route: reading.route), rule(link, source)))
  }
}
