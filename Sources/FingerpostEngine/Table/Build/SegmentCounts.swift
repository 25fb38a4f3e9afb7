/// A set of numbers of segments, of which those from 63 on are one: a bit for each.
struct SegmentCounts: Sendable, Hashable {
  private var bits: UInt64 = 0

  private static let most: UInt64 = 1 << 63

  /// Nothing but the end of a path.
  static let end = SegmentCounts(bits: 1)

  init() {}

  private init(bits: UInt64) { self.bits = bits }

  /// Whether a path may end here.
  var hasEnd: Bool { bits & 1 == 1 }

  /// One segment more for each.
  var plusOne: SegmentCounts { SegmentCounts(bits: bits << 1 | bits & Self.most) }

  /// What is left of each after one segment.
  var minusOne: SegmentCounts { SegmentCounts(bits: bits >> 1 | bits & Self.most) }

  /// Any number of segments more for each.
  var orMore: SegmentCounts { SegmentCounts(bits: bits == 0 ? 0 : ~0 << UInt64(bits.trailingZeroBitCount)) }

  mutating func formUnion(_ other: SegmentCounts) { bits |= other.bits }
}

/// Where routes end that go on from a node: after how many segments, and which of them was declared first.
struct Reach: Sendable {
  private(set) var counts = SegmentCounts()
  private(set) var firstDeclared = Int32.max

  /// Nowhere.
  init() {}

  /// Here.
  init(ending route: Int32) { (counts, firstDeclared) = (.end, route) }

  mutating func formUnion(_ other: Reach) {
    counts.formUnion(other.counts)
    firstDeclared = min(firstDeclared, other.firstDeclared)
  }

  /// The same from before a segment, and from behind one.
  var before: Reach { with(counts.plusOne) }
  var behind: Reach { with(counts.minusOne) }
  /// The same where the node may take any number of segments.
  var looping: Reach { with(counts.orMore) }

  private func with(_ counts: SegmentCounts) -> Reach {
    var reach = self
    reach.counts = counts
    return reach
  }
}
