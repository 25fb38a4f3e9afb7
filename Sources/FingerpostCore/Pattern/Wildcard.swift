/// One or more segments that are not captured: `*`.
///
///     On(AppLink.users) { Wildcard(); "users" }   // */users reads any/thing/users
///
/// A link that is printed from a value alone has `*` there.
public struct Wildcard: PatternPart {
  /// Nothing is captured.
  public typealias Value = Void
  /// Anything may follow.
  public typealias State = PatternPath
  /// One or more segments.
  public let body = PatternBody.wildcard

  /// One or more segments.
  public init() {}
}

/// One or more segments, captured: `Rest("path")` is `{*path}`.
///
///     On(AppLink.file) { "files"; Rest("path") }   // files/{*path} reads files/a/b/c as ["a", "b", "c"]
public struct Rest: PatternPart {
  /// The segments, decoded.
  public typealias Value = [String]
  /// Anything may follow.
  public typealias State = PatternPath
  /// One or more segments.
  public let body: PatternBody

  /// One or more segments, by the name that templates show.
  public init(_ name: String = "rest") {
    body = .parameter(.list(String.self), name: name) { _ in PatternBody(path: [.rest(name: name)]) }
  }
}
