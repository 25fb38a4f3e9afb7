/// A node in the tree of a table's routes: what was read on the way there, and the ways on.
struct Node: BitwiseCopyable {
  /// Where the literals' slots start, and how many there are less one; −1 where there are no literals. In a junction it is
  /// −2 or less, so that the walk looks closer.
  var literals: Int32 = 0
  var mask: Int32 = -1
  /// Where the one way out by any text leads, where no other label leads out; −1 where no label does, −2 where several do, or one
  /// that must be asked, or where the node is a junction.
  var any: Int32 = -1
  var edges = Slice(0, 0)
  /// Ways that take no segment.
  var onwards = Slice(0, 0)
  var endings = Slice(0, 0)
  /// The endings do not stand in the order of precedence: which of two is better may depend on the link.
  var isContested = false
  var parent: Int32 = 0
  /// The index among the ways out of the parent: 0 for a literal, then the labels by rank.
  var order: Int32 = 0
  /// The rank of a wildcard that may take more segments here; 0 for none.
  var loop: Int32 = 0

  /// There are ways on that take no segment, or a way to itself: one label may lead to several nodes.
  @inline(__always)
  var isJunction: Bool { mask < -1 }
  var literalMask: Int32 { mask < -1 ? -3 - mask : mask }
}

/// A way out by a label that is no literal; best rank first.
struct Edge: BitwiseCopyable {
  var rank: Int32
  var target: Int32
}

/// A way out by a literal, in an open hash table of the node's own.
struct LiteralSlot: BitwiseCopyable {
  /// The first eight bytes: see ``Bytes/head(_:)``. Zero in an empty slot.
  var head: UInt64 = 0
  /// Where the bytes stand in the pool of the programs.
  var text = Slice(0, 0)
  var target: Int32 = -1

  /// By the first eight bytes, and the last eight of a longer literal: names of one kind begin alike.
  @inline(__always)
  static func hash(_ head: UInt64, _ bytes: Bytes, from start: Int, count: Int) -> Int {
    let tail = count > 8 ? bytes.word(at: start &+ count &- 8) : 0
    return Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15 ^ tail &* 0xC2B2_AE3D_27D4_EB4F) &>> 32)
  }
}

/// A route that ends in a node, with the query of one of its variants, and what a link must be to be answered by it.
struct Ending: BitwiseCopyable {
  var origins: UInt64
  var route: Int32
  var variant: Int32
  /// 0 for any.
  var method: Int32
  /// Neither the query nor the fragment keeps it from answering.
  var isBare: Bool
  /// Of ``Nodes/ways``, the one that leads here: ``Way/plain`` where the segments that no literal took are the first captures; −1
  /// where the route must be asked.
  var way: Int32

  /// The path says all that there is to know.
  @inline(__always)
  var isPlain: Bool { isBare && way == Way.plain }
}

/// One way through the groups of a route.
struct Way: BitwiseCopyable {
  static let plain: Int32 = 0

  /// Parts of ``Nodes/turns``: the instructions that take the segments which no literal took, and, two by two, a group and its branch.
  var takes: Slice
  var choices: Slice
  /// The one that takes all segments that the others do not, by its index among `takes`, and the first that it takes; −1 for none.
  var run: Int32 = -1
  var runStart: Int32 = -1
}

/// The nodes of a table, one after another in a few arrays: what the search walks.
///
/// Every way goes from a lower index to a higher one, but for a wildcard's way to itself. Valid for as long as the table's
/// ``NodeMemory`` is, and copied without reference counting.
@safe struct Nodes: @unchecked Sendable {
  /// One pointer is copied faster than all that it leads to.
  private let arrays: UnsafeMutablePointer<Arrays>

  private struct Arrays {
    let nodes: FlatArray<Node>
    let slots: FlatArray<LiteralSlot>
    let edges: FlatArray<Edge>
    let onwards: FlatArray<Int32>
    let endings: FlatArray<Ending>
    let ways: FlatArray<Way>
    let turns: FlatArray<Int32>
    let root: Int
    let compactRoot: Int
  }

  init(
    _ nodes: [Node], _ slots: [LiteralSlot], _ edges: [Edge], _ onwards: [Int32], _ endings: [Ending], _ ways: [Way],
    _ turns: [Int32], root: Int, compactRoot: Int
  ) {
    let arrays = UnsafeMutablePointer<Arrays>.allocate(capacity: 1)
    unsafe arrays.initialize(
      to: Arrays(
        nodes: FlatArray(nodes), slots: FlatArray(slots), edges: FlatArray(edges), onwards: FlatArray(onwards),
        endings: FlatArray(endings), ways: FlatArray(ways), turns: FlatArray(turns), root: root,
        compactRoot: compactRoot))
    unsafe self.arrays = arrays
  }

