/// What a plain link leads to: a route, and where its captures stand in the text. Nothing is allocated.
///
///     table.lookup("appscheme://users/ann/tweets/123")?.route   // 4
///     table.lookup("appscheme://users/ann/tweets/123")?[0]      // 18..<21: ann
///
/// It is the short road for text in which nothing needs decoding: see ``RouteTable/lookup(_:method:)``.
public struct Lookup: Sendable {
  /// The most segments that a plain link has.
  static let capacity = 16

  /// The place of the route in the table.
  public let route: Int
  /// How many captures there are, all in the path.
  public private(set) var count = 0
  /// Start and end of each capture, 32 bits each.
  private var captures: InlineWords = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  private typealias InlineWords = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )

  fileprivate init(route: Int32) { self.route = Int(route) }

  /// Where a capture stands, in UTF-8 bytes from the start of the text; empty for one that there is not.
  public subscript(capture: Int) -> Range<Int> {
    guard capture >= 0, capture < count else { return 0..<0 }
    return unsafe withUnsafeBytes(of: captures) { words in
      let word = unsafe words.load(fromByteOffset: capture * 8, as: UInt64.self)
      return Int(word >> 32)..<Int(word & 0xFFFF_FFFF)
    }
  }

  @inline(__always)
  fileprivate mutating func append(_ slice: Location.Slice) {
    guard count < Self.capacity else { return }
    let word = UInt64(UInt32(bitPattern: slice.start)) << 32 | UInt64(UInt32(bitPattern: slice.end))
    unsafe withUnsafeMutableBytes(of: &captures) { words in
      unsafe words.storeBytes(of: word, toByteOffset: count * 8, as: UInt64.self)
    }
    count += 1
  }
}

extension RouteTable {
  /// Finds the route of a plain link, without making a ``Match``.
  ///
  /// Nil says nothing about the link but that it is not plain, and that ``match(_:method:)`` is to be asked: it holds
  /// an escape, a query, a byte outside ASCII, an empty segment or more than 16 segments; groups, wildcards or mixed
  /// segments are in its way; or it matches nothing. Whatever a lookup finds, a match finds too.
  public func lookup(_ text: String, method: String? = nil) -> Lookup? {
    var text = text
    return text.withUTF8 { unsafe lookup($0, method) }
  }

  /// Finds the route of a plain link in UTF-8.
  public func lookup(_ text: Span<UInt8>, method: String? = nil) -> Lookup? {
    unsafe text.withUnsafeBufferPointer { unsafe lookup($0, method) }
  }

  private func lookup(_ text: UnsafeBufferPointer<UInt8>, _ method: String?) -> Lookup? {
    guard text.count <= options.text.limits.bytes, let source = unsafe plain.source(of: text) else { return nil }
    let method = method == nil ? plain.get : number(method)
    return unsafe withUnsafeTemporaryAllocation(of: Location.Slice.self, capacity: Lookup.capacity) { slices in
      let count = unsafe PlainPath.split(text, from: source.start, into: slices)
      guard count >= 0, count <= options.text.limits.segments else { return nil }
      let used = unsafe UnsafeBufferPointer(rebasing: slices[..<count])
      let segments = unsafe SegmentReader(bytes: text, slices: used, labels: labels)
      var walk = Walk(from: root)
      while let stop = walk.next(nodes, segments) {
        guard case .end(let node) = stop else { return nil }
        let answer = plain.answer(nodes, node, origins: source.origins, method)
        if answer == PlainRoutes.none { continue }
        guard answer >= 0 else { return nil }
        var lookup = Lookup(route: answer)
        let route = plain.routes[answer]
        for place in route.captures..<route.captures + route.captureCount {
          let slice = segments.slice(Int(plain.captures[place]))
          guard unsafe PlainPath.isPlain(text, slice) else { return nil }
          lookup.append(slice)
        }
        return lookup
      }
      return nil
    }
  }
}

/// What a lookup needs to know of each route and origin, flat.
struct PlainRoutes: Sendable {
  /// No route that ends here answers.
  static let none: Int32 = -1
  /// One that is not plain does, or several do.
  static let unclear: Int32 = -2

  struct Route: BitwiseCopyable {
    var origins: UInt64
    var method: Int32
    /// The segments that the captures are, in order; the count is −1 where the route is not plain.
    var captures: Int32
    var captureCount: Int32
  }

  let routes: FlatArray<Route>
  let captures: FlatArray<Int32>
  let get: Request.Method
  private let sources: [(prefix: [UInt8], form: TextForm, origins: UInt64)]

  init(_ compiled: [CompiledRoute], _ origins: OriginSet, get: Request.Method, precedence: RouteTable.Precedence) {
    var captures: [Int32] = []
    var routes: [Route] = []
    for route in compiled {
      let places = precedence == .specific ? route.plainCaptures : nil
      routes.append(
        Route(
          origins: route.origins, method: route.method, captures: Int32(clamping: captures.count),
          captureCount: places.map { Int32(clamping: $0.count) } ?? -1))
      captures += places ?? []
    }
    self.routes = FlatArray(routes)
    self.captures = FlatArray(captures)
    self.get = get
    sources = origins.rules.indices.compactMap { index in
      guard origins.rules[index].form != .compact else { return nil }
      return origins.source(of: index).map { (Array($0.prefix.utf8), $0.form, $0.origins) }
    }
  }

