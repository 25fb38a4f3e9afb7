// Scanned text → hit: the best labels of the search, then the route's first reading with these labels.

extension RouteTable {
  /// Finds the route that answers a request, and lends its hit; false if none does.
  @inline(__always)
  package func withHit(_ text: ScannedText, _ request: Request, _ use: (inout Hit) -> Void) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory + Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return false }
      var hit = unsafe Hit(memory)
      guard unsafe find(text, request, memory + Hit.memory, into: &hit) else { return false }
      use(&hit)
      return true
    }
  }

  /// - Parameter memory: ``Found/memory`` bytes.
  private func find(
    _ text: ScannedText, _ request: Request, _ memory: UnsafeMutableRawPointer, into hit: inout Hit
  ) -> Bool {
    var found = unsafe Found(memory)
    var search = Search(nodes, flatPrograms, text, request, isStrict: options.strictQuery)
    if options.precedence == .declared { return readDeclared(&search, into: &hit) }
    guard search.best(into: &found) else { return false }
    let ending = nodes.endings[found.endings[0]]
    guard found.endings.count == 1, ending.way >= 0 else { return decide(search, found, into: &hit) }
    hit.slots.removeAll()
    for index in 0..<text.count where found.ranks[index] != Label.literalRank {
      hit.slots.append(CaptureSlice(text.segment(index)))
    }
    start(&hit, hit.slots.count, ending, text.bytes)
    return search.query(of: Int(ending.route)).read(ending.variant, into: &hit)
  }

  /// The first reading of one route that ends in an accepted variant.
  private func read(
    _ search: Search, _ route: Int, ranks: UnsafeBufferPointer<Int32>, into hit: inout Hit,
    accepts: (Int32) -> Bool
  ) -> Bool {
    hit.start(route, flatPrograms.routes[route])
    guard unsafe PathReading(programs, route, search.text).read(ranks: ranks, into: &hit, accepts: accepts) else {
      return false
    }
    return search.query(of: route).read(hit.variant, into: &hit)
  }

  /// Finds the first by precedence among the routes that read the link with the same labels.
  @inline(never)
  private func decide(_ search: Search, _ found: borrowing Found, into hit: inout Hit) -> Bool {
    let route = nodes.endings[Int(found.endings[0])].route
    var index = 1
    while index < found.endings.count, nodes.endings[Int(found.endings[index])].route == route { index &+= 1 }
    guard index == found.endings.count else { return decideRoutes(search, found, into: &hit) }
    // Of several variants, the first reading decides.
    let (endings, ranks) = unsafe (found.endings.elements, found.ranks.elements)
    return unsafe read(search, Int(route), ranks: ranks, into: &hit) { variant in
      unsafe endings.contains { nodes.endings[Int($0)].variant == variant }
    }
  }

  @inline(never)
  private func decideRoutes(_ search: Search, _ found: borrowing Found, into hit: inout Hit) -> Bool {
    var variants: [(route: Int, variants: [Int32])] = []
    for index in 0..<found.endings.count {
      let ending = nodes.endings[Int(found.endings[index])]
      if let known = variants.firstIndex(where: { $0.route == Int(ending.route) }) {
        variants[known].variants.append(ending.variant)
      } else {
        variants.append((Int(ending.route), [ending.variant]))
      }
    }
    let ranks = unsafe found.ranks.elements
    let rule = precedence(search.request.method, fitting: search.text.fitting)
    var best: Candidate?
    for (route, variants) in variants {
      if variants.count > 1 {
        guard unsafe read(search, route, ranks: ranks, into: &hit, accepts: { variants.contains($0) }) else { continue }
      }
      let candidate = candidate(search, route, variants.count > 1 ? hit.variant : variants[0])
      if let best, rule.precedes(best, candidate) { continue }
      best = candidate
    }
    guard let best else { return false }
    return unsafe read(search, best.route, ranks: ranks, into: &hit) { Int($0) == best.variant }
  }

  /// The rule for routes that read a link of these origins with equal labels.
  package func precedence(_ method: Request.Method, fitting: UInt64) -> PrecedenceRule {
    PrecedenceRule(origins: originSet, custom: custom, method: method, fitting: fitting)
  }

  func candidate(_ search: Search, _ route: Int, _ variant: Int32) -> Candidate {
    var summary = QueryReading.Summary()
    _ = search.query(of: route).read(variant, into: &summary)
    return Candidate(
      route: route, program: programs[route], template: routes[route].template, variant: Int(variant), query: summary)
  }

  /// Reads the route that was declared first, whatever its labels.
  @inline(never)
  private func readDeclared(_ search: inout Search, into hit: inout Hit) -> Bool {
    guard let route = search.firstDeclared() else { return false }
    let program = programs[route]
    let variants = (0..<Int32(truncatingIfNeeded: program.variantCount)).filter { variant in
      var sink = QueryReading.Answer()
      return search.query(of: route).read(variant, into: &sink)
    }
    let ranks = unsafe UnsafeBufferPointer<Int32>(start: nil, count: 0)
    return unsafe read(search, route, ranks: ranks, into: &hit) { variants.contains($0) }
  }
}

extension RouteTable {
  /// A route that reads a link by itself: the labels that read its segments, and what precedence compares after them.
  package struct Contender {
    package let ranks: [Int32]
    package let labels: [Label]
    /// The origins that the link belongs to.
    package let fitting: UInt64
    package let candidate: Candidate
    package var route: Int { candidate.route }
  }

  /// How one route alone reads a text with the best labels.
  package func contender(_ text: ScannedText, _ method: Request.Method, _ route: Int) -> Contender? {
    var variant: Int32?
    let request = Request(method, only: route)
    guard withHit(text, request, { hit in variant = hit.variant }), let variant else { return nil }
    var search = Search(nodes, programs.flat, text, request, isStrict: options.strictQuery)
    return unsafe withUnsafeTemporaryAllocation(byteCount: Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return nil }
      var found = unsafe Found(memory)
      guard search.best(into: &found) else { return nil }
      let ranks = (0..<text.count).map { found.ranks[$0] }
      let labels = ranks.enumerated().map { index, rank in
        // A literal equals the segment.
        rank == Label.literalRank ? .literal(text.bytes.string(text.segment(index))) : programs.labels[Int(rank) - 1]
      }
      return Contender(
        ranks: ranks, labels: labels, fitting: text.fitting, candidate: candidate(search, route, variant))
    }
  }
}
