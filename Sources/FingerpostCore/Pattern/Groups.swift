// The parts that hold other parts.

/// A group that may be left out.
///
///     OptionalPart { "comments"; Int.self }      // (comments/:int)      nil where it is left out
///     OptionalPart { "index" }                   // (index)              captures nothing, and is printed
///     OptionalPart { QueryItem("q", Int.self) }  // (q=:int)             in a query
///
/// Several values make one optional tuple.
public struct OptionalPart<Wrapped, State>: PatternPart {
  /// Nil where the group is left out.
  public typealias Value = Wrapped?
  /// The group.
  public let body: PatternBody

  /// A group that may be left out.
  public init(@PatternBuilder _ parts: () -> RoutePattern<Wrapped, State>) {
    body = .optional(parts().body, of: Wrapped.self)
  }
}

/// One of two branches.
///
///     EitherPart { Int.self } or: { "me" }   // (:int|me)   Either<Int, Void>
///
/// Two branches that capture nothing are two spellings of one link, and the first is printed. For more than two
/// branches, put an `EitherPart` in the left branch.
public struct EitherPart<Left, Right, State>: PatternPart {
  /// The value of the branch that was taken.
  public typealias Value = Either<Left, Right>
  /// The group.
  public let body: PatternBody

  /// One of two branches of a path, or one of two query items.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, State>, @PatternBuilder or right: () -> RoutePattern<Right, State>
  ) {
    body = .either(left().body, Left.self, right().body, Right.self)
  }

  /// Two branches of a path, of which the left one carries a query.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, PatternQuery>,
    @PatternBuilder or right: () -> RoutePattern<Right, PatternPath>
  ) where State == PatternQuery {
    body = .either(left().body, Left.self, right().body, Right.self)
  }

  /// Two branches of a path, of which the right one carries a query.
  public init(
    @PatternBuilder _ left: () -> RoutePattern<Left, PatternPath>,
    @PatternBuilder or right: () -> RoutePattern<Right, PatternQuery>
  ) where State == PatternQuery {
    body = .either(left().body, Left.self, right().body, Right.self)
  }
}
