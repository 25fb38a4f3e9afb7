// The standard library's own values. They read by the rules of their ParameterType, which are stricter than the standard
// library's: "+5", "0005" and "nan" are no numbers in a link. The initializers are disfavoured, so that `Int.init` by name, as in
// `texts.compactMap(Int.init)`, stays the standard library's.

extension String: RouteParameter {
  /// Any text; in a path, any that is not empty.
  public static var parameterType: ParameterType { .string }

  /// The text itself.
  @_disfavoredOverload
  public init?(parameter text: String) { self = text }

  /// The text itself.
  public var parameter: String { self }
}

extension Bool: RouteParameter {
  /// `true`, `false`, `1` or `0`, in any case.
  public static var parameterType: ParameterType { .bool }

  /// Reads `TRUE` and `1` as true.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard let canonical = ParameterType.bool.canonical(text) else { return nil }
    self = canonical == "true"
  }

  /// `true` or `false`.
  public var parameter: String { self ? "true" : "false" }
}

extension Double: RouteParameter {
  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, finite.
  public static var parameterType: ParameterType { .double }

  /// Reads `1.50` and `1.5` as the same value, and no exponents.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard let canonical = ParameterType.double.canonical(text) else { return nil }
    self.init(canonical)
  }

  /// The shortest plain decimal that reads back equal; for what is not finite, a text that does not read.
  public var parameter: String { ParameterType.decimal(self) ?? description }
}

extension Float: RouteParameter {
  /// A type of its own, `Float`: of texts that read as different doubles, several may read as one value.
  public static var parameterWithin: ParameterType? { .double }

  /// Reads what a `Double` reads, as the nearest value; finite.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard ParameterType.double.canonical(text) != nil, let value = Float(text), value.isFinite else { return nil }
    self = value
  }

  /// The shortest plain decimal that reads back equal; for what is not finite, a text that does not read.
  public var parameter: String { ParameterType.decimal(self) ?? description }
}

extension RouteParameter where Self: FixedWidthInteger {
  /// Reads `0|-?[1-9][0-9]*` in range.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard Self.parameterType.reads(text: text) else { return nil }
    self.init(text)
  }

  /// The digits, with a `-` below zero.
  public var parameter: String { String(self) }

  /// Reads the digits of a number of the standard library where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? {
    if !isStandard { return Self(parameter: text.string) }
    return isSigned
      ? text.integer.flatMap { Self(exactly: $0) } : text.unsignedInteger.flatMap { Self(exactly: $0) }
  }

  /// Puts the digits of a number of the standard library.
  @inlinable public func _write(into writer: inout SlotWriter) {
    if !Self.isStandard {
      writer.put(parameter)
    } else if Self.isSigned {
      writer.put(Int64(truncatingIfNeeded: self))
    } else {
      writer.put(UInt64(truncatingIfNeeded: self))
    }
  }

  /// Whether the type is the standard library's: one of somebody else may read otherwise. The compiler knows the answer where it knows
  /// the type.
  @inlinable @inline(__always)
  static var isStandard: Bool {
    Self.self == Int.self || Self.self == Int64.self || Self.self == Int32.self || Self.self == Int16.self
      || Self.self == Int8.self || Self.self == UInt.self || Self.self == UInt64.self || Self.self == UInt32.self
      || Self.self == UInt16.self || Self.self == UInt8.self
  }
}

extension Int: RouteParameter {
  /// `int`; where the platform holds less, what it does not hold reads as no value.
  public static var parameterType: ParameterType { .integer(.int) }
}

extension UInt: RouteParameter {
  /// `uint`; where the platform holds less, what it does not hold reads as no value.
  public static var parameterType: ParameterType { .integer(.uint) }
}

extension Int8: RouteParameter {
  /// `int8`
  public static var parameterType: ParameterType { .integer(.int8) }
}

extension Int16: RouteParameter {
  /// `int16`
  public static var parameterType: ParameterType { .integer(.int16) }
}

extension Int32: RouteParameter {
  /// `int32`
  public static var parameterType: ParameterType { .integer(.int32) }
}

extension Int64: RouteParameter {
  /// `int`
  public static var parameterType: ParameterType { .integer(.int) }
}

extension UInt8: RouteParameter {
  /// `uint8`
  public static var parameterType: ParameterType { .integer(.uint8) }
}

extension UInt16: RouteParameter {
  /// `uint16`
  public static var parameterType: ParameterType { .integer(.uint16) }
}

extension UInt32: RouteParameter {
  /// `uint32`
  public static var parameterType: ParameterType { .integer(.uint32) }
}

extension UInt64: RouteParameter {
  /// `uint`
  public static var parameterType: ParameterType { .integer(.uint) }
}
