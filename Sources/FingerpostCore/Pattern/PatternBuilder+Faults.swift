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
  @available(*, unavailable, message: "a pattern has a line at least; the root is \"/\"")
  public static func buildBlock() -> RoutePattern<Void, PatternPath> { RoutePattern(PatternBody()) }

  /// A type that no parameter can have.
  @available(*, unavailable, message: "this type is not a RouteParameter")
  public static func buildExpression<Value>(_ type: Value.Type) -> RoutePattern<Value, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// An optional type.
  @available(*, unavailable, message: "what may be left out is a group: OptionalPart { … }")
  public static func buildExpression<Value>(_ type: Value?.Type) -> RoutePattern<Value?, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// An array type.
  @available(*, unavailable, message: "several segments are Rest(), repeated keys QueryItem(key, [Type].self)")
  public static func buildExpression<Value>(_ type: [Value].Type) -> RoutePattern<[Value], PatternPath> {
    RoutePattern(PatternBody())
  }

  /// Any other value.
  @available(*, unavailable, message: "a line of a pattern is text, a type, or a part such as Named or QueryItem")
  public static func buildExpression<Value>(_ value: Value) -> RoutePattern<Value, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern has no if: a group that may be left out is OptionalPart { … }")
  public static func buildOptional(_ part: Any?) -> RoutePattern<Void, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern has no if: one of two branches is EitherPart { … } or: { … }")
  public static func buildEither(first part: Any) -> RoutePattern<Void, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// What depends on a condition.
  @available(*, unavailable, message: "a pattern has no if: one of two branches is EitherPart { … } or: { … }")
  public static func buildEither(second part: Any) -> RoutePattern<Void, PatternPath> {
    RoutePattern(PatternBody())
  }

  /// What is repeated.
  @available(*, unavailable, message: "a pattern has no loop")
  public static func buildArray(_ parts: [Any]) -> RoutePattern<Void, PatternPath> {
    RoutePattern(PatternBody())
  }
}
