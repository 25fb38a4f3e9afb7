// Which line may follow which: segments, then query items, then a fragment. Values join into one flat tuple.

extension PatternBuilder {
  /// The first line, where it captures nothing.
  public static func buildPartialBlock<State>(first: PatternLiteral<State>) -> RoutePattern<Void, State> {
    RoutePattern(first.body)
  }

  /// The first line, where it captures a value.
  public static func buildPartialBlock<Value, State>(first: PatternValue<Value, State>) -> RoutePattern<Value, State> {
    RoutePattern(first.body)
  }

  /// The first line, where it is a pattern.
  public static func buildPartialBlock<Value, State>(
    first: PatternSequence<Value, State>
  ) -> RoutePattern<Value, State> { RoutePattern(first.body) }

  /// After segments: anything.
  public static func buildPartialBlock<Value, State>(
    accumulated: RoutePattern<Value, PatternPath>, next: PatternLiteral<State>
  ) -> RoutePattern<Value, State> { RoutePattern(accumulated.body.appending(next.body)) }

  /// After segments: anything.
  public static func buildPartialBlock<each Value, Next, State>(
    accumulated: RoutePattern<(repeat each Value), PatternPath>, next: PatternValue<Next, State>
  ) -> RoutePattern<(repeat each Value, Next), State> { RoutePattern(accumulated.body.appending(next.body)) }

  /// After segments: anything.
  public static func buildPartialBlock<each Value, each Next, State>(
    accumulated: RoutePattern<(repeat each Value), PatternPath>, next: PatternSequence<(repeat each Next), State>
  ) -> RoutePattern<(repeat each Value, repeat each Next), State> {
    RoutePattern(accumulated.body.appending(next.body))
  }

  /// After a query item: another, or a fragment.
  public static func buildPartialBlock<Value, State: PatternAfterQuery>(
    accumulated: RoutePattern<Value, PatternQuery>, next: PatternLiteral<State>
  ) -> RoutePattern<Value, State> { RoutePattern(accumulated.body.appending(next.body)) }

  /// After a query item: another, or a fragment.
  public static func buildPartialBlock<each Value, Next, State: PatternAfterQuery>(
    accumulated: RoutePattern<(repeat each Value), PatternQuery>, next: PatternValue<Next, State>
  ) -> RoutePattern<(repeat each Value, Next), State> { RoutePattern(accumulated.body.appending(next.body)) }

  /// After a query item: another, or a fragment.
  public static func buildPartialBlock<each Value, each Next, State: PatternAfterQuery>(
    accumulated: RoutePattern<(repeat each Value), PatternQuery>, next: PatternSequence<(repeat each Next), State>
  ) -> RoutePattern<(repeat each Value, repeat each Next), State> {
    RoutePattern(accumulated.body.appending(next.body))
  }
}
