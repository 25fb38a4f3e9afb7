// Forms for one property, whatever the encoder's.

/// A property that is written as an object: `{"route": "profile", "id": "859"}`.
///
///     struct Item: Codable { @Structured var destination: Destination }
///     // or, where it may be missing: let destination: Structured<Destination>?
///
/// Every form is read.
@propertyWrapper public struct Structured<Destination: Routable>: Sendable {
  /// What is written so.
  public var wrappedValue: Destination

  /// Writes a destination so.
  public init(wrappedValue: Destination) { self.wrappedValue = wrappedValue }
}

extension Structured: Codable {
  /// Reads the destination in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Destination.router.decode(from: decoder) }

  /// Writes the destination as an object.
  public func encode(to encoder: any Encoder) throws {
    try Destination.router.encode(wrappedValue, to: encoder, as: .structured)
  }
}

extension Structured: Equatable where Destination: Equatable {}
extension Structured: Hashable where Destination: Hashable {}

/// A property that is written as compact text: `profile:859`; the router must list ``Origin/compact``.
///
///     struct Item: Codable { @Compact var destination: Destination }
///
/// Every form is read.
@propertyWrapper public struct Compact<Destination: Routable>: Sendable {
  /// What is written so.
  public var wrappedValue: Destination

  /// Writes a destination so.
  public init(wrappedValue: Destination) { self.wrappedValue = wrappedValue }
}

extension Compact: Codable {
  /// Reads the destination in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Destination.router.decode(from: decoder) }

  /// Writes the destination as compact text.
  public func encode(to encoder: any Encoder) throws {
    try Destination.router.encode(wrappedValue, to: encoder, as: .compact)
  }
}

extension Compact: Equatable where Destination: Equatable {}
extension Compact: Hashable where Destination: Hashable {}
