public import FingerpostCore

/// A route in applicative style, which only reads: a tree that can be shown, optimised and compiled.
///
///     let route: Route<(String, Int)> = curry { ($1, $2) } <^> match("Hello") <*> string() <*> int()
///     route.run("/Hello/Budapest/2016")   // ("Budapest", 2016)
///     route.run("/Ya/tu/sabes")           // nil
///
/// What a later part reads never depends on an earlier value. That is why there is no monad here, and why the tree is there to
/// see before anything is read.
///
/// It means its ``alternatives``, in order: one that reads anything must read the whole path, one that reads nothing, a bare
/// ``pure(_:)``, accepts every path; the first that accepts wins.
public indirect enum Route<Value: Sendable>: Sendable {
  /// A segment that is this text, and what follows it.
  case match(String, Route)
  /// A segment that a type reads, and what follows it.
  case capture(Capture, Route)
  /// Several routes, the first of which wins.
  case choice([Route])
  /// The end, and the value of what was captured on the way to it.
  case term(Term<Value>)
  /// What accepts no path.
  case zero
}

/// What one segment is read as.
///
/// Two captures are the same where their types are, so that ``optimize(_:)`` may read a segment once for both.
public struct Capture: Sendable {
  /// The type of the value.
  public let type: any RouteParameter.Type

  /// What reads a segment as a value of a type.
  public init(_ type: any RouteParameter.Type) { self.type = type }

  /// The value of a segment; nil where it has none. No path has an empty segment.
  func read(_ segment: String) -> (any Sendable)? {
    segment.isEmpty ? nil : type.init(parameter: segment)
  }
}

extension Capture: Hashable, CustomStringConvertible {
  /// Equal where the types are.
  public static func == (left: Capture, right: Capture) -> Bool { left.type == right.type }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// What templates call the type: `int`.
  public var description: String { type.parameterType.description }
}

/// The end of an alternative: how many values were captured before it, and what is made of them.
public struct Term<Value: Sendable>: Sendable {
  /// How many values it takes.
  public let count: Int
  let make: @Sendable (ArraySlice<any Sendable>) -> Value?

  init(count: Int, make: @escaping @Sendable (ArraySlice<any Sendable>) -> Value?) {
    (self.count, self.make) = (count, make)
  }

  /// A value that nothing has to be captured for.
  public init(_ value: Value) { self.init(count: 0) { _ in value } }
}
