// The parts that operators join.

/// A literal segment, or several parted by `/`.
///
///     lit("users") /> string   // users/:string
///
/// Beside an operator a string in quotes is the same.
public func lit(_ text: String) -> RoutePattern<Void, Path> { RoutePattern(.literal(text)) }

/// A segment of any text.
public let string: RoutePattern<String, Path> = segment(String.self)

/// A segment that is an integer.
public let int: RoutePattern<Int, Path> = segment(Int.self)

/// A segment that is a number.
public let double: RoutePattern<Double, Path> = segment(Double.self)

/// A segment that is `true`, `false`, `1` or `0`.
public let bool: RoutePattern<Bool, Path> = segment(Bool.self)

/// A query item of any text.
public func string(_ key: String) -> RoutePattern<String, Query> { item(key, String.self) }

/// A query item that is an integer.
public func int(_ key: String) -> RoutePattern<Int, Query> { item(key, Int.self) }

/// A query item that is a number.
public func double(_ key: String) -> RoutePattern<Double, Query> { item(key, Double.self) }

/// A query item that is `true`, `false`, `1` or `0`.
public func bool(_ key: String) -> RoutePattern<Bool, Query> { item(key, Bool.self) }

/// One or more segments that are not captured, before the part that is put behind it.
///
///     any /> "users"   // */users reads any/thing/users
public let any = RoutePattern<Void, AnyStart>(.wildcard)

/// A segment that stands for a value: `apply` reads its text, and gives nil for text that it does not read; `unapply` is its
/// inverse.
///
///     pathParam(Int.init, String.init)
public func pathParam<Value>(
  _ apply: @escaping @Sendable (String) -> Value?, _ unapply: @escaping @Sendable (Value) -> String?
) -> RoutePattern<Value, Path> { string.map(apply, unapply: unapply) }

/// A segment of a type of one's own.
public func pathParam<Value: RouteParameter>(_ type: Value.Type) -> RoutePattern<Value, Path> { segment(type) }

/// A query item that stands for a value, as ``pathParam(_:_:)`` reads and writes it.
public func queryParam<Value>(
  _ key: String, _ apply: @escaping @Sendable (String) -> Value?, _ unapply: @escaping @Sendable (Value) -> String?
) -> RoutePattern<Value, Query> { string(key).map(apply, unapply: unapply) }

/// A query item of a type of one's own.
public func queryParam<Value: RouteParameter>(_ key: String, _ type: Value.Type) -> RoutePattern<Value, Query> {
  item(key, type)
}

/// A path that may be left out: what `/?` puts behind its left side.
public func maybe<Value>(_ pattern: RoutePattern<Value, Path>) -> RoutePattern<Value?, Path> { optional(pattern) }

/// A path that may be left out; a literal one is printed.
public func maybe(_ pattern: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(.optional(pattern.body, of: Void.self))
}

/// A query item that may be left out: what `&?` puts behind its left side.
public func maybe<Value>(_ pattern: RoutePattern<Value, Query>) -> RoutePattern<Value?, Query> { optional(pattern) }

private func segment<Value: RouteParameter>(_ type: Value.Type) -> RoutePattern<Value, Path> {
  RoutePattern<Value, Path> { type }
}

private func item<Value: RouteParameter>(_ key: String, _ type: Value.Type) -> RoutePattern<Value, Query> {
  RoutePattern<Value, Query> { QueryItem(key, type) }
}

func optional<Value, State>(_ pattern: RoutePattern<Value, State>) -> RoutePattern<Value?, State> {
  RoutePattern(.optional(pattern.body, of: Value.self))
}
