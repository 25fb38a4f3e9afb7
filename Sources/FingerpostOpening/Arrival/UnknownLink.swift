/// A link that no route reads: of a newer release, misspelt, or foreign.
///
///     LinkOpener(AppLink.router) { … } unknown: { link, arrival in
///       log("\(link.error)")                       // no text of a link is in it; of an object, its route and keys are
///       navigator.showUpdate(for: link.text)
///     }
public struct UnknownLink<Link: Sendable>: Sendable {
  /// The link as it came; nil if the payload held none.
  public let text: String?
  /// Why it does not read.
  public let error: DestinationError
  /// What the router's fallback makes of the link, such as the value of a case with `@Fallback`.
  public let fallback: Link?
}

/// A link of a route that is read but never printed: whoever sends it should send another.
public struct DeprecatedLink: Sendable {
  /// The route; its `deprecation` says what to use instead.
  public let route: RouteInfo
  /// The link that should have been sent: see `RouteMatch.canonical`.
  public let canonical: String
}
