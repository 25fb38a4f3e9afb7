// Turns drafts into nodes in flat arrays.

extension NodeBuilder {
  /// The nodes in flat arrays. The caller orders the endings of a node, because it knows precedence.
  ///
  /// - Parameters:
  ///   - origins: all of the table's.
  ///   - memory: owns the arrays.
  ///   - sort: puts the endings of a node in order; returns true if a link may need another order.
  consuming func finish(
    origins: UInt64, in memory: FlatMemory, sort: (inout ArraySlice<Ending>) -> Bool
  ) -> Nodes {
    var result = nodes.map { Node(parent: $0.parent, loop: $0.loop) }
    var slots: [LiteralSlot] = []
    var edges: [Edge] = []
    // Roots have parents too, but no label leads to them.
    let labelled = Grouped(
      nodes.enumerated().filter { $1.isLiteral || $1.rank != 0 }.map { ($1.parent, Int32($0)) }, nodes: nodes.count)
    for node in result.indices {
      let children = labelled.elements[labelled.range(node)]
      (result[node].literals, result[node].edges) = (Int32(clamping: slots.count), Slice(edges.count, edges.count))
      // Most nodes are leaves.
      if children.isEmpty { continue }
      let literals = children.filter { nodes[Int($0)].isLiteral }
      if !literals.isEmpty {
        for child in literals { result[Int(child)].isLiteral = true }
        let hash = put(literals, into: &slots)
        (result[node].factor, result[node].shift) = (hash.factor, Int8(clamping: hash.shift))
        result[node].straightShift = result[node].shift
        result[node].isLong = literals.contains { nodes[Int($0)].literal.count > SegmentKey.longest }
      }
      let ranked = children.filter { !nodes[Int($0)].isLiteral }.sorted { [.number(Int(nodes[Int($0)].rank))] }
      for (index, child) in ranked.enumerated() {
        result[Int(child)].order = Int32(clamping: index + 1)
        if nodes[Int(child)].rank <= programs.flat.foldedCount {
          (result[Int(child)].isLiteral, result[node].isFolded) = (true, true)
        }
        edges.append(Edge(rank: nodes[Int(child)].rank, target: child))
      }
      result[node].edges.end = Int32(clamping: edges.count)
    }
    let ends = Grouped(endings.map { ($0.node, $0.ending) }, nodes: nodes.count)
    var sorted = ends.elements
    for node in result.indices {
      result[node].endings = Slice(ends.range(node).lowerBound, ends.range(node).upperBound)
      if ends.range(node).count > 1 { result[node].isContested = sort(&sorted[ends.range(node)]) }
      if !result[node].isContested, let first = sorted[ends.range(node)].first, first.isPlain, first.method == 0,
        first.origins == origins
      {
        result[node].plain = first.route
      }
      let edges = edges[result[node].edges.range]
      if result[node].loop != 0 || result[node].isFolded {
        (result[node].isJunction, result[node].straightShift, result[node].onlyEdge) = (true, -1, .unclear)
      } else if let edge = edges.first {
        result[node].onlyEdge = edges.count > 1 ? .unclear : onlyEdge(edge)
      }
    }
    return Nodes(
      nodes: memory.array(result), slots: memory.array(slots), edges: memory.array(edges),
      endings: memory.array(sorted), arrangements: memory.array(arrangements), steps: memory.array(steps),
      root: roots.plain, compactRoot: roots.compact, rawRoot: roots.raw)
  }

  private func onlyEdge(_ edge: Edge) -> OnlyEdge {
    let reader = programs.flat.labelReaders[edge.rank - 1]
    if reader.kind == .any { return .text(to: edge.target) }
    guard reader.kind == .scalar, case .integer(let type) = reader.scalar else { return .unclear }
    return type.bounds.positive >= SegmentKey.largestNumber ? .digits(to: edge.target) : .unclear
  }

  /// Puts literals in a hash table, at most half as many as it has slots.
  private func put(_ children: [Int32], into slots: inout [LiteralSlot]) -> LiteralHash {
    let texts = children.map { nodes[Int($0)].literal }
    let keys = texts.map { SegmentKey(pool, Int($0.start), $0.count) }
    let sums = zip(keys, texts).map { $0.sum(pool, Int($1.start), $1.count) }
    let hash = LiteralHash(sums)
    let start = slots.count
    slots.append(contentsOf: repeatElement(LiteralSlot(), count: hash.capacity))
    for (index, text) in texts.enumerated() {
      var slot = start + hash.slot(sums[index])
      while slots[slot].target >= 0 {
        slots[slot].isPassed = true
        slot += 1
        if slot == slots.count { slots.append(LiteralSlot()) }
      }
      slots[slot] = LiteralSlot(keys[index], text: text, target: children[index])
    }
    return hash
  }

  /// Elements grouped by node, in the order in which they came.
  private struct Grouped<Element> {
    private var starts: [Int32]
    let elements: [Element]

    init(_ pairs: [(Int32, Element)], nodes: Int) {
      starts = Array(repeating: 0, count: nodes + 1)
      for (node, _) in pairs { starts[Int(node) + 1] += 1 }
      for node in 0..<nodes { starts[node + 1] += starts[node] }
      var next = starts
      var order = Array(repeating: 0, count: pairs.count)
      for (index, pair) in pairs.enumerated() {
        order[Int(next[Int(pair.0)])] = index
        next[Int(pair.0)] += 1
      }
      elements = order.map { pairs[$0].1 }
    }

    func range(_ node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }
  }
}