  fileprivate func deallocate() {
    unsafe arrays.pointee.nodes.deallocate()
    unsafe arrays.pointee.slots.deallocate()
    unsafe arrays.pointee.edges.deallocate()
    unsafe arrays.pointee.onwards.deallocate()
    unsafe arrays.pointee.endings.deallocate()
    unsafe arrays.pointee.ways.deallocate()
    unsafe arrays.pointee.turns.deallocate()
    unsafe arrays.deallocate()
  }

  @inline(__always)
  var nodes: FlatArray<Node> { unsafe arrays.pointee.nodes }
  @inline(__always)
  var slots: FlatArray<LiteralSlot> { unsafe arrays.pointee.slots }
  @inline(__always)
  var edges: FlatArray<Edge> { unsafe arrays.pointee.edges }
  @inline(__always)
  var onwards: FlatArray<Int32> { unsafe arrays.pointee.onwards }
  @inline(__always)
  var endings: FlatArray<Ending> { unsafe arrays.pointee.endings }
  @inline(__always)
  var ways: FlatArray<Way> { unsafe arrays.pointee.ways }
  @inline(__always)
  var turns: FlatArray<Int32> { unsafe arrays.pointee.turns }
  /// Where every search starts, and where one over compact text does.
  @inline(__always)
  var root: Int { unsafe arrays.pointee.root }
  @inline(__always)
  var compactRoot: Int { unsafe arrays.pointee.compactRoot }

  @inline(__always)
  subscript(node: Int) -> Node {
    @inline(__always)
    unsafeAddress { unsafe nodes.address(of: node) }
  }

  /// The way out of a node by the literal that is this segment, or −1.
  func literal(_ node: Int, _ bytes: Bytes, _ segment: Slice, _ pool: Bytes) -> Int {
    let mask = Int(nodes[node].literalMask)
    if mask < 0 || segment.count == 0 { return -1 }
    return slots.target(from: Int(nodes[node].literals), mask: mask, bytes, Int(segment.start), segment.count, pool)
  }
}

extension FlatArray<LiteralSlot> {
  /// Where the literal leads that is this segment, of those of one node; −1 where none is.
  @inline(__always)
  func target(from first: Int, mask: Int, _ bytes: Bytes, _ start: Int, _ count: Int, _ pool: Bytes) -> Int {
    let head = bytes.head(from: start, count: count)
    var bucket = LiteralSlot.hash(head, bytes, from: start, count: count) & mask
    while true {
      let slot = first &+ bucket
      if self[slot].head == head {
        // Fewer than eight bytes are all in the head.
        if count < 8 || count == self[slot].text.count && isSame(bytes, start, count, pool, self[slot].text) {
          return Int(self[slot].target)
        }
      }
      if self[slot].head == 0 || mask == 0 { return -1 }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// Whether a segment is a literal that has the same head and is as long.
  @inline(__always)
  private func isSame(_ bytes: Bytes, _ start: Int, _ count: Int, _ pool: Bytes, _ literal: Slice) -> Bool {
    var offset = count &- 8
    while offset > 0 {
      if bytes.word(at: start &+ offset) != pool.word(at: Int(literal.start) &+ offset) { return false }
      offset &-= 8
    }
    return true
  }
}

/// Owns the nodes of a table.
final class NodeMemory: Sendable {
  let nodes: Nodes
  init(_ nodes: Nodes) { self.nodes = nodes }
  deinit { nodes.deallocate() }
}

// What leads on from a node, for those who look at all of it.

extension Nodes {
  /// The literals of a node, in no order.
  func literals(of node: Int, _ pool: Bytes) -> [(text: [UInt8], target: Int)] {
    let here = self[node]
    return (0..<here.literalMask + 1).compactMap { bucket in
      let slot = slots[here.literals + bucket]
      return slot.head == 0 ? nil : (Array(pool[slot.text]), Int(slot.target))
    }
  }

  func onwards(of node: Int) -> [Int] { self[node].onwards.range.map { Int(onwards[$0]) } }

  /// The ways out by labels that are no literals, a wildcard's way to itself among them.
  func ways(of node: Int) -> [Edge] {
    let ways = self[node].edges.range.map { edges[$0] }
    return self[node].loop == 0 ? ways : ways + [Edge(rank: self[node].loop, target: Int32(clamping: node))]
  }

  func endings(of node: Int) -> [Ending] { self[node].endings.range.map { endings[$0] } }
}
