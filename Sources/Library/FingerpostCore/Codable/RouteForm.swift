/// The form in which a destination is encoded. Decoding reads every form.
///
///     let encoder = JSONEncoder()
///     encoder.userInfo[.routeForm] = RouteForm.structured
///     try encoder.encode([Destination.profile(id: "859")])   // [{"route":"profile","id":"859"}]
///
/// An encoder's form is for every destination that does not choose its own: ``StructuredLink`` and ``CompactLink`` choose one
/// for a property, and ``LinkedDestination`` keeps its text.
public enum RouteForm: Sendable, Hashable {
  /// As a link, for the first origin that can carry the destination: the default.
  case link
  /// As a link for this origin.
  case origin(Origin)
  /// As an object: `{"route": "profile", "id": "859"}`.
  case structured

  /// As compact text: `profile:859`.
  public static let compact = RouteForm.origin(.compact)
}

extension CodingUserInfoKey {
  // Any text makes a key: that the initializer may fail is the protocol's alone.
  // swift-format-ignore: NeverForceUnwrap
  /// The form that an encoder writes destinations in: a ``RouteForm``, or an `Origin` for links of that origin. With
  /// anything else, encoding a destination throws an error.
  public static let routeForm = CodingUserInfoKey(rawValue: "Fingerpost.RouteForm")!
}

extension Encoder {
  /// The encoder's form; an origin stands for links of that origin. Anything else is an error: it would go unnoticed.
  var routeForm: RouteForm {
    get throws {
      switch userInfo[.routeForm] {
      case nil: return .link
      case let form as RouteForm: return form
      case let origin as Origin: return .origin(origin)
      case let other?:
        let message = "userInfo[.routeForm] is a RouteForm, or an Origin, not of type \(type(of: other))"
        throw EncodingError.invalidValue(other, .init(codingPath: codingPath, debugDescription: message))
      }
    }
  }
}

/// The types that ``StructuredLink`` and ``CompactLink`` accept: a destination, an optional destination, or a list of destinations.
///
///     struct Item: Codable { @StructuredLink var destination: Destination?; @CompactLink var related: [Destination] }
///
/// Do not conform to it by hand: every ``Routable`` type does, and so do optionals and arrays of such types.
public protocol DestinationValue: Sendable {
  /// Reads what ``encode(destinationsTo:as:)`` writes, whatever its form.
  init(destinationsFrom decoder: any Decoder) throws
  /// Writes each destination in a form, and nil as null.
  func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws
}

extension Routable {
  /// Reads a destination in any form: see ``Router/decode(from:)``.
  @_documentation(visibility: internal)
  public init(destinationsFrom decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }

  /// Writes the destination in a form: see ``Router/encode(_:to:as:)``.
  @_documentation(visibility: internal)
  public func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws {
    try Self.router.encode(self, to: encoder, as: form)
  }
}

extension Optional: DestinationValue where Wrapped: DestinationValue {
  /// Reads null as nil.
  @_documentation(visibility: internal)
  public init(destinationsFrom decoder: any Decoder) throws {
    // A decoder may throw here for an object, which is not null.
    let isNull = (try? decoder.singleValueContainer().decodeNil()) ?? false
    self = isNull ? nil : try Wrapped(destinationsFrom: decoder)
  }

  /// Writes nil as null.
  @_documentation(visibility: internal)
  public func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws {
    if let self {
      try self.encode(destinationsTo: encoder, as: form)
    } else {
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    }
  }
}

extension Array: DestinationValue where Element: DestinationValue {
  /// Reads each element.
  @_documentation(visibility: internal)
  public init(destinationsFrom decoder: any Decoder) throws { self = try [InForm<Element>](from: decoder).map(\.value) }

  /// Writes each element.
  @_documentation(visibility: internal)
  public func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws {
    try map { InForm(value: $0, form: form) }.encode(to: encoder)
  }
}

/// A member of a list, with the form to write it in.
private struct InForm<Value: DestinationValue> {
  let value: Value
  var form = RouteForm.link
}

extension InForm: Codable {
  init(from decoder: any Decoder) throws { try self.init(value: Value(destinationsFrom: decoder)) }
  func encode(to encoder: any Encoder) throws { try value.encode(destinationsTo: encoder, as: form) }
}

/// A property that is written as an object: `{"route": "profile", "id": "859"}`.
///
///     struct Item: Codable { @StructuredLink var destination: Destination }
///     // or, where it may be missing: @StructuredLink var destination: Destination?
///     // or, where there are several: @StructuredLink var destinations: [Destination]
///
/// Every form is read. An optional is nil if its key is missing or holds null. Nil leaves the key out.
@propertyWrapper public struct StructuredLink<Value: DestinationValue>: Sendable {
  /// The destination, or destinations.
  public var wrappedValue: Value

  /// A property with this value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension StructuredLink: Codable {
  /// Reads destinations in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(destinationsFrom: decoder) }

  /// Writes each destination as an object.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(destinationsTo: encoder, as: .structured)
  }
}

extension StructuredLink: Equatable where Value: Equatable {}
extension StructuredLink: Hashable where Value: Hashable {}

/// A property that is written as compact text: `profile:859`; the router must list `Origin.compact`.
///
///     struct Item: Codable { @CompactLink var destination: Destination }
///     // or, where it may be missing: @CompactLink var destination: Destination?
///     // or, where there are several: @CompactLink var destinations: [Destination]
///
/// Every form is read. An optional is nil if its key is missing or holds null. Nil leaves the key out.
@propertyWrapper public struct CompactLink<Value: DestinationValue>: Sendable {
  /// The destination, or destinations.
  public var wrappedValue: Value

  /// A property with this value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension CompactLink: Codable {
  /// Reads destinations in any form.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(destinationsFrom: decoder) }

  /// Writes each destination as compact text.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(destinationsTo: encoder, as: .compact) }
}

extension CompactLink: Equatable where Value: Equatable {}
extension CompactLink: Hashable where Value: Hashable {}

// A wrapper is not an optional to the compiler, which would ask for the key. These are what it takes for wrappers of optionals.

extension KeyedDecodingContainer {
  /// Reads a property that may be missing.
  @_documentation(visibility: internal)
  public func decode<Value>(_ type: StructuredLink<Value?>.Type, forKey key: Key) throws -> StructuredLink<Value?> {
    try decodeIfPresent(type, forKey: key) ?? StructuredLink(wrappedValue: nil)
  }

  /// Reads a property that may be missing.
  @_documentation(visibility: internal)
  public func decode<Value>(_ type: CompactLink<Value?>.Type, forKey key: Key) throws -> CompactLink<Value?> {
    try decodeIfPresent(type, forKey: key) ?? CompactLink(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Leaves nil out.
  @_documentation(visibility: internal)
  public mutating func encode<Value>(_ value: StructuredLink<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue.map { StructuredLink(wrappedValue: $0) }, forKey: key)
  }

  /// Leaves nil out.
  @_documentation(visibility: internal)
  public mutating func encode<Value>(_ value: CompactLink<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue.map { CompactLink(wrappedValue: $0) }, forKey: key)
  }
}
