/// What a match put in one parameter.
public enum Capture: Sendable, Hashable {
  /// The parameter stands in a part that was left out, and has no default.
  case absent
  /// The decoded text, in the type's canonical spelling; a default where the text left the part out.
  case text(String)
  /// The values of a repeated query key, or the segments of `{*rest}`.
  case list([String])
}

/// What a match put in the parameters of a template: its value, before it has a type.
public struct Captures: Sendable, Hashable {
  /// One for each of ``Template/parameters``.
  public internal(set) var values: [Capture]
  /// One for each group of the template, in the order of the text: the branch taken, or 0 and 1 for an optional group
  /// that is absent and present.
  ///
  /// Only what the value depends on is told apart: a group without parameters, or with defaults, is always the branch that
  /// it prints.
  public internal(set) var choices: [Int]
}

/// A route that a text names, with what the text says.
public struct Match: Sendable {
  /// The route that won.
  public let route: RouteTable.Route
  /// Its place in the table.
  public let index: Int
  /// What its parameters hold.
  public let captures: Captures
  /// What was matched.
  public let location: Location
  /// Query items that the route has no use for, in order.
  public let extraQuery: [Location.QueryItem]
  /// Query items of the route that did not read, and count as absent.
  public let unreadQuery: [Location.QueryItem]
  /// The text that the link should have had: it matches alike, and is its own canonical text.
  public var canonical: String { "" }
  /// Whether the text was its own canonical text.
  public var isCanonical: Bool { false }

  /// A parameter, by name, and what it holds.
  public struct Value: Sendable, Hashable {
    /// The parameter's name, or its place among the parameters, from `"1"`, where it has none.
    public let name: String
    /// What the parameter takes.
    public let type: ParameterType
    /// What it holds.
    public let capture: Capture
  }

  /// What the parameters hold, in the template's order, those that are absent left out.
  public var values: [Value] { [] }
}
