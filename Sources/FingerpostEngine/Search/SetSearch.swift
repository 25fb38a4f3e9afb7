/// A search over sets of nodes: with groups and wildcards, the same labels may lead to several nodes.
///
/// First it finds, segment by segment, every node that can be reached, and every edge to it. Then, backwards, it marks the nodes
/// that lead to a route that answers. Then, forwards again, it takes at each segment the best label that leads on. The nodes
/// looked at and the memory are linear in segments times nodes; nothing recurses.
struct SetSearch: ~Copyable {
  private let search: Search
  /// The nodes that can be reached, in layers of as many segments read; sorted within a layer.
  private var reached: ScratchBuffer<Reached>
  /// The edges from each layer to the next.
  private var ways: ScratchBuffer<Way>
  private var layers: ScratchBuffer<Layer>
  private(set) var steps = 0

  static let memory = 1024

  /// - Parameter memory: ``memory`` bytes that outlive the search.
  init(_ search: Search, _ memory: UnsafeMutableRawPointer) {
    self.search = search
    unsafe reached = ScratchBuffer(lent: memory, capacity: 32)
    unsafe ways = ScratchBuffer(lent: memory + 256, capacity: 32)
    unsafe layers = ScratchBuffer(lent: memory + 768, capacity: 16)
  }

  var deepest: Int { layers.count - 1 }

  struct Reached: BitwiseCopyable {
    let node: Int32
    /// Whether it leads to a route that answers.
    var isLive = false
    /// Whether the best labels lead to it.
    var isBest = false
  }

  struct Way: BitwiseCopyable {
    let from: Int32
    let rank: Int32
    let node: Int32
    /// The index of the node in ``reached``, once the next layer is complete.
    var target: Int32 = 0
  }

  /// The nodes of a layer, and the edges from them.
  struct Layer: BitwiseCopyable {
    var nodes: Slice
    var ways = Slice(0, 0)
  }

  /// Finds the endings that answer with the best labels; false if there are none.
  mutating func run(into found: inout Found) -> Bool {
    reach()
    guard deepest == search.text.count else { return false }
    let last = layers[layers.count - 1].nodes
    var isAnswered = false
    for index in last.range where endings(index).contains(where: { search.answers(search.nodes.endings[$0]) }) {
      reached[index].isLive = true
      isAnswered = true
    }
    guard isAnswered else { return false }
    prune()
    follow(into: &found.ranks)
    for index in last.range where reached[index].isBest {
      for ending in endings(index) where search.answers(search.nodes.endings[ending]) {
        found.endings.append(Int32(truncatingIfNeeded: ending))
      }
    }
    return true
  }

  /// The smallest index of a route that answers; nil if none does.
  mutating func firstDeclared() -> Int? {
    reach()
    guard deepest == search.text.count else { return nil }
    var first = Int32.max
    for index in layers[layers.count - 1].nodes.range {
      for ending in endings(index) {
        let ending = search.nodes.endings[ending]
        if ending.route < first, search.answers(ending) { first = ending.route }
      }
    }
    return first == .max ? nil : Int(first)
  }

  private func endings(_ index: Int) -> Range<Int> { search.nodes[Int(reached[index].node)].endings.range }

  /// Builds the layers; fewer than there are segments if no node leads on.
  private mutating func reach() {
    reached.append(Reached(node: Int32(truncatingIfNeeded: search.root)))
    addLayer(from: 0)
    for segment in 0..<search.text.count {
      let (here, start) = (layers[layers.count - 1].nodes, ways.count)
      for index in here.range { addWays(from: index, segment) }
      guard start < ways.count else { return }
      layers[layers.count - 1].ways = Slice(start, ways.count)
      let next = reached.count
      for way in start..<ways.count { insert(ways[way].node, from: next) }
      addLayer(from: next)
      let layer = layers[layers.count - 1].nodes
      for way in start..<ways.count {
        ways[way].target = Int32(truncatingIfNeeded: index(of: ways[way].node, in: layer))
      }
    }
  }

