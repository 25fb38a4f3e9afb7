/// Routes that overlap with many others, so that one finding reports all of them.
///
///     a-b, a-c, … a-h, b-c    // a: b c … h; the rest: b-c
///
/// Each pair is that of one of them, or of the rest. Which these are depends only on the pairs and the order of their members.
struct CatchAlls {
  /// In how many sets of overlapping routes one must be. Of fewer, each set says more than all of them together.
  static let least = 7

  private(set) var all: [(route: Int, others: [Int])] = []
  let rest: [(Int, Int)]

  /// - Parameter pairs: pairs of indices below `count`.
  init(_ pairs: [(Int, Int)], count: Int) {
    let overlaps = OverlapSets(pairs, count: count)
    var (setCounts, open) = (Array(repeating: 0, count: count), overlaps.partners)
    // Where all overlap with each other, they are one set, and none is a catch-all.
    for route in overlaps.sets.joined() { setCounts[route] += 1 }
    let candidates = setCounts.indices.filter { setCounts[$0] >= Self.least }
    // The larger one first: what is left of the others may be few.
    let work = Work.current
    while work?.isOver != true,
      let next = candidates.max(by: { (open[$0].count, $1) < (open[$1].count, $0) }), open[next].count >= Self.least
    {
      work?.spend(2 * candidates.count + 8 * open[next].count)
      all.append((next, open[next].sorted()))
      for other in open[next] { open[other].remove(next) }
      open[next] = []
    }
    rest = pairs.filter { open[$0.0].contains($0.1) }
  }
}

extension TableAnalysis {
  /// A route that shares links with many others: which of them wins which link is not obvious.
  ///
  ///     {*path}    // beside about, help, terms, users/{id} and 60 more
  ///
  /// - Parameter example: the overlap with one of the others.
  func finding(ofCatchAll route: Int, _ others: [Int], _ example: Overlap) -> Finding {
    let other = example.routes.first == route ? example.routes.second : example.routes.first
    let ordered = [other] + others.filter { $0 != other }
    var named: [String] = []
    let names = ordered.map { name($0, beside: route) }
    for name in names where !named.contains(name) && named.count < 3 { named.append(name) }
    let rest = names.count { !named.contains($0) }
    let accepting = "\(accepting(Template.Flags.allRoutes)) on \(name(route))"
    let isAccepted = self.isAccepted(route, other)
    var found = finding(
      .catchAll, [route] + ordered, example.link,
      "\(name(route)) shares links with \(ordered.count) routes: \(named.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "") + "; for example, \(example.message)",
      fix: isAccepted
        ? "nothing to do: \(acceptsAll(route) ? "\(accepting) accepts them" : "each of them is accepted")"
        : "begin the template with a literal, give its parameters narrower types, or accept all overlaps: \(accepting)")
    if isAccepted { found.severity = .accepted }
    return found
  }
}
