/// Builds a pattern of literals, types and parts, each a line; what may follow what is checked while compiling.
///
///     On(AppLink.tweet) { "users"; String.self; "tweets"; Named("id", Int.self); QueryItem("lang", String.self, default: "en") }
///
/// Text in quotes is a literal path, `/` parting its segments; a type is a parameter; parts are ``Named``,
/// ``OptionalPart``, ``EitherPart``, ``Wildcard``, ``Rest``, ``QueryItem`` and ``FragmentPart``.
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

  /// A part, such as ``Named`` or ``QueryItem``.
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
