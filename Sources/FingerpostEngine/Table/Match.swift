/// What a match put in one parameter.
public enum Captured: Sendable, Hashable {
  /// The parameter stands in a part that was left out, and has no default.
  case absent
  /// The decoded text, in the type's canonical spelling; a default where the text left the part out.
  case text(String)
  /// The values of a repeated query key, or the segments of `{*rest}`.
  case list([String])
}

extension Captured {
  /// Equal where the bytes are.
  public static func == (left: Captured, right: Captured) -> Bool {
    switch (left, right) {
    case (.absent, .absent): true
    case (.text(let a), .text(let b)): a.isIdentical(to: b)
    case (.list(let a), .list(let b)): a.elementsEqual(b) { $0.isIdentical(to: $1) }
    default: false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .absent: hasher.combine(0)
    case .text(let text): text.hashBytes(into: &hasher)
    case .list(let texts):
      hasher.combine(texts.count)
      for text in texts { text.hashBytes(into: &hasher) }
    }
  }
}

/// What a match put in the parameters of a template: its value, before it has a type.
public struct Captures: Sendable, Hashable {
  /// One for each of ``Template/parameters``.
  public package(set) var values: [Captured]
  /// One for each group of the template, in the order of the text: the branch taken, or 0 and 1 for an optional group
  /// that is absent and present.
  ///
  /// Only what the value depends on is told apart: a group without parameters, or with defaults, is always the branch that
  /// it prints.
  public package(set) var choices: [Int]

  /// Captures for printing: as many values as the template has parameters, and as many choices as it has groups.
  public init(values: [Captured], choices: [Int]) {
    self.values = values
    self.choices = choices
  }
}

/// A route that a text names, with what the text says.
public struct Match: Sendable, CustomStringConvertible {
  /// The text that was read.
  public let text: String
  /// The place of the route in the table.
  public let index: Int
  /// What the route's parameters hold.
  public let captures: Captures
  /// What became of each item of the query.
  private let uses: [QueryReading.Use]
  let table: RouteTable
  let reading: Reading
  let request: Request

  init(table: RouteTable, text: String, request: Request, winner: Candidate, reading: Reading) {
    (self.table, self.text, self.request) = (table, text, request)
    (self.reading, index) = (reading, winner.index)
    captures = Captures(reading, winner.route.outline, request, custom: table.custom)
    uses = winner.query.uses
  }

  /// What was matched.
  public var location: Location { request.location }

  /// Query items that the route has no use for, in order.
  public var extraQuery: [Location.QueryItem] { query(.extra) }
  /// Query items of the route that did not read, and count as absent.
  public var unreadQuery: [Location.QueryItem] { query(.unread) }

  private func query(_ use: QueryReading.Use) -> [Location.QueryItem] {
    uses.indices.filter { uses[$0] == use }.map { location.item(location.querySlices[$0]) }
  }

  /// `showUserTweet [userId=ann, tweetId=123]`
  public var description: String { "\(route.name) \(values)" }

  /// The route that won.
  public var route: RouteTable.Route { table.routes[index] }

  /// A parameter, by name, and what it holds.
  public struct Value: Sendable, Hashable, CustomStringConvertible {
    /// The parameter's name, or its place among the parameters, from `"1"`, where it has none.
    public let name: String
    /// What the parameter takes.
    public let type: ParameterType
    /// What it holds.
    public let capture: Captured

    /// `userId=ann`, or `tag=[new, red]`.
    public var description: String {
      switch capture {
      case .absent: name
      case .text(let text): "\(name)=\(text)"
      case .list(let texts): "\(name)=[\(texts.joined(separator: ", "))]"
      }
    }
  }

  /// What the parameters hold, in the template's order, those that are absent left out.
  public var values: [Value] { table.values(of: captures, route: index) }

  /// Whether a `*` took part.
  package var usesWildcard: Bool { reading.wildcards.contains { $0 != nil } }
  /// What the text was read as: by which method, and whether as the target of a request.
  package var requestMethod: String? { request.methodName }
  package var isTarget: Bool { request.asTarget }

  /// What each parameter holds, by name.
  var valuesByName: [String: Captured] { table.compiled[index].outline.valuesByName(captures) }
}

extension RouteTable {
  /// What the parameters of a route hold, in the template's order, those that are absent left out.
  package func values(of captures: Captures, route index: Int) -> [Match.Value] {
    let outline = compiled[index].outline
    return outline.slots.indices.filter { captures.values[$0] != .absent }.map {
      Match.Value(name: outline.name($0), type: outline.slots[$0].type, capture: captures.values[$0])
    }
  }
}
