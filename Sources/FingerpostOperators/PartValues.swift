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
  RoutePattern<Value, Query> { QueryItem(key, type) }
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
