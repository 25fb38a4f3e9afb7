/// That one dimension of a location (method, origin, fragment, the values of one query key) has one of some values.
struct Demand {
  var dimension: Int
  /// By the number of the value.
  var allowed: [Bool]

  var isVain: Bool { !allowed.contains(true) }
}

/// Demands that are met together, any of which will do.
typealias Clause = [[Demand]]

/// Looks for a location that meets one alternative of every clause: a small search, dimension by dimension.
///
/// A key stands in one item of a template, so most clauses have one alternative, and those that have more seldom touch.
struct DemandSearch {
  enum Outcome {
    /// The number of the value in each dimension.
    case found([Int])
    case none
    case gaveUp
  }

  /// How many values each dimension has.
  let sizes: [Int]
  private static let limit = 10_000

  /// The first values that fit: the plainest come first in every dimension.
  func solve(_ clauses: [Clause]) -> Outcome {
    let clauses = clauses.sorted { $0.count < $1.count }
    var stack = [(open: sizes.map { Array(repeating: true, count: $0) }, next: 0)]
    var work = 0
    while let top = stack.last {
      let depth = stack.count - 1
      guard depth < clauses.count else {
        let values = top.open.map { $0.firstIndex(of: true) }
        return values.contains(nil) ? .none : .found(values.compactMap { $0 })
      }
      guard top.next < clauses[depth].count else {
        stack.removeLast()
        continue
      }
      stack[depth].next += 1
      work += 1
      guard work < Self.limit else { return .gaveUp }
      if let open = Self.narrowed(top.open, by: clauses[depth][top.next]) { stack.append((open, 0)) }
    }
    return .none
  }

  private static func narrowed(_ open: [[Bool]], by demands: [Demand]) -> [[Bool]]? {
    var open = open
    for demand in demands {
      let both = zip(open[demand.dimension], demand.allowed).map { $0 && $1 }
      guard both.contains(true) else { return nil }
      open[demand.dimension] = both
    }
    return open
  }
}
