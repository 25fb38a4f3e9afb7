import FingerpostEngine

// The standard library's own values. They read by the rules of their ParameterType, which are stricter than the standard
// library's: "+5", "0005" and "nan" are not numbers in a link. The initializers are disfavoured, so that `Int.init` by name, as in
// `texts.compactMap(Int.init)`, stays the standard library's.

extension String: RouteParameter, OwnParameter {
  /// Any text; in a path, any that is not empty.
  public static var parameterType: ParameterType { .string }

  /// The text itself.
  @_disfavoredOverload
  @inlinable
  public init?(parameter text: String) { self = text }

  /// The text itself.
  @inlinable
  public var parameter: String { self }
}

extension Bool: RouteParameter, OwnParameter {
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

extension Double: RouteParameter, OwnParameter {
  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?`, finite.
  public static var parameterType: ParameterType { .double }

  /// Reads `1.50` and `1.5` as the same value, and no exponents.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard let canonical = ParameterType.double.canonical(text) else { return nil }
    self.init(canonical)
  }

  /// The shortest plain decimal that reads back equal. A value that is not finite has a text that does not read.
  public var parameter: String { DoubleText.text(self) ?? description }
}

extension Float: RouteParameter {
  /// `double`: the type itself is a custom one, `Float`, because texts of different doubles may read as the same float.
  public static var parameterSupertype: ParameterType? { .double }

  /// Reads what a `Double` reads, as the nearest float; nil if that is not finite.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard ParameterType.double.canonical(text) != nil, let value = Float(text), value.isFinite else { return nil }
    self = value
  }

  /// The shortest plain decimal that reads back equal. A value that is not finite has a text that does not read.
  public var parameter: String { DoubleText.text(self) ?? description }
}

extension RouteParameter where Self: FixedWidthInteger {
  /// `int8`, `uint16` and so on; `int` and `uint` have 64 bits: if the platform's hold less, larger numbers do not read. An
  /// integer that is not the standard library's is a type of its own, named as in Swift.
  public static var parameterType: ParameterType {
    guard isStandard else { return .custom(parameterName) }
    switch Self.self == Int.self || Self.self == UInt.self ? 64 : bitWidth {
    case 8: return .integer(isSigned ? .int8 : .uint8)
    case 16: return .integer(isSigned ? .int16 : .uint16)
    case 32: return .integer(isSigned ? .int32 : .uint32)
    default: return .integer(isSigned ? .int : .uint)
    }
  }

  /// Reads `0|-?[1-9][0-9]*` in range.
  @_disfavoredOverload
  public init?(parameter text: String) {
    guard Self.isStandard, let value = LentText.with(text, Self._read) else { return nil }
    self = value
  }

  /// The digits, with a `-` below zero.
  public var parameter: String { String(self) }

  /// Reads an integer of the standard library without making a `String` of its digits.
  @inlinable public static func _read(_ text: LentText) -> Self? {
    if !isStandard { return Self(parameter: text.string) }
    return isSigned
      ? text.integer.flatMap { Self(exactly: $0) } : text.unsignedInteger.flatMap { Self(exactly: $0) }
  }

  /// Writes an integer of the standard library.
  @inlinable public func _write(into writer: inout SlotWriter) {
    if !Self.isStandard {
      writer.put(parameter)
    } else if Self.isSigned {
      writer.put(Int64(truncatingIfNeeded: self))
    } else {
      writer.put(UInt64(truncatingIfNeeded: self))
    }
  }

  /// Whether the type is one of the standard library's: any other may read in its own way. Where the compiler knows the
  /// type, it knows the answer.
  @inlinable @inline(__always)
  static var isStandard: Bool {
    Self.self == Int.self || Self.self == Int64.self || Self.self == Int32.self || Self.self == Int16.self
      || Self.self == Int8.self || Self.self == UInt.self || Self.self == UInt64.self || Self.self == UInt32.self
      || Self.self == UInt16.self || Self.self == UInt8.self
  }
}

extension Int: RouteParameter, OwnParameter {}
extension Int8: RouteParameter, OwnParameter {}
extension Int16: RouteParameter, OwnParameter {}
extension Int32: RouteParameter, OwnParameter {}
extension Int64: RouteParameter, OwnParameter {}
extension UInt: RouteParameter, OwnParameter {}
extension UInt8: RouteParameter, OwnParameter {}
extension UInt16: RouteParameter, OwnParameter {}
extension UInt32: RouteParameter, OwnParameter {}
extension UInt64: RouteParameter, OwnParameter {}

/// A parameter of this library, which reads what it writes.
protocol OwnParameter: RouteParameter {}
