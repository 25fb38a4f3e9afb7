precedencegroup RouteAlternativePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

precedencegroup RouteFlippedMapPrecedence {
  associativity: left
  higherThan: RouteAlternativePrecedence
  lowerThan: TernaryPrecedence
}

precedencegroup RouteSequencePrecedence {
  associativity: left
  higherThan: RouteFlippedMapPrecedence
  lowerThan: TernaryPrecedence
}

precedencegroup RouteFlippedSequencePrecedence {
  associativity: right
  higherThan: RouteSequencePrecedence
  lowerThan: TernaryPrecedence
}

precedencegroup RouteFlippedMapFirstPrecedence {
  associativity: left
  higherThan: RouteFlippedSequencePrecedence
  lowerThan: TernaryPrecedence
}

infix operator <|> : RouteAlternativePrecedence
infix operator <&> : RouteFlippedMapPrecedence
infix operator <^> : RouteSequencePrecedence
infix operator <*> : RouteSequencePrecedence
infix operator <**> : RouteSequencePrecedence
infix operator *> : RouteSequencePrecedence
infix operator <* : RouteSequencePrecedence
infix operator </> : RouteFlippedSequencePrecedence
infix operator <&!> : RouteFlippedMapFirstPrecedence

/// The first of two routes that accepts a path.
public func <|> <Value>(first: Route<Value>, second: Route<Value>) -> Route<Value> { .choice([first, second]) }

/// The same paths, with what a function makes of their values.
public func <^> <Value, Result>(transform: @escaping @Sendable (Value) -> Result, route: Route<Value>) -> Route<Result>
{
  route.map(transform)
}

/// `<^>`, the route first.
public func <&> <Value, Result>(route: Route<Value>, transform: @escaping @Sendable (Value) -> Result) -> Route<Result>
{
  route.map(transform)
}

/// `<&>` that binds before `</>`, for what `flipCurry` makes.
public func <&!> <Value, Result>(route: Route<Value>, transform: @escaping @Sendable (Value) -> Result) -> Route<Result>
{
  route.map(transform)
}

/// A function, then its argument.
public func <*> <Value, Result>(function: Route<@Sendable (Value) -> Result>, route: Route<Value>) -> Route<Result> {
  function.followed(by: route) { $0($1) }
}

/// An argument, then its function.
public func <**> <Value, Result>(route: Route<Value>, function: Route<@Sendable (Value) -> Result>) -> Route<Result> {
  route.followed(by: function) { $1($0) }
}

/// `<**>` that groups to the right.
public func </> <Value, Result>(route: Route<Value>, function: Route<@Sendable (Value) -> Result>) -> Route<Result> {
  route <**> function
}

/// One route, then another, whose value counts.
public func *> <First, Second>(first: Route<First>, second: Route<Second>) -> Route<Second> {
  first.followed(by: second) { $1 }
}

/// One route, whose value counts, then another.
public func <* <First, Second>(first: Route<First>, second: Route<Second>) -> Route<First> {
  first.followed(by: second) { first, _ in first }
}
