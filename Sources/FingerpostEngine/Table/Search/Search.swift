/// The end of a search.
struct Outcome {
  /// The routes that end there, with their variants, all of them answering the request; none where nothing matches.
  var endings: [TableBuilder.Ending] = []
  /// The rank of the label of each segment, as the winner reads it.
  var ranks: [Int32] = []
  /// How many segments were read by the best attempt.
  var deepest = 0
}

/// Finds the best way through the nodes: a walk, and from junctions on a search over sets.
struct Search {
  let nodes: FlatNodes
  let segments: SegmentReader
  /// Whether a route that ends in a node answers the request.
  let answers: (TableBuilder.Ending) -> Bool

  /// The routes that answer, by the best labels.
  func best(from root: Int32) -> Outcome {
    var walk = Walk(from: root)
    var outcome = Outcome()
    while outcome.endings.isEmpty, let stop = walk.next(nodes, segments) {
      switch stop {
      case .end(let node):
        outcome.endings = nodes.endings(of: node).filter(answers)
        outcome.ranks = nodes.ranks(from: root, to: node)
      case .junction(let node, let segment):
        let found = SetSearch(self, from: node, at: segment).best()
        outcome.endings = found.endings
        outcome.ranks = nodes.ranks(from: root, to: node) + found.ranks
        outcome.deepest = max(outcome.deepest, found.deepest)
      }
    }
    outcome.deepest = max(outcome.deepest, walk.deepest)
    return outcome
  }

  /// The smallest index of a route that answers, whatever the labels: what precedence by declaration asks for.
  ///
  /// Every way is tried, but for those below which all routes were declared later than one that is found already.
  func firstDeclared(from root: Int32) -> (route: Int32?, deepest: Int) {
    var walk = Walk(from: root)
    var best = Int32.max
    var deepest = 0
    while let stop = walk.next(nodes, segments, before: best) {
      switch stop {
      case .end(let node):
        best = nodes.endings(of: node).filter { $0.route < best && answers($0) }.map(\.route).min() ?? best
      case .junction(let node, let segment):
        let found = SetSearch(self, from: node, at: segment).firstDeclared(before: best)
        (best, deepest) = (found.route, max(deepest, found.deepest))
      }
    }
    return (best == .max ? nil : best, max(deepest, walk.deepest))
  }
}
