/// The first stage of the search: cuts and walks in one pass while only one way is open.
///
/// Most links end here: their path is ASCII without escapes, the best label at every segment leads to one node, and a route ends
/// in the last one. Only segments that no literal took are stored. The caller reads what follows the path, and assigns the
/// segments to parameters if groups or a wildcard leave that open: see ``Arrangement``. Any other link is ``unknown``: it is scanned and
/// searched, which finds the same routes for all links.
///
/// Valid as long as the table, and copied without reference counting.
@safe struct StraightWalk: @unchecked Sendable {
  /// One pointer is copied faster than all parts.
  private let parts: UnsafePointer<Parts>

  private struct Parts: BitwiseCopyable {
    let nodes: Nodes
    let programs: FlatPrograms
    let begins: OriginBeginnings
    let limit: Int
    let pathLimit: Int
  }

  @inline(__always)
  var nodes: Nodes { unsafe parts.pointee.nodes }
  @inline(__always)
  var programs: FlatPrograms { unsafe parts.pointee.programs }
  @inline(__always)
  private var begins: OriginBeginnings { unsafe parts.pointee.begins }
  /// The longest text, and the longest path, that this walk handles.
  @inline(__always)
  private var limit: Int { unsafe parts.pointee.limit }
  @inline(__always)
  private var pathLimit: Int { unsafe parts.pointee.pathLimit }
  /// Whether the table uses this walk.
  var isUsed: Bool { limit > 0 }

  /// Results instead of a route.
  static let unknown: Int32 = -1
  static let nothing: Int32 = -2
  /// The caller used the hit.
  static let used: Int32 = -3
  /// The path was walked, but more must be read.
  static let path: Int32 = -4

  /// The end of a walk. Four words, which are handed on in registers.
  struct Path {
    var node = 0
    /// The end of the path in the text.
    var end = 0
    var fitting: UInt64 = 0
    /// How many segments no literal took.
    var captured = 0

    @inline(__always)
    func allows(_ ending: Ending, _ method: Request.Method) -> Bool {
      ending.origins & fitting != 0 && method.allows(ending.method)
    }
  }

  /// - Parameter limits: nil if the table does not use this walk.
  init(
    _ nodes: Nodes, _ programs: FlatPrograms, _ origins: OriginSet, _ limits: LinkLimits?, in memory: FlatMemory
  ) {
    let parts = Parts(
      nodes: nodes, programs: programs, begins: origins.beginnings, limit: min(limits?.bytes ?? 0, Int(Int32.max)),
      // A path of this length cannot have more segments than the limit.
      pathLimit: min(max(0, limits?.segments ?? 0), Int(Int32.max / 2)) * 2 - 1)
    unsafe self.parts = memory.array([parts]).address(of: 0)
  }

  /// The memory for a text of fewer than sixteen bytes; captures need more.
  static let memory = 16

  /// The captures of a path that a route alone decides, in memory that has room for a hit.
  @safe struct Captured {
    fileprivate let memory: UnsafeMutableRawPointer
    fileprivate let count: Int

    @inline(__always)
    var slots: ScratchBuffer<CaptureSlice> { unsafe Hit.slots(in: memory, count: count) }

    /// The hit of the route; made once.
    @inline(__always)
    func hit(_ route: Int32) -> Hit { unsafe Hit(memory, route, captured: count) }
  }

