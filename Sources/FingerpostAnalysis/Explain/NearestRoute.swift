// The route that a text nearly matches, for messages.

internal import FingerpostProof
public import FingerpostEngine

extension RouteTable {
  /// The route that a text nearly matches.
  public struct NearestRoute: Sendable, Hashable {
    /// The route.
    public let route: Route
    /// Why it does not answer: `the value of "tweetId" does not read as int`. It never holds text of the link.
    public let reason: String?
    /// The byte offset to look at.
    public let offset: Int?
  }

  /// Finds the route that a text nearly matches; nil if none is near, or if the text is not well formed.
  ///
  ///     table.nearest(to: "appscheme://users/ann/tweets/x")?.reason
  ///     // the value of "tweetId" does not read as int
  ///     table.nearest(to: "appscheme://nowhere")   // nil
  ///
  /// A route is near if not more differs than agrees: a few letters, a value that does not read or is missing, a segment too
  /// many, a query item. It is not near if a literal is another word. Of equally near routes, the most specific is chosen. Use it
  /// for messages, not for matching: it tries every route. ``explain(_:method:asTarget:limit:)`` says more.
  public func nearest(to text: String) -> NearestRoute? {
    scanned(text, asTarget: true) { text -> NearestRoute? in
      guard let nearest = near(to: text, .any).first else { return nil }
      let obstacle = nearest.distance.slips.first.map { self.obstacle($0, nearest.index, text, nil) }
      return NearestRoute(
        route: routes[nearest.index], reason: obstacle?.reason, offset: obstacle.map(\.offset) ?? text.pathEnd)
    }
  }
}
