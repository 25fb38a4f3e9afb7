// Forms for one property, whatever the encoder's.

/// A property that is written as an object: `{"route": "profile", "id": "859"}`.
///
///     struct Item: Codable { @Structured var destination: Destination }
///     // or, where it may be missing: @Structured var destination: Destination?
///     // or, where there are several: @Structured var destinations: [Destination]
///
/// Every form is read. An optional is nil if its key is missing or holds null. Nil leaves the key out.
@propertyWrapper public struct Structured<Value: DestinationValue>: Sendable {
  /// The destination, or destinations.
  public var wrappedValue: Value

  /// A property with this value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Structured: Codable {
  /// Reads destinations in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(destinationsFrom: decoder) }

  /// Writes each destination as an object.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(destinationsTo: encoder, as: .structured)
  }
}

extension Structured: Equatable where Value: Equatable {}
extension Structured: Hashable where Value: Hashable {}

/// A property that is written as compact text: `profile:859`; the router must list `Origin.compact`.
///
///     struct Item: Codable { @Compact var destination: Destination }
///     // or, where it may be missing: @Compact var destination: Destination?
///     // or, where there are several: @Compact var destinations: [Destination]
///
/// Every form is read. An optional is nil if its key is missing or holds null. Nil leaves the key out.
@propertyWrapper public struct Compact<Value: DestinationValue>: Sendable {
  /// The destination, or destinations.
  public var wrappedValue: Value

  /// A property with this value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Compact: Codable {
  /// Reads destinations in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(destinationsFrom: decoder) }

  /// Writes each destination as compact text.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(destinationsTo: encoder, as: .compact)
  }
}

extension Compact: Equatable where Value: Equatable {}
extension Compact: Hashable where Value: Hashable {}

// A wrapper is no optional to the compiler, which would ask for the key. These are what it takes for wrappers of optionals.

extension KeyedDecodingContainer {
  /// Reads a property that may be missing.
  public func decode<Value>(_ type: Structured<Value?>.Type, forKey key: Key) throws -> Structured<Value?> {
    try decodeIfPresent(type, forKey: key) ?? Structured(wrappedValue: nil)
  }

  /// Reads a property that may be missing.
  public func decode<Value>(_ type: Compact<Value?>.Type, forKey key: Key) throws -> Compact<Value?> {
    try decodeIfPresent(type, forKey: key) ?? Compact(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Leaves nil out.
  public mutating func encode<Value>(_ value: Structured<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue.map { Structured(wrappedValue: $0) }, forKey: key)
  }

  /// Leaves nil out.
  public mutating func encode<Value>(_ value: Compact<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue.map { Compact(wrappedValue: $0) }, forKey: key)
  }
}
