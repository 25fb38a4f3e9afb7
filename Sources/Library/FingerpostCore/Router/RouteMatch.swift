import FingerpostEngine

/// The destination of a link, its route, and the rest of the link.
public struct RouteMatch<Destination: Sendable>: Sendable {
  /// What the link stands for.
  public let destination: Destination
  package let match: Match
  private let router: Router<Destination>

  @usableFromInline
  init(_ destination: Destination, _ match: Match, router: Router<Destination>) {
    (self.destination, self.match, self.router) = (destination, match, router)
  }

  /// The route that the link matched.
  public var route: RouteInfo { router.info(match.index) }
  /// The path of the route with the names of its parameters: the attribute `http.route` of OpenTelemetry. Each route has one, so it
  /// can name a metric.
  ///
  ///     try router.match("https://social.example/users/ann/profile").httpRoute   // "/users/{userId}/profile"
  public var httpRoute: String { route.template(.openAPI) }
  /// The link, as it was read.
  public var text: String { match.text }
  /// Query items that the route does not use, in order.
  public var extraQuery: [Location.QueryItem] { match.extraQuery }
  /// Query items of the route with values that the type cannot read. They count as missing.
  public var unreadQuery: [Location.QueryItem] { match.unreadQuery }

  /// The canonical link: the destination, printed for the origin of this link.
  ///
  ///     try router.match("appscheme:///users//me/").canonical   // "appscheme://users/me"
  ///
  /// It has the segments that `*` matched. It reads as the same destination, and is its own canonical link. The library
  /// never redirects to it by itself.
  public var canonical: String { (try? router.canonical(destination, match)) ?? match.canonical }

  /// Whether the link is its own canonical link.
  public var isCanonical: Bool { canonical.isIdentical(to: text) }
}

extension RouteMatch: CustomStringConvertible {
  /// The route, and nothing of the link: `showUserTweet users/{userId}/tweets/{tweetId:int}`.
  public var description: String { route.description }
}

/// What a request's target names: a destination, or the reason why there is none.
public enum Resolution<Destination: Sendable>: Sendable {
  /// A route answers.
  case found(RouteMatch<Destination>)
  /// None does.
  case failed(LinkError)

  /// The destination, if there is one.
  public var destination: Destination? { if case .found(let match) = self { match.destination } else { nil } }

  /// The attribute `http.route` of OpenTelemetry: see ``RouteMatch/httpRoute``. Nil if no route answers: clients can send any path,
  /// so it cannot name a metric.
  ///
  ///     router.resolve(target: "/users/ann/profile").httpRoute   // "/users/{userId}/profile"
  ///     router.resolve(target: "/wp-login.php").httpRoute        // nil
  public var httpRoute: String? { if case .found(let match) = self { match.httpRoute } else { nil } }
}
