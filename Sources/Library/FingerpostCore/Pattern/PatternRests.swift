/// The items of a query that the pattern does not name: `QueryRestPart("data")` is `{*data}`.
///
///     RouteDefinition(AppLink.fireEvent) { "fire_event"; String.self; QueryRestPart("data") }   // fire_event/:string?{*data}
///
/// It is the last item of the query.
public struct QueryRestPart: PatternPart {
  /// The items, in order.
  public typealias Value = QueryItems
  /// A fragment may follow.
  public typealias State = PatternQuery
  /// The rest of the query.
  public let body: PatternBody

  /// The rest of the query, by the name that templates show.
  public init(_ name: String = "rest") {
    body = .parameter(.one(QueryItems.self), name: name) { _ in PatternBody(query: [.rest(name: name)]) }
  }
}

/// The rest of a link as it is spelled, with its query and its fragment: `RawRestPart("feed")` is `{**feed}`.
///
///     RouteDefinition(AppLink.subscribe) { "subscribe"; RawRestPart("feed", URL.self) }   // subscribe/{**feed:url}
///
/// It follows a literal.
public struct RawRestPart<Value: RouteParameter>: PatternPart {
  /// Nothing may follow.
  public typealias State = PatternEnd
  /// The rest of the link.
  public let body: PatternBody

  /// The rest of the link, by the name that templates show: text, or a URL.
  public init(_ name: String = "rest", _ type: Value.Type = String.self) {
    body = .parameter(.one(type), name: name) { PatternBody(path: [.rawRest($0)]) }
  }
}
