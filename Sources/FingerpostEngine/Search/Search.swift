/// Finds the best path through the nodes, for links that ``StraightWalk`` leaves open.
struct Search {
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

  @inline(__always)
  init(_ nodes: Nodes, _ programs: FlatPrograms, _ text: ScannedText, _ request: Request, isStrict: Bool) {
    (self.nodes, self.programs, self.text, self.request, self.isStrict) = (nodes, programs, text, request, isStrict)
  }

  var root: Int { text.isCompact ? nodes.compactRoot : text.isRaw ? nodes.rawRoot : nodes.root }

  /// Finds the endings that answer with the best labels; false if there are none.
  mutating func best(into found: inout Found) -> Bool { withSets { $0.run(into: &found) } ?? false }

  /// The smallest index of a route that answers, whatever the labels, for precedence by declaration; nil if none does.
  mutating func firstDeclared() -> Int? { withSets { $0.firstDeclared() } ?? nil }

  private mutating func withSets<Result>(_ use: (inout SetSearch) -> Result) -> Result? {
    unsafe withUnsafeTemporaryAllocation(byteCount: SetSearch.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var search = unsafe SetSearch(self, memory)
      let result = use(&search)
      (deepest, steps) = (search.deepest, search.steps)
      return result
    }
  }

  @inline(__always)
  func answers(_ ending: Ending) -> Bool {
    ending.origins & text.fitting != 0 && request.allows(ending) && (ending.isBare || readsQuery(ending))
      && text.allows(ending.route)
  }

  private func readsQuery(_ ending: Ending) -> Bool {
    var sink = QueryReading.Answer()
    let query = query(of: Int(ending.route))
    return readsAnyQuery ? query.readFragment(into: &sink) : query.read(ending.variant, into: &sink)
  }

  func query(of route: Int) -> QueryReading { QueryReading(programs, route, text, isStrict: isStrict) }
}

/// The result of a search.
struct Found: ~Copyable {
  /// The endings that answer with the best labels.
  var endings: ScratchBuffer<Int32>
  /// The ranks of these labels, one per segment.
  var ranks: ScratchBuffer<Int32>

  static let memory = 128

  /// - Parameter memory: ``memory`` bytes that outlive the result.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) {
    unsafe endings = ScratchBuffer(lent: memory, capacity: 16)
    unsafe ranks = ScratchBuffer(lent: memory + 64, capacity: 16)
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
  private let hasRawColon: Bool
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

  /// Whether any route may answer.
  var isOpenToAll: Bool { !hasRawColon }

  @inline(__always)
  package func allows(_ route: Int32) -> Bool {
    unsafe !hasRawColon || origins.colons.mayBegin(route, with: text(0))
  }

  @inline(__always)
  package func segment(_ index: Int) -> Slice {
    assert(index >= 0 && index < count)
    return unsafe segments[index]
  }

  var cut: FragmentCut { unsafe cutting.pointee }

  @inline(__always)
  package func text(_ segment: Int) -> Bytes { bytes[self.segment(segment)] }

  @inline(__always)
  package func item(_ index: Int) -> Scan.ItemSlices {
    assert(index >= 0 && index < itemCount + Int(cut.items + cut.itemsAlone))
    return unsafe items[index]
  }
}
