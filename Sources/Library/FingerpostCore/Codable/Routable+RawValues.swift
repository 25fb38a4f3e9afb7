// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The standard library has defaults of its own for the coding of raw values of these types. Between those and the
// defaults of `Routable` the compiler cannot choose, and makes up a third coding, `{"home": {}}`, without a word. The
// ones below are more special than both, so it takes them. Nobody calls them by name, so the documentation leaves them out.

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Bool {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Bool {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == String {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == String {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Double {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Double {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Float {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Float {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int8 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int8 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int16 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int16 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int32 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int32 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int64 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int64 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt8 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt8 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt16 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt16 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt32 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt32 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt64 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt64 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == Int128 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == Int128 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable, RawValue == UInt128 {
  public init(from decoder: any Decoder) throws { self = try Self.router.decode(from: decoder) }
}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable, RawValue == UInt128 {
  public func encode(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}
