// Scanned text → hit: the best labels of the search, then the route's first reading with these labels.

extension RouteTable {
  /// Lends a search; nil if there is no memory.
  @inline(__always)
  func withSearch<Result>(_ text: ScannedText, _ request: Request, _ use: (inout Search) -> Result) -> Result? {
    unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { hit in
      unsafe withUnsafeTemporaryAllocation(byteCount: Search.memory, alignment: 16) { memory in
        guard let hit = hit.baseAddress, let memory = memory.baseAddress else { return nil }
        let isStrict = options.strictQuery
        var search = unsafe Search(nodes, flatPrograms, text, request, isStrict: isStrict, Hit(hit), memory)
        return use(&search)
      }
    }
  }

  /// Finds the route that answers a request, and lends its hit; false if none does. `dynamic` keeps the compiler from making a copy for
  /// each closure.
  package dynamic func withHit(_ text: ScannedText, _ request: Request, _ use: (inout Hit) -> Void) -> Bool {
    let isFound = withSearch(text, request) { search in
      guard find(&search) else { return false }
      use(&search.hit)
      return true
    }
    return isFound ?? false
  }

  /// What the search for a text's route costs: the nodes that it reaches, each with the segments that lead there, and how many routes
  /// read the text with the best labels.
  package func searched(_ text: String, method: String? = nil) -> (nodes: [Int], candidates: Int) {
    text.withBytes { bytes in
      let size = try? Scan.read(bytes, originSet, options.text) { scan in
        withSearch(ScannedText(scan), Request(number(of: method))) { search in
          _ = search.findBest()
          return (search.nodesReached, search.endings.count)
        }
      }
      return (size ?? nil) ?? ([], 0)
    }
  }

  /// Finds the route that answers; the hit of the search has what it reads.
  private func find(_ search: inout Search) -> Bool {
    if options.precedence == .declared { return readDeclared(&search) }
    guard search.findBest() else { return false }
    let ending = nodes.endings[search.endings[0]]
    guard search.endings.count == 1, ending.arrangement >= 0 else { return decide(&search) }
    search.hit.slots.removeAll()
    for index in 0..<search.text.count where search.ranks[index] != Label.literalRank {
      search.hit.slots.append(CaptureSlice(search.text.segment(index)))
    }
    start(&search.hit, search.hit.slots.count, ending, search.text.bytes, marks: search.text.cut.marks)
    return search.query(of: Int(ending.route)).read(ending.variant, into: &search.hit)
  }

  /// The first reading of one route that ends in an accepted variant, with the labels that were found, if any.
  private func read(_ search: inout Search, _ route: Int32, accepts: (Int32) -> Bool) -> Bool {
    search.hit.start(route, flatPrograms)
    let (program, text) = (programs[Int(route)], search.text)
    let isRead = unsafe PathReader.read(
      program, text, ranks: search.ranks.elements, into: &search.hit, accepts: accepts)
    return isRead && search.query(of: Int(route)).read(search.hit.variant, into: &search.hit)
  }

  /// Finds the first by precedence among the routes that read the link with the same labels.
  @inline(never)
  private func decide(_ search: inout Search) -> Bool {
    let endings = unsafe search.endings.elements
    let route = unsafe nodes.endings[endings[0]].route
    guard unsafe endings.allSatisfy({ nodes.endings[$0].route == route }) else { return decideRoutes(&search) }
    // Of several variants, the first reading decides.
    return read(&search, route) { variant in unsafe endings.contains { nodes.endings[$0].variant == variant } }
  }

  @inline(never)
  private func decideRoutes(_ search: inout Search) -> Bool {
    let endings = unsafe search.endings.elements.map { nodes.endings[$0] }
    let rule = precedence(search.request.method, fitting: search.text.fitting)
    var best: Candidate?
    for (index, ending) in endings.enumerated() where !endings[..<index].contains(where: { $0.route == ending.route }) {
      let variants = endings.filter { $0.route == ending.route }.map { $0.variant }
      var variant = variants[0]
      if variants.count > 1 {
        guard read(&search, ending.route, accepts: { variants.contains($0) }) else { continue }
        variant = search.hit.variant
      }
      let candidate = candidate(&search, ending.route, variant)
      if let best, rule.precedes(best, candidate) { continue }
      best = candidate
    }
    guard let best else { return false }
    return read(&search, Int32(truncatingIfNeeded: best.route)) { Int($0) == best.variant }
  }

  /// The rule for routes that read a link of these origins with equal labels.
  package func precedence(_ method: Request.Method, fitting: UInt64) -> PrecedenceRule {
    PrecedenceRule(origins: originSet, custom: custom, method: method, fitting: fitting)
  }

  private func candidate(_ search: inout Search, _ route: Int32, _ variant: Int32) -> Candidate {
    _ = search.readsQuery(route, variant)
    return Candidate(programs[Int(route)], routes[Int(route)].template, variant: Int(variant), search.hit)
  }

  /// Reads the route that was declared first, whatever its labels.
  @inline(never)
  private func readDeclared(_ search: inout Search) -> Bool {
    guard let route = search.firstDeclared().map({ Int32(truncatingIfNeeded: $0) }) else { return false }
    let variants = (0..<Int32(truncatingIfNeeded: flatPrograms.routes[route].variants.count)).filter {
      search.readsQuery(route, $0)
    }
    return read(&search, route) { variants.contains($0) }
  }
}

extension RouteTable {
  /// A route that reads a link by itself: the labels that read its segments, and what precedence compares after them.
  package struct RankedCandidate {
    package let ranks: [Int32]
    package let labels: [Label]
    /// The origins that the link belongs to.
    package let fitting: UInt64
    package let candidate: Candidate
    package var route: Int { candidate.route }
  }

  /// How one route alone reads a text with the best labels.
  package func rankedCandidate(_ text: ScannedText, _ method: Request.Method, _ route: Int) -> RankedCandidate? {
    var variant: Int32?
    let request = Request(method, only: route)
    guard withHit(text, request, { variant = $0.variant }), let variant else { return nil }
    let ranked: RankedCandidate?? = withSearch(text, request) { search in
      guard search.findBest() else { return nil }
      let ranks = (0..<text.count).map { search.ranks[$0] }
      let labels = ranks.enumerated().map { index, rank in
        // A literal equals the segment.
        rank == Label.literalRank ? .literal(text.bytes.string(text.segment(index))) : programs.labels[Int(rank) - 1]
      }
      let candidate = candidate(&search, Int32(truncatingIfNeeded: route), variant)
      return RankedCandidate(ranks: ranks, labels: labels, fitting: text.fitting, candidate: candidate)
    }
    return ranked ?? nil
  }
}
