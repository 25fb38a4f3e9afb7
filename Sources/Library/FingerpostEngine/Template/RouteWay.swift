/// One way through the groups of a template: the parts of its path in a row, and its query.
///
///     cart/(items/{id:int})?{page:int}   // cart/items/{id:int}?{page:int} and cart?{page:int}
package struct RouteWay: Sendable {
  /// Literals, parameters, mixed segments and wildcards: no groups.
  package var path: [Template.Part] = []
  /// All of the query, needed or not.
  package internal(set) var parts: [Template.QueryPart] = []
  /// The items chosen from each list in which one item is required.
  package var query: [Template.QueryItem] = []
  /// The branch taken at each group of the path, in the order of the text; 0 and 1 for a present and an absent optional group.
  package internal(set) var branches: [Int] = []

  package init(path: [Template.Part] = []) { self.path = path }
}

extension Template {
  /// The ways through the path, a present group before an absent one, and a left branch before a right one, a later group before an
  /// earlier one; nil if there are more than `limit`.
  ///
  /// No item is chosen from a list in which one item is required.
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
      for (number, branch) in branches.enumerated() {
        var entering = ways
        for index in entering.indices { entering[index].branches.append(number) }
        guard let taken = Self.ways(through: branch, from: entering, limit) else { return nil }
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
  /// Whether it reads more than one segment.
  package var isLong: Bool {
    switch self {
    case .wildcard, .rest, .rawRest: true
    case .literal, .parameter, .mixed, .optional, .either: false
    }
  }
}
