extension QueryItems: RouteParameter, OwnParameter {
  /// `query`, the type of `{*data}`.
  public static var parameterType: ParameterType { .scalar(.query) }

  /// Reads the text of a query, without `?`.
  @_disfavoredOverload
  public init?(parameter text: String) { self.init(text) }

  /// The text of a query; one that does not read if an item has neither key nor value.
  public var parameter: String { description }
}
