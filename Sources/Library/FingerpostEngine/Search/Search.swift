/// Finds the best path through the nodes, for links that ``StraightWalk`` leaves open.
///
/// With wildcards, the same labels may lead to several nodes. So the search keeps, for each number of segments, every node that
/// can be reached, in the order of the best labels that lead there. Of the nodes after the last segment, the first at which a route answers
/// has the best labels of all. The nodes looked at and the memory are linear in segments times nodes; nothing recurses.
package struct Search: ~Copyable {
  let nodes: Nodes
  let programs: FlatPrograms
  let text: ScannedText
  let request: Request
  let isStrict: Bool
  /// Whether a route may answer whose query does not read: used to find out whether only that keeps routes from answering.
  var readsAnyQuery = false
  /// The number of nodes looked at: a measure of work that does not depend on the machine.
  private(set) var steps = 0
  /// The most segments that any attempt read.
  private(set) var deepest = 0
  /// The endings that answer with the best labels.
  private(set) var endings: ScratchBuffer<Int32>
  /// The ranks of these labels, one per segment.
  private(set) var ranks: ScratchBuffer<Int32>
  /// What the route that is being tried reads.
  var hit: Hit
  /// The nodes that can be reached, in layers of as many segments read.
  private var reached: ScratchBuffer<Reached>

  static let memory = 1024

  /// - Parameter memory: ``memory`` bytes that outlive the search.
  @inline(__always)
  init(
    _ nodes: Nodes, _ programs: FlatPrograms, _ text: ScannedText, _ request: Request, isStrict: Bool,
    _ hit: consuming Hit, _ memory: UnsafeMutableRawPointer
  ) {
    (self.nodes, self.programs, self.text, self.request, self.isStrict) = (nodes, programs, text, request, isStrict)
    self.hit = hit
    unsafe reached = ScratchBuffer(lent: memory, capacity: 56)
    unsafe endings = ScratchBuffer(lent: memory + 896, capacity: 16)
    unsafe ranks = ScratchBuffer(lent: memory + 960, capacity: 16)
  }

  /// A node that can be reached, by the best labels that lead to it.
  struct Reached: BitwiseCopyable {
    var node: Int32
    /// The index of the node in the layer before, and the rank of the label that leads on from it.
    let before: Int32
    let rank: Int32
    /// The position of the labels that lead to the node before; in a complete layer, of those that lead here.
    var order: Int32

    func isBetter(than other: Reached) -> Bool {
      order != other.order ? order < other.order : rank < other.rank
    }
  }

  /// Finds the endings that answer with the best labels; false if there are none.
  mutating func findBest() -> Bool {
    guard let last = reach() else { return false }
    var best = -1
    for index in last where best < 0 || reached[index].order == reached[best].order {
      for ending in endings(at: index) where answers(nodes.endings[ending]) {
        endings.append(Int32(truncatingIfNeeded: ending))
        best = index
      }
    }
    if best < 0 { return false }
    ranks.append(0, times: text.count)
    for segment in (0..<text.count).reversed() {
      ranks[segment] = reached[best].rank
      best = Int(reached[best].before)
    }
    return true
  }

  /// The smallest index of a route that answers, whatever the labels, for precedence by declaration; nil if none does.
  mutating func firstDeclared() -> Int32? {
    guard let last = reach() else { return nil }
    var first = Int32.max
    for index in last {
      for ending in endings(at: index) {
        let ending = nodes.endings[ending]
        if ending.route < first, answers(ending) { first = ending.route }
      }
    }
    return first == .max ? nil : first
  }

  /// The ranks of the best labels that lead to an answer, one per segment; nil if no route answers.
  package mutating func bestRanks() -> [Int32]? { findBest() ? unsafe Array(ranks.elements) : nil }

  /// The nodes that were reached, with each number of segments, and how many endings answer with the best labels.
  package var nodesReached: [Int] { unsafe reached.elements.map { Int($0.node) } }
  package var endingCount: Int { endings.count }

  private func endings(at index: Int) -> Range<Int> { nodes[Int(reached[index].node)].endings.range }

  @inline(__always)
  private mutating func answers(_ ending: Ending) -> Bool {
    ending.origins & text.fitting != 0 && request.allows(ending)
      && (ending.isBare || readsQuery(ending.route, ending.variant)) && text.allows(ending.route)
  }

  /// Whether a route reads the query of a variant; the hit has what it reads.
  mutating func readsQuery(_ route: Int32, _ variant: Int32) -> Bool {
    hit.start(route, programs)
    let query = query(of: Int(route))
    return readsAnyQuery ? query.readFragment(into: &hit) : query.read(variant, into: &hit)
  }

  /// The steps of a query that keep a route from reading the text.
  mutating func misread(_ ending: Ending, _ program: Program) -> [QueryStep] {
    hit.start(ending.route, programs)
    let query = query(of: program.route)
    return program.steps(Int(ending.variant)).filter { !query.read($0, into: &hit) }
  }

  func query(of route: Int) -> QueryReader { QueryReader(programs, route, text, isStrict: isStrict) }

  // MARK: Layers

  /// The nodes after the last segment; nil if none leads so far.
  private mutating func reach() -> Range<Int>? {
    let root = text.isCompact ? nodes.compactRoot : text.isRaw ? nodes.rawRoot : nodes.root
    add(Reached(node: Int32(truncatingIfNeeded: root), before: -1, rank: 0, order: 0), from: 0)
    var layer = complete(from: 0)
    for segment in 0..<text.count {
      let next = reached.count
      for index in layer { leave(index, segment, to: next) }
      if next == reached.count { return nil }
      layer = complete(from: next)
      deepest += 1
    }
    return layer
  }

  /// Adds the nodes to which a segment leads from a node.
  private mutating func leave(_ index: Int, _ segment: Int, to next: Int) {
    let (node, order) = (Int(reached[index].node), reached[index].order)
    let (slice, bytes) = (text.segment(segment), text.text(segment))
    steps += 1
    func edge(_ rank: Int32, _ target: Int32) -> Reached {
      Reached(node: target, before: Int32(truncatingIfNeeded: index), rank: rank, order: order)
    }
    let literal = nodes.literal(node, text.bytes, slice, programs.text)
    if literal >= 0 { add(edge(Label.literalRank, Int32(truncatingIfNeeded: literal)), from: next) }
    var others = nodes[node].edges
    if nodes[node].isFolded {
      let folded = programs.folded(bytes, nodes.edges, others)
      if folded.target >= 0 { add(edge(Label.literalRank, folded.target), from: next) }
      others.start = folded.others
    }
    for other in others.range
    where programs.reads(bytes, rank: nodes.edges[other].rank, text.escapes(slice)) {
      add(edge(nodes.edges[other].rank, nodes.edges[other].target), from: next)
    }
    let loop = nodes[node].loop
    if loop != 0, programs.reads(bytes, rank: loop) { add(edge(loop, Int32(truncatingIfNeeded: node)), from: next) }
  }

  /// Adds a node to the layer from `start` on, unless as good labels lead to it already.
  private mutating func add(_ new: Reached, from start: Int) {
    var index = start
    while index < reached.count, reached[index].node != new.node { index &+= 1 }
    if index == reached.count {
      reached.append(new)
    } else if !new.isBetter(than: reached[index]) {
      return
    }
    while index > start, new.isBetter(than: reached[index &- 1]) {
      reached[index] = reached[index &- 1]
      index &-= 1
    }
    reached[index] = new
  }

  /// Numbers the layer from `start` on by its labels.
  private mutating func complete(from start: Int) -> Range<Int> {
    steps += reached.count - start
    var (order, last) = (Int32(0), reached[start])
    for index in start..<reached.count {
      if last.isBetter(than: reached[index]) { (order, last) = (order + 1, reached[index]) }
      reached[index].order = order
    }
    return start..<reached.count
  }
}

