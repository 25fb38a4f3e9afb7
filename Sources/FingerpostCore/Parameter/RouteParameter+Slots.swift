// The numbers of the standard library, read and written where they stand: the digits, with a `-` below zero. Each says so by itself,
// since a number type of somebody else may read otherwise.

extension Int {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension UInt {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension Int8 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int16 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int32 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int64 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(self) }
}

extension UInt8 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt16 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt32 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt64 {
  /// Reads the digits where they stand.
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger }
  /// Puts the digits.
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(self) }
}
