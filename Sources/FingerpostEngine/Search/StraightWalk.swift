/// The first stage of the search: cuts and walks in one pass while only one way is open.
///
/// Most links end here: their path is ASCII without escapes, the best label at every segment leads to one node, and a route ends
/// in the last one. Only segments that no literal took are stored. The caller reads what follows the path, and assigns the
/// segments to parameters if groups or a wildcard leave that open: see ``Way``. Any other link is ``unknown``: it is scanned and
/// searched, which finds the same routes for all links.
///
/// Valid as long as the table, and copied without reference counting.
@safe struct StraightWalk: @unchecked Sendable {
  /// One pointer is copied faster than all parts.
  private let parts: UnsafeMutablePointer<Parts>

  private struct Parts {
    let nodes: FlatArray<Node>
    let edges: FlatArray<Edge>
    let literals: FlatArray<LiteralSlot>
    let endings: FlatArray<Ending>
    let programs: FlatPrograms
    let pool: FlatArray<UInt8>
    let root: Int
    let begins: OriginBeginnings
    let limit: Int
    let pathLimit: Int
  }

  @inline(__always)
  private var nodes: FlatArray<Node> { unsafe parts.pointee.nodes }
  @inline(__always)
  private var edges: FlatArray<Edge> { unsafe parts.pointee.edges }
  @inline(__always)
  private var literals: FlatArray<LiteralSlot> { unsafe parts.pointee.literals }
  @inline(__always)
  private var endings: FlatArray<Ending> { unsafe parts.pointee.endings }
  @inline(__always)
  private var programs: FlatPrograms { unsafe parts.pointee.programs }
  @inline(__always)
  private var pool: FlatArray<UInt8> { unsafe parts.pointee.pool }
  @inline(__always)
  private var root: Int { unsafe parts.pointee.root }
  @inline(__always)
  private var begins: OriginBeginnings { unsafe parts.pointee.begins }
  /// The longest text, and the longest path, that this walk handles.
  @inline(__always)
  private var limit: Int { unsafe parts.pointee.limit }
  @inline(__always)
  private var pathLimit: Int { unsafe parts.pointee.pathLimit }

  /// Results instead of a route.
  static let unknown: Int32 = -1
  static let nothing: Int32 = -2
  /// The caller used the hit.
  static let used: Int32 = -3
  /// The path was walked, but more must be read.
  private static let path: Int32 = -4

  /// The end of a walk.
  struct Path {
    fileprivate(set) var node = 0
    /// The end of the path in the text.
    fileprivate(set) var end = 0
    fileprivate(set) var fitting: UInt64 = 0
  }

  /// - Parameter limits: nil if the table does not use this walk.
  init(_ nodes: Nodes, _ programs: FlatPrograms, _ origins: OriginSet, _ limits: Limits?) {
    let parts = UnsafeMutablePointer<Parts>.allocate(capacity: 1)
    unsafe parts.initialize(
      to: Parts(
        nodes: nodes.nodes, edges: nodes.edges, literals: nodes.slots, endings: nodes.endings, programs: programs,
        pool: programs.pool, root: nodes.root, begins: origins.beginnings,
        limit: min(limits?.bytes ?? 0, Int(Int32.max)),
        // A path of this length cannot have more segments than the limit.
        pathLimit: min(max(0, limits?.segments ?? 0), Int(Int32.max)) * 2 - 1))
    unsafe self.parts = parts
  }

  func deallocate() { unsafe parts.deallocate() }

  /// The memory for a text of fewer than sixteen bytes; captures need more.
  static let memory = 16

