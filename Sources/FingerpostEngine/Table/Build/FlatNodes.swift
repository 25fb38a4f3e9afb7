/// The nodes of a table, one after another in a few arrays: what the search walks.
struct FlatNodes: Sendable {
  struct Node: BitwiseCopyable {
    /// Where the literals' hash slots start, and how many there are less one; −1 where there are no literals.
    var literals: Int32
    var literalMask: Int32
    var edges: Int32
    var edgeCount: Int32
    var onwards: Int32
    var onwardCount: Int32
    var endings: Int32
    var endingCount: Int32
    var parent: Int32
    var order: Int32
    var loop: Int32
    var firstDeclared: Int32
    /// There are ways on that take no segment, or a way to itself: the search goes on with sets of nodes.
    var isJunction: Bool
  }

  /// A way out by a label that is no literal; best rank first.
  struct Edge: BitwiseCopyable {
    var rank: Int32
    var target: Int32
  }

  /// A way out by a literal, in an open hash table of the node's own.
  struct Slot: BitwiseCopyable {
    var key: SegmentKey
    /// Where the bytes stand in the pool; −1 in an empty slot.
    var pool: Int32
    var target: Int32
  }

  let nodes: FlatArray<Node>
  let edges: FlatArray<Edge>
  let slots: FlatArray<Slot>
  let pool: FlatArray<UInt8>
  let onwards: FlatArray<Int32>
  let endings: FlatArray<TableBuilder.Ending>

  init(_ builder: TableBuilder) {
    var nodes: [Node] = []
    var (edges, slots, pool): ([Edge], [Slot], [UInt8]) = ([], [], [])
    var (onwards, endings): ([Int32], [TableBuilder.Ending]) = ([], [])
    nodes.reserveCapacity(builder.nodes.count)
    for node in builder.nodes {
      let mask = Self.mask(node.literals.count)
      nodes.append(
        Node(
          literals: Int32(slots.count), literalMask: mask, edges: Int32(edges.count),
          edgeCount: Int32(node.labels.count), onwards: Int32(onwards.count), onwardCount: Int32(node.onwards.count),
          endings: Int32(endings.count), endingCount: Int32(node.endings.count), parent: Int32(node.parent),
          order: node.order, loop: node.loop, firstDeclared: node.firstDeclared,
          isJunction: !node.onwards.isEmpty || node.loop != 0))
      Self.hash(node.literals, mask: mask, into: &slots, &pool)
      edges += node.labels.map { Edge(rank: $0.key, target: Int32($0.value)) }.sorted { $0.rank < $1.rank }
      onwards += node.onwards.map { Int32($0) }
      endings += node.endings
    }
    self.nodes = FlatArray(nodes)
    self.edges = FlatArray(edges)
    self.slots = FlatArray(slots)
    self.pool = FlatArray(pool)
    self.onwards = FlatArray(onwards)
    self.endings = FlatArray(endings)
  }

  /// One literal has one slot; more have twice as many slots as literals at the least.
  private static func mask(_ count: Int) -> Int32 {
    guard count > 1 else { return Int32(count) - 1 }
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    return Int32(clamping: capacity - 1)
  }

  private static func hash(_ literals: [[UInt8]: Int], mask: Int32, into slots: inout [Slot], _ pool: inout [UInt8]) {
    let start = slots.count
    let empty = Slot(key: SegmentKey([]), pool: -1, target: -1)
    slots.append(contentsOf: repeatElement(empty, count: Int(mask) + 1))
    for (literal, target) in literals.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let key = SegmentKey(literal)
      var place = key.hash & mask
      while slots[start + Int(place)].pool >= 0 { place = (place + 1) & mask }
      slots[start + Int(place)] = Slot(key: key, pool: Int32(pool.count), target: Int32(target))
      pool += literal
    }
  }

  /// See ``FlatArray/deallocate()``.
  @unsafe func deallocate() {
    unsafe nodes.deallocate()
    unsafe edges.deallocate()
    unsafe slots.deallocate()
    unsafe pool.deallocate()
    unsafe onwards.deallocate()
    unsafe endings.deallocate()
  }
}

/// A segment as two words and a length: all of it up to 16 bytes, its two ends beyond.
struct SegmentKey: Hashable, BitwiseCopyable {
  let head: UInt64
  let tail: UInt64
  let count: Int32
  /// Of a segment whose words do not hold it: its middle, so that long literals with common ends hash apart.
  let middle: UInt64

  init(_ bytes: [UInt8]) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe SegmentKey($0) }
  }

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let length = bytes.count
    count = Int32(truncatingIfNeeded: length)
    guard length > 0, let start = bytes.baseAddress else {
      (head, tail, middle) = (0, 0, 0)
      return
    }
    let base = unsafe UnsafeRawPointer(start)
    middle = length > 16 ? unsafe base.loadUnaligned(fromByteOffset: length / 2 - 4, as: UInt64.self) : 0
    if length >= 8 {
      head = unsafe base.loadUnaligned(as: UInt64.self)
      tail = unsafe base.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
    } else if length >= 4 {
      head = unsafe UInt64(base.loadUnaligned(as: UInt32.self))
      tail = unsafe UInt64(base.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self))
    } else {
      head = unsafe UInt64(bytes[0]) | UInt64(bytes[length / 2]) << 8
      tail = unsafe UInt64(bytes[length - 1])
    }
  }

  /// The words hold every byte.
  @inline(__always)
  var isWhole: Bool { count <= 16 }

  @inline(__always)
  var hash: Int32 {
    let mixed =
      ((head ^ middle) &* 0x9E37_79B9_7F4A_7C15)
      ^ ((tail &+ UInt64(truncatingIfNeeded: count)) &* 0xC2B2_AE3D_27D4_EB4F)
    return Int32(truncatingIfNeeded: (mixed ^ (mixed >> 32)) & 0x7FFF_FFFF)
  }
}
