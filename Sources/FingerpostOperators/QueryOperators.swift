// Query items behind a path, and behind each other.

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
