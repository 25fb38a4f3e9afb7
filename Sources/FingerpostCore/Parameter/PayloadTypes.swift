/// What `@Routes` asks of the payloads whose types its source does not tell: a type that no link can hold is none that a function here
/// takes, and the compiler says so where the type stands. None of this is ever called.
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
}