/// What is asked of a route besides the link itself.
@safe package struct Request {
  /// The method of a request. No method counts as GET, with which a link is opened.
  package struct Method: Sendable, Equatable, BitwiseCopyable {
    private let named: Int32
    /// For HEAD the number of GET, whose routes answer too; otherwise the same as `named`.
    private let alsoNamed: Int32

    /// Every route answers: used to find out whether only the method keeps routes from answering.
    package static let any = Method(named: .min, alsoNamed: .min)

    private init(named: Int32, alsoNamed: Int32) { (self.named, self.alsoNamed) = (named, alsoNamed) }

    /// - Parameter methods: the methods of a table, numbered from 1.
    package init(_ method: String?, among methods: [String]) {
      func number(_ name: String) -> Int32 {
        methods.firstIndex { $0.isIdentical(to: name) }.map { Int32(clamping: $0 + 1) } ?? -1
      }
      let named = number(method ?? "GET")
      self.init(named: named, alsoNamed: method == "HEAD" ? number("GET") : named)
    }

    @inline(__always)
    package func allows(_ method: Int32) -> Bool {
      method == 0 || method == named || method == alsoNamed || named == .min
    }

    /// Whether a route answers HEAD with its GET.
    func isByGet(_ method: Int32) -> Bool { method == alsoNamed && method != named }
  }

  let method: Method
  /// The only route that may answer; −1 for any.
  var only: Int32 = -1
  /// Indices of routes that may not answer, because the caller could not use their captures.
  private let refused: UnsafeBufferPointer<Int32>

  @inline(__always)
  package init(_ method: Method, only: Int = -1) {
    (self.method, self.only) = (method, Int32(truncatingIfNeeded: only))
    unsafe refused = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// - Parameter refused: must outlive the request.
  @unsafe init(_ method: Method, refusing refused: UnsafeBufferPointer<Int32>) {
    self.method = method
    unsafe self.refused = refused
  }

  @inline(__always)
  func allows(_ ending: Ending) -> Bool {
    unsafe method.allows(ending.method) && (only < 0 || only == ending.route)
      && (refused.count == 0 || !isRefused(ending.route))
  }

  private func isRefused(_ route: Int32) -> Bool { unsafe refused.contains(route) }
}

/// The result of a scan, copyable: valid as long as the scan.
@safe package struct ScannedText {
  package let bytes: Bytes
  private let segments: UnsafePointer<Slice>
  package let count: Int
  let items: UnsafePointer<Scan.ItemSlices>
  package let itemCount: Int
  package let fragment: Slice?
  let cutting: UnsafePointer<FragmentCut>
  package let fitting: UInt64
  package let isCompact: Bool
  /// Whether the last segment is a raw rest.
  let isRaw: Bool
  /// Whether only routes that begin with the first segment, which holds a raw colon, may answer.
  let hasRawColon: Bool
  private unowned(unsafe) let origins: OriginSet
  package let pathEnd: Int

  @inline(__always)
  package init(_ scan: borrowing Scan) {
    bytes = scan.bytes
    unsafe segments = scan.segments.pointer
    count = scan.segmentCount
    unsafe items = scan.items.pointer
    itemCount = scan.itemCount
    unsafe cutting = UnsafePointer(scan.cutting)
    (fragment, fitting, pathEnd) = (scan.fragment, scan.fitting, scan.pathEnd)
    (isCompact, isRaw) = (scan.form == .compact, scan.isRaw)
    unsafe (hasRawColon, origins) = (scan.hasRawColon, scan.origins)
  }

  @inline(__always)
  package func allows(_ route: Int32) -> Bool {
    unsafe !hasRawColon || origins.colons.mayBegin(route, with: text(0))
  }

  @inline(__always)
  package func segment(_ index: Int) -> Slice {
    assert(index >= 0 && index < count)
    return unsafe segments[index]
  }

  package var cut: FragmentCut { unsafe cutting.pointee }

  /// Whether the route depends on which separators were escaped.
  var escapesDecide: Bool { unsafe origins.escapesDecide }

  /// Which bytes of a part were escaped.
  @inline(__always)
  func escapes(_ part: Slice) -> Escapes { Escapes(of: part, in: bytes, distance: cut.marks) }

  @inline(__always)
  package func text(_ segment: Int) -> Bytes { bytes[self.segment(segment)] }

  @inline(__always)
  package func item(_ index: Int) -> Scan.ItemSlices {
    assert(index >= 0 && index < itemCount + Int(cut.items + cut.itemsAlone))
    return unsafe items[index]
  }
}
