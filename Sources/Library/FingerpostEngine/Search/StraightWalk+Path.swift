// Text of a path → the last node, one segment at a time.

extension StraightWalk {
  /// How many captures are stored before others go to the heap.
  static let captureCapacity = 32

  /// Where a walk along a path is. Four words, which are handed on in registers.
  @unsafe struct Place {
    /// The last node; or ``nothing`` or ``unknown``.
    var node: Int
    /// The offset of the next segment.
    var from: Int
    /// The slashes after it in the window.
    var slashes: UInt64
    /// The slot of the next segment that no literal takes.
    var free: UnsafeMutablePointer<CaptureSlice>

    @inline(__always)
    func isEnd(_ end: Int) -> Bool { unsafe slashes == 0 && from >= end }

    /// The same place, with a result instead of a node.
    func ended(_ result: Int32) -> Place {
      unsafe Place(node: Int(result), from: from, slashes: 1, free: free)
    }

    @inline(__always)
    mutating func advance(_ node: Int, behind stop: Int) {
      unsafe (self.node, from, slashes) = (node, stop &+ 1, slashes & (slashes &- 1))
    }

    /// Advances, and stores the segment, which no literal took.
    @inline(__always)
    mutating func capture(_ node: Int, to stop: Int) {
      unsafe free.initialize(to: CaptureSlice(Slice(from, stop)))
      unsafe free += 1
      unsafe advance(node, behind: stop)
    }
  }

  /// Walks on in the first window while a segment is a literal's, or its node has one other label that reads any text, and a
  /// first look tells. ``step(_:to:_:_:slotsEnd:)`` does the same for any segment.
  ///
  /// Nothing is called here, so that the loop stays in registers.
  ///
  /// - Parameter end: the end of the path, or 0 if it is after the window.
  @inline(never)
  func follow(_ bytes: Bytes, to end: Int, _ start: Place) -> Place {
    // Read once: captures are stored in between.
    let (nodes, literals) = (nodes.nodes, nodes.slots)
    var place = unsafe start
    while true {
      let from = unsafe place.from
      var stop = end
      if unsafe place.slashes != 0 {
        stop = unsafe place.slashes.trailingZeroBitCount
      } else if from >= end {
        break
      }
      let count = stop &- from
      if count <= 2, count == 0 || bytes[from] == UInt8(ascii: ".") { break }
      let node = unsafe nodes.address(of: place.node)
      let shift = unsafe node.pointee.straightShift
      if shift >= 0 {
        if let key = SegmentKey(short: bytes, from, count) {
          var slot = unsafe Int(node.pointee.literals) &+ node.pointee.hash(shift).slot(key.sum)
          var isLiteral = literals[slot].has(key)
          if !isLiteral, literals[slot].isPassed {
            slot &+= 1
            isLiteral = literals[slot].has(key)
            if !isLiteral, literals[slot].isPassed { break }
          }
          if isLiteral {
            unsafe place.advance(Int(literals[slot].target), behind: stop)
            continue
          }
        } else if unsafe node.pointee.isLong {
          break
        }
      }
      let edge = unsafe node.pointee.onlyEdge
      if let next = edge.target {
        unsafe place.capture(Int(next), to: stop)
        continue
      }
      if edge.isNone { return unsafe place.ended(miss(at: place.node)) }
      guard let next = edge.targetOfDigits, count <= 8, SegmentKey(bytes, from, count).isNumber(count) else { break }
      unsafe place.capture(Int(next), to: stop)
    }
    return unsafe place
  }

  /// Walks one segment on; from the last slash of the first window, to the end.
  ///
  /// - Parameter slotsEnd: where the slots end.
  @inline(never)
  func step(
    _ bytes: Bytes, to end: Int, _ start: Place, slotsEnd: UnsafeMutablePointer<CaptureSlice>
  ) -> Place {
    var (place, window) = unsafe (start, 0)
    repeat {
      var stop = end
      if unsafe place.slashes != 0 {
        stop = unsafe window &+ place.slashes.trailingZeroBitCount
      } else if window &+ ByteBlock.window < end {
        window = min(window &+ ByteBlock.window, end &- ByteBlock.window)
        unsafe place.slashes = ByteBlock.moreSlashes(in: bytes, from: window)
        if unsafe place.slashes == ByteBlock.unusual {
          unsafe place.node = Int(Self.unknown)
          break
        }
        // Windows may overlap.
        if unsafe place.from > window {
          unsafe place.slashes &= ~0 &<< UInt64(truncatingIfNeeded: place.from &- window)
        }
        continue
      }
      unsafe walk(bytes, to: stop, &place, slotsEnd)
    } while unsafe window > 0 && place.node >= 0 && !(place.isEnd(end) && window &+ ByteBlock.window >= end)
    return unsafe place
  }

