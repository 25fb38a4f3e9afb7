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

/// A segment after a literal, of which there is nothing to keep.
public func >/> <Z, R: ClosedPathPatternState>(left: String, right: RoutePattern<Z, R>) -> RoutePattern<Z, R> {
  RoutePattern(lit(left).body.appending(right.body))
}

/// A segment after a literal, of which there is nothing to keep.
public func >/> (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(lit(left).body.appending(lit(right).body))
}
