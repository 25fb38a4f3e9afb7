// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension _GeneratedCode {
  /// Checks payload types that the macro does not know, such as an alias. For each of them `@Routes` writes a call of functions of its
  /// own, which name the type, and of these, which find out what it is. Only `router(of:)` and `reader(_:of:to:)` ever run.
  ///
  /// They are overloads, not a protocol, because only the compiler knows whether an alias is an optional.
  public enum PayloadTypes {
    // MARK: The type of a payload: the value that it holds, and whether a link may leave it out

    /// A type with a value for a link that leaves it out.
    public struct LeftOut {}
    /// A type whose value must be there.
    public struct Always {}

    @_disfavoredOverload  // an optional may be made a parameter, and is first what a link may leave out
    public static func held<Value>(_: Value.Type) -> (type: Value.Type, when: Always) { (Value.self, Always()) }
    public static func held<Value>(_: Value?.Type) -> (type: Value.Type, when: LeftOut) { (Value.self, LeftOut()) }
    public static func held<Value>(_: [Value].Type) -> (type: Value.Type, when: LeftOut) { (Value.self, LeftOut()) }
    public static func held<Value>(
      _: EitherBranch<Value, Void>.Type
    ) -> (type: Value.Type, when: LeftOut) { (Value.self, LeftOut()) }
    public static func held<Value>(
      _: EitherBranch<Void, Value>.Type
    ) -> (type: Value.Type, when: LeftOut) { (Value.self, LeftOut()) }

    /// A side of an `EitherBranch`; those of a side that is another one are checked by themselves.
    @_disfavoredOverload
    public static func side<Value>(_ type: Value.Type) -> Value.Type { type }
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

    public static func value(_: Known.Type) -> Known { Known() }
    public static func value<Value: RouteParameter>(_: Value.Type) -> Known { Known() }
    // What is a parameter may have raw values, or routes, as well.
    @_disfavoredOverload
    public static func value<Value: RawRepresentable>(_: Value.Type) -> RawValued
    where Value.RawValue: RouteParameter { RawValued() }
    @_disfavoredOverload
    public static func value<Value: Routable>(_: Value.Type) -> Mountable { Mountable() }
    @_disfavoredOverload
    public static func value<Value: RawRepresentable & Routable>(_: Value.Type) -> Mountable
    where Value.RawValue: RouteParameter { Mountable() }
    @_disfavoredOverload
    public static func value<Value>(_: Value.Type) -> Unknown { Unknown() }

    /// What is to be told of a type in a group that may be left out: what it lacks, or that its value must be there.
    public static func told<Found>(_ found: Found, _: LeftOut) -> Found { found }
    public static func told(_: Known, _ always: Always) -> Always { always }
    public static func told<Found: Lacking>(_ found: Found, _: Always) -> Found { found }

    // MARK: What is mounted

    public static func mounted<Value: Routable>(_: Value.Type) -> Mountable { Mountable() }
    public static func mounted<Value>(_: Value.Type) -> Unknown { Unknown() }

    /// The router of what is mounted. A type that `mounted` refuses has none, so that the compiler reports the fault once, where it is.
    public static func router<Value: Routable>(of _: Value.Type) -> Router<Value> { Value.router }
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
