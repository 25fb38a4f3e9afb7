// Turns drafts into nodes in flat arrays.

extension NodeBuilder {
  /// The nodes in flat arrays. The caller orders the endings of a node, because it knows precedence.
  ///
  /// - Parameter sort: puts the endings of a node in order; returns true if a link may need another order.
  consuming func finish(
    root: Int, compactRoot: Int, sort: (inout ArraySlice<Ending>) -> Bool
  ) -> Nodes {
    var result = nodes.map { Node(parent: $0.parent, loop: $0.loop) }
    var slots: [LiteralSlot] = []
    var edges: [Edge] = []
    // Joins and roots have parents too, but no label leads to them.
    let labelled = grouped(
      nodes.indices.lazy.filter { [nodes] in nodes[$0].isLiteral || nodes[$0].rank != 0 }.map { [nodes] in
        (nodes[$0].parent, Int32($0))
      })
    for node in result.indices {
      let children = labelled.elements[labelled.range(node)]
      (result[node].literals, result[node].edges) = (Int32(clamping: slots.count), Slice(edges.count, edges.count))
      // Most nodes are leaves.
      if children.isEmpty { continue }
      let literals = children.filter { nodes[Int($0)].isLiteral }
      result[node].mask = put(literals, into: &slots)
      let first = edges.count
      let ranked = children.filter { !nodes[Int($0)].isLiteral }.sorted { nodes[Int($0)].rank < nodes[Int($1)].rank }
      for (index, child) in ranked.enumerated() {
        result[Int(child)].order = Int32(clamping: index + 1)
        edges.append(Edge(rank: nodes[Int(child)].rank, target: child))
      }
      result[node].edges = Slice(first, edges.count)
    }
    let joins = grouped(onwards)
    let ends = grouped(endings)
    var sorted = ends.elements
    for node in result.indices {
      result[node].onwards = Slice(joins.range(node).lowerBound, joins.range(node).upperBound)
      result[node].endings = Slice(ends.range(node).lowerBound, ends.range(node).upperBound)
      if ends.range(node).count > 1 { result[node].isContested = sort(&sorted[ends.range(node)]) }
      let edges = edges[result[node].edges.range]
      if result[node].onwards.count > 0 || result[node].loop != 0 {
        (result[node].mask, result[node].any) = (-3 - result[node].mask, -2)
      } else if let edge = edges.first {
        let isAny = edges.count == 1 && programs.labelReaders[edge.rank - 1].kind == .any
        result[node].any = isAny ? edge.target : -2
      }
    }
    return Nodes(result, slots, edges, joins.elements, sorted, ways, turns, root: root, compactRoot: compactRoot)
  }

  /// Puts literals in a hash table; returns its mask, or −1 if there are none. One literal has one slot; for more, at most half
  /// of the slots are used.
  private func put(_ children: some Collection<Int32>, into slots: inout [LiteralSlot]) -> Int32 {
    if children.isEmpty { return -1 }
    var capacity = 1
    if children.count > 1 { while capacity < children.count * 2 { capacity *= 2 } }
    let start = slots.count
    slots.append(contentsOf: repeatElement(LiteralSlot(), count: capacity))
    for child in children {
      let text = nodes[Int(child)].literal
      var bucket = LiteralSlot.hash(pool.head(text), pool, from: Int(text.start), count: text.count) & (capacity - 1)
      while slots[start + bucket].head != 0 { bucket = (bucket + 1) & (capacity - 1) }
      slots[start + bucket] = LiteralSlot(head: pool.head(text), text: text, target: child)
    }
    return Int32(clamping: capacity - 1)
  }

  /// Elements grouped by node, in the order in which they came.
  private struct Grouped<Element> {
    var starts: [Int32]
    var elements: [Element]

    func range(_ node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }
  }

  private func grouped<Element>(_ pairs: some Sequence<(Int32, Element)>) -> Grouped<Element> {
    let pairs = Array(pairs)
    var starts = Array(repeating: Int32(0), count: nodes.count + 1)
    for (node, _) in pairs { starts[Int(node) + 1] += 1 }
    for node in nodes.indices { starts[node + 1] += starts[node] }
    var next = starts
    var order = Array(repeating: 0, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      order[Int(next[Int(pair.0)])] = index
      next[Int(pair.0)] += 1
    }
    return Grouped(starts: starts, elements: order.map { pairs[$0].1 })
  }
}
