/// A walk over the nodes, depth first, best label first: it stops wherever a route could end, best place first.
///
/// A node that is no junction has one way in, and ways out by different labels; so the first stop at which a route
/// answers has the smallest vector of labels. Each node knows its parent, so that going back needs no memory.
struct Walk {
  enum Stop {
    /// Every segment is read, and routes end in this node.
    case end(Int32)
    /// From this node on, ``SetSearch`` takes over, at this segment.
    case junction(Int32, segment: Int)
  }

  private let root: Int32
  private var node: Int32
  private var segment = 0
  /// The next way out to try: 0 for the literals, then the labels from 1.
  private var order: Int32 = 0
  private var isOver = false
  /// How many segments were read by the best attempt.
  private(set) var deepest = 0

  init(from root: Int32) { (self.root, node) = (root, root) }

  /// The next stop, or nil where there is none; routes from `limit` on are passed by.
  @inline(__always)
  mutating func next(_ flat: FlatNodes, _ segments: SegmentReader, before limit: Int32 = .max) -> Stop? {
    let nodes = flat.nodes
    while !isOver {
      var next: Int32 = -1
      if nodes[node].firstDeclared < limit {
        if order == 0 {
          deepest = max(deepest, segment)
          let here = node
          if nodes[here].isJunction {
            let stop = Stop.junction(here, segment: segment)
            back(nodes)
            return stop
          }
          if segment == segments.count {
            back(nodes)
            if nodes[here].endingCount > 0 { return .end(here) }
            continue
          }
          next = flat.literal(here, segments, segment)
          order = 1
        }
        while next < 0, order <= nodes[node].edgeCount {
          let edge = flat.edges[nodes[node].edges + order - 1]
          order += 1
          if segments.reads(segment, rank: edge.rank) { next = edge.target }
        }
      }
      if next >= 0 {
        (node, order) = (next, 0)
        segment += 1
      } else {
        back(nodes)
      }
    }
    return nil
  }

  @inline(__always)
  private mutating func back(_ nodes: FlatArray<FlatNodes.Node>) {
    if node == root {
      isOver = true
    } else {
      (node, order) = (nodes[node].parent, nodes[node].order + 1)
      segment -= 1
    }
  }
}

extension FlatNodes {
  /// The way out by the literal that is this segment, or −1.
  @inline(__always)
  func literal(_ node: Int32, _ segments: SegmentReader, _ segment: Int) -> Int32 {
    let mask = nodes[node].literalMask
    guard mask >= 0 else { return -1 }
    let start = nodes[node].literals
    let key = segments.key(segment)
    var place = mask == 0 ? 0 : key.hash & mask
    while true {
      let slot = start + place
      if slots[slot].pool < 0 { return -1 }
      if slots[slot].key == key, key.isWhole || segments.equals(segment, pool: pool, at: slots[slot].pool) {
        return slots[slot].target
      }
      if mask == 0 { return -1 }
      place = (place + 1) & mask
    }
  }

  /// The places of what ends in a node.
  func endings(of node: Int32) -> Range<Int32> {
    let here = nodes[node]
    return here.endings..<here.endings + here.endingCount
  }

  /// The ranks of the labels on the way from the root to a node.
  func ranks(from root: Int32, to node: Int32) -> [Int32] {
    var way: [Int32] = []
    var node = node
    while node != root {
      let here = nodes[node]
      way.append(here.order == 0 ? LabelRanks.literal : edges[nodes[here.parent].edges + here.order - 1].rank)
      node = here.parent
    }
    way.reverse()
    return way
  }
}