  @inline(__always)
  private func walk(
    _ bytes: Bytes, to stop: Int, _ place: inout Place, _ slotsEnd: UnsafeMutablePointer<CaptureSlice>
  ) {
    let (node, from) = unsafe (place.node, place.from)
    // An empty segment or a dot segment must be looked at closely.
    let count = stop &- from
    if count <= 2, count == 0 || bytes[from] == UInt8(ascii: ".") { return unsafe place.node = Int(Self.unknown) }
    let next = next(bytes, Slice(from, stop), from: node)
    if next < 0 {
      unsafe place.node = Int(next == -1 ? miss(at: node) : Self.unknown)
    } else if !isCaptured(next) {
      unsafe place.advance(next, behind: stop)
    } else if unsafe place.free == slotsEnd {
      unsafe place.node = Int(Self.unknown)
    } else {
      unsafe place.capture(next, to: stop)
    }
  }

  /// Walks the part of a host that is the first segment.
  func enter(_ bytes: Bytes, _ host: Slice, _ place: inout Place) {
    let next = unsafe next(bytes, host, from: place.node)
    if next >= 0, isCaptured(next) {
      unsafe place.free.initialize(to: CaptureSlice(host))
      unsafe place.free += 1
    }
    unsafe place.node = next >= 0 ? next : Int(next == -1 ? miss(at: place.node) : Self.unknown)
  }

  /// The node to which the best label that reads a segment leads; −1 if none does, −2 if it may lead to several nodes.
  @inline(__always)
  private func next(_ bytes: Bytes, _ segment: Slice, from node: Int) -> Int {
    let shift = nodes[node].straightShift
    if shift >= 0 {
      let first = Int(nodes[node].literals)
      let literal = nodes.slots.target(from: first, nodes[node].hash(shift), bytes, segment, programs.text)
      if literal >= 0 { return literal }
    }
    let edge = nodes[node].onlyEdge
    if let next = edge.target { return Int(next) }
    return edge.isNone ? -1 : Int(reading(bytes, segment, from: node))
  }

  /// Whether a segment that leads to a node is captured.
  @inline(__always)
  private func isCaptured(_ next: Int) -> Bool { !nodes[next].isLiteral }

  /// Walks the segments of a scanned text, and puts those that no literal takes in the slots of a hit.
  ///
  /// - Returns: the last node; ``nothing`` or ``unknown``.
  func walk(_ text: ScannedText, into hit: inout Hit, _ path: inout Path) -> Int32 {
    // Where escapes decide, segments are searched.
    if !isUsed || text.cut.marks > 0 && text.escapesDecide { return Self.unknown }
    var node = nodes.root
    for index in 0..<text.count {
      let segment = text.segment(index)
      let next = next(text.bytes, segment, from: node)
      if next < 0 { return next == -1 ? miss(at: node) : Self.unknown }
      if isCaptured(next) { hit.slots.append(CaptureSlice(segment)) }
      node = next
    }
    if nodes[node].isContested { return Self.unknown }
    path = Path(node: node, end: text.pathEnd, fitting: text.fitting, captured: hit.slots.count)
    return Int32(truncatingIfNeeded: node)
  }

  /// The target of the best label that reads a segment; −1 if none does, −2 if it may lead to several nodes.
  @inline(never)
  private func reading(_ bytes: Bytes, _ segment: Slice, from node: Int) -> Int32 {
    let loop = nodes[node].loop
    var found: Int32 = -1
    if nodes[node].isJunction {
      found = Int32(truncatingIfNeeded: nodes.literal(node, bytes, segment, programs.text))
    }
    var index = nodes[node].edges.start
    if nodes[node].isFolded {
      let folded = programs.folded(bytes[segment], nodes.edges, nodes[node].edges)
      if folded.target >= 0 { found = found < 0 ? folded.target : -2 }
      index = folded.others
    }
    if found != -1 { return found }
    while index < nodes[node].edges.end, loop == 0 || nodes.edges[index].rank <= loop {
      let edge = nodes.edges[index]
      if edge.rank == loop { return -2 }
      if programs.reads(bytes[segment], rank: edge.rank) { return edge.target }
      index &+= 1
    }
    return loop != 0 ? Int32(truncatingIfNeeded: node) : -1
  }
}
