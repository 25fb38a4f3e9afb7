/// The items of a query that the pattern does not name: `QueryRest("data")` is `{*data}`.
///
///     On(AppLink.fireEvent) { "fire_event"; String.self; QueryRest("data") }   // fire_event/:string?{*data}
///
/// It is the last item of the query.
public struct QueryRest: PatternPart {
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

/// The rest of a link as it is spelled, with its query and its fragment: `RawRest("feed")` is `{**feed}`.
///
///     On(AppLink.subscribe) { "subscribe"; RawRest("feed", URL.self) }   // subscribe/{**feed:url}
///
/// It follows a literal.
public struct RawRest<Value: RouteParameter>: PatternPart {
  /// Nothing may follow.
  public typealias State = PatternEnd
  /// The rest of the link.
  public let body: PatternBody

  /// The rest of the link, by the name that templates show: text, or a URL.
  public init(_ name: String = "rest", _ type: Value.Type = String.self) {
    body = .parameter(.one(type), name: name) { PatternBody(path: [.rawRest($0)]) }
  }
}
