// The literals that lead on from a node, in a hash table.

/// An edge whose label is a literal, in the node's own open hash table.
struct LiteralSlot: BitwiseCopyable {
  /// Zero in an empty slot; one for a long literal, which no key equals.
  private var head: UInt64 = 0
  private var tail: UInt64 = 0
  /// The range of the literal in the pool of the programs.
  var text = Slice(0, 0)
  var target: Int32 = -1
  /// Whether a literal that belongs here, or before, is in the next slot or later.
  var isPassed = false

  init() {}

  init(_ key: SegmentKey, text: Slice, target: Int32) {
    (head, tail) = text.count > SegmentKey.longest ? (1, 0) : (key.head, key.tail)
    (self.text, self.target) = (text, target)
  }

  @inline(__always)
  func has(_ key: SegmentKey) -> Bool { head == key.head && tail == key.tail }
}

/// A segment of at most sixteen bytes in two words. No byte of a segment is zero, so that segments are equal if their keys are.
struct SegmentKey: BitwiseCopyable {
  /// The first eight bytes, the first one lowest.
  let head: UInt64
  /// The bytes after them.
  let tail: UInt64

  static let longest = 16

  /// The key of a segment that is not empty; nil for a longer one.
  ///
  /// - Parameter bytes: at least eight.
  @inline(__always)
  init?(short bytes: Bytes, _ start: Int, _ count: Int) {
    if count > 8, count > Self.longest { return nil }
    self.init(bytes, start, count)
  }

  /// The same for any length; of a longer one, both words hold a part only.
  @inline(__always)
  init(_ bytes: Bytes, _ start: Int, _ count: Int) {
    let stop = start &+ count
    // What does not belong to a word: a shift by 64 is one by 0.
    let others = UInt64(truncatingIfNeeded: count &* -8)
    if count <= 8 {
      // Eight bytes that end with the segment are never beyond the end of the text.
      let word = stop >= 8 ? bytes.word(at: stop &- 8) : bytes.word(at: 0) &<< UInt64(truncatingIfNeeded: stop &* -8)
      (head, tail) = (word &>> others, 0)
    } else {
      (head, tail) = (bytes.word(at: start), bytes.word(at: stop &- 8) &>> others)
    }
  }

  /// Whether an ASCII segment of this length is a number of at most eight digits, the first of which is not 0.
  @inline(__always)
  func isNumber(_ count: Int) -> Bool {
    let digits = head ^ (0x3030_3030_3030_3030 & (~0 &>> UInt64(truncatingIfNeeded: count &* -8)))
    // From 0 to 9 a byte is below 16, and is so with 6 added.
    return tail == 0 && digits & 0xFF != 0 && (digits &+ 0x0606_0606_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0 == 0
  }

  static let largestNumber: UInt64 = 99_999_999

  /// All bytes in one word, to be multiplied: the highest bits of the product depend on all of them.
  @inline(__always)
  var sum: UInt64 { head &+ tail &* 2 }

  /// The same for a segment of any length.
  func sum(_ bytes: Bytes, _ start: Int, _ count: Int) -> UInt64 {
    var (sum, offset) = (sum, start &+ 8)
    while offset < start &+ count &- 8 {
      sum = (sum ^ (sum &>> 32)) &* LiteralHash.factor &+ bytes.word(at: offset)
      offset &+= 8
    }
    return sum
  }
}

/// How a node's literals are hashed. A hash of 64 bits, shifted to the right, is the number of a slot. Literals that find their slot taken
/// are in later ones, of which some may be behind the last number.
struct LiteralHash: BitwiseCopyable {
  let factor: UInt64
  let shift: Int32

  @inline(__always)
  func slot(_ sum: UInt64) -> Int { Int(truncatingIfNeeded: (sum &* factor) &>> UInt64(truncatingIfNeeded: shift)) }

  static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
}

extension FlatArray<LiteralSlot> {
  /// The target of the literal that equals a segment; −1 if there is none.
  func target(from first: Int, _ hash: LiteralHash, _ bytes: Bytes, _ segment: Slice, _ pool: Bytes) -> Int {
    let (start, count) = (Int(segment.start), segment.count)
    let key = SegmentKey(bytes, start, count)
    var slot = first &+ hash.slot(key.sum(bytes, start, count))
    while true {
      let isSame = count > SegmentKey.longest ? bytes.equals(segment, pool, self[slot].text) : self[slot].has(key)
      if isSame { return Int(self[slot].target) }
      if !self[slot].isPassed { return -1 }
      slot &+= 1
    }
  }
}

extension LiteralHash {
  var capacity: Int { 1 << (64 - Int(shift)) }

  /// The hash, of a few dozen, that puts the most literals into the first slot of their search.
  init(_ sums: [UInt64]) {
    var shift: Int32 = 63
    while 1 << (64 - Int(shift)) < sums.count * 2 { shift -= 1 }
    self.init(factor: Self.factor, shift: shift)
    // Among many literals there are always some that meet.
    guard capacity <= 64 else { return }
    var most = slotCount(sums)
    for turn in 1..<64 where most < sums.count {
      let other = LiteralHash(factor: Self.factor &* UInt64(turn * 2 + 1), shift: shift)
      let count = other.slotCount(sums)
      if count > most { (self, most) = (other, count) }
    }
  }

  /// In how many of at most 64 slots the literals come first.
  private func slotCount(_ sums: [UInt64]) -> Int {
    sums.reduce(into: UInt64(0)) { $0 |= 1 << UInt64(slot($1)) }.nonzeroBitCount
  }
}
