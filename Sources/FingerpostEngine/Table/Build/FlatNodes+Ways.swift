// What leads on from a node, for those who look at all of it.

extension FlatNodes {
  /// The slots of a node's literals, some of them empty.
  func literalSlots(of node: Int32) -> Range<Int32> {
    let here = nodes[node]
    return here.literals..<here.literals + here.literalMask + 1
  }

  /// The literals of a node, in no order.
  func literals(of node: Int32) -> [(text: [UInt8], target: Int32)] {
    literalSlots(of: node).compactMap { place in
      let slot = slots[place]
      guard slot.pool >= 0 else { return nil }
      return ((slot.pool..<slot.pool + slot.key.count).map { pool[$0] }, slot.target)
    }
  }

  func onwards(of node: Int32) -> [Int32] {
    let here = nodes[node]
    return (here.onwards..<here.onwards + here.onwardCount).map { onwards[$0] }
  }

  /// The ways out by labels that are no literals, a wildcard's way to itself among them.
  func ways(of node: Int32) -> [Edge] {
    let here = nodes[node]
    let ways = (here.edges..<here.edges + here.edgeCount).map { edges[$0] }
    return here.loop == 0 ? ways : ways + [Edge(rank: here.loop, target: node)]
  }
}
