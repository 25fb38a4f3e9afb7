/// How one route reads the query and the fragment of a link.
@safe package struct QueryReading {
  let programs: FlatPrograms
  let route: UnsafePointer<RouteRecord>
  let bytes: Bytes
  private(set) var items: UnsafePointer<Scan.ItemSlices>
  private(set) var itemCount: Int
  let fragment: Slice?
  private let cutting: UnsafePointer<FragmentCut>
  /// Whether the route does not match if an optional item, or an element of a list, does not read; otherwise it counts as absent.
  private let isStrict: Bool

  @inline(__always)
  init(_ programs: FlatPrograms, _ route: Int, _ text: ScannedText, isStrict: Bool) {
    unsafe (self.programs, self.route, items) = (programs, programs.routes.address(of: route), text.items)
    (bytes, itemCount, fragment, self.isStrict) = (text.bytes, text.itemCount, text.fragment, isStrict)
    unsafe cutting = text.cutting
  }

  var cut: FragmentCut { unsafe cutting.pointee }

  /// The same for items that come after those of the query.
  func ofItems(_ range: Range<Int>) -> QueryReading {
    var other = self
    unsafe other.items += range.lowerBound
    other.itemCount = range.count
    return other
  }

  /// What a route made of a query item of the link.
  enum Use: UInt8 {
    /// The route has no use for it.
    case extra
    case unread
    case read
  }

  /// Whether everything required is present and reads.
  ///
  /// - Parameter sink: receives what was read.
  func read(_ variant: Int32, into sink: inout some QuerySink & ~Copyable) -> Bool {
    for step in unsafe programs.variants[route.pointee.variants.start &+ variant].steps.range {
      guard read(programs.steps[step], into: &sink) else { return false }
    }
    return unsafe route.pointee.fragment == nil || readFragment(into: &sink)
  }

  func read(_ step: QueryStep, into sink: inout some QuerySink & ~Copyable) -> Bool {
    switch step.kind {
    case .item:
      let item = programs.items[step.items.start]
      return read(item, isOptional: !item.value.isLiteral && slot(item.value).hasDefault, into: &sink) != .refused
    case .optional:
      let outcome = read(programs.items[step.items.start], isOptional: true, into: &sink)
      sink.choose(step.group, outcome == .present ? 1 : 0)
      return outcome != .refused
    case .either:
      for index in step.items.range {
        if read(programs.items[index], isOptional: false, into: &sink) == .present {
          sink.choose(step.group, Int32(truncatingIfNeeded: index) - step.items.start)
          return true
        }
      }
      return false
    case .rest: return readRest(step, into: &sink)
    }
  }

  private enum Outcome { case present, passed, refused }

  private func slot(_ piece: Piece) -> SlotInfo { unsafe programs.slots[route.pointee.slots.start &+ piece.slot] }

  private func read(
    _ item: StepItem, isOptional: Bool, into sink: inout some QuerySink & ~Copyable
  ) -> Outcome {
    if !item.value.isLiteral, slot(item.value).isArray { return readList(item, into: &sink) }
    var (count, value) = (0, Slice(0, 0))
    for index in 0..<itemCount where isKey(index, item) { (count, value) = (count + 1, unsafe items[index].value) }
    var reads = count == 1
    if item.value.isLiteral {
      reads = reads && bytes.equals(value, programs.text, item.value.text)
    } else {
      reads = reads && (programs.reads(bytes[value], slot(item.value).reader))
      if reads { sink.take(item.value.slot, value) }
    }
    if reads {
      mark(item, .read, in: &sink)
      if isOptional { sink.countOptional() }
      return .present
    }
    guard isOptional, count == 0 || !isStrict else { return .refused }
    mark(item, .unread, in: &sink)
    return .passed
  }

  /// Reads each value of a key by itself: one that does not read is left out, as an optional item is.
  private func readList<Sink: QuerySink & ~Copyable>(
    _ item: StepItem, into sink: inout Sink
  ) -> Outcome {
    let reader = slot(item.value).reader
    var count = 0
    for index in 0..<itemCount where isKey(index, item) {
      guard programs.reads(bytes[unsafe items[index].value], reader) else {
        if isStrict { return .refused }
        if Sink.marks { sink.mark(index, .unread) }
        continue
      }
      sink.add(item.value.slot, unsafe items[index].value, isFirst: count == 0)
      if Sink.marks { sink.mark(index, .read) }
      count += 1
    }
    if count > 0 { sink.countOptional() }
    return .present
  }

  @inline(__always)
  private func mark<Sink: QuerySink & ~Copyable>(_ item: StepItem, _ use: Use, in sink: inout Sink) {
    guard Sink.marks else { return }
    for index in 0..<itemCount where isKey(index, item) { sink.mark(index, use) }
  }

  @inline(__always)
  func isKey(_ index: Int, _ item: StepItem) -> Bool {
    bytes.equals(unsafe items[index].key, programs.text, item.key)
  }

  func readFragment(into sink: inout some QuerySink & ~Copyable) -> Bool {
    guard let wanted = unsafe route.pointee.fragment else { return true }
    let value = wanted.value
    if wanted.isOptional { sink.choose(wanted.group, fragment == nil ? 0 : 1) }
    if let parts = wanted.parts { return wanted.isOptional && fragment == nil || read(parts: parts, into: &sink) }
    guard let fragment else {
      return wanted.isOptional || !value.isLiteral && slot(value).hasDefault
    }
    if value.isLiteral { return bytes.equals(fragment, programs.text, value.text) }
    sink.take(value.slot, fragment)
    return programs.reads(bytes[fragment], slot(value).reader)
  }
}