  /// Lends the hit of a link.
  ///
  /// - Parameters:
  ///   - use: returns whether it used the hit.
  ///   - finish: called instead if more must be read; the hit holds the captures so far.
  /// - Returns: ``used``, the index of a route that was not used, ``nothing`` or ``unknown``.
  @inline(__always)
  func find(
    _ text: Bytes, _ method: Request.Method, asTarget: Bool, _ use: (inout Hit, Bytes) -> Bool,
    finish: (inout Hit, Path) -> Int32
  ) -> Int32 {
    unsafe withUnsafeTemporaryAllocation(byteCount: Self.memory + Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return Self.unknown }
      var path = Path()
      // A buffer that is local stays in registers.
      var captures = unsafe Hit.slots(in: memory + Self.memory)
      let route = unsafe route(of: text, method, asTarget: asTarget, memory, &path, into: &captures)
      if route == Self.unknown || route == Self.nothing { return route }
      var hit = unsafe Hit(memory + Self.memory, route, captured: captures.count)
      return end(&hit, path, text, use, finish: finish)
    }
  }

  /// Walks a link that GET opens or a request asks for, and makes no hit if the route and its captures are enough.
  ///
  /// - Parameters:
  ///   - none: the result if no route answers.
  ///   - isEnough: whether to call `found` for a route.
  ///   - found: called with the route and its captures.
  ///   - other: called instead with a hit: if its route is not ``unknown``, ``end(_:_:_:_:finish:)`` takes it; otherwise the link
  ///     must be searched.
  @inline(__always)
  func walk<Result>(
    _ text: Bytes, _ method: Request.Method, none: @autoclosure () -> Result, if isEnough: (Int32) -> Bool,
    found: (Int32, borrowing ScratchBuffer<CaptureSlice>) -> Result, other: (inout Hit, Path) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: Self.memory + Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return none() }
      var path = Path()
      var captures = unsafe Hit.slots(in: memory + Self.memory)
      let route = unsafe route(of: text, method, asTarget: false, memory, &path, into: &captures)
      if route >= 0, isEnough(route) { return found(route, captures) }
      if route == Self.nothing { return none() }
      var hit = unsafe Hit(memory + Self.memory, route, captured: captures.count)
      return other(&hit, path)
    }
  }

  /// Hands a completed walk to `use` or `finish`.
  @inline(__always)
  func end(
    _ hit: inout Hit, _ path: Path, _ text: Bytes, _ use: (inout Hit, Bytes) -> Bool,
    finish: (inout Hit, Path) -> Int32
  ) -> Int32 {
    if hit.route == Self.path { return finish(&hit, path) }
    return use(&hit, text) ? Self.used : hit.route
  }

  /// The route of a link; ``nothing`` if none answers, ``unknown`` if it must be searched.
  ///
  /// - Parameters:
  ///   - asTarget: whether a bare path also belongs to web origins.
  ///   - memory: ``memory`` bytes.
  ///   - path: receives the end of the walk if more must be read.
  ///   - captures: receives the segments that no literal took.
  @inline(__always)
  func route(
    of text: Bytes, _ method: Request.Method, asTarget: Bool, _ memory: UnsafeMutableRawPointer, _ path: inout Path,
    into captures: inout ScratchBuffer<CaptureSlice>
  ) -> Int32 {
    var end = text.count
    guard end > 0, end <= limit else { return Self.unknown }
    let bytes = unsafe end < 16 ? text.padded(in: memory) : text
    var (stops, window, from, fitting) = (
      ByteBlock.slashes(in: bytes, from: 0), 0, 1, asTarget ? begins.target : begins.path
    )
    if stops == ByteBlock.unusual {
      (stops, end) = ByteBlock.path(in: bytes, to: end)
      if stops == ByteBlock.unusual { return Self.unknown }
    }
    guard end <= pathLimit else { return Self.unknown }
    if bytes[0] != UInt8(ascii: "/") {
      guard let origin = begins.spelled(before: bytes, to: end) else { return Self.unknown }
      (from, fitting) = (origin.count, origin.origins)
      // The slashes are known for the first window only.
      if from >= ByteBlock.window &- 1 { return Self.unknown }
      // A raw "@" in the authority must be refused.
      if origin.isScheme {
        let rest = stops &>> UInt64(truncatingIfNeeded: from)
        let stop = rest == 0 ? end : from &+ rest.trailingZeroBitCount
        if ByteBlock.mayContain(UInt8(ascii: "@"), in: bytes, from: from, to: stop), hasUserInfo(bytes, from, stop) {
          return Self.unknown
        }
      }
      if from < end, bytes[from] == UInt8(ascii: "/") { from &+= 1 }
    }
    stops &= ~0 &<< UInt64(truncatingIfNeeded: from)

    // Read once: captures are stored in between.
    let (nodes, literals, pool) = (nodes, literals, pool)
    var node = root
    while true {
      var stop = end
      if stops != 0 {
        stop = window &+ stops.trailingZeroBitCount
        stops &= stops &- 1
      } else if window &+ ByteBlock.window < end {
        window = min(window &+ ByteBlock.window, end &- ByteBlock.window)
        stops = ByteBlock.moreSlashes(in: bytes, from: window)
        if stops == ByteBlock.unusual { return Self.unknown }
        // Windows may overlap.
        if from > window { stops &= ~0 &<< UInt64(truncatingIfNeeded: from &- window) }
        continue
      } else if from >= end {
        // No segment follows a last slash.
        break
      }
      // An empty segment or a dot segment must be looked at closely.
      let (start, count) = (from, stop &- from)
      if count <= 2, count == 0 || bytes[start] == UInt8(ascii: ".") { return Self.unknown }
      from = stop &+ 1
      let mask = Int(nodes[node].mask)
      let literal =
        mask < 0
        ? -1
        : literals.target(from: Int(nodes[node].literals), mask: mask, bytes, start, count, unsafe pool.bytes)
      if literal >= 0 {
        node = literal
      } else {
        var next = nodes[node].any
        if next == -2 {
          next = reading(bytes, Slice(start, stop), from: node)
          // Order 0 is a literal, whose segment is not captured; the node itself is a wildcard's.
          if next >= 0, nodes[Int(next)].order == 0, Int(next) != node {
            node = Int(next)
            continue
          }
        }
        if next < 0 { return next == -1 && isOnlyWay(to: node) ? Self.nothing : Self.unknown }
        if !captures.appendIfRoom(CaptureSlice(Slice(start, stop))) { return Self.unknown }
        node = Int(next)
      }
    }
    if nodes[node].isJunction && nodes[node].onwards.count > 0 || nodes[node].isContested { return Self.unknown }
    if end == text.count {
      var index = nodes[node].endings.start
      while index < nodes[node].endings.end, !(allows(endings[index], fitting, method)) { index &+= 1 }
      if index == nodes[node].endings.end { return isOnlyWay(to: node) ? Self.nothing : Self.unknown }
      if endings[index].isPlain { return endings[index].route }
      if endings[index].way < 0 { return Self.unknown }
    }
    (path.node, path.end, path.fitting) = (node, end, fitting)
    return Self.path
  }

  @inline(__always)
  private func allows(_ ending: Ending, _ fitting: UInt64, _ method: Request.Method) -> Bool {
    ending.origins & fitting != 0 && method.allows(ending.method)
  }

  @inline(never)
  private func hasUserInfo(_ bytes: Bytes, _ start: Int, _ end: Int) -> Bool {
    (start..<max(start, end)).contains { bytes[$0] == UInt8(ascii: "@") }
  }

  /// The target of the best label that reads a segment; −1 if none does, −2 if it may lead to several nodes.
  @inline(never)
  private func reading(_ bytes: Bytes, _ segment: Slice, from node: Int) -> Int32 {
    let (loop, mask) = (nodes[node].loop, Int(nodes[node].literalMask))
    if nodes[node].isJunction {
      if nodes[node].onwards.count > 0 { return -2 }
      if mask >= 0 {
        let (first, start) = (Int(nodes[node].literals), Int(segment.start))
        let literal = literals.target(from: first, mask: mask, bytes, start, segment.count, unsafe pool.bytes)
        if literal >= 0 { return Int32(truncatingIfNeeded: literal) }
      }
    }
    var index = nodes[node].edges.start
    while index < nodes[node].edges.end, loop == 0 || edges[index].rank <= loop {
      if edges[index].rank == loop { return -2 }
      if programs.reads(bytes[segment], rank: edges[index].rank) { return edges[index].target }
      index &+= 1
    }
    return loop != 0 ? Int32(truncatingIfNeeded: node) : -1
  }

  /// Whether the text of the best labels can lead to no other node.
  @inline(__always)
  func isOnlyWay(to end: Int) -> Bool {
    var node = end
    while node != root {
      let parent = Int(nodes[node].parent)
      // A later label of the parent might read the segment too, and a wildcard always leaves other ways.
      if nodes[node].loop != 0 || nodes[parent].edges.count != nodes[node].order { return false }
      node = parent
    }
    return true
  }
}
