import FingerpostEngine

/// The typed form of a template: the value that a path and a query stand for, both ways.
///
///     let tweet = RoutePattern { "users"; String.self; "tweets"; Int.self }
///     tweet.template                        // "users/:string/tweets/:int"
///     try tweet.parse("/users/ann/tweets/7")  // ("ann", 7)
///     try tweet.print(("ann", 7))             // "/users/ann/tweets/7"
///
/// `parse(print(value))` is the same value. `Value` is a flat tuple of what the parts capture, one value by itself, or
/// `Void`; `State` says what may follow: see ``PatternPath``, ``PatternQuery`` and ``PatternEnd``.
public struct RoutePattern<Value, State>: Sendable {
  package let body: PatternBody
  /// Made beforehand for a pattern that is used by itself.
  private let compiled: Result<CompiledPattern<Value>, RouterError>?

  /// A pattern of literals, types and parts, in the order of the link.
  public init(@PatternBuilder _ parts: () -> RoutePattern<Value, State>) {
    body = parts().body
    compiled = CompiledPattern.compile(body)
  }

  package init(_ body: PatternBody) { (self.body, compiled) = (body, nil) }

  /// The template's text. That of a query item without a path is `page=:int`.
  public var template: String {
    let isQueryAlone = body.path.isEmpty && !body.query.isEmpty && !body.isRoot
    return isQueryAlone ? String(Substring(body.text.utf8.dropFirst("/?".utf8.count))) : body.text
  }

  /// Reads the value of a bare path, with its query: `/users/ann/tweets/7?lang=en`.
  ///
  /// - Throws: `LinkError`, with the byte at which reading stopped.
  public func parse(_ text: String) throws(LinkError) -> Value { try read(text).value }

  /// Reads the value of a bare path, and the query items that the pattern does not name.
  package func read(_ text: String) throws(LinkError) -> (value: Value, extra: [Location.QueryItem]) {
    switch compiled ?? CompiledPattern.compile(body) {
    case .success(let pattern): return try pattern.read(text)
    case .failure(let fault): throw LinkError(.pattern(fault.message), at: 0).of(text)
    }
  }

  /// The bare path that stands for a value; inverse of ``parse(_:)``.
  ///
  /// - Throws: `PrintError` for what no path can carry.
  @_disfavoredOverload  // The operators' module prints the path and the query apart, under the same name.
  public func print(_ value: Value) throws(PrintError) -> String {
    switch compiled ?? CompiledPattern.compile(body) {
    case .success(let pattern): return try pattern.print(value)
    case .failure(let fault): throw PrintError(.pattern(fault.message))
    }
  }

  /// The same pattern for another value, which `apply` makes; `unapply` is its inverse.
  ///
  ///     let day = RoutePattern { Int.self; Int.self }.map { Day(month: $0, day: $1) } unapply: { ($0.month, $0.day) }
  ///
  /// If `apply` gives nil, the link does not match, even if it could be read in another way. If `unapply` gives nil,
  /// the value does not print.
  public func map<New>(
    _ apply: @escaping @Sendable (Value) -> New?, unapply: @escaping @Sendable (New) -> Value?
  ) -> RoutePattern<New, State> {
    let (old, elements) = (TypedBody<Value>(body: body), TupleElements<New>())
    var mapped = body
    mapped.isPartial = true
    mapped.read = { reader, values in
      guard let new = old.read(reader).flatMap(apply) else { return false }
      return elements.decompose(new) { values.put(elements.types.count, of: &$0) }
    }
    mapped.write = { (values, writer) throws(PrintError) in
      let new = elements.compose { $0.put(elements.types.count, of: &values) }
      guard let new, let value = unapply(new) else { throw PrintError(.noRoute(nil)) }
      assert(writer.compares(new, to: apply(value), "apply and unapply must give back the same value"))
      try old.write(value, &writer)
    }
    return RoutePattern<New, State> { RoutePattern<New, State>(mapped) }
  }
}

/// A pattern that a segment or a query item may follow.
public enum PatternPath {}

/// A pattern that a query item may follow.
public enum PatternQuery: PatternAfterQuery {}

/// A pattern with a fragment, which nothing may follow.
public enum PatternEnd: PatternAfterQuery {}

/// What a pattern may become after a query item: one with another item, or with a fragment.
public protocol PatternAfterQuery {}
