/// A link of a route, and the destination that it stands for.
///
///     router.examples()[0].link          // "appscheme://users/a/profile"
///     router.examples()[0].destination   // .showProfile(userId: "a")
///
/// `router.match(link, method: method)` is the destination, read by the route.
public struct RouteExample<Destination: Sendable>: Sendable {
  /// The link, for the first origin of the route that can carry it.
  public let link: String
  /// The method that the link is read by; nil if the route names none.
  public let method: String?
  /// What the link stands for.
  public let destination: Destination
  /// The route's name, or its template if it has no name.
  public let name: String
  /// The route's template.
  public let template: String
}

extension RouteExample: Equatable where Destination: Equatable {}
extension RouteExample: Hashable where Destination: Hashable {}

extension RouteExample: CustomStringConvertible {
  /// `showProfile users/{userId}/profile: appscheme://users/a/profile`
  public var description: String {
    (name == template ? "" : "\(name) ") + "\(template): " + (method.map { "\($0) " } ?? "") + link
  }
}
