/// The shortest way from text to route, which most links of a server take.
///
/// Such a link is short ASCII without escapes and without a query; every label on its way is a literal, or the only one there and
/// takes any text; and the one route that ends there takes it as it is. Cutting and walking are one pass, and no segment is
/// stored but those that are captured. Of any other link it says so, and the ``Search`` is asked, which would have found the same.
struct StraightLookup: Sendable {
  private let nodes: FlatArray<Node>
  private let literals: FlatArray<LiteralSlot>
  private let endings: FlatArray<Ending>
  private let pool: FlatArray<UInt8>
  private let root: Int
  private let begins: OriginBeginnings
  /// The longest text that is looked at; 0 where the table's options leave nothing to this way.
  private let limit: Int

  /// What was found instead of a route.
  static let unknown: Int32 = -1
  static let nothing: Int32 = -2

  init(_ nodes: Nodes, _ pool: FlatArray<UInt8>, _ origins: OriginSet, _ options: RouteTable.Options) {
    (self.nodes, literals, endings, root) = (nodes.nodes, nodes.slots, nodes.endings, nodes.root)
    (self.pool, begins) = (pool, origins.beginnings)
    let isPossible = options.precedence == .specific && options.text.limits.segments >= ByteBlock.window / 2
    limit = isPossible ? max(0, min(ByteBlock.window - 1, options.text.limits.bytes)) : 0
  }

  /// How much memory a search needs, beside that for captures: room for a text of less than sixteen bytes.
  static let memory = 16

  /// The route of a link; ``nothing`` where none answers, and ``unknown`` where only the search knows.
  ///
  /// - Parameters:
  ///   - memory: of ``memory`` bytes.
  ///   - captures: is told what the parameters of the route hold.
  @inline(__always)
  func route(
    of text: Bytes, _ method: Request.Method, _ memory: UnsafeMutableRawPointer,
    into captures: inout ScratchBuffer<CaptureSlice>
  ) -> Int32 {
    let end = text.count
    guard end > 0, end <= limit else { return Self.unknown }
    let bytes = unsafe end < 16 ? text.padded(in: memory) : text
    var stops = ByteBlock.slashes(in: bytes, to: end)
    if stops < 0 { return Self.unknown }
    var (from, fitting) = (1, begins.path)
    if bytes[0] != UInt8(ascii: "/") {
      guard let origin = begins.spelled(before: bytes, to: end) else { return Self.unknown }
      (from, fitting) = (origin.count, origin.origins)
      // What stands before an "@" there looks like a host.
      if origin.isScheme, bytes.contains(UInt8(ascii: "@"), from: from, to: end) { return Self.unknown }
      if from < end, bytes[from] == UInt8(ascii: "/") { from &+= 1 }
    }
    // The last segment ends with the text; behind a last slash there is none.
    if bytes[end &- 1] != UInt8(ascii: "/") { stops |= 1 &<< Int64(truncatingIfNeeded: end) }
    stops &= ~0 &<< Int64(truncatingIfNeeded: from)

    // −1 as long as there was one way only.
    var (node, otherWays) = (root, Int32(-1))
    while stops != 0 {
      let stop = stops.trailingZeroBitCount
      stops &= stops &- 1
      let segment = Slice(from, stop)
      // It may be empty, or a dot segment.
      if stop &- from <= 2, stop == from || bytes[from] == UInt8(ascii: ".") { return Self.unknown }
      from = stop &+ 1
      let any = nodes[node].any
      let literal = literal(of: node, bytes, segment)
      if literal >= 0 {
        otherWays &= any
        node = literal
      } else if any >= 0 {
        if captures.count == captures.capacity { return Self.unknown }
        captures.append(CaptureSlice(segment))
        node = Int(any)
      } else {
        return any & otherWays == -1 ? Self.nothing : Self.unknown
      }
    }
    if nodes[node].isJunction || nodes[node].isContested { return Self.unknown }
    var index = nodes[node].endings.start
    while index < nodes[node].endings.end {
      if endings[index].origins & fitting != 0, method.allows(endings[index].method) {
        return endings[index].isPlain ? endings[index].route : Self.unknown
      }
      index &+= 1
    }
    return otherWays == -1 ? Self.nothing : Self.unknown
  }

  @inline(__always)
  private func literal(of node: Int, _ bytes: Bytes, _ segment: Slice) -> Int {
    let mask = Int(nodes[node].mask)
    if mask < 0 { return -1 }
    let (head, start) = (bytes.head(segment), Int(nodes[node].literals))
    var place = LiteralSlot.hash(head) & mask
    while literals[start &+ place].head != head {
      if literals[start &+ place].head == 0 || mask == 0 { return -1 }
      place = (place &+ 1) & mask
    }
    // Fewer than eight bytes are all in the head.
    if segment.count < 8 { return Int(literals[start &+ place].target) }
    return longLiteral(start, place, mask, bytes, segment)
  }

  /// The same for a segment of eight bytes or more, from the first slot on that has its head.
  @inline(__always)
  private func longLiteral(_ start: Int, _ first: Int, _ mask: Int, _ bytes: Bytes, _ segment: Slice) -> Int {
    let head = literals[start &+ first].head
    var place = first
    while literals[start &+ place].head != 0 {
      if literals[start &+ place].head == head, bytes.equals(segment, unsafe pool.bytes, literals[start &+ place].text) {
        return Int(literals[start &+ place].target)
      }
      if mask == 0 { return -1 }
      place = (place &+ 1) & mask
    }
    return -1
  }
}
