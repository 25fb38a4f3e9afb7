/// Checks payload types that the macro does not know, such as an alias. `@Routes` writes one call for each of them. There is no
/// overload for a type that no link can hold, so the compiler reports an error at the type. Only `router(of:)` and
/// `reader(_:of:to:)` ever run.
///
/// They are overloads, not a protocol, because only the compiler knows whether an alias is an optional.
public enum PayloadTypes {
  // MARK: A payload

  /// A value.
  @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
  public static func parameter<Value: RouteParameter>(_: Value.Type) -> Known { Known() }
  /// A value that a link may leave out.
  public static func parameter<Value: RouteParameter>(_: Value?.Type) -> Known { Known() }
  /// Several values.
  public static func parameter<Value: RouteParameter>(_: [Value].Type) -> Known { Known() }
  /// A branch with a value, or one without.
  public static func parameter<Value: RouteParameter>(_: Either<Value, Void>.Type) -> Known { Known() }
  /// A branch without a value, or one with one.
  public static func parameter<Value: RouteParameter>(_: Either<Void, Value>.Type) -> Known { Known() }
  /// Any other type.
  @_disfavoredOverload
  public static func parameter<Value>(_: Value.Type) -> Other<Value> { Other() }
  /// Any other type that a link may leave out.
  @_disfavoredOverload
  public static func parameter<Value>(_: Value?.Type) -> Other<Value> { Other() }
  /// Several values of any other type.
  @_disfavoredOverload
  public static func parameter<Value>(_: [Value].Type) -> Other<Value> { Other() }

  // MARK: Foundation's numbers, which are not parameters by themselves

  /// A Decimal, where the app makes it a parameter.
  public static func Decimal<Value: RouteParameter>(_: Value.Type) {}
  /// The same that a link may leave out.
  public static func Decimal<Value: RouteParameter>(_: Value?.Type) {}
  /// Several of them.
  public static func Decimal<Value: RouteParameter>(_: [Value].Type) {}
  /// Any other.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it is not a RouteParameter: write extension Decimal: @retroactive RouteParameter, with init?(parameter:) and parameter"
  )
  public static func Decimal<Value>(_: Value.Type) {}

  // MARK: Types whose declaration the macro sees, and that does not say that they are parameters

  /// A type that an extension elsewhere makes a parameter.
  public static func declared<Value: RouteParameter>(_: Value.Type) {}
  /// The same that a link may leave out.
  public static func declared<Value: RouteParameter>(_: Value?.Type) {}
  /// Several of them.
  public static func declared<Value: RouteParameter>(_: [Value].Type) {}
  /// Any other.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it does not conform to RouteParameter: add the conformance, as in enum Sort: String, RouteParameter; a type without raw values has init?(parameter:) and parameter"
  )
  public static func declared<Value>(_: Value.Type) {}

  // MARK: A side of an Either

  /// A value.
  public static func parameter<Value: RouteParameter>(side _: Value.Type) -> Known { Known() }
  /// More branches.
  public static func parameter<Left, Right>(side _: Either<Left, Right>.Type) -> Known { Known() }
  /// Any other type.
  @_disfavoredOverload
  public static func parameter<Value>(side _: Value.Type) -> Other<Value> { Other() }

  // MARK: A payload that a link may leave out

  /// A value that a link may leave out.
  public static func parameter<Value: RouteParameter>(leftOut _: Value?.Type) -> Known { Known() }
  /// Several values, which may be none.
  public static func parameter<Value: RouteParameter>(leftOut _: [Value].Type) -> Known { Known() }
  /// A branch with a value, or one without.
  public static func parameter<Value: RouteParameter>(leftOut _: Either<Value, Void>.Type) -> Known { Known() }
  /// A branch without a value, or one with one.
  public static func parameter<Value: RouteParameter>(leftOut _: Either<Void, Value>.Type) -> Known { Known() }
  /// A value that must be there.
  @_disfavoredOverload
  @available(
    *, unavailable, message: "a link may leave it out: its type must be optional, or it must have a default"
  )
  public static func parameter<Value: RouteParameter>(leftOut _: Value.Type) -> Known { Known() }
  /// Any other type that a link may leave out.
  @_disfavoredOverload
  public static func parameter<Value>(leftOut _: Value?.Type) -> Other<Value> { Other() }

  // MARK: What all of these are asked for

  /// A type that a link can hold.
  public protocol Checked {}
  /// A type that is known to be a parameter.
  public struct Known: Checked {}
  /// A type that should be a parameter. If it is none, the compiler says so, by its name.
  public struct Other<Value> {}

  /// Takes what a link can hold.
  public static func check<Value: Checked>(_: Value) {}

  // MARK: What is mounted

  /// A type with a router.
  public static func mount<Value: Routable>(_: Value.Type) {}
  /// Any other type.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the last element of the payload must be a @Routes enum that is Routable, as in @Routes(.path) enum Shop: Routable"
  )
  public static func mount<Value>(_: Value.Type) {}

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

extension PayloadTypes.Other: PayloadTypes.Checked where Value: RouteParameter {}
