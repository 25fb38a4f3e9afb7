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

  /// The nodes that can be reached with the same number of segments read, in the order of their indices, in which every
  /// way that takes no segment goes from an earlier one to a later one.
  private struct Layer {
    var nodes: [Int32] = []
    var steps: [Step] = []
    /// For each node: whether it still leads to a route that answers.
    var isLive: [Bool] = []

    func index(_ node: Int32) -> Int? {
      var (low, high) = (0, nodes.count)
      while low < high {
        let middle = (low + high) / 2
        if nodes[middle] < node { low = middle + 1 } else { high = middle }
      }
      return low < nodes.count && nodes[low] == node ? low : nil
    }

    func isLive(_ node: Int32) -> Bool { index(node).map { isLive[$0] } ?? false }
  }

  /// The routes that answer, by the best labels.
  func best() -> Outcome {
    var outcome = Outcome()
    var layers = reach()
    outcome.deepest = first + layers.count - 1
    guard outcome.deepest == search.segments.count else { return outcome }
    prune(&layers)
    guard layers[0].isLive(start) else { return outcome }
    var current = closure([start])
    for index in layers.indices.dropLast() {
      let steps = layers[index].steps.filter { step in
        current.contains(step.from) && layers[index + 1].isLive(step.target)
      }
      guard let rank = steps.map(\.rank).min() else { return outcome }
      outcome.ranks.append(rank)
      current = closure(steps.filter { $0.rank == rank }.map(\.target))
    }
    outcome.endings = current.sorted().flatMap { search.nodes.endings(of: $0) }.filter(search.answers)
    return outcome
  }

  /// The smallest index of a route below `limit` that answers, or `limit`.
  func firstDeclared(before limit: Int32) -> (route: Int32, deepest: Int) {
    let layers = reach(before: limit)
    let deepest = first + layers.count - 1
    guard deepest == search.segments.count, let last = layers.last else { return (limit, deepest) }
    let endings = last.nodes.flatMap { search.nodes.endings(of: $0) }.filter { $0.route < limit }
    return (endings.filter(search.answers).map(\.route).min() ?? limit, deepest)
  }

  /// Layer by layer; fewer of them than segments where nothing goes on.
  private func reach(before limit: Int32 = .max) -> [Layer] {
    var layers = [Layer(nodes: closure([start]).sorted())]
    for segment in first..<search.segments.count {
      var steps: [Step] = []
      for node in layers[layers.count - 1].nodes {
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
      layers.append(Layer(nodes: closure(steps.map(\.target)).sorted()))
    }
    return layers
  }

  private func prune(_ layers: inout [Layer]) {
    for index in layers.indices.reversed() {
      let nodes = layers[index].nodes
      var isLive = Array(repeating: false, count: nodes.count)
      layers[index].isLive = isLive
      if index == layers.count - 1 {
        for (place, node) in nodes.enumerated() {
          isLive[place] = search.nodes.endings(of: node).contains(where: search.answers)
        }
      } else {
        for step in layers[index].steps where layers[index + 1].isLive(step.target) {
          if let place = layers[index].index(step.from) { isLive[place] = true }
        }
      }
      for place in nodes.indices.reversed() where !isLive[place] {
        isLive[place] = onwards(nodes[place]).contains { layers[index].index($0).map { isLive[$0] } ?? false }
      }
      layers[index].isLive = isLive
    }
  }

  /// These nodes, and all that can be reached from them without a segment.
  private func closure(_ nodes: [Int32]) -> Set<Int32> {
    var closed = Set(nodes)
    var open = nodes
    while let node = open.popLast() {
      for next in onwards(node) where closed.insert(next).inserted { open.append(next) }
    }
    return closed
  }

  private func onwards(_ node: Int32) -> [Int32] {
    let here = search.nodes.nodes[node]
    return (here.onwards..<here.onwards + here.onwardCount).map { search.nodes.onwards[$0] }
  }
}
