/// A destination, an optional one, or a list of them: what a property may hold that chooses its form.
///
///     struct Item: Codable { @Structured var destination: Destination?; @Compact var related: [Destination] }
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
  public init(destinationsFrom decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }

  /// Writes the destination in a form: see ``Router/encode(_:to:as:)``.
  public func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws {
    try Self.router.encode(self, to: encoder, as: form)
  }
}

extension Optional: DestinationValue where Wrapped: DestinationValue {
  /// Reads null as nil.
  public init(destinationsFrom decoder: any Decoder) throws {
    // A decoder may throw here for an object, which is not null.
    let isNull = (try? decoder.singleValueContainer().decodeNil()) ?? false
    self = isNull ? nil : try Wrapped(destinationsFrom: decoder)
  }

  /// Writes nil as null.
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
  public init(destinationsFrom decoder: any Decoder) throws {
    self = try [InForm<Element>](from: decoder).map(\.value)
  }

  /// Writes each element.
  public func encode(destinationsTo encoder: any Encoder, as form: RouteForm) throws {
    try map { InForm(value: $0, form: form) }.encode(to: encoder)
  }
}

/// A member of an object or a list, with its form: nil for that of the encoder.
struct InForm<Value: DestinationValue>: Codable {
  let value: Value
  let form: RouteForm?

  init(value: Value, form: RouteForm?) { (self.value, self.form) = (value, form) }
  init(from decoder: any Decoder) throws { try self.init(value: Value(destinationsFrom: decoder), form: nil) }
  func encode(to encoder: any Encoder) throws {
    try value.encode(destinationsTo: encoder, as: form ?? encoder.routeForm)
  }
}
