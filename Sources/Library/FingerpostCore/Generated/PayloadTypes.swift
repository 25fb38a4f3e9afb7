extension _GeneratedCode {
  /// Checks payload types that the macro does not know, such as an alias. For each of them `@Routes` writes a call of functions of its
  /// own, which name the type, and of these, which find out what it is. Only `router(of:)` and `reader(_:of:to:)` ever run.
  ///
  /// They are overloads, not a protocol, because only the compiler knows whether an alias is an optional.
  public enum PayloadTypes {
    // MARK: The type of a payload

    /// A value, or what an alias wraps.
    @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
    public static func held<Value>(_ type: Value.Type) -> Value.Type { type }
    /// A value that a link may leave out.
    public static func held<Value>(_: Value?.Type) -> Value.Type { Value.self }
    /// Several values.
    public static func held<Value>(_: [Value].Type) -> Value.Type { Value.self }
    /// A branch with a value, or one without.
    public static func held<Value>(_: EitherBranch<Value, Void>.Type) -> Value.Type { Value.self }
    /// A branch without a value, or one with one.
    public static func held<Value>(_: EitherBranch<Void, Value>.Type) -> Value.Type { Value.self }

    /// A side of an `EitherBranch`.
    @_disfavoredOverload
    public static func side<Value>(_ type: Value.Type) -> Value.Type { type }
    /// A side that is more sides.
    public static func side<Left, Right>(_: EitherBranch<Left, Right>.Type) -> Known.Type { Known.self }

    // MARK: What it is

    /// A type that a link can hold.
    public struct Known {}
    /// A type that no link can hold.
    public protocol Lacking {}
    /// An enum with raw values, which only lacks the conformance.
    public struct RawValued: Lacking {}
    /// An enum with routes of its own, which can be mounted.
    public struct Mountable: Lacking {}
    /// Any other type.
    public struct Unknown: Lacking {}

    /// A parameter.
    public static func value<Value: RouteParameter>(_: Value.Type) -> Known { Known() }
    /// A parameter with raw values.
    public static func value<Value: RouteParameter & RawRepresentable>(_: Value.Type) -> Known
    where Value.RawValue: RouteParameter { Known() }
    /// A parameter that has routes as well.
    public static func value<Value: RouteParameter & Routable>(_: Value.Type) -> Known { Known() }
    /// A parameter with both.
    public static func value<Value: RouteParameter & RawRepresentable & Routable>(_: Value.Type) -> Known
    where Value.RawValue: RouteParameter { Known() }
    /// What is known already.
    public static func value(_: Known.Type) -> Known { Known() }
    /// Raw values, which are parameters.
    public static func value<Value: RawRepresentable>(_: Value.Type) -> RawValued
    where Value.RawValue: RouteParameter { RawValued() }
    /// Routes.
    public static func value<Value: Routable>(_: Value.Type) -> Mountable { Mountable() }
    /// Routes with raw values.
    public static func value<Value: RawRepresentable & Routable>(_: Value.Type) -> Mountable
    where Value.RawValue: RouteParameter { Mountable() }
    /// Anything else.
    public static func value<Value>(_: Value.Type) -> Unknown { Unknown() }

    // MARK: Whether a link may leave it out

    /// A type with a value for a link that leaves it out.
    public struct LeftOut {}
    /// A type whose value must be there.
    public struct Always {}

    /// A value that must be there.
    @_disfavoredOverload
    public static func leftOut<Value>(_: Value.Type) -> Always { Always() }
    /// A value that a link may leave out.
    public static func leftOut<Value>(_: Value?.Type) -> LeftOut { LeftOut() }
    /// Several values, which may be none.
    public static func leftOut<Value>(_: [Value].Type) -> LeftOut { LeftOut() }
    /// A branch with a value, or one without.
    public static func leftOut<Value>(_: EitherBranch<Value, Void>.Type) -> LeftOut { LeftOut() }
    /// A branch without a value, or one with one.
    public static func leftOut<Value>(_: EitherBranch<Void, Value>.Type) -> LeftOut { LeftOut() }

    /// What is to be told of a type that may be left out.
    public static func told<Found>(_ found: Found, _: LeftOut) -> Found { found }
    /// A parameter that must be there.
    public static func told(_: Known, _ always: Always) -> Always { always }
    /// What is no parameter at all.
    public static func told<Found: Lacking>(_ found: Found, _: Always) -> Found { found }

    // MARK: What is mounted

    /// A type with a router.
    public static func mounted<Value: Routable>(_: Value.Type) -> Mountable { Mountable() }
    /// Any other type.
    public static func mounted<Value>(_: Value.Type) -> Unknown { Unknown() }

    /// The router of what is mounted.
    public static func router<Value: Routable>(of _: Value.Type) -> Router<Value> { Value.router }
    /// None for a type that `payload(mounted:)` refuses, so that the compiler reports the fault once, where it is.
    @_disfavoredOverload
    public static func router<Value: Sendable>(of _: Value.Type) -> Router<Value> { Router(resolving: [], []) }

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
}
