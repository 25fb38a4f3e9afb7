package import FingerpostEngine

/// One way through the groups of a template: the parts of its path in a row, and the query items that must be there.
///
///     cart/(items/{id:int})?{page:int}   // cart/items/{id:int} with page; cart with page
package struct RouteWay: Sendable {
  /// Literals, parameters, mixed segments and wildcards: no groups.
  package var path: [Template.Part] = []
  /// The items without which the route does not read a link.
  package var query: [Template.QueryItem] = []
  /// All of the query, needed or not.
  package var parts: [Template.QueryPart] = []
}

extension Template {
  /// All ways, a present group before an absent one, and a left branch before a right one; nil if there are more than `limit`.
  package func ways(limit: Int = 64) -> [RouteWay]? {
    guard var ways = pathWays(limit: limit) else { return nil }
    for index in 0..<(ways.map(\.parts.count).max() ?? 0) {
      ways = ways.flatMap { way in
        let required = index < way.parts.count ? way.parts[index].required : []
        if required.isEmpty { return [way] }
        return required.map { item in
          var way = way
          way.query.append(item)
          return way
        }
      }
      if ways.count > limit { return nil }
    }
    return ways
  }

  /// The ways through the path alone, in the same order: of several items of a query one of which must be there, no way chooses.
  package func pathWays(limit: Int = 64) -> [RouteWay]? {
    guard var ways = Self.ways(through: path, from: [RouteWay()], limit) else { return nil }
    for index in ways.indices { ways[index].parts += query }
    return ways
  }

  private static func ways(through parts: [Part], from start: [RouteWay], _ limit: Int) -> [RouteWay]? {
    var ways = start
    for part in parts {
      switch part {
      case .literal, .parameter, .mixed, .wildcard, .rest:
        for index in ways.indices { ways[index].path.append(part) }
      case .optional(let branch):
        guard let taken = Self.ways(through: branch, from: ways, limit) else { return nil }
        ways = taken + ways
      case .either(let branches):
        var all: [RouteWay] = []
        for branch in branches {
          guard let taken = Self.ways(through: branch, from: ways, limit) else { return nil }
          all += taken
        }
        ways = all
      }
      if ways.count > limit { return nil }
    }
    return ways
  }

  private static func ways(through branch: Branch, from start: [RouteWay], _ limit: Int) -> [RouteWay]? {
    guard var ways = ways(through: branch.path, from: start, limit) else { return nil }
    for index in ways.indices { ways[index].parts += branch.query }
    return ways
  }
}

extension Template.QueryPart {
  /// One of these items must be there; empty if the part can be left out.
  fileprivate var required: [Template.QueryItem] {
    switch self {
    case .item(let item): item.isRequired ? [item] : []
    case .optional: []
    case .either(let items): items.allSatisfy(\.isRequired) ? items : []
    }
  }
}

extension Template.QueryItem {
  private var isArray: Bool {
    if case .parameter(let parameter) = value { parameter.type.isArray } else { false }
  }

  fileprivate var isRequired: Bool {
    if case .parameter(let parameter) = value { parameter.defaultValue == nil && !isArray } else { true }
  }
}

extension Template.Fragment {
  /// What the fragment must be; nil if it can be left out.
  package var required: Template.Operand? {
    guard case .required(let operand) = self else { return nil }
    if case .parameter(let parameter) = operand, parameter.defaultValue != nil { return nil }
    return operand
  }
}
