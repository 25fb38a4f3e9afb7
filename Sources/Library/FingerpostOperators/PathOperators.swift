import FingerpostCore

// Segments behind segments.

infix operator /> : MultiplicationPrecedence
infix operator >/> : MultiplicationPrecedence

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> <B, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<Void, L>, right: RoutePattern<B, R>
) -> RoutePattern<B, R> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> <B, R: ClosedPathPatternState>(left: String, right: RoutePattern<B, R>) -> RoutePattern<B, R> {
  RoutePattern(lit(left).body.appending(right.body))
}

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> <L: PathPatternState>(left: RoutePattern<Void, L>, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(left.body.appending(lit(right).body))
}

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(lit(left).body.appending(lit(right).body))
}

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> <L: PathPatternState>(left: RoutePattern<Void, L>, right: RoutePattern<Void, AnyStart>) -> RoutePattern<
  Void, AnyEnd
> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one that captures nothing, or nothing yet: the value is the right side's.
public func /> (left: String, right: RoutePattern<Void, AnyStart>) -> RoutePattern<Void, AnyEnd> {
  RoutePattern(lit(left).body.appending(right.body))
}

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <A, L: PathPatternState>(left: RoutePattern<A, L>, right: String) -> RoutePattern<A, Path> {
  RoutePattern(left.body.appending(lit(right).body))
}

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <A, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<A, L>, right: RoutePattern<Void, R>
) -> RoutePattern<A, R> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<Void, L>, right: RoutePattern<Void, R>
) -> RoutePattern<Void, R> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <A, B, each T, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Void, R>
) -> RoutePattern<(A, B, repeat each T), R> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <Z, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<Void, L>, right: RoutePattern<Z, R>
) -> RoutePattern<Z, R> { RoutePattern(left.body.appending(right.body)) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
@_disfavoredOverload
public func >/> <A, Z, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<A, L>, right: RoutePattern<Z, R>
) -> RoutePattern<(A, Z), R> { RoutePattern(left.body.appending(right.body.asOneElement(Z.self))) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <A, B, each T, Z, L: PathPatternState, R: ClosedPathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Z, R>
) -> RoutePattern<(A, B, repeat each T, Z), R> { RoutePattern(left.body.appending(right.body.asOneElement(Z.self))) }

/// A segment after one whose value is kept: values join into one flat tuple, and what captures nothing adds nothing.
public func >/> <A, L: PathPatternState>(left: RoutePattern<A, L>, right: RoutePattern<Void, AnyStart>) -> RoutePattern<
  A, AnyEnd
> { RoutePattern(left.body.appending(right.body)) }

/// A segment after a literal, which has no value.
public func >/> <Z, R: ClosedPathPatternState>(left: String, right: RoutePattern<Z, R>) -> RoutePattern<Z, R> {
  RoutePattern(lit(left).body.appending(right.body))
}

/// A segment after a literal, which has no value.
public func >/> (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(lit(left).body.appending(lit(right).body))
}

// Query items after a path, and after each other.

infix operator .? : MultiplicationPrecedence

/// The first query item.
public func .? <Z>(left: String, right: RoutePattern<Z, Query>) -> RoutePattern<Z, Query> {
  RoutePattern(lit(left).body.appending(right.body))
}

/// The first query item.
public func .? <Z, L: PathPatternState>(left: RoutePattern<Void, L>, right: RoutePattern<Z, Query>) -> RoutePattern<
  Z, Query
> { RoutePattern(left.body.appending(right.body)) }

/// The first query item.
@_disfavoredOverload
public func .? <A, Z, L: PathPatternState>(left: RoutePattern<A, L>, right: RoutePattern<Z, Query>) -> RoutePattern<
  (A, Z), Query
> { RoutePattern(left.body.appending(right.body.asOneElement(Z.self))) }

/// The first query item.
public func .? <A, B, each T, Z, L: PathPatternState>(
  left: RoutePattern<(A, B, repeat each T), L>, right: RoutePattern<Z, Query>
) -> RoutePattern<(A, B, repeat each T, Z), Query> {
  RoutePattern(left.body.appending(right.body.asOneElement(Z.self)))
}

/// A further query item.
@_disfavoredOverload
public func & <A, Z>(left: RoutePattern<A, Query>, right: RoutePattern<Z, Query>) -> RoutePattern<(A, Z), Query> {
  RoutePattern(left.body.appending(right.body.asOneElement(Z.self)))
}

/// A further query item.
public func & <A, B, each T, Z>(left: RoutePattern<(A, B, repeat each T), Query>, right: RoutePattern<Z, Query>)
  -> RoutePattern<(A, B, repeat each T, Z), Query>
{ RoutePattern(left.body.appending(right.body.asOneElement(Z.self))) }

// What the types of patterns refuse, said in words: these are only ever chosen by mistake.

/// A path after a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func /> <Left, Right, State>(
  left: RoutePattern<Left, Query>, right: RoutePattern<Right, State>
) -> RoutePattern<Right, State> { RoutePattern(right.body) }

/// A path after a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func /> <Left>(left: RoutePattern<Left, Query>, right: String) -> RoutePattern<Left, Query> { left }

/// A path after a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func >/> <Left, Right, State>(
  left: RoutePattern<Left, Query>, right: RoutePattern<Right, State>
) -> RoutePattern<Right, State> { RoutePattern(right.body) }

/// A path after a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func >/> <Left>(left: RoutePattern<Left, Query>, right: String) -> RoutePattern<Left, Query> { left }

/// A value dropped.
@available(*, unavailable, message: "'/>' drops what its left side captures: write '>/>' to keep it")
@_disfavoredOverload
public func /> <Left, State: PathPatternState>(
  left: RoutePattern<Left, State>, right: String
) -> RoutePattern<Left, Path> { RoutePattern(left.body) }