/// Receives what a route reads of a query.
protocol QuerySink: ~Copyable {
  /// Whether to call `mark` for items of the link.
  static var marks: Bool { get }
  /// A parameter takes a part of the text.
  mutating func take(_ slot: Int32, _ slice: Slice)
  /// An array takes one more part.
  mutating func add(_ slot: Int32, _ slice: Slice, isFirst: Bool)
  mutating func choose(_ group: Int32, _ branch: Int32)
  /// An optional item is present.
  mutating func countOptional()
  /// The rest of the query has one more item.
  mutating func countRest()
  /// Whether the text of such items is to be written.
  static var takesText: Bool { get }
  /// - Parameter item: counted from the first item of the query, or of the fragment.
  mutating func mark(_ item: Int, _ use: QueryReading.Use)
  /// What follows is of the fragment.
  ///
  /// - Parameter item: the index of its first item: those of a fragment come after those of the query.
  mutating func enterFragment(at item: Int)
}

extension QuerySink where Self: ~Copyable {
  static var marks: Bool { false }
  mutating func take(_ slot: Int32, _ slice: Slice) {}
  mutating func add(_ slot: Int32, _ slice: Slice, isFirst: Bool) {}
  mutating func choose(_ group: Int32, _ branch: Int32) {}
  mutating func countOptional() {}
  mutating func countRest() {}
  static var takesText: Bool { false }
  mutating func mark(_ item: Int, _ use: QueryReading.Use) {}
  mutating func enterFragment(at item: Int) {}
}

extension QueryReading {
  /// Ignores everything: only the result of reading counts.
  package struct Answer: QuerySink {}

  /// What precedence needs of a reading.
  struct Summary: QuerySink {
    private(set) var optionalCount = 0
    private(set) var optionalInFragment = 0
    /// How many items the rest of the query has.
    private(set) var restCount = 0
    private(set) var choices: [(group: Int32, branch: Int32)] = []
    private var isInFragment = false

    mutating func choose(_ group: Int32, _ branch: Int32) { choices.append((group, branch)) }
    mutating func countOptional() {
      if isInFragment { optionalInFragment += 1 } else { optionalCount += 1 }
    }
    mutating func countRest() { restCount += 1 }
    mutating func enterFragment(at item: Int) { isInFragment = true }
  }

  /// The use of each item of the link.
  struct Uses: QuerySink {
    private(set) var uses: [Use]
    private var first = 0
    static var marks: Bool { true }

    init(count: Int) { uses = Array(repeating: .extra, count: count) }

    mutating func mark(_ item: Int, _ use: Use) { uses[first + item] = use }
    mutating func enterFragment(at item: Int) { first = item }
  }
}

extension Programs {
  /// Whether a text has what one step of a route's query needs.
  package func reads(_ step: QueryStep, of program: Program, in text: ScannedText, isStrict: Bool) -> Bool {
    var sink = QueryReading.Answer()
    return QueryReading(flat, program.route, text, isStrict: isStrict).read(step, into: &sink)
  }

  /// Whether a text has the fragment that a route needs.
  ///
  /// - Parameter isStrict: whether an optional item of the fragment that does not read is not a match.
  package func readsFragment(of program: Program, in text: ScannedText, isStrict: Bool) -> Bool {
    var sink = QueryReading.Answer()
    return QueryReading(flat, program.route, text, isStrict: isStrict).readFragment(into: &sink)
  }

  /// Whether a route alone reads a text; `use` is called with its hit.
  ///
  /// - Parameters:
  ///   - asPrinted: whether to read only what the route prints.
  ///   - isStrict: whether an optional item that does not read is not a match.
  package func read(
    _ text: ScannedText, by route: Int, asPrinted: Bool, isStrict: Bool, _ use: (borrowing Hit, Bytes) -> Void
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { memory in
      let record = routes[route]
      guard text.fitting & record.origins != 0, let memory = memory.baseAddress else { return false }
      var hit = unsafe Hit(memory)
      hit.start(route, record)
      let query = QueryReading(flat, route, text, isStrict: isStrict)
      let isRead = unsafe PathReading(self, route, text, asPrinted: asPrinted).read(
        ranks: UnsafeBufferPointer(start: nil, count: 0), into: &hit
      ) { variant in
        var sink = QueryReading.Answer()
        return query.read(variant, into: &sink)
      }
      guard isRead, query.read(hit.variant, into: &hit) else { return false }
      use(hit, text.bytes)
      return true
    }
  }
}
