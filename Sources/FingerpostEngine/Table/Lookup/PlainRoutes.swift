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

  /// Where the segments of a text start, what parts them, and the origins that the text is of.
  struct Source {
    var start: Int
    var separator = UInt8(ascii: "/")
    /// Whether the first segment stands where a host does.
    var isScheme = false
    var origins: UInt64
  }

  let routes: FlatArray<Route>
  let captures: FlatArray<Int32>
  let get: Request.Method
  private let pathOrigins: UInt64
  private let compactOrigins: UInt64
  /// What parts a custom scheme from what is compact text.
  private let schemes: [[UInt8]]
  private let sources: [(prefix: [UInt8], isScheme: Bool, origins: UInt64)]

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
    pathOrigins = origins.mask { $0.form == .path }
    compactOrigins = origins.mask { $0.form == .compact }
    let listed = origins.rules.filter { $0.form == .scheme }.map(\.scheme)
    schemes = OriginRule.scripts + ["http", "https"].map { Array($0.utf8) } + listed
    sources = origins.rules.indices.compactMap { index in
      let form = origins.rules[index].form
      guard form == .scheme || form == .web else { return nil }
      return origins.source(of: index).map { (Array($0.prefix.utf8), form == .scheme, $0.origins) }
    }
  }

  /// Where the path of a text starts, behind its first slash or its scheme.
  @inline(__always)
  func source(of text: UnsafeBufferPointer<UInt8>) -> Source? {
    guard text.count > 0 else { return nil }
    if unsafe text[0] == UInt8(ascii: "/") { return pathOrigins == 0 ? nil : Source(start: 1, origins: pathOrigins) }
    for source in sources {
      let count = source.prefix.count
      guard text.count > count, unsafe text[..<count].elementsEqual(source.prefix) else { continue }
      let isSlash = unsafe text[count] == UInt8(ascii: "/")
      guard isSlash != source.isScheme else { continue }
      return Source(start: isSlash ? count + 1 : count, isScheme: source.isScheme, origins: source.origins)
    }
    return compactOrigins != 0 && (unsafe isCompact(text))
      ? Source(start: 0, separator: UInt8(ascii: ":"), origins: compactOrigins) : nil
  }

  /// Whether a text is nothing but compact: no slash, no scheme before its first colon, no colon at its end.
  ///
  /// Of its segments a route reads one each, or its last string takes several: the label of a rest is the last of all, so that
  /// a route which reads them one by one wins.
  private func isCompact(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let colon = unsafe text.firstIndex(of: UInt8(ascii: ":")) ?? text.count
    return unsafe text[text.count - 1] != UInt8(ascii: ":") && !text.contains(UInt8(ascii: "/"))
      && !schemes.contains { unsafe $0.count == colon && $0.elementsEqual(text[..<colon].lazy.map(lowercased)) }
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

  /// See ``FlatArray/deallocate()``.
  @unsafe func deallocate() {
    unsafe routes.deallocate()
    unsafe captures.deallocate()
  }
}

extension CompiledRoute {
  /// The segments that its captures are, where it has no query, no fragment, no groups, no wildcards, no mixed segments.
  fileprivate var plainCaptures: [Int32]? {
    guard program.isStraight, outline.whole.query.isEmpty, outline.fragment == nil else { return nil }
    var captures: [Int32] = []
    for (place, step) in outline.whole.path.enumerated() {
      switch step {
      // Raw text that equals a literal such as "a?b" says something else, and so does "a@b" where a host is expected.
      case .literal(let text):
        let bare = place == 0 ? ByteSet.segment.subtracting("@") : .segment
        guard text.utf8.allSatisfy(bare.contains) else { return nil }
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
