/// Builds a pattern of literals, types and parts, one on each line. The compiler checks their order.
///
///     RouteDefinition(AppLink.tweet) { "users"; String.self; "tweets"; NamedPart("id", Int.self); QueryPart("lang", String.self, default: "en") }
///
/// Text in quotes is a literal path, whose segments are separated by `/`. A type is a parameter. Parts are ``NamedPart``,
/// ``OptionalPart``, ``EitherPart``, ``WildcardPart``, ``RestPart``, ``QueryPart`` and ``FragmentPart``.
@resultBuilder
public enum PatternBuilder {
  /// A literal path: `"users/me"`.
  public static func buildExpression(_ literal: String) -> RoutePattern<Void, PatternPath> {
    RoutePattern(.literal(literal))
  }

  /// A parameter: `Int.self`.
  public static func buildExpression<Value: RouteParameter>(_ type: Value.Type) -> RoutePattern<Value, PatternPath> {
    RoutePattern(.parameter(.one(type), name: nil, as: PatternBody.segment))
  }

  /// A part, such as ``NamedPart`` or ``QueryPart``.
  public static func buildExpression<Value, State>(
    _ part: some PatternPart<Value, State>
  ) -> RoutePattern<Value, State> { RoutePattern(part.body) }

  /// An optional group that captures nothing.
  public static func buildExpression<State>(_ part: OptionalPart<Void, State>) -> RoutePattern<Void, State> {
    RoutePattern(part.body)
  }

  /// An either group that captures nothing: its branches are spellings of one value.
  public static func buildExpression<State>(_ part: EitherPart<Void, Void, State>) -> RoutePattern<Void, State> {
    RoutePattern(part.body)
  }

  /// A pattern of its own, whose values join the others.
  public static func buildExpression<Value, State>(
    _ pattern: RoutePattern<Value, State>
  ) -> RoutePattern<Value, State> { pattern }

  // MARK: Which line may follow which: segments, then query items, then a fragment. Values join into one flat tuple.

  /// The first line.
  public static func buildPartialBlock<Value, State>(first: RoutePattern<Value, State>) -> RoutePattern<Value, State> {
    RoutePattern(first.body)
  }

  /// After segments: anything.
  public static func buildPartialBlock<each Value, each Next, State>(
    accumulated: RoutePattern<(repeat each Value), PatternPath>, next: RoutePattern<(repeat each Next), State>
  ) -> RoutePattern<(repeat each Value, repeat each Next), State> {
    RoutePattern(accumulated.body.appending(next.body))
  }

  /// After a query item: another, or a fragment.
  public static func buildPartialBlock<each Value, each Next, State: PatternAfterQuery>(
    accumulated: RoutePattern<(repeat each Value), PatternQuery>, next: RoutePattern<(repeat each Next), State>
  ) -> RoutePattern<(repeat each Value, repeat each Next), State> {
    RoutePattern(accumulated.body.appending(next.body))
  }
}

// What no pattern can be, with the words that the compiler says then. None of this is ever called.

extension PatternBuilder {
  /// After a query item: no segment.
  @available(*, unavailable, message: "a segment cannot follow a query item")
  public static func buildPartialBlock<each Value, each Next>(
    accumulated: RoutePattern<(repeat each Value), PatternQuery>, next: RoutePattern<(repeat each Next), PatternPath>
  ) -> RoutePattern<(repeat each Value, repeat each Next), PatternQuery> { RoutePattern(accumulated.body) }

  /// After a fragment: nothing.
  @available(*, unavailable, message: "nothing can follow the fragment")
  public static func buildPartialBlock<each Value, each Next, State>(
    accumulated: RoutePattern<(repeat each Value), PatternEnd>, next: RoutePattern<(repeat each Next), State>
  ) -> RoutePattern<(repeat each Value, repeat each Next), PatternEnd> { RoutePattern(accumulated.body) }

  /// No line at all.
  @available(*, unavailable, message: "a pattern needs at least one line; the root is \"/\"")
  public static func buildBlock() -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public static func buildExpression<Value>(_ type: Value.Type) -> RoutePattern<Value, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// An optional type.
  @available(*, unavailable, message: "write an optional part as a group: OptionalPart { … }")
  public static func buildExpression<Value>(_ type: Value?.Type) -> RoutePattern<Value?, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// An array type.
  @available(
    *, unavailable, message: "write several segments as RestPart(), and repeated keys as QueryPart(key, [Type].self)"
  )
  public static func buildExpression<Value>(_ type: [Value].Type) -> RoutePattern<[Value], PatternPath> {
    RoutePattern(PatternBody())
  }

  /// Any other value.
  @available(*, unavailable, message: "a line of a pattern is text, a type, or a part such as NamedPart or QueryPart")
  public static func buildExpression<Value>(_ value: Value) -> RoutePattern<Value, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern cannot have an if: write an optional group as OptionalPart { … }")
  public static func buildOptional(_ part: Any?) -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern cannot have an if: write two branches as EitherPart { … } or: { … }")
  public static func buildEither(first part: Any) -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern cannot have an if: write two branches as EitherPart { … } or: { … }")
  public static func buildEither(second part: Any) -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }

  /// What is repeated.
  @available(*, unavailable, message: "a pattern cannot have a loop")
  public static func buildArray(_ parts: [Any]) -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }
}
