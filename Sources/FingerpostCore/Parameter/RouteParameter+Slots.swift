// The numbers of the standard library, read and written where they stand: the digits, with a `-` below zero. Each says so by itself,
// since a number type of somebody else may read otherwise.

extension Int {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension UInt {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension Int8 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int16 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int32 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(Int64(self)) }
}

extension Int64 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.integer }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(self) }
}

extension UInt8 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt16 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt32 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger.flatMap { Self(exactly: $0) } }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(UInt64(self)) }
}

extension UInt64 {
  @inlinable public static func _read(_ text: LentText) -> Self? { text.unsignedInteger }
  @inlinable public func _write(into writer: inout SlotWriter) { writer.put(self) }
}
