/// The search from a junction on: where groups and wildcards meet, several nodes can be reached by the same labels.
///
/// First it finds, segment by segment, every node that can be reached, and every step there. Then, backwards, which of
/// them still lead to a route that answers. Then, forwards again over sets of nodes, it takes at each segment the best
/// label that leads on. Work and memory are linear in segments times nodes, without recursion.
struct SetSearch {
  private let search: Search
  private let node: Int32
  private let first: Int
  /// The nodes that can be reached, layer by layer: with as many segments read, in the order of their indices.
  private var reached: [Reached] = []
  /// The ways from a node of one layer to a node of the next, layer by layer.
  private var steps: [Step] = []
  private var layers: [Layer] = []

  init(_ search: Search, from node: Int32, at segment: Int) {
    (self.search, self.node, first) = (search, node, segment)
  }

  private struct Reached {
    let node: Int32
    /// It still leads to a route that answers.
    var isLive = false
    /// The best labels lead to it.
    var isBest = false
  }

  private struct Step {
    let from: Int
    let rank: Int32
    let node: Int32
    /// Where the node stands, as soon as the next layer is there.
    var target = 0
  }

  /// Where the nodes of a layer stand, and the steps from them.
  private struct Layer {
    var nodes: Range<Int>
    var steps = 0..<0
  }

  /// The routes that answer, by the best labels.
  mutating func best() -> Outcome {
    var outcome = Outcome(node: node)
    reach()
    outcome.deepest = first + layers.count - 1
    guard outcome.deepest == search.segments.count, let last = layers.last else { return outcome }
    var found: [(place: Int, candidate: Candidate)] = []
    for place in last.nodes { search.forEachCandidate(at: reached[place].node) { found.append((place, $0)) } }
    for (place, _) in found { reached[place].isLive = true }
    prune()
    guard reached[0].isLive else { return outcome }
    follow(into: &outcome.onward)
    for (place, candidate) in found where reached[place].isBest { outcome.candidates.append(candidate) }
    return outcome
  }

  /// The smallest index of a route below `limit` that answers, or `limit`.
  mutating func firstDeclared(before limit: Int32) -> (route: Int32, deepest: Int) {
    reach(before: limit)
    let deepest = first + layers.count - 1
    guard deepest == search.segments.count, let last = layers.last else { return (limit, deepest) }
    return (last.nodes.reduce(limit) { search.firstDeclared(at: reached[$1].node, before: $0) }, deepest)
  }

  /// Layer by layer; fewer of them than segments where nothing goes on.
  private mutating func reach(before limit: Int32 = .max) {
    let count = search.segments.count - first + 1
    layers.reserveCapacity(count)
    reached.reserveCapacity(count * 2)
    steps.reserveCapacity(count * 2)
    addLayer(of: [node])
    for segment in first..<search.segments.count {
      let start = steps.count
      for place in layers[layers.count - 1].nodes { addSteps(from: place, segment, before: limit) }
      guard start < steps.count else { return }
      layers[layers.count - 1].steps = start..<steps.count
      var next = steps[start...].map { $0.node }
      next.sort()
      addLayer(of: next)
      let nodes = layers[layers.count - 1].nodes
      for step in start..<steps.count { steps[step].target = place(of: steps[step].node, in: nodes) }
    }
  }

  private mutating func addSteps(from place: Int, _ segment: Int, before limit: Int32) {
    let (nodes, segments) = (search.nodes, search.segments)
    let node = reached[place].node
    let here = nodes.nodes[node]
    let literal = nodes.literal(node, segments, segment)
    if literal >= 0 { add(Step(from: place, rank: LabelRanks.literal, node: literal), before: limit) }
    for index in here.edges..<here.edges + here.edgeCount {
      let edge = nodes.edges[index]
      if segments.reads(segment, rank: edge.rank) {
        add(Step(from: place, rank: edge.rank, node: edge.target), before: limit)
      }
    }
    if here.loop != 0, segments.reads(segment, rank: here.loop) {
      add(Step(from: place, rank: here.loop, node: node), before: limit)
    }
  }

  private mutating func add(_ step: Step, before limit: Int32) {
    if search.nodes.nodes[step.node].firstDeclared < limit { steps.append(step) }
  }

  /// Adds sorted nodes, and all that can be reached from them without a segment: such ways lead to higher indices.
  private mutating func addLayer(of nodes: [Int32]) {
    let start = reached.count
    for node in nodes where reached.count == start || reached[reached.count - 1].node != node {
      reached.append(Reached(node: node))
    }
    var place = start
    while place < reached.count {
      for way in onwards(of: place) {
        let node = search.nodes.onwards[way]
        let onward = self.place(of: node, in: place..<reached.count)
        if onward == reached.count || reached[onward].node != node { reached.insert(Reached(node: node), at: onward) }
      }
      place += 1
    }
    layers.append(Layer(nodes: start..<reached.count))
  }

  /// The ways from a node that take no segment.
  private func onwards(of place: Int) -> Range<Int32> {
    let here = search.nodes.nodes[reached[place].node]
    return here.onwards..<here.onwards + here.onwardCount
  }

  /// Where a node stands among others of its layer, or would.
  private func place(of node: Int32, in places: Range<Int>) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if reached[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Which nodes lead to those of the last layer that live.
  private mutating func prune() {
    for layer in layers.reversed() {
      for step in steps[layer.steps] where reached[step.target].isLive { reached[step.from].isLive = true }
      // Ways that take no segment lead to later nodes, whose liveness is known by then.
      for place in layer.nodes.reversed() where !reached[place].isLive {
        for way in onwards(of: place) where reached[self.place(of: search.nodes.onwards[way], in: layer.nodes)].isLive {
          reached[place].isLive = true
        }
      }
    }
  }

  /// Which nodes the best labels lead to, and the ranks of these.
  private mutating func follow(into ranks: inout [Int32]) {
    reached[0].isBest = true
    for layer in layers {
      for place in layer.nodes where reached[place].isBest {
        for way in onwards(of: place) {
          reached[self.place(of: search.nodes.onwards[way], in: layer.nodes)].isBest = true
        }
      }
      var best = Int32.max
      for step in steps[layer.steps] where reached[step.from].isBest && reached[step.target].isLive {
        best = min(best, step.rank)
      }
      guard best < .max else { return }
      ranks.append(best)
      for step in steps[layer.steps] where reached[step.from].isBest && step.rank == best {
        reached[step.target].isBest = true
      }
    }
  }
}
