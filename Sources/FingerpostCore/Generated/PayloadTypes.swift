/// Checks of the payload types that a macro cannot see through, such as an alias. `@Routes` writes a call with each of
/// them: no function here takes a type that no link can hold, and the compiler says so where the type stands. Of these
/// functions, only `router(of:)` and `reader(_:of:to:)` are ever run.
///
/// They are overloads, not a protocol, because only the compiler knows whether an alias is an optional.
public enum PayloadTypes {
  // MARK: A payload

  /// A value.
  @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
  public static func payload<Value: RouteParameter>(_: Value.Type) {}
  /// A value that a link may leave out.
  public static func payload<Value: RouteParameter>(_: Value?.Type) {}
  /// Several values.
  public static func payload<Value: RouteParameter>(_: [Value].Type) {}
  /// A branch with a value, or one without.
  public static func payload<Value: RouteParameter>(_: Either<Value, Void>.Type) {}
  /// A branch without a value, or one with one.
  public static func payload<Value: RouteParameter>(_: Either<Void, Value>.Type) {}

  /// A type with raw values that does not declare `RouteParameter`.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(_: Value.Type) where Value.RawValue: RouteParameter {}
  /// The same, as an optional.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(_: Value?.Type) where Value.RawValue: RouteParameter {}
  /// The same, in an array.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(_: [Value].Type) where Value.RawValue: RouteParameter {}
  /// Any other type.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter"
  )
  public static func payload<Value>(_: Value.Type) {}

  // MARK: A side of an Either

  /// A value.
  public static func payload<Value: RouteParameter>(side _: Value.Type) {}
  /// A branch without a value.
  public static func payload(side _: Void.Type) {}
  /// More branches.
  public static func payload<Left, Right>(side _: Either<Left, Right>.Type) {}

  /// A type with raw values that does not declare `RouteParameter`.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(side _: Value.Type) where Value.RawValue: RouteParameter {}
  /// Any other type.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "its type is no RouteParameter, as a side of an Either is: make it a RouteParameter"
  )
  public static func payload<Value>(side _: Value.Type) {}

  // MARK: A payload that a link may leave out

  /// A value that a link may leave out.
  public static func payload<Value: RouteParameter>(leftOut _: Value?.Type) {}
  /// Several values, which may be none.
  public static func payload<Value: RouteParameter>(leftOut _: [Value].Type) {}
  /// A branch with a value, or one without.
  public static func payload<Value: RouteParameter>(leftOut _: Either<Value, Void>.Type) {}
  /// A branch without a value, or one with one.
  public static func payload<Value: RouteParameter>(leftOut _: Either<Void, Value>.Type) {}

  /// A value that must be there.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a link may leave it out: its type must be optional, or it must have a literal as its default"
  )
  public static func payload<Value: RouteParameter>(leftOut _: Value.Type) {}
  /// Any other type.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "its type is no RouteParameter, nor an optional, an array or an Either of one: make it a RouteParameter"
  )
  public static func payload<Value>(leftOut _: Value.Type) {}

  // MARK: What is mounted

  /// A type with a router.
  public static func payload<Value: Routable>(mounted _: Value.Type) {}
  /// Any other type.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "only a @Routes enum that says Routable can be mounted, as in @Routes(.path) enum Shop: Routable; it is the last element of the payload"
  )
  public static func payload<Value>(mounted _: Value.Type) {}

  /// The router of what is mounted.
  public static func router<Value: Routable>(of _: Value.Type) -> Router<Value> { Value.router }
  /// None for a type that `payload(mounted:)` refuses, so that the compiler reports the fault once, where it is.
  @_disfavoredOverload
  public static func router<Value: Sendable>(of _: Value.Type) -> Router<Value> { Router(resolving: []) }

  // MARK: A function that reads an old shape

  /// A function that can be called from anywhere.
  public static func function<Payload, Value>(_: (Payload) -> Value?, of _: Payload.Type, to _: Value.Type) {}
  /// The function itself, chosen by its parameters among all of its name.
  public static func reader<Payload, Value>(
    _ read: @escaping @Sendable (Payload) -> Value?, of _: Payload.Type, to _: Value.Type
  ) -> @Sendable (Payload) -> Value? {
    read
  }

  // MARK: What `@available` speaks of

  /// A case or a function: only the compiler knows whether code may use it.
  public static func available<Value>(_: Value) {}
}