  private mutating func addWays(from index: Int, _ segment: Int) {
    let (nodes, text) = (search.nodes, search.text)
    let node = Int(reached[index].node)
    steps += 1
    let literal = nodes.literal(node, text.bytes, text.segment(segment), search.programs.text)
    if literal >= 0 { addWay(from: index, rank: Label.literalRank, to: literal) }
    var others = nodes[node].edges
    if nodes[node].isFolded {
      let folded = search.programs.folded(text.text(segment), nodes.edges, others)
      if folded.target >= 0 { addWay(from: index, rank: Label.literalRank, to: Int(folded.target)) }
      others.start = folded.others
    }
    for edge in others.range {
      let edge = nodes.edges[edge]
      if search.programs.reads(text.text(segment), rank: edge.rank) {
        addWay(from: index, rank: edge.rank, to: Int(edge.target))
      }
    }
    let loop = nodes[node].loop
    if loop != 0, search.programs.reads(text.text(segment), rank: loop) {
      addWay(from: index, rank: loop, to: node)
    }
  }

  private mutating func addWay(from index: Int, rank: Int32, to node: Int) {
    ways.append(
      Way(from: Int32(truncatingIfNeeded: index), rank: rank, node: Int32(truncatingIfNeeded: node)))
  }

  /// Adds a layer of the nodes from `start` on, and of all that they reach without a segment, which have higher indices.
  private mutating func addLayer(from start: Int) {
    var index = start
    while index < reached.count {
      steps += 1
      for way in search.nodes[Int(reached[index].node)].onwards.range {
        insert(search.nodes.onwards[way], from: index)
      }
      index += 1
    }
    layers.append(Layer(nodes: Slice(start, reached.count)))
  }

  /// Adds a node to those from `start` on, unless it is there.
  private mutating func insert(_ node: Int32, from start: Int) {
    let index = index(of: node, in: Slice(start, reached.count))
    if index == reached.count || reached[index].node != node { reached.insert(Reached(node: node), at: index) }
  }

  /// The index of a node in its layer, or the one to insert it at.
  private func index(of node: Int32, in layer: Slice) -> Int {
    var (low, high) = (Int(layer.start), Int(layer.end))
    while low < high {
      let middle = (low + high) / 2
      if reached[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Marks the nodes that lead to a live node of the last layer.
  private mutating func prune() {
    for layer in (0..<layers.count).reversed() {
      let (nodes, ways) = (layers[layer].nodes, layers[layer].ways)
      for way in ways.range where reached[Int(self.ways[way].target)].isLive {
        reached[Int(self.ways[way].from)].isLive = true
      }
      // Ways without a segment lead to later nodes, which are marked by then.
      for index in nodes.range.reversed() where !reached[index].isLive {
        for way in search.nodes[Int(reached[index].node)].onwards.range
        where reached[self.index(of: search.nodes.onwards[way], in: nodes)].isLive {
          reached[index].isLive = true
        }
      }
    }
  }

  /// Marks the nodes to which the best labels lead, and collects the ranks of these.
  private mutating func follow(into ranks: inout ScratchBuffer<Int32>) {
    reached[0].isBest = true
    for layer in 0..<layers.count {
      let (nodes, ways) = (layers[layer].nodes, layers[layer].ways)
      for index in nodes.range where reached[index].isBest {
        for way in search.nodes[Int(reached[index].node)].onwards.range {
          reached[self.index(of: search.nodes.onwards[way], in: nodes)].isBest = true
        }
      }
      var best = Int32.max
      for way in ways.range where isOpen(self.ways[way]) { best = min(best, self.ways[way].rank) }
      guard best < .max else { return }
      ranks.append(best)
      for way in ways.range where self.ways[way].rank == best && reached[Int(self.ways[way].from)].isBest {
        reached[Int(self.ways[way].target)].isBest = true
      }
    }
  }

  /// Whether a way leads from a best node to a live one.
  private func isOpen(_ way: Way) -> Bool { reached[Int(way.from)].isBest && reached[Int(way.target)].isLive }
}
