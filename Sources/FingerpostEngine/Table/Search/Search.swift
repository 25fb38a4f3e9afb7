/// Finds the best way through the nodes: the only search over a table.
///
/// Where labels are distinct and nodes have one way in it is a walk, depth first, best label first: the first node at which a
/// route answers has the smallest vector of labels. Each node knows its parent, so that going back needs no memory. From a
/// junction on a ``SetSearch`` takes over.
struct Search {
  let nodes: Nodes
  let programs: FlatPrograms
  let text: ScannedText
  let request: Request
  let isStrict: Bool
  /// How much was done: nodes looked at. What is measured here does not depend on the machine.
  private(set) var steps = 0
  /// How many segments were read by the best attempt.
  private(set) var deepest = 0

  @inline(__always)
  init(_ nodes: Nodes, _ programs: FlatPrograms, _ text: ScannedText, _ request: Request, isStrict: Bool) {
    (self.nodes, self.programs, self.text, self.request, self.isStrict) = (nodes, programs, text, request, isStrict)
  }

  var root: Int { text.isCompact ? nodes.compactRoot : nodes.root }

  /// Finds the best way that leads to a route that answers; false where there is none.
  mutating func best(into found: inout Found) -> Bool {
    var walk = Walk(root)
    while let place = walk.next(self, &steps, &deepest) {
      switch place {
      case .end(let node):
        found.node = node
        if nodes[node].isContested {
          for index in endings(of: node) where answers(nodes.endings[index]) {
            found.endings.append(Int32(truncatingIfNeeded: index))
          }
          if found.endings.count > 0 { return true }
        } else {
          found.ending = ending(of: node)
          if found.ending >= 0 { return true }
        }
      case .junction(let node, let segment):
        found.node = node
        if run(from: node, segment, into: &found) { return true }
      }
    }
    return false
  }

  /// The first ending of a node that answers; −1 where none does.
  @inline(__always)
  private func ending(of node: Int) -> Int {
    var index = Int(nodes[node].endings.start)
    while index < Int(nodes[node].endings.end) {
      if answers(nodes.endings[index]) { return index }
      index &+= 1
    }
    return -1
  }

  @inline(__always)
  func answers(_ ending: Ending) -> Bool {
    ending.origins & text.fitting != 0 && request.allows(ending) && (ending.isBare || readsQuery(ending))
  }

  func answers(_ ending: Int) -> Bool { answers(nodes.endings[ending]) }

  /// Whether a route that ends in a node answers.
  func hasAnswer(_ node: Int) -> Bool { endings(of: node).contains { answers($0) } }

  private func readsQuery(_ ending: Ending) -> Bool {
    var sink = QueryReading.Answer()
    return query.read(programs.routes[ending.route], ending.variant, into: &sink)
  }

  var query: QueryReading { QueryReading(programs: programs, text: text, isStrict: isStrict) }

  /// Goes on from a junction.
  private mutating func run(from node: Int, _ segment: Int, into found: inout Found) -> Bool {
    withSets(from: node, segment) { search in search.run(into: &found) } ?? false
  }

  private mutating func withSets<Result>(
    from node: Int, _ segment: Int, _ use: (inout SetSearch) -> Result
  ) -> Result? {
    unsafe withUnsafeTemporaryAllocation(byteCount: SetSearch.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var search = unsafe SetSearch(self, from: node, at: segment, memory)
      let result = use(&search)
      deepest = max(deepest, search.deepest)
      steps += search.steps
      return result
    }
  }

  func endings(of node: Int) -> Range<Int> { nodes[node].endings.range }

  /// The smallest index of a route that answers, whatever the labels: what precedence by declaration asks for; nil where none does.
  ///
  /// Every way is tried, but for those below which all routes were declared later than one that is found already.
  mutating func firstDeclared() -> Int? {
    var walk = Walk(root)
    var best = Int32.max
    while let place = walk.next(self, &steps, &deepest, before: best) {
      switch place {
      case .end(let node): best = firstDeclared(at: node, before: best)
      case .junction(let node, let segment):
        best = withSets(from: node, segment) { search in search.firstDeclared(before: best) } ?? best
      }
    }
    return best == .max ? nil : Int(best)
  }

  /// The smallest index below `limit` of a route that ends in a node and answers, or `limit`.
  func firstDeclared(at node: Int, before limit: Int32) -> Int32 {
    var first = limit
    for index in endings(of: node) where nodes.endings[index].route < first && answers(nodes.endings[index]) {
      first = nodes.endings[index].route
    }
    return first
  }

  /// The rank of the label of each segment, as what was found reads it.
  func ranks(_ found: borrowing Found, into ranks: inout ScratchBuffer<Int32>) {
    var (node, count) = (found.node, 0)
    while node != root {
      node = Int(nodes[node].parent)
      count &+= 1
    }
    ranks.append(LabelRanks.literal, times: count)
    node = found.node
    while node != root {
      let parent = Int(nodes[node].parent)
      count &-= 1
      if nodes[node].order > 0 { ranks[count] = nodes.edges[nodes[parent].edges.start + nodes[node].order - 1].rank }
      node = parent
    }
    for index in 0..<found.onward.count { ranks.append(found.onward[index]) }
  }

  func ranks(_ found: borrowing Found) -> [Int32] {
    var ranks = ScratchBuffer<Int32>(capacity: text.count)
    self.ranks(found, into: &ranks)
    return (0..<ranks.count).map { ranks[$0] }
  }
}

/// What a search ended with.
struct Found: ~Copyable {
  /// The ending that answers, where nothing but its labels decides; −1 where it is one of ``endings``.
  var ending = -1
  /// The endings that answer by the best labels.
  var endings: ScratchBuffer<Int32>
  /// Where the walk over nodes with one way in ended.
  var node = 0
  /// The ranks of the best labels from there on.
  var onward: ScratchBuffer<Int32>

  static let memory = 128

  /// - Parameter memory: of ``memory`` bytes, which outlives what is found.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) {
    unsafe endings = ScratchBuffer(lent: memory, capacity: 16)
    unsafe onward = ScratchBuffer(lent: memory + 64, capacity: 16)
  }
}
