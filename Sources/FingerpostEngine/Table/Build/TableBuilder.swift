/// Routes on their way into nodes: a tree over parts, so that routes with a common start share it.
///
/// A group's content hangs below the node before the group, like any path. The node behind the group is reached from
/// there, and from the end of each branch, without a segment ("onwards"). So k optional groups in a row are k nodes more,
/// not 2^k. Every way goes from a lower index to a higher one, but for a wildcard's way to itself.
struct TableBuilder {
  struct Node {
    var literals: [[UInt8]: Int] = [:]
    /// By rank.
    var labels: [Int32: Int] = [:]
    var groups: [GroupKey: Int] = [:]
    /// Ways that take no segment.
    var onwards: [Int] = []
    /// The rank of a wildcard that may take more segments here; 0 for none.
    var loop: Int32 = 0
    var endings: [Ending] = []
    var parent = 0
    /// The place among the ways out of the parent: 0 for a literal, then the labels by rank.
    var order: Int32 = 0
    var firstDeclared = Int32.max
  }

  enum GroupKey: Hashable {
    case optional(Outline.Shape)
    case either([Outline.Shape])
    case tail
  }

  /// A route that ends in a node, with the query of one of its variants.
  struct Ending: BitwiseCopyable {
    var route: Int32
    var variant: Int32
  }

  private(set) var nodes: [Node] = []
  private let ranks: LabelRanks
  private var variant: Int32 = 0

  init(ranks: LabelRanks) { self.ranks = ranks }

  mutating func addRoot() -> Int { add(below: 0) }

  mutating func insert(_ outline: Outline, route: Int, below root: Int) {
    variant = 0
    ending(outline.whole.path[...], outline, route: Int32(clamping: route), from: root)
  }

  /// Variants are numbered as ``Program`` numbers them.
  private mutating func ending(_ path: ArraySlice<Outline.Step>, _ outline: Outline, route: Int32, from node: Int) {
    switch path.last {
    case .optional(_, let branch) where branch.carriesQuery:
      let before = running(path.dropLast(), outline, from: node)
      ending(branch.path[...], outline, route: route, from: before)
      ending([], outline, route: route, from: before)
    case .either(_, let branches) where branches.contains(where: \.carriesQuery):
      let before = running(path.dropLast(), outline, from: node)
      for branch in branches { ending(branch.path[...], outline, route: route, from: before) }
    default:
      let last = running(path, outline, from: node)
      nodes[last].endings.append(Ending(route: route, variant: variant))
      variant += 1
    }
  }

  private mutating func running(_ steps: ArraySlice<Outline.Step>, _ outline: Outline, from start: Int) -> Int {
    var node = start
    for step in steps {
      switch step {
      case .literal, .capture, .mixed:
        node = child(of: node, outline.label(step))
      case .wildcard, .rest:
        node = child(of: node, outline.label(step))
        nodes[node].loop = outline.label(step).map { ranks[$0] } ?? 0
      case .tail:
        let first = child(of: node, outline.label(step))
        node = behind(first, .tail) { _ in [] }
        nodes[node].loop = ranks.tail
      case .optional(_, let branch):
        let before = node
        node = behind(before, .optional(branch.shape)) { [$0.running(branch.path[...], outline, from: before)] }
      case .either(_, let branches):
        let before = node
        node = behind(before, .either(branches.map(\.shape)), skips: false) { builder in
          branches.map { builder.running($0.path[...], outline, from: before) }
        }
      }
    }
    return node
  }

  private mutating func child(of node: Int, _ label: Label?) -> Int {
    guard let label else { return node }
    if case .literal(let text) = label {
      let bytes = Array(text.utf8)
      if let child = nodes[node].literals[bytes] { return child }
      let child = add(below: node)
      nodes[node].literals[bytes] = child
      return child
    }
    let rank = ranks[label]
    if let child = nodes[node].labels[rank] { return child }
    let child = add(below: node)
    nodes[node].labels[rank] = child
    return child
  }

  /// The node behind a group: from `node` itself where the group may be skipped, and from the ends of its content.
  private mutating func behind(
    _ node: Int, _ key: GroupKey, skips: Bool = true, _ ends: (inout TableBuilder) -> [Int]
  ) -> Int {
    if let join = nodes[node].groups[key] { return join }
    var starts = ends(&self)
    if skips { starts.append(node) }
    let join = add(below: node)
    for start in Set(starts).sorted() { nodes[start].onwards.append(join) }
    nodes[node].groups[key] = join
    return join
  }

  private mutating func add(below parent: Int) -> Int {
    nodes.append(Node(parent: parent))
    return nodes.count - 1
  }

  /// Fills in what depends on the whole: the order of the ways out, and the smallest route at or below each node.
  mutating func finish() {
    for index in nodes.indices.reversed() {
      for (place, rank) in nodes[index].labels.keys.sorted().enumerated() {
        if let child = nodes[index].labels[rank] { nodes[child].order = Int32(clamping: place + 1) }
      }
      let below = Array(nodes[index].literals.values) + Array(nodes[index].labels.values) + nodes[index].onwards
      let first = below.map { nodes[$0].firstDeclared } + nodes[index].endings.map(\.route)
      nodes[index].firstDeclared = first.min() ?? .max
    }
  }
}
