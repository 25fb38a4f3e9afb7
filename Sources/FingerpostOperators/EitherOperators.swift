// One part or another.

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | (left: String, right: String) -> RoutePattern<Void, Path> {
  RoutePattern(.either(lit(left).body, Void.self, lit(right).body, Void.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | <B>(left: String, right: RoutePattern<B, Path>) -> RoutePattern<Either<Void, B>, Path> {
  RoutePattern(.either(lit(left).body, Void.self, right.body, B.self))
}

/// One of two. Two sides that capture nothing are spellings of one value, which captures nothing.
public func | <A>(left: RoutePattern<A, Path>, right: String) -> RoutePattern<Either<A, Void>, Path> {
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
public func | <A, B, S>(left: RoutePattern<A, S>, right: RoutePattern<B, S>) -> RoutePattern<Either<A, B>, S> {
  RoutePattern(.either(left.body, A.self, right.body, B.self))
}
