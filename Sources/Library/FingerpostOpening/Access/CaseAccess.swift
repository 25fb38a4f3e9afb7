/// Who may open a destination. All routes of its case decide, not the one that read the link alone: an alias, a mount or an object of a
/// payload is no way around them.
struct CaseAccess<Link: Sendable>: Sendable {
  private let router: Router<Link>
  /// For each route what the routes of its name say; empty if all are open.
  private let access: [LinkAccess]
  /// The app's own rule.
  private let rule: @Sendable (Link, LinkSource) -> LinkAccess

  init(_ router: Router<Link>, _ rule: @escaping @Sendable (Link, LinkSource) -> LinkAccess) {
    (self.router, self.rule) = (router, rule)
    let access = router.codecs.indices.map { router.info($0) }.map { $0.gone == nil ? $0.access : .open }
    self.access = access.contains { $0 != .open } ? access : []
  }

  /// Who may open a link that comes from a source: `.open` if it opens, `.confirm` if the user is asked first, `.internal` if it is
  /// refused. The app itself may open all of its links. A gone link has its own access, and that of the destination to show instead.
  func access(_ reading: LinkReading<Link>, from source: LinkSource) -> LinkAccess {
    if source == .inApp { return .open }
    var access = LinkAccess.open
    if case .gone(let gone) = reading { access = gone.route.access }
    guard let link = reading.destination else { return access }
    return max(access, max(self.access(to: link, route: reading.route), rule(link, source)))
  }

  /// - Parameter route: the index of the route that read the destination.
  private func access(to link: Link, route: Int?) -> LinkAccess {
    if access.isEmpty { return .open }
    let indices = router.standing(for: link) + router.ofCase(of: link) + (route.map { [$0] } ?? [])
    return indices.map { access[$0] }.max() ?? .open
  }
}
