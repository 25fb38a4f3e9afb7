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

  fileprivate func asking(for item: Template.QueryItem) -> RouteWay {
    RouteWay(path: path, query: query + [item], parts: parts)
  }
}

extension Template {
  /// All ways, a present group before an absent one, and a left branch before a right one; nil if there are more than `limit`.
  package func ways(limit: Int = 64) -> [RouteWay]? {
    let ways = pathWays(limit: limit)?.flatMap { way in
      way.parts.map(\.required).filter { !$0.isEmpty }.reduce([way]) { ways, items in
        ways.count > limit ? ways : ways.flatMap { way in items.map { way.asking(for: $0) } }
      }
    }
    return ways.flatMap { $0.count > limit ? nil : $0 }
  }

  /// The ways through the path alone, in the same order: of several items of a query one of which must be there, no way chooses.
  package func pathWays(limit: Int = 64) -> [RouteWay]? {
    Self.ways(through: Branch(path: path, query: query), from: [RouteWay()], limit)
  }

  private static func ways(through branch: Branch, from start: [RouteWay], _ limit: Int) -> [RouteWay]? {
    var ways = start
    for part in branch.path {
      var branches = part.branches
      if branches.isEmpty {
        for index in ways.indices { ways[index].path.append(part) }
        continue
      }
      if case .optional = part { branches.append(Branch(path: [])) }
      var all: [RouteWay] = []
      for branch in branches {
        guard let taken = Self.ways(through: branch, from: ways, limit) else { return nil }
        all += taken
      }
      ways = all
      if ways.count > limit { return nil }
    }
    for index in ways.indices { ways[index].parts += branch.query }
    return ways
  }
}

extension Template.Part {
  /// What one segment is made of; nil for wildcards and groups.
  var operands: [Template.Operand]? {
    switch self {
    case .literal(let text): [.literal(text)]
    case .parameter(let parameter): [.parameter(parameter)]
    case .mixed(let operands): operands
    case .wildcard, .rest, .optional, .either: nil
    }
  }

  /// Whether it reads more than one segment.
  var isLong: Bool {
    switch self {
    case .wildcard, .rest: true
    case .literal, .parameter, .mixed, .optional, .either: false
    }
  }

  /// The name of a rest.
  var restName: String? { if case .rest(let name, _) = self { name } else { nil } }

  /// Whether it reads every text of one segment.
  var isAnyText: Bool { if case .parameter(let parameter) = self { parameter.type == .string } else { isLong } }
}

extension Template.QueryPart {
  /// One of these items must be there; empty if the part can be left out.
  var required: [Template.QueryItem] {
    if case .optional = self { return [] }
    return items.allSatisfy(\.isRequired) ? items : []
  }
}

extension Template.QueryItem {
  fileprivate var isRequired: Bool { value.parameter.map { $0.defaultValue == nil && !$0.type.isArray } ?? true }
}

extension Template.Fragment {
  /// What the fragment must be; nil if it can be left out.
  package var required: Template.Operand? {
    guard case .required(let operand) = self, operand.parameter?.defaultValue == nil else { return nil }
    return operand
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, where it is first.
  var uniqued: [Element] { uniqued { $0 } }
}

extension Sequence {
  /// The elements, of those with one key the first.
  func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
