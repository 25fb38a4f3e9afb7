import FingerpostCore

// Parts that may be left out.

infix operator /? : MultiplicationPrecedence
infix operator .?? : MultiplicationPrecedence
infix operator &? : MultiplicationPrecedence

/// A segment that may be left out. A literal one is printed.
public func /? <A, L: PathPatternState>(left: RoutePattern<A, L>, right: String) -> RoutePattern<A, Path> {
  RoutePattern(left.body.appending(.optional(lit(right).body, of: Void.self)))
}

/// A segment that may be left out. A literal one is printed.
public func /? <B>(left: String, right: RoutePattern<B, Path>) -> RoutePattern<B?, Path> {
  RoutePattern(lit(left).body.appending(.optional(right.body, of: B.self)))
}

/// A segment that may be left out. A literal one is printed.
public func /? (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(lit(left).body.appending(.optional(lit(right).body, of: Void.self)))
}

/// A segment that may be left out. A literal one is printed.
public func /? <A, L: PathPatternState>(left: RoutePattern<A, L>, right: RoutePattern<Void, Path>) -> RoutePattern<
  A, Path
> { RoutePattern(left.body.appending(.optional(right.body, of: Void.self))) }

/// A segment that may be left out. A literal one is printed.
public func /? <L: PathPatternState>(left: RoutePattern<Void, L>, right: RoutePattern<Void, Path>) -> RoutePattern<
  Void, Path
> { RoutePattern(left.body.appending(.optional(right.body, of: Void.self))) }

/// A segment that may be left out. A literal one is printed.
public func /? <A, B, each T, L: PathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Void, Path>
) -> RoutePattern<(A, B, repeat each T), Path> {
  RoutePattern(left.body.appending(.optional(right.body, of: Void.self)))
}

/// A segment that may be left out. A literal one is printed.
public func /? <Z, L: PathPatternState>(left: RoutePattern<Void, L>, right: RoutePattern<Z, Path>) -> RoutePattern<
  Z?, Path
> { RoutePattern(left.body.appending(.optional(right.body, of: Z.self))) }

/// A segment that may be left out. A literal one is printed.
@_disfavoredOverload
public func /? <A, Z, L: PathPatternState>(left: RoutePattern<A, L>, right: RoutePattern<Z, Path>) -> RoutePattern<
  (A, Z?), Path
> { RoutePattern(left.body.appending(.optional(right.body, of: Z.self))) }

/// A segment that may be left out. A literal one is printed.
public func /? <A, B, each T, Z, L: PathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Z, Path>
) -> RoutePattern<(A, B, repeat each T, Z?), Path> {
  RoutePattern(left.body.appending(.optional(right.body, of: Z.self)))
}

/// The first query item, which may be left out.
public func .?? <Z>(left: String, right: RoutePattern<Z, Query>) -> RoutePattern<Z?, Query> {
  RoutePattern(lit(left).body.appending(.optional(right.body, of: Z.self)))
}

/// The first query item, which may be left out.
public func .?? <Z, L: PathPatternState>(left: RoutePattern<Void, L>, right: RoutePattern<Z, Query>) -> RoutePattern<
  Z?, Query
> { RoutePattern(left.body.appending(.optional(right.body, of: Z.self))) }

/// The first query item, which may be left out.
@_disfavoredOverload
public func .?? <A, Z, L: PathPatternState>(left: RoutePattern<A, L>, right: RoutePattern<Z, Query>) -> RoutePattern<
  (A, Z?), Query
> { RoutePattern(left.body.appending(.optional(right.body, of: Z.self))) }

/// The first query item, which may be left out.
public func .?? <A, B, each T, Z, L: PathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Z, Query>
) -> RoutePattern<(A, B, repeat each T, Z?), Query> {
  RoutePattern(left.body.appending(.optional(right.body, of: Z.self)))
}

/// A further query item, which may be left out.
@_disfavoredOverload
public func &? <A, Z>(left: RoutePattern<A, Query>, right: RoutePattern<Z, Query>) -> RoutePattern<(A, Z?), Query> {
  RoutePattern(left.body.appending(.optional(right.body, of: Z.self)))
}

/// A further query item, which may be left out.
public func &? <A, B, each T, Z>(left: RoutePattern<(A, B, repeat each T), Query>, right: RoutePattern<Z, Query>)
  -> RoutePattern<(A, B, repeat each T, Z?), Query>
{ RoutePattern(left.body.appending(.optional(right.body, of: Z.self))) }

// One part or another.

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(.either(lit(left).body, Void.self, lit(right).body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | <B>(left: String, right: RoutePattern<B, Path>) -> RoutePattern<EitherBranch<Void, B>, Path> {
  RoutePattern(.either(lit(left).body, Void.self, right.body, B.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | <A>(left: RoutePattern<A, Path>, right: String) -> RoutePattern<EitherBranch<A, Void>, Path> {
  RoutePattern(.either(left.body, A.self, lit(right).body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | (left: String, right: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(.either(lit(left).body, Void.self, right.body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | (left: RoutePattern<Void, Path>, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(.either(left.body, Void.self, lit(right).body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | (left: RoutePattern<Void, Path>, right: RoutePattern<Void, Path>) -> RoutePattern<Void, Path> {
  RoutePattern(.either(left.body, Void.self, right.body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | <A, B, S>(left: RoutePattern<A, S>, right: RoutePattern<B, S>) -> RoutePattern<EitherBranch<A, B>, S> {
  RoutePattern(.either(left.body, A.self, right.body, B.self))
}
