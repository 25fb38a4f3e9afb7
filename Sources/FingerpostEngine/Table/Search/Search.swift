/// The end of a search.
struct Outcome {
  /// The routes that end there and answer the request, with their variants; none where nothing matches.
  var candidates: [Candidate] = []
  /// Where the walk over nodes with one way in ended, and the ranks of the labels by which the winner goes on from there.
  var node: Int32
  var onward: [Int32] = []
  /// How many segments were read by the best attempt.
  var deepest = 0
}

/// Finds the best way through the nodes: a walk, and from junctions on a search over sets.
struct Search {
  let table: RouteTable
  let nodes: FlatNodes
  let segments: SegmentReader
  let request: Request
  private let root: Int32

  init(_ table: RouteTable, _ segments: SegmentReader, _ request: Request) {
    (self.table, self.segments, self.request) = (table, segments, request)
    nodes = table.nodes
    root = request.location.source.form == .compact ? table.compactRoot : table.root
  }

  /// The routes that answer, by the best labels.
  func best() -> Outcome {
    var walk = Walk(from: root)
    var outcome = Outcome(node: root)
    while outcome.candidates.isEmpty, let stop = walk.next(nodes, segments) {
      switch stop {
      case .end(let node):
        outcome.node = node
        forEachCandidate(at: node) { outcome.candidates.append($0) }
      case .junction(let node, let segment):
        let deepest = outcome.deepest
        var search = SetSearch(self, from: node, at: segment)
        outcome = search.best()
        outcome.deepest = max(outcome.deepest, deepest)
      }
    }
    outcome.deepest = max(outcome.deepest, walk.deepest)
    return outcome
  }

  /// The rank of the label of each segment, as the winner reads it.
  func ranks(_ outcome: Outcome) -> [Int32] {
    var ranks = nodes.ranks(from: root, to: outcome.node)
    ranks += outcome.onward
    return ranks
  }

  /// The smallest index of a route that answers, whatever the labels: what precedence by declaration asks for.
  ///
  /// Every way is tried, but for those below which all routes were declared later than one that is found already.
  func firstDeclared() -> (route: Int32?, deepest: Int) {
    var walk = Walk(from: root)
    var best = Int32.max
    var deepest = 0
    while let stop = walk.next(nodes, segments, before: best) {
      switch stop {
      case .end(let node): best = firstDeclared(at: node, before: best)
      case .junction(let node, let segment):
        var search = SetSearch(self, from: node, at: segment)
        let found = search.firstDeclared(before: best)
        (best, deepest) = (found.route, max(deepest, found.deepest))
      }
    }
    return (best == .max ? nil : best, max(deepest, walk.deepest))
  }

  /// The smallest index below `limit` of a route that ends in a node and answers, or `limit`.
  func firstDeclared(at node: Int32, before limit: Int32) -> Int32 {
    var first = limit
    for place in nodes.endings(of: node) {
      let ending = nodes.endings[place]
      if ending.route < first, table.query(ending, request) != nil { first = ending.route }
    }
    return first
  }

  /// The routes that end in a node and answer the request.
  func forEachCandidate(at node: Int32, _ body: (Candidate) -> Void) {
    for place in nodes.endings(of: node) {
      if let candidate = table.candidate(nodes.endings[place], request) { body(candidate) }
    }
  }
}
