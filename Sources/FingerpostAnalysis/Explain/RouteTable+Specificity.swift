internal import FingerpostProof
public import FingerpostEngine

extension RouteTable {
  /// The indices of the routes, most specific first: by the labels of their segments, then by precedence.
  public var bySpecificity: [Int] {
    let keys = routes.indices.map(specificity)
    return routes.indices.sorted { keys[$0] < keys[$1] }
  }

  /// How specific a route is, without a link.
  func specificity(_ route: Int) -> Specificity {
    let program = programs[route]
    var (labels, path) = ([[OrderKey]](), ProgramPath(program))
    while let step = path.next() {
      switch step {
      case .part(let instruction): labels.append(program.label(instruction).order(custom))
      // Every group counts as present, with its first branch.
      case .optional: path.choose(1)
      case .either: path.choose(0)
      case .endOfDefaults, .query: break
      }
    }
    let rest = PrecedenceRule.order(program, routes[route].template, custom)
    return Specificity(route: route, labels: labels, rest: rest)
  }
}

struct Specificity: Comparable {
  let route: Int
  fileprivate let labels: [[OrderKey]]
  fileprivate let rest: [OrderKey]

  static func < (left: Specificity, right: Specificity) -> Bool {
    for (mine, theirs) in zip(left.labels, right.labels) where mine != theirs {
      return mine.lexicographicallyPrecedes(theirs)
    }
    if left.labels.count != right.labels.count { return left.labels.count < right.labels.count }
    return left.rest == right.rest ? left.route < right.route : left.rest.lexicographicallyPrecedes(right.rest)
  }
}
