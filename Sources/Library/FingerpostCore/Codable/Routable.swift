/// A type whose values have links. `@Routes` generates the requirement for an enum; you can also write it by hand.
///
///     enum AppLink: Routable {
///       case home, user(id: Int)
///       static let router = Router<AppLink>(
///         resolving: [.scheme("app")], [.init("home", .home), .init("users/{id}", AppLink.user)])
///     }
///     AppLink(link: "app://users/7")   // .user(id: 7)
///     AppLink.home.link                // "app://home"
///
/// `Self(link: value.link)` is `value` for every value that has a link which everybody may open.
public protocol Routable: DestinationValue {
  /// The routes of the type.
  static var router: Router<Self> { get }
}

extension Routable {
  /// The value of a link from outside of the app; nil if no route reads it, or if not everybody may open its route's links: see
  /// ``Router/openDestination(for:)``.
  @inlinable  // where the type is known, its optional need not be looked up: 560 instructions
  public init?(link: String) {
    guard let value = Self.router.openDestination(for: link) else { return nil }
    self = value
  }

  /// The link of the value; nil if no route prints it. ``Router/link(for:in:)`` says why.
  @inlinable
  public var link: String? { try? Self.router.link(for: self) }
}

// The coding of a type that declares `Codable` and has no coding of its own. `@Routes` writes the same into its enum.

extension Routable where Self: Decodable {
  /// Reads a link, or an object that names a route: see ``Router/decode(from:)``.
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}

extension Routable where Self: Encodable {
  /// Writes a link, or what the encoder's ``RouteForm`` says: see ``Router/encode(_:to:as:)``.
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}
