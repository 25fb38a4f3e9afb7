// Scanned text → hit: the best labels of the search, then the route's first reading with these labels.

extension RouteTable {
  /// Lends a search to proofs: another module cannot make one.
  package func search(_ text: ScannedText, _ request: Request, _ use: (inout Search) -> Void) {
    withSearch(text, request) { use(&$0) }
  }

  /// Lends a search.
  @inline(__always)
  func withSearch<Result>(_ text: ScannedText, _ request: Request, _ use: (inout Search) -> Result) -> Result {
    unsafe withScratchMemory(Hit.memory) { hit in
      unsafe withScratchMemory(Search.memory) { memory in
        let isStrict = options.strictQuery
        var search = unsafe Search(nodes, flatPrograms, text, request, isStrict: isStrict, Hit(hit), memory)
        return use(&search)
      }
    }
  }

  /// Finds the route that answers a request, and lends its hit; false if none does. `dynamic` keeps the compiler from making a copy for
  /// each closure.
  package dynamic func withHit(_ text: ScannedText, _ request: Request, _ use: (inout Hit) -> Void) -> Bool {
    withSearch(text, request) { search in
      guard find(&search) else { return false }
      use(&search.hit)
      return true
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
    let ends = unsafe search.endings.elements
    let route = unsafe nodes.endings[ends[0]].route
    if unsafe ends.allSatisfy({ nodes.endings[$0].route == route }) {
      // Of several variants, the first reading decides.
      return read(&search, route) { variant in unsafe ends.contains { nodes.endings[$0].variant == variant } }
    }
    let endings = unsafe ends.map { nodes.endings[$0] }
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
      if let best, rule.difference(best, candidate)?.isLeftFirst == true { continue }
      best = candidate
    }
    guard let best else { return false }
    return read(&search, Int32(truncatingIfNeeded: best.route)) { Int($0) == best.variant }
  }

  /// The rule for routes that read a link of these origins with equal labels.
  package func precedence(_ method: Request.Method, fitting: UInt64) -> PrecedenceRule {
    PrecedenceRule(origins: originSet, custom: custom, method: method, fitting: fitting)
  }

  /// How a route reads a link by one of its variants.
  package func candidate(_ search: inout Search, _ route: Int32, _ variant: Int32) -> Candidate {
    _ = search.readsQuery(route, variant)
    return Candidate(programs[Int(route)], routes[Int(route)].template, variant: Int(variant), search.hit)
  }

  /// Reads the route that was declared first, whatever its labels.
  @inline(never)
  private func readDeclared(_ search: inout Search) -> Bool {
    guard let route = search.firstDeclared() else { return false }
    let variants = (0..<Int32(truncatingIfNeeded: flatPrograms.routes[route].variants.count)).filter {
      search.readsQuery(route, $0)
    }
    return read(&search, route) { variants.contains($0) }
  }
}
