// What a type is coded by that says `Codable` and has no coding of its own. `@Routes` writes the same into its enum.
//
// Beside the standard library's coding of raw values the compiler would take neither, and make up a third: the more special
// ones below settle that.

extension Routable where Self: Decodable {
  /// Reads a link, or an object that names a route: see ``Router/decode(from:)``.
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}

extension Routable where Self: Encodable {
  /// Writes a link, or what the encoder's ``RouteForm`` says: see ``Router/encode(_:to:as:)``.
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

extension Routable where Self: Decodable, Self: RawRepresentable, RawValue == String {
  /// Reads a link, or an object that names a route: see ``Router/decode(from:)``.
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}

extension Routable where Self: Encodable, Self: RawRepresentable, RawValue == String {
  /// Writes a link, or what the encoder's ``RouteForm`` says: see ``Router/encode(_:to:as:)``.
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

extension Routable where Self: Decodable, Self: RawRepresentable, RawValue == Int {
  /// Reads a link, or an object that names a route: see ``Router/decode(from:)``.
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}

extension Routable where Self: Encodable, Self: RawRepresentable, RawValue == Int {
  /// Writes a link, or what the encoder's ``RouteForm`` says: see ``Router/encode(_:to:as:)``.
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}
