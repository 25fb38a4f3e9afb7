// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The standard library has defaults of its own for the coding of raw values of these types. Between those and the
// defaults of `Routable` the compiler cannot choose, and makes up a third coding, `{"home": {}}`, without a word. The
// ones below are more special than both, so it takes them. Nobody calls them by name, so the documentation leaves them out.

@_documentation(visibility: internal)
extension Routable where Self: Decodable & RawRepresentable {
  public init(from decoder: any Decoder) throws where RawValue == Bool { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == String { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Double { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Float { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Int { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Int8 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Int16 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Int32 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == Int64 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == UInt { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == UInt8 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == UInt16 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == UInt32 { try self.init(destinationsFrom: decoder) }
  public init(from decoder: any Decoder) throws where RawValue == UInt64 { try self.init(destinationsFrom: decoder) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(from decoder: any Decoder) throws where RawValue == Int128 { try self.init(destinationsFrom: decoder) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(from decoder: any Decoder) throws where RawValue == UInt128 { try self.init(destinationsFrom: decoder) }
}

@_documentation(visibility: internal)
extension Routable where Self: Encodable & RawRepresentable {
  public func encode(to encoder: any Encoder) throws where RawValue == Bool { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == String { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Double { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Float { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Int { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Int8 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Int16 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Int32 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == Int64 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == UInt { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == UInt8 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == UInt16 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == UInt32 { try write(to: encoder) }
  public func encode(to encoder: any Encoder) throws where RawValue == UInt64 { try write(to: encoder) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func encode(to encoder: any Encoder) throws where RawValue == Int128 { try write(to: encoder) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func encode(to encoder: any Encoder) throws where RawValue == UInt128 { try write(to: encoder) }
}

extension Routable {
  fileprivate func write(to encoder: any Encoder) throws { try Self.router.encode(self, to: encoder) }
}
