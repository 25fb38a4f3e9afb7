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

  var root: Int { text.isCompact ? nodes.compactRoot : nodes.root }

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
    if readsAnyQuery { return query.readFragment(programs.routes[ending.route], into: &sink) }
    return query.read(programs.routes[ending.route], ending.variant, into: &sink)
  }

  var query: QueryReading { QueryReading(programs: programs, text: text, isStrict: isStrict) }
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
