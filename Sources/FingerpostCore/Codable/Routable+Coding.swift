// The coding of a type that declares `Codable` and has no coding of its own. `@Routes` writes the same into its enum.

extension Routable where Self: Decodable {
  /// Reads a link, or an object that names a route: see ``Router/decode(from:)``.
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}

extension Routable where Self: Encodable {
  /// Writes a link, or what the encoder's ``RouteForm`` says: see ``Router/encode(_:to:as:)``.
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}
