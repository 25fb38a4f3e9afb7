/// A node in the tree of a table's routes.
struct Node: BitwiseCopyable {
  /// The first slot of the literals. The last one is before the first of the next node.
  var literals: Int32 = 0
  /// How far a hash of a literal is shifted to the right, to be the number of a slot; −1 if there are no literals.
  var shift: Int8 = -1
  /// The same for the straight walk; −1 also at a junction, where it looks closer.
  var straightShift: Int8 = -1
  /// Whether the node leads to itself, or a literal ignores case: a segment may lead to several nodes.
  var isJunction = false
  /// Hashes the literals so that few share a slot.
  var factor = LiteralHash.factor
  /// Where a segment leads that is no literal, if one look at it tells.
  var onlyEdge = OnlyEdge.none
  /// The route that answers here whatever the origin, the method and the query are; −1 if there is none.
  var plain: Int32 = -1
  var edges = Slice(0, 0)
  var endings = Slice(0, 0)
  /// Whether the endings are not in order of precedence, because the link may decide.
  var isContested = false
  /// Whether a literal is longer than a key.
  var isLong = false
  /// Whether the label that leads here is a literal, whose segment is not captured.
  var isLiteral = false
  /// Whether the first edges are of literals that ignore case.
  var isFolded = false
  var parent: Int32 = 0
  /// The index among the edges of the parent: 0 for a literal, then the labels by rank from 1.
  var order: Int32 = 0
  /// The rank of a wildcard that may take more segments here; 0 if there is none.
  var loop: Int32 = 0

  @inline(__always)
  func hash(_ shift: Int8) -> LiteralHash { LiteralHash(factor: factor, shift: Int32(shift)) }
}

/// The only edge of a node, if what its label reads shows at one look. All of it is one number:
///
///     0 …      the target of a label that reads any text
///     −1       there is no edge
///     −2       a label must be asked, or one of several, or the node is a junction
///     −3 …     −3 − the target of a label that reads up to eight digits
struct OnlyEdge: BitwiseCopyable {
  private let number: Int32

  static let none = OnlyEdge(number: -1)
  static let unclear = OnlyEdge(number: -2)
  static func text(to target: Int32) -> OnlyEdge { OnlyEdge(number: target) }
  static func digits(to target: Int32) -> OnlyEdge { OnlyEdge(number: -3 &- target) }

  @inline(__always)
  var isNone: Bool { number == -1 }
  /// The target of any text; nil if the label reads less, or there is no such edge.
  @inline(__always)
  var target: Int32? { number >= 0 ? number : nil }
  /// The target of up to eight digits; nil if the label reads something else.
  @inline(__always)
  var targetOfDigits: Int32? { number < -2 ? -3 &- number : nil }
}

/// An edge whose label is not a literal; the best rank comes first.
package struct Edge: BitwiseCopyable {
  package let rank: Int32
  package let target: Int32
}

/// A route that ends in a node with the query of one variant, and what it asks of a link.
package struct Ending: BitwiseCopyable {
  package let origins: UInt64
  package let route: Int32
  var variant: Int32
  /// 0 for any.
  package let method: Int32
  /// Whether the route answers whatever the query and the fragment are.
  var isBare: Bool
  /// The index in ``Nodes/arrangements``: ``Arrangement/plain`` if the captures are the segments that no literal took, in order; −1 if
  /// the program must be run.
  var arrangement: Int32

  /// Whether the path alone decides.
  @inline(__always)
  var isPlain: Bool { isBare && arrangement == Arrangement.plain }
}

/// What takes the captures on one way through the groups of a route, and the branches of that way.
struct Arrangement: BitwiseCopyable {
  static let plain: Int32 = 0

  /// Ranges of ``Nodes/steps``: the instructions that take the segments which no literal took, and pairs of a group and its
  /// branch.
  var takes: Slice
  var choices: Slice
  /// The index among `takes` of the instruction that takes all segments left by the others, and the first segment it takes; −1
  /// for none.
  var run: Int32 = -1
  var runStart: Int32 = -1
}

/// The nodes of a table in a few arrays, which the search walks.
///
/// Every edge leads to a higher index, except for a wildcard's to itself. Valid as long as the ``FlatMemory`` of the table, and
/// copied without reference counting.
package struct Nodes: Sendable, BitwiseCopyable {
  let nodes: FlatArray<Node>
  let slots: FlatArray<LiteralSlot>
  let edges: FlatArray<Edge>
  let endings: FlatArray<Ending>
  let arrangements: FlatArray<Arrangement>
  let steps: FlatArray<Int32>
  /// The start of searches, and those of searches in compact text and for raw rests.
  package let root: Int
  package let compactRoot: Int
  package let rawRoot: Int

  package var count: Int { nodes.count }

  subscript(node: Int) -> Node {
    @inline(__always)
    unsafeAddress { unsafe nodes.address(of: node) }
  }

  /// The target of the literal that equals a segment, or −1.
  @inline(__always)
  func literal(_ node: Int, _ bytes: Bytes, _ segment: Slice, _ pool: Bytes) -> Int {
    let shift = nodes[node].shift
    if shift < 0 || segment.count == 0 { return -1 }
    return slots.target(from: Int(nodes[node].literals), nodes[node].hash(shift), bytes, segment, pool)
  }
}

// All that leads on from a node, for callers that need all of it.

extension Nodes {
  /// The literals of a node, in no particular order.
  package func literals(of node: Int, _ pool: Bytes) -> [(text: [UInt8], target: Int)] {
    let end = node + 1 < count ? Int(self[node + 1].literals) : slots.count
    return (Int(self[node].literals)..<end).compactMap { slot in
      slots[slot].target < 0 ? nil : (Array(pool[slots[slot].text]), Int(slots[slot].target))
    }
  }

  /// The edges with labels that are not literals, including a wildcard's to itself.
  package func edges(of node: Int) -> [Edge] {
    let edges = self[node].edges.range.map { self.edges[$0] }
    return self[node].loop == 0 ? edges : edges + [Edge(rank: self[node].loop, target: Int32(clamping: node))]
  }

  package func endings(of node: Int) -> [Ending] { self[node].endings.range.map { endings[$0] } }
}
