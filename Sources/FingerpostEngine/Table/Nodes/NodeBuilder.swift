/// Programs on their way into nodes: a tree over segments, so that routes with a common start share it.
///
/// A group's content hangs below the node before the group, like any path. The node behind the group is reached from
/// there, and from the end of each branch, without a segment ("onwards"). So k optional groups in a row are k nodes more,
/// not 2^k.
struct NodeBuilder {
  private let programs: Programs
  private let pool: Bytes
  private var nodes: [Draft] = []
  private var onwards: [(from: Int32, to: Int32)] = []
  private var endings: [(node: Int32, ending: Ending)] = []
  /// Children by their parent and label: an open hash table.
  private var children: [Int32]
  private var groups: [GroupKey: Int32] = [:]
  private var isCompact = false

  private struct Draft {
    var parent: Int32
    /// The label that leads there: a literal of the pool, or a rank; neither for the root and for what stands behind a group.
    var literal = Slice(0, 0)
    var rank: Int32 = 0
    var loop: Int32 = 0

    var isLiteral: Bool { literal.count > 0 }
  }

  /// A group, by where it stands and what its instructions read.
  private struct GroupKey: Hashable {
    let node: Int32
    let shape: [Int32]
  }

  init(_ programs: Programs) {
    self.programs = programs
    pool = programs.text
    var capacity = 16
    while capacity < programs.instructions.count * 2 { capacity *= 2 }
    children = Array(repeating: -1, count: capacity)
    nodes.reserveCapacity(programs.instructions.count / 2)
    endings.reserveCapacity(programs.routes.count)
  }

  /// Adds all routes below a root of their own.
  mutating func addRoot(isCompact: Bool) -> Int {
    self.isCompact = isCompact
    let root = add(Draft(parent: Int32(clamping: nodes.count)))
    for route in 0..<programs.routes.count {
      _ = run(programs[route], Int32(clamping: route), 0..<programs[route].instructionCount, from: root)
    }
    return Int(root)
  }

  // MARK: From instructions to nodes

  /// The node that instructions lead to; −1 where every way has ended.
  private mutating func run(_ program: Program, _ route: Int32, _ range: Range<Int>, from start: Int32) -> Int32 {
    var (node, position) = (start, range.lowerBound)
    while position < range.upperBound {
      let instruction = program[position]
      switch instruction.kind {
      case .literal: node = child(of: node, program.literal(instruction), rank: 0)
      case .capture, .mixed: node = child(of: node, Slice(0, 0), rank: instruction.rank)
      case .wildcard, .rest:
        node = child(of: node, Slice(0, 0), rank: instruction.rank)
        nodes[Int(node)].loop = instruction.rank
      case .more:
        if isCompact {
          node = join(behind: node, shape: [-1], from: [node])
          nodes[Int(node)].loop = instruction.rank
        }
      case .optional:
        let content = position + 1..<instruction.target
        if program[instruction.target - 1].kind == .end {
          _ = run(program, route, content, from: node)
        } else {
          let shape = shape(program, position..<instruction.target)
          node =
            groups[GroupKey(node: node, shape: shape)]
            ?? join(behind: node, shape: shape, from: [run(program, route, content, from: node), node])
        }
        position = instruction.target
        continue
      case .either:
        let branches = program.branches(position).map { $0 + 1..<range.upperBound }
        guard let end = program.end(ofEither: position) else {
          for branch in branches { _ = run(program, route, branch, from: node) }
          return -1
        }
        let shape = shape(program, position..<end)
        node =
          groups[GroupKey(node: node, shape: shape)]
          ?? join(behind: node, shape: shape, from: branches.map { run(program, route, $0, from: node) })
        position = end
        continue
      case .leave: return node
      case .branch: break
      case .end:
        let record = program.record
        let variant = programs.variants[record.variants.start + instruction.index]
        let isBare = variant.steps.count == 0 && record.fragment == nil
        let ending = Ending(
          origins: record.origins, route: route, variant: instruction.index, method: record.method, isBare: isBare,
          isPlain: isBare && record.isPlain, isRest: isBare && record.endsInRest)
        endings.append((node, ending))
        return -1
      }
      position += 1
    }
    return node
  }

