/// What `@Routes` asks of the payloads whose types its source does not tell: a type that no link can hold is none that a function here
/// takes, and the compiler says so where the type stands. Nothing calls these functions but `router(of:)` and `reader(_:of:to:)`.
///
/// Overloads, and no protocol: of an alias only the compiler knows whether it is an optional.
public enum PayloadTypes {
  // MARK: A payload

  /// A value.
  @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
  public static func payload<Value: RouteParameter>(_: Value.Type) {}
  /// What a link may leave out.
  public static func payload<Value: RouteParameter>(_: Value?.Type) {}
  /// Several values.
  public static func payload<Value: RouteParameter>(_: [Value].Type) {}
  /// A branch with a value, or one without.
  public static func payload<Value: RouteParameter>(_: Either<Value, Void>.Type) {}
  /// A branch without a value, or one with one.
  public static func payload<Value: RouteParameter>(_: Either<Void, Value>.Type) {}

  /// A type that could be a parameter's, and does not say so.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(_: Value.Type) where Value.RawValue: RouteParameter {}
  /// The same, where a link may leave it out.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "a type with raw values is a RouteParameter once it says so, as in enum Sort: String, RouteParameter"
  )
  public static func payload<Value: RawRepresentable>(_: Value?.Type) where Value.RawValue: RouteParameter {}
  /// The same, several times.
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

  /// A type that could be a parameter's, and does not say so.
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

  /// What a link may leave out.
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
  /// Of what `payload(mounted:)` refuses none: so the fault is told once, where it is.
  @_disfavoredOverload
  public static func router<Value: Sendable>(of _: Value.Type) -> Router<Value> { Router(resolving: []) }

  // MARK: A function that reads an old shape

  /// A function that can be called from anywhere.
  public static func function<Payload, Value>(_: (Payload) -> Value?, of _: Payload.Type, to _: Value.Type) {}
  /// The function itself: what it takes tells it from others of its name.
  public static func reader<Payload, Value>(
    _ read: @escaping @Sendable (Payload) -> Value?, of _: Payload.Type, to _: Value.Type
  ) -> @Sendable (Payload) -> Value? {
    read
  }

  // MARK: What `@available` speaks of

  /// A case or a function, of which only the compiler knows whether code may use it.
  public static func available<Value>(_: Value) {}
}
