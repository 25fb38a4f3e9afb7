/// Builds a pattern of literals, types and parts, each a line; what may follow what is checked while compiling.
///
///     On(AppLink.tweet) { "users"; String.self; "tweets"; Named("id", Int.self); QueryItem("lang", String.self, default: "en") }
///
/// Text in quotes is a literal path, `/` parting its segments; a type is a parameter; parts are ``Named``,
/// ``OptionalPart``, ``EitherPart``, ``Wildcard``, ``Rest``, ``QueryItem`` and ``FragmentPart``.
@resultBuilder
public enum PatternBuilder {
  /// A literal path: `"users/me"`.
  public static func buildExpression(_ literal: String) -> PatternLiteral<PatternPath> {
    PatternLiteral(.literal(literal))
  }

  /// A parameter: `Int.self`.
  public static func buildExpression<Value: RouteParameter>(_ type: Value.Type) -> PatternValue<Value, PatternPath> {
    PatternValue(.parameter(.one(type), name: nil, as: PatternBody.segment))
  }

  /// A part that captures a value.
  public static func buildExpression<Value, State>(
    _ part: some PatternPart<Value, State>
  ) -> PatternValue<Value, State> { PatternValue(part.body) }

  /// A part that captures nothing.
  public static func buildExpression<State>(_ part: some PatternPart<Void, State>) -> PatternLiteral<State> {
    PatternLiteral(part.body)
  }

  /// An optional group that captures nothing.
  public static func buildExpression<State>(_ part: OptionalPart<Void, State>) -> PatternLiteral<State> {
    PatternLiteral(part.body)
  }

  /// An either group that captures nothing: its branches are spellings of one value.
  public static func buildExpression<State>(_ part: EitherPart<Void, Void, State>) -> PatternLiteral<State> {
    PatternLiteral(part.body)
  }

  /// A pattern of its own, whose values join the others.
  public static func buildExpression<Value, State>(
    _ pattern: RoutePattern<Value, State>
  ) -> PatternSequence<Value, State> { PatternSequence(pattern.body) }
}

/// A line of a pattern that captures nothing.
public struct PatternLiteral<State>: Sendable {
  let body: PatternBody

  init(_ body: PatternBody) { self.body = body }
}

/// A line of a pattern that captures a value.
public struct PatternValue<Value, State>: Sendable {
  let body: PatternBody

  init(_ body: PatternBody) { self.body = body }
}

/// A line of a pattern that is a pattern of its own.
public struct PatternSequence<Value, State>: Sendable {
  let body: PatternBody

  init(_ body: PatternBody) { self.body = body }
}
