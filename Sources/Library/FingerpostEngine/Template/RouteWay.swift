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
  /// The most ways through the groups of a path: the tables of real apps have at most four.
  static let mostWays = 64

  /// The ways through the path, a present group before an absent one, and a left branch before a right one, a later group before an
  /// earlier one. No item is chosen from a list in which one item is required.
  package var pathWays: [RouteWay] {
    guard path.wayCount <= Self.mostWays else { return [] }  // no template that was read has more
    return Self.ways(through: Branch(path: path, query: query), from: [RouteWay()])
  }

  @_optimize(size)
  private static func ways(through branch: Branch, from start: [RouteWay]) -> [RouteWay] {
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
        all += Self.ways(through: branch, from: entering)
      }
      ways = all
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

extension [Template.Part] {
  /// How many ways lead through the groups; not counted beyond a million.
  var wayCount: Int {
    reduce(1) { count, part in
      var own = part.branches.reduce(0) { $0 + $1.path.wayCount }
      if case .optional = part { own += 1 }
      return Swift.min(count * Swift.max(1, own), 1 << 20)
    }
  }
}
