// What the types of patterns refuse, said in words: these are only ever chosen by mistake.

/// A path behind a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func /> <Left, Right, State>(
  left: RoutePattern<Left, Query>, right: RoutePattern<Right, State>
) -> RoutePattern<Right, State> { RoutePattern(right.body) }

/// A path behind a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func /> <Left>(left: RoutePattern<Left, Query>, right: String) -> RoutePattern<Left, Query> { left }

/// A path behind a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func >/> <Left, Right, State>(
  left: RoutePattern<Left, Query>, right: RoutePattern<Right, State>
) -> RoutePattern<Right, State> { RoutePattern(right.body) }

/// A path behind a query.
@available(*, unavailable, message: "a segment cannot follow a query item")
@_disfavoredOverload
public func >/> <Left>(left: RoutePattern<Left, Query>, right: String) -> RoutePattern<Left, Query> { left }

/// A value dropped.
@available(*, unavailable, message: "'/>' drops what its left side captures: write '>/>' to keep it")
@_disfavoredOverload
public func /> <Left, State: PathPatternState>(
  left: RoutePattern<Left, State>, right: String
) -> RoutePattern<Left, Path> { RoutePattern(left.body) }
