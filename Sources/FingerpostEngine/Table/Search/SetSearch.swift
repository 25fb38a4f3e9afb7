/// The search from a junction on: where groups and wildcards meet, several nodes can be reached by the same labels.
///
/// First it finds, segment by segment, every node that can be reached, and every step there. Then, backwards, which of
/// them still lead to a route that answers. Then, forwards again over sets of nodes, it takes at each segment the best
/// label that leads on. Work and memory are linear in segments times nodes, without recursion.
struct SetSearch {
  private let search: Search
  private let start: Int32
  private let first: Int

  init(_ search: Search, from node: Int32, at segment: Int) {
    (self.search, start, first) = (search, node, segment)
  }

  /// A way from a node of one layer to a node of the next.
  private struct Step {
    var from: Int32
    var rank: Int32
    var target: Int32
  }

  /// The nodes that can be reached with the same number of segments read.
  private struct Layer {
    var nodes: NodeSet
    var steps: [Step] = []
    /// For each node: whether it still leads to a route that answers.
    var isLive: [Bool] = []

    func isLive(_ node: Int32) -> Bool { nodes.index(of: node).map { isLive[$0] } ?? false }
  }

  /// The routes that answer, by the best labels.
  func best() -> Outcome {
    var outcome = Outcome()
    var layers = reach()
    outcome.deepest = first + layers.count - 1
    guard outcome.deepest == search.segments.count else { return outcome }
    prune(&layers)
    guard layers[0].isLive(start) else { return outcome }
    var current = layers[0].nodes
    for index in layers.indices.dropLast() {
      let steps = layers[index].steps.filter { step in
        current.index(of: step.from) != nil && layers[index + 1].isLive(step.target)
      }
      guard let rank = steps.map(\.rank).min() else { return outcome }
      outcome.ranks.append(rank)
      current = NodeSet(steps.lazy.filter { $0.rank == rank }.map(\.target), search.nodes)
    }
    outcome.endings = current.nodes.flatMap { search.nodes.endings(of: $0) }.filter(search.answers)
    return outcome
  }

  /// The smallest index of a route below `limit` that answers, or `limit`.
  func firstDeclared(before limit: Int32) -> (route: Int32, deepest: Int) {
    let layers = reach(before: limit)
    let deepest = first + layers.count - 1
    guard deepest == search.segments.count, let last = layers.last else { return (limit, deepest) }
    let endings = last.nodes.nodes.flatMap { search.nodes.endings(of: $0) }.filter { $0.route < limit }
    return (endings.filter(search.answers).map(\.route).min() ?? limit, deepest)
  }

  /// Layer by layer; fewer of them than segments where nothing goes on.
  private func reach(before limit: Int32 = .max) -> [Layer] {
    var layers = [Layer(nodes: NodeSet([start], search.nodes))]
    for segment in first..<search.segments.count {
      var steps: [Step] = []
      for node in layers[layers.count - 1].nodes.nodes {
        let here = search.nodes.nodes[node]
        let literal = search.nodes.literal(node, search.segments, segment)
        if literal >= 0 { steps.append(Step(from: node, rank: LabelRanks.literal, target: literal)) }
        for index in here.edges..<here.edges + here.edgeCount {
          let edge = search.nodes.edges[index]
          if search.segments.reads(segment, rank: edge.rank) {
            steps.append(Step(from: node, rank: edge.rank, target: edge.target))
          }
        }
        if here.loop != 0, search.segments.reads(segment, rank: here.loop) {
          steps.append(Step(from: node, rank: here.loop, target: node))
        }
      }
      steps.removeAll { search.nodes.nodes[$0.target].firstDeclared >= limit }
      guard !steps.isEmpty else { break }
      layers[layers.count - 1].steps = steps
      layers.append(Layer(nodes: NodeSet(steps.lazy.map(\.target), search.nodes)))
    }
    return layers
  }

  private func prune(_ layers: inout [Layer]) {
    for index in layers.indices.reversed() {
      let nodes = layers[index].nodes
      var isLive = Array(repeating: false, count: nodes.nodes.count)
      if index == layers.count - 1 {
        for (place, node) in nodes.nodes.enumerated() {
          isLive[place] = search.nodes.endings(of: node).contains(where: search.answers)
        }
      } else {
        for step in layers[index].steps where layers[index + 1].isLive(step.target) {
          if let place = nodes.index(of: step.from) { isLive[place] = true }
        }
      }
      // Ways that take no segment lead to later nodes, whose liveness is known by then.
      for place in nodes.nodes.indices.reversed() where !isLive[place] {
        let here = search.nodes.nodes[nodes.nodes[place]]
        isLive[place] = (here.onwards..<here.onwards + here.onwardCount).contains { way in
          nodes.index(of: search.nodes.onwards[way]).map { isLive[$0] } ?? false
        }
      }
      layers[index].isLive = isLive
    }
  }
}

/// Nodes in the order of their indices, with all that can be reached from them without a segment.
private struct NodeSet {
  private(set) var nodes: [Int32]

  init(_ starts: some Sequence<Int32>, _ flat: FlatNodes) {
    nodes = starts.sorted()
    var (open, closed) = (nodes[...], Set<Int32>())
    if nodes.contains(where: { flat.nodes[$0].onwardCount > 0 }) {
      while let node = open.popFirst() {
        guard closed.insert(node).inserted else { continue }
        let here = flat.nodes[node]
        for way in here.onwards..<here.onwards + here.onwardCount { open.append(flat.onwards[way]) }
      }
      nodes = closed.sorted()
    } else if zip(nodes, nodes.dropFirst()).contains(where: ==) {
      nodes = Set(nodes).sorted()
    }
  }

  func index(of node: Int32) -> Int? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] == node ? low : nil
  }
}