  /// What instructions read, without what they do with it.
  private func shape(_ program: Program, _ range: Range<Int>) -> [Int32] {
    range.flatMap { position -> [Int32] in
      let instruction = program[position]
      switch instruction.kind {
      case .literal:
        return [0, instruction.extent] + program.bytes(program.literal(instruction)).map { Int32($0) }
      case .capture, .mixed, .wildcard, .rest, .more:
        return [Int32(instruction.kind.rawValue), instruction.rank]
      case .optional, .either, .branch, .leave, .end:
        return [Int32(instruction.kind.rawValue), instruction.extent - Int32(clamping: range.lowerBound)]
      }
    }
  }

  private mutating func join(behind node: Int32, shape: [Int32], from ends: [Int32]) -> Int32 {
    if let known = groups[GroupKey(node: node, shape: shape)] { return known }
    let join = add(Draft(parent: node))
    for end in Set(ends).sorted() { onwards.append((end, join)) }
    groups[GroupKey(node: node, shape: shape)] = join
    return join
  }

  private mutating func add(_ node: Draft) -> Int32 {
    nodes.append(node)
    return Int32(clamping: nodes.count - 1)
  }

  // MARK: Children

  private mutating func child(of node: Int32, _ literal: Slice, rank: Int32) -> Int32 {
    var place = hash(node, literal, rank) & (children.count - 1)
    while children[place] >= 0 {
      let child = nodes[Int(children[place])]
      if child.parent == node, child.rank == rank, pool.equals(child.literal, pool, literal) { return children[place] }
      place = (place + 1) & (children.count - 1)
    }
    let child = add(Draft(parent: node, literal: literal, rank: rank))
    children[place] = child
    return child
  }

  private func hash(_ node: Int32, _ literal: Slice, _ rank: Int32) -> Int {
    var hash = UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: rank)
    if literal.count > 0 {
      hash ^= pool.head(literal) &* 0xC2B2_AE3D_27D4_EB4F
      hash ^= pool.head(Slice(max(Int(literal.start), Int(literal.end) - 8), Int(literal.end))) &* 0x1656_67B1_9E37_79F9
    }
    hash = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: hash >> 33)
  }

  // MARK: From drafts to nodes

  /// The nodes in flat arrays. Which of several endings of one node is best is left to whoever knows precedence.
  ///
  /// - Parameter sort: puts the endings of a node in order, and says whether a link may ask for another.
  consuming func finish(
    root: Int, compactRoot: Int, sort: (inout ArraySlice<Ending>) -> Bool
  ) -> Nodes {
    var result = nodes.map { Node(parent: $0.parent, loop: $0.loop) }
    var slots: [LiteralSlot] = []
    var edges: [Edge] = []
    // A join and a root hang below a node, too, but no label leads there.
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
    let ways = grouped(onwards)
    let ends = grouped(endings)
    var sorted = ends.elements
    for node in result.indices {
      result[node].onwards = Slice(ways.range(node).lowerBound, ways.range(node).upperBound)
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
    for node in result.indices.reversed() {
      for place in ends.range(node) { lower(&result[node].firstDeclared, to: sorted[place].route) }
      for place in ways.range(node) {
        lower(&result[node].firstDeclared, to: result[Int(ways.elements[place])].firstDeclared)
      }
      let parent = Int(result[node].parent)
      if parent != node, nodes[node].isLiteral || nodes[node].rank != 0 {
        lower(&result[parent].firstDeclared, to: result[node].firstDeclared)
      }
    }
    return Nodes(result, slots, edges, ways.elements, sorted, root: root, compactRoot: compactRoot)
  }

  private func lower(_ value: inout Int32, to other: Int32) { value = min(value, other) }

  /// Puts literals in slots of their own; their mask, or −1 where there is none. One literal has one slot; more have twice as
  /// many slots as literals at the least.
  private func put(_ children: some Collection<Int32>, into slots: inout [LiteralSlot]) -> Int32 {
    if children.isEmpty { return -1 }
    var capacity = 1
    if children.count > 1 { while capacity < children.count * 2 { capacity *= 2 } }
    let start = slots.count
    slots.append(contentsOf: repeatElement(LiteralSlot(), count: capacity))
    for child in children {
      let text = nodes[Int(child)].literal
      var place = LiteralSlot.hash(pool.head(text), pool, from: Int(text.start), count: text.count) & (capacity - 1)
      while slots[start + place].head != 0 { place = (place + 1) & (capacity - 1) }
      slots[start + place] = LiteralSlot(head: pool.head(text), text: text, target: child)
    }
    return Int32(clamping: capacity - 1)
  }

  /// What belongs to each node, side by side, in the order that it came in.
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
