import FingerpostCore
import FingerpostEngine

// The parts that operators join.

/// A literal segment, or several separated by `/`.
///
///     lit("users") /> string   // users/:string
///
/// Beside an operator a string in quotes is the same.
public func lit(_ text: String) -> RoutePattern<Void, Path> { RoutePattern(.literal(text)) }

/// A segment of any text.
public let string: RoutePattern<String, Path> = pathParam(String.self)

/// A segment that is an integer.
public let int: RoutePattern<Int, Path> = pathParam(Int.self)

/// A segment that is a number.
public let double: RoutePattern<Double, Path> = pathParam(Double.self)

/// A segment that is `true`, `false`, `1` or `0`.
public let bool: RoutePattern<Bool, Path> = pathParam(Bool.self)

/// A query item of any text.
public func string(_ key: String) -> RoutePattern<String, Query> { queryParam(key, String.self) }

/// A query item that is an integer.
public func int(_ key: String) -> RoutePattern<Int, Query> { queryParam(key, Int.self) }

/// A query item that is a number.
public func double(_ key: String) -> RoutePattern<Double, Query> { queryParam(key, Double.self) }

/// A query item that is `true`, `false`, `1` or `0`.
public func bool(_ key: String) -> RoutePattern<Bool, Query> { queryParam(key, Bool.self) }

/// One or more segments that are not captured, before the part that follows.
///
///     any /> "users"   // */users reads any/thing/users
public let any = RoutePattern<Void, AnyStart>(.wildcard)

/// One or more segments that are not captured, and then a pattern: `any /> next`.
///
///     any(lit("users"))   // */users
public func any<Value, State: ClosedPatternState>(_ next: RoutePattern<Value, State>) -> RoutePattern<Value, State> {
  RoutePattern(any.body.appending(next.body))
}

/// One or more segments that are not captured, and then a literal.
public func any(_ next: String) -> RoutePattern<Void, Path> { any(lit(next)) }

/// A path that may be left out, as after `/?`.
public func maybe<Value>(_ pattern: RoutePattern<Value, Path>) -> RoutePattern<Value?, Path> { optional(pattern) }

/// A path that may be left out; a literal one is printed.
public func maybe(_ pattern: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(.optional(pattern.body, of: Void.self))
}

/// A query item that may be left out, as after `&?`.
public func maybe<Value>(_ pattern: RoutePattern<Value, Query>) -> RoutePattern<Value?, Query> { optional(pattern) }

func optional<Value, State>(_ pattern: RoutePattern<Value, State>) -> RoutePattern<Value?, State> {
  RoutePattern(.optional(pattern.body, of: Value.self))
}

// Parts that stand for values of any type.

/// A segment of a type that is a `RouteParameter`.
///
///     pathParam(UUID.self)   // :uuid
public func pathParam<Value: RouteParameter>(_ type: Value.Type) -> RoutePattern<Value, Path> {
  RoutePattern<Value, Path> { type }
}

/// A segment of the type whose initializers these are: `pathParam(Int.init, String.init)` is `pathParam(Int.self)`.
///
/// The two only name the type, and are never called. They take no parameter, because there are several initializers
/// `(String) -> Double?`, between which the compiler could not choose, and one without a parameter.
public func pathParam<Value: RouteParameter>(
  _ initializer: () -> Value, _ text: () -> String
) -> RoutePattern<Value, Path> { pathParam(Value.self) }

/// A segment of any text that stands for a value: `apply` gives nil for text that stands for none; `unapply` is its inverse.
///
///     pathParam({ Int($0, radix: 16) }, { String($0, radix: 16) })   // :string
@_disfavoredOverload
public func pathParam<Value>(
  _ apply: @escaping @Sendable (String) -> Value?, _ unapply: @escaping @Sendable (Value) -> String?
) -> RoutePattern<Value, Path> { string.map(apply, unapply: unapply) }

/// A query item of a type that is a `RouteParameter`.
///
///     queryParam("id", UUID.self)   // id=:uuid
public func queryParam<Value: RouteParameter>(_ key: String, _ type: Value.Type) -> RoutePattern<Value, Query> {
  RoutePattern<Value, Query> { QueryPart(key, type) }
}

/// A query item of the type whose initializers these are: `queryParam("id", Int.init, String.init)` is
/// `queryParam("id", Int.self)`.
public func queryParam<Value: RouteParameter>(
  _ key: String, _ initializer: () -> Value, _ text: () -> String
) -> RoutePattern<Value, Query> { queryParam(key, Value.self) }

/// A query item of any text that stands for a value, as ``pathParam(_:_:)-(_,(Value)->String?)`` reads and writes it.
@_disfavoredOverload
public func queryParam<Value>(
  _ key: String, _ apply: @escaping @Sendable (String) -> Value?, _ unapply: @escaping @Sendable (Value) -> String?
) -> RoutePattern<Value, Query> { string(key).map(apply, unapply: unapply) }

extension RoutePattern {
  /// The same pattern for another value, both ways: `map(_:unapply:)` without the label.
  ///
  ///     string.map({ Int($0, radix: 16) }, { String($0, radix: 16) })
  @_disfavoredOverload  // A closure behind the parentheses has no label, either: it is the other's.
  public func map<New>(
    _ apply: @escaping @Sendable (Value) -> New?, _ unapply: @escaping @Sendable (New) -> Value?
  ) -> RoutePattern<New, State> { map(apply, unapply: unapply) }
}
