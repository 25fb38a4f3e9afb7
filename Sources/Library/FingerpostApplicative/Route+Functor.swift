public import FingerpostCore

// What every route can do, by the laws of functors, applicatives and alternatives. Two routes are equal where they accept the
// same paths with the same values.

extension Route {
  /// The same paths, with what is made of their values.
  ///
  /// `map { $0 }` changes nothing; `map(f).map(g)` is `map { g(f($0)) }`.
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Route<Other> {
    replacingTerms { term, _ in .term(Term(count: term.count) { term.make($0).map(transform) }) }
  }

  /// The paths of this route followed by those of another, with what is made of both values.
  func followed<Next: Sendable, Result: Sendable>(
    by next: Route<Next>, _ combine: @escaping @Sendable (Value, Next) -> Result
  ) -> Route<Result> {
    replacingTerms { first, count in
      next.replacingTerms { second, others in
        .term(
          Term(count: count + others) { values in
            let rest = values.dropFirst(count)
            guard let value = first.make(values.prefix(count)), let next = second.make(rest) else { return nil }
            return combine(value, next)
          })
      }
    }
  }

  /// The tree with another one instead of each of its ends; `replace` gets the number of captures before the end, which may take
  /// fewer.
  private func replacingTerms<Other: Sendable>(
    behind count: Int = 0, _ replace: (Term<Value>, _ count: Int) -> Route<Other>
  ) -> Route<Other> {
    switch self {
    case .match(let text, let next): .match(text, next.replacingTerms(behind: count, replace))
    case .capture(let capture, let next): .capture(capture, next.replacingTerms(behind: count + 1, replace))
    case .choice(let routes): .choice(routes.map { $0.replacingTerms(behind: count, replace) })
    case .term(let term): replace(term, count)
    case .zero: .zero
    }
  }
}

/// A segment that is this text.
public func match(_ text: String) -> Route<Void> { .match(text, pure(())) }

/// A segment that a type reads.
///
///     capture(UUID.self)   // Route<UUID>
public func capture<Value: RouteParameter>(_ type: Value.Type) -> Route<Value> { Route(Capture(type)) }

/// A segment that a closure reads; the closure returns nil for text that stands for no value.
///
///     let year = capture { text in Int(text).flatMap { $0 > 1900 ? $0 : nil } }   // Route<Int>
///
/// ``optimize(_:)`` never takes two closures for the same; one capture that is used twice, such as `year`, is.
public func capture<Value: Sendable>(_ read: @escaping @Sendable (String) -> Value?) -> Route<Value> {
  Route(Capture(read))
}

/// A segment that a closure reads, by the name that the route shows for it: `capture year`.
public func capture<Value: Sendable>(
  _ name: String, _ read: @escaping @Sendable (String) -> Value?
) -> Route<Value> { Route(Capture(named: name, read)) }

extension Route {
  /// A segment, for the value that it is captured as.
  fileprivate init(_ capture: Capture) {
    self = .capture(capture, .term(Term(count: 1) { $0.first.flatMap { $0 as? Value } }))
  }
}

/// A segment that is an integer.
public func int() -> Route<Int> { capture(Int.self) }
/// A segment that is a number.
public func double() -> Route<Double> { capture(Double.self) }
/// Any segment.
public func string() -> Route<String> { capture(String.self) }

/// The first of several routes that accepts a path.
public func choice<Value>(_ routes: [Route<Value>]) -> Route<Value> { .choice(routes) }

/// A value for every path; after a part that reads something, for the end of the path alone.
public func pure<Value>(_ value: Value) -> Route<Value> { .term(Term(value)) }

/// Accepts no path.
public func empty<Value>() -> Route<Value> { .zero }

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