  /// Walks a link, and makes no hit if the route and its captures are enough.
  ///
  /// - Parameters:
  ///   - none: the result if no route answers.
  ///   - isEnough: whether to call `found` for a route.
  ///   - found: called with the route and its captures.
  ///   - other: called instead with a hit: its route is one that the path alone decides; or ``path`` if more must be read; or
  ///     ``unknown`` if the link must be searched.
  @inline(__always)
  func walk<Result>(
    _ text: Bytes, _ method: Request.Method, asTarget: Bool, none: @autoclosure () -> Result,
    if isEnough: (Int32) -> Bool, found: (Int32, Captured) -> Result, other: (inout Hit, Path) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: Self.memory + Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return none() }
      var path = Path()
      let route = unsafe route(of: text, method, asTarget: asTarget, memory, &path)
      if route >= 0, isEnough(route) {
        return unsafe found(route, Captured(memory: memory + Self.memory, count: path.captured))
      }
      if route == Self.nothing { return none() }
      var hit = unsafe Hit(memory + Self.memory, route, captured: path.captured)
      return other(&hit, path)
    }
  }

  /// The route of a link; ``nothing`` if none answers, ``unknown`` if it must be searched.
  ///
  /// - Parameters:
  ///   - asTarget: whether a bare path also belongs to web origins.
  ///   - memory: ``memory`` bytes, and after them room for the segments that no literal takes.
  ///   - path: receives the end of the walk.
  @inline(__always)
  private func route(
    of text: Bytes, _ method: Request.Method, asTarget: Bool, _ memory: UnsafeMutableRawPointer, _ path: inout Path
  ) -> Int32 {
    var end = text.count
    guard end > 0, end <= limit else { return Self.unknown }
    let bytes = unsafe end < 16 ? text.padded(in: memory) : text
    var (stops, from, fitting) = (ByteBlock.slashes(in: bytes, from: 0), 1, asTarget ? begins.target : begins.path)
    if stops == ByteBlock.unusual {
      (stops, end) = ByteBlock.path(in: bytes, to: end)
      if stops == ByteBlock.unusual { return Self.unknown }
    }
    guard end <= pathLimit else { return Self.unknown }
    if bytes[0] != UInt8(ascii: "/") {
      guard let origin = begins.spelled(before: bytes, to: end) else {
        let slots = unsafe (memory + Self.memory).assumingMemoryBound(to: CaptureSlice.self)
        let isWhole = end == text.count
        return unsafe route(belowHostOf: bytes, to: end, stops, isWhole: isWhole, method, slots, &path)
      }
      (from, fitting) = (origin.count, origin.origins)
      // The slashes are known for the first window only.
      if from >= ByteBlock.window &- 1 { return Self.unknown }
      // A raw "@" in the authority must be refused, and a raw ":" looked at closely.
      if origin.form == .scheme {
        let rest = stops &>> UInt64(truncatingIfNeeded: from)
        // After the first window a slash is not known.
        let stop = rest == 0 ? end : from &+ rest.trailingZeroBitCount
        if ByteBlock.mayHoldMark(in: bytes, from: from, to: stop) { return Self.unknown }
      }
      if from < end, bytes[from] == UInt8(ascii: "/") { from &+= 1 }
    }
    stops &= ~0 &<< UInt64(truncatingIfNeeded: from)

    let slots = unsafe (memory + Self.memory).assumingMemoryBound(to: CaptureSlice.self)
    let place = unsafe Place(node: nodes.root, from: from, slashes: stops, free: slots)
    return unsafe route(behind: place, bytes, to: end, isWhole: end == text.count, fitting, method, slots, &path)
  }

  /// The route of a path from a place on.
  ///
  /// - Parameters:
  ///   - isWhole: whether nothing follows the path.
  ///   - slots: where captures are stored.
  @inline(__always)
  private func route(
    behind start: Place, _ bytes: Bytes, to end: Int, isWhole: Bool, _ fitting: UInt64, _ method: Request.Method,
    _ slots: UnsafeMutablePointer<CaptureSlice>, _ path: inout Path
  ) -> Int32 {
    // The first window holds at most as many segments as there are slots.
    let last = end <= ByteBlock.window ? end : 0
    var place = unsafe start
    while true {
      unsafe place = follow(bytes, to: last, place)
      if unsafe place.isEnd(end) { break }
      if unsafe place.node >= 0 { unsafe place = step(bytes, to: end, place, slotsEnd: slots + Self.captureCapacity) }
      if unsafe place.node < 0 { return unsafe Int32(truncatingIfNeeded: place.node) }
    }
    let node = unsafe place.node
    // Without a sign, to be divided by a shift.
    let captured = unsafe UInt(bitPattern: place.free) &- UInt(bitPattern: slots)
    path.captured = Int(captured / UInt(MemoryLayout<CaptureSlice>.stride))
    if isWhole, fitting != 0, nodes[node].plain >= 0 { return nodes[node].plain }
    (path.node, path.end, path.fitting) = (node, end, fitting)
    return ending(path, isWhole: isWhole, method)
  }

  /// The route of a link whose host is below a `*` or a `{name}`. The part that the origin captures is the first segment.
  @inline(never)
  private func route(
    belowHostOf bytes: Bytes, to end: Int, _ slashes: UInt64, isWhole: Bool, _ method: Request.Method,
    _ slots: UnsafeMutablePointer<CaptureSlice>, _ path: inout Path
  ) -> Int32 {
    guard let (host, fit) = begins.host(of: bytes, slashes, to: end) else { return Self.unknown }
    // The slashes are known for the first window only.
    var from = Int(host.end)
    if from >= ByteBlock.window &- 1 { return Self.unknown }
    if from < end { from &+= 1 }
    var place = unsafe Place(
      node: nodes.root, from: from, slashes: slashes & ~0 &<< UInt64(truncatingIfNeeded: from), free: slots)
    if fit.captured > 0 {
      unsafe enter(bytes, Slice(Int(host.start), Int(host.start) + fit.captured), &place)
      if unsafe place.node < 0 { return unsafe Int32(truncatingIfNeeded: place.node) }
    }
    return unsafe route(behind: place, bytes, to: end, isWhole: isWhole, fit.origins, method, slots, &path)
  }

  /// The route that ends in the last node, where the path alone does not decide.
  @inline(never)
  private func ending(_ path: Path, isWhole: Bool, _ method: Request.Method) -> Int32 {
    let node = path.node
    if nodes[node].isContested { return Self.unknown }
    if isWhole {
      guard let index = first(path, method) else { return miss(at: node) }
      if nodes.endings[index].isPlain { return nodes.endings[index].route }
      if nodes.endings[index].arrangement < 0 { return Self.unknown }
    }
    return Self.path
  }

  /// The index of the first ending of the last node that a link may have; nil if there is none.
  @inline(__always)
  func first(_ path: Path, _ method: Request.Method) -> Int32? {
    var index = nodes[path.node].endings.start
    while index < nodes[path.node].endings.end, !path.allows(nodes.endings[index], method) { index &+= 1 }
    return index == nodes[path.node].endings.end ? nil : index
  }

  /// The result where no label of a node reads on, or none of its endings answers.
  @inline(__always)
  func miss(at node: Int) -> Int32 { isOnlyWay(to: node) ? Self.nothing : Self.unknown }

  /// Whether the text of the best labels can lead to no other node.
  func isOnlyWay(to end: Int) -> Bool {
    var node = end
    while node != nodes.root {
      let parent = Int(nodes[node].parent)
      // A later label of the parent might read the segment too, and a wildcard always leaves other ways.
      if nodes[node].loop != 0 || nodes[parent].edges.count != nodes[node].order { return false }
      node = parent
    }
    return true
  }
}