  /// Where the path of a text starts, behind its first slash or its scheme.
  func source(of text: UnsafeBufferPointer<UInt8>) -> (start: Int, origins: UInt64)? {
    for source in sources {
      let count = source.prefix.count
      guard text.count > count, unsafe text[..<count].elementsEqual(source.prefix) else { continue }
      let isSlash = unsafe text[count] == UInt8(ascii: "/")
      guard isSlash == (source.form != .scheme) else { continue }
      return (isSlash ? count + 1 : count, source.origins)
    }
    return nil
  }

  /// The one route that ends in a node and answers, ``none`` or ``unclear``.
  @inline(__always)
  func answer(_ nodes: FlatNodes, _ node: Int32, origins: UInt64, _ method: Request.Method) -> Int32 {
    let here = nodes.nodes[node]
    var answer = Self.none
    for index in here.endings..<here.endings + here.endingCount {
      let ending = nodes.endings[index].route
      let route = routes[ending]
      guard route.origins & origins != 0, method.allows(route.method) else { continue }
      guard answer == Self.none, route.captureCount >= 0 else { return Self.unclear }
      answer = ending
    }
    return answer
  }

  func deallocate() {
    routes.deallocate()
    captures.deallocate()
  }
}

extension CompiledRoute {
  /// The segments that its captures are, where it has no query, no fragment, no groups, no wildcards, no mixed segments.
  fileprivate var plainCaptures: [Int32]? {
    guard program.isStraight, outline.whole.query.isEmpty, outline.fragment == nil else { return nil }
    var captures: [Int32] = []
    for (place, step) in outline.whole.path.enumerated() {
      switch step {
      // Raw text that equals a literal such as "a?b" says something else.
      case .literal(let text): guard text.utf8.allSatisfy(ByteSet.segment.contains) else { return nil }
      case .capture(let slot):
        // Text of other types is not always its own canonical spelling.
        guard outline.slots[slot].type.isSpelledOneWay else { return nil }
        captures.append(Int32(clamping: place))
      default: return nil
      }
    }
    return captures.count <= Lookup.capacity ? captures : nil
  }
}

extension ParameterType {
  fileprivate var isSpelledOneWay: Bool {
    switch self {
    case .string, .integer, .oneOf, .date: true
    case .double, .bool, .uuid, .dateTime, .custom, .array: false
    }
  }
}

/// A path that holds nothing to decode, eight bytes at a time.
enum PlainPath {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Cuts at slashes, into as many slices as there is room for; −1 where there is not.
  @inline(__always)
  static func split(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, into slices: UnsafeMutableBufferPointer<Location.Slice>
  ) -> Int {
    var count = 0
    var from = start
    var place = start
    while place < text.count {
      var slashes = unsafe zeros(word(text, place) ^ (ones &* 0x2F))
      while slashes != 0 {
        let end = place + slashes.trailingZeroBitCount / 8
        guard count < slices.count - 1 else { return -1 }
        unsafe slices[count] = slice(from, end)
        count += 1
        from = end + 1
        slashes &= slashes - 1
      }
      place += 8
    }
    guard from < text.count else { return count == 0 ? 0 : -1 }
    unsafe slices[count] = slice(from, text.count)
    return count + 1
  }

  /// Whether no byte of a capture needs a second look: none of them is escaped, ends the path, or is refused.
  @inline(__always)
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ slice: Location.Slice) -> Bool {
    let (start, end) = (Int(slice.start), Int(slice.end))
    var place = start
    while place < end {
      var word = unsafe word(text, place)
      if end - place < 8 {
        let kept = UInt64((end - place) * 8)
        word = word & ~(~0 << kept) | (ones &* 0x61) << kept
      }
      let low = (word &- ones &* 0x21) & ~word
      let special =
        zeros(word ^ (ones &* 0x25)) | zeros(word ^ (ones &* 0x5C)) | zeros(word ^ (ones &* 0x3F))
        | zeros(word ^ (ones &* 0x23)) | zeros(word ^ (ones &* 0x7F))
      if (low | word) & highs != 0 || special != 0 { return false }
      place += 8
    }
    return unsafe end - start > 2 || text[start] != UInt8(ascii: ".") || text[end - 1] != UInt8(ascii: ".")
  }

  /// Eight bytes from a place on, the first lowest; zero beyond the end.
  @inline(__always)
  private static func word(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    let left = bytes.count - place
    if left >= 8 { return unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
    if bytes.count >= 8 {
      let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      return word >> UInt64((8 - left) * 8)
    }
    var word: UInt64 = 0
    for index in 0..<max(0, left) { word |= unsafe UInt64(bytes[place + index]) << UInt64(index * 8) }
    return word
  }

  /// The high bit of every byte that is zero, and no other bit.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    let low = ~highs
    return ~(((word & low) &+ low) | word | low)
  }

  @inline(__always)
  private static func slice(_ start: Int, _ end: Int) -> Location.Slice {
    let start = Int32(truncatingIfNeeded: start)
    return Location.Slice(start: start, end: Int32(truncatingIfNeeded: end), offset: start)
  }
}
