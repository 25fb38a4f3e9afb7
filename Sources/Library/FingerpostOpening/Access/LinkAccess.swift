/// Whether an opener may open a link from its source. The stricter of two answers counts.
public enum LinkAccess: Int, Sendable, Hashable, Comparable {
  /// The link may be opened.
  case open
  /// The `confirm` handler is asked first; without one, the link is refused.
  case confirmed
  /// The link is refused.
  case closed

  /// The stricter one is the larger.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The access of a route for a source. The app itself may open all of its links.
  ///
  ///     @Route("debug/{page}", access: .internal) case debug(page: String)
  ///     @Route("transfers/{amount}", access: .confirm) case transfer(amount: Int)
  ///     LinkAccess(.internal, source: .scheme)   // .closed
  ///     LinkAccess(.internal, source: .inApp)    // .open
  public init(_ access: RouteAccess, source: LinkSource) {
    switch access {
    case _ where source == .inApp: self = .open
    case .open: self = .open
    case .confirm: self = .confirmed
    case .internal: self = .closed
    }
  }
}

/// Who may open a destination. All routes of its case decide, not the one that read the link alone: an alias, a mount or an object of a
/// payload is no way around them.
struct CaseAccess<Link: Sendable>: Sendable {
  private let router: Router<Link>
  /// For each route what the routes of its name say; empty if all are open.
  private let access: [RouteAccess]

  init(_ router: Router<Link>) {
    self.router = router
    let access = router.codecs.indices.map { router.info($0) }.map { $0.gone == nil ? $0.access : .open }
    self.access = access.contains { $0 != .open } ? access : []
  }

  /// - Parameter route: the index of the route that read the destination.
  func access(to link: Link, route: Int?) -> RouteAccess {
    if access.isEmpty { return .open }
    let indices = router.standing(for: link) + router.ofCase(of: link) + (route.map { [$0] } ?? [])
    return indices.map { access[$0] }.max() ?? .open
  }
}
