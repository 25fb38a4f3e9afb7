// Text → hit: the one road that a link takes, whoever asks. Most go straight; the others are scanned and searched.

extension RouteTable {
  /// Finds the route that a text names, and lends what its parameters hold, with the bytes that they are parts of.
  ///
  /// - Parameters:
  ///   - isUTF8: whether somebody has made sure that the text is UTF-8.
  ///   - asSpelled: whether captures are parts of the text as it is, escapes and all, and not of decoded bytes.
  ///   - use: whether it made something of the hit; if not, the route is refused, and the search runs again without it.
  /// - Returns: false where no route answers: ``refusal(of:_:asTarget:)`` says why.
  @inline(__always)
  func find(
    _ text: Bytes, _ method: Request.Method, asTarget: Bool = false, isUTF8: Bool = true, asSpelled: Bool = false,
    _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    let route = front.find(text, method, asTarget: asTarget, use) { hit, path in
      finish(text, method, path, &hit, isUTF8: isUTF8, asSpelled: asSpelled, use)
    }
    return route == StraightWalk.used
      || route != StraightWalk.nothing && search(text, method, refusing: route, asTarget, isUTF8, asSpelled, use)
  }

  /// Reads what stands behind a path that goes straight; see ``StraightWalk``.
  @inline(never)
  func finish(
    _ text: Bytes, _ method: Request.Method, _ path: StraightWalk.Path, _ hit: inout Hit, isUTF8: Bool = true,
    asSpelled: Bool = false, _ use: (inout Hit, Bytes) -> Bool
  ) -> Int32 {
    let captured = hit.slots.count
    do throws(LinkError) {
      return try Scan.read(text, behind: path.end, originSet, options.text, isUTF8: isUTF8) { scan in
        let query = QueryReading(programs: flatPrograms, text: ScannedText(scan), isStrict: options.strictQuery)
        for index in nodes[path.node].endings.range {
          let ending = nodes.endings[index]
          guard ending.origins & path.fitting != 0, method.allows(ending.method) else { continue }
          let record = flatPrograms.routes[ending.route]
          guard record.isPlain else { return StraightWalk.unknown }
          hit.start(ending, record, keeping: captured)
          guard query.read(record, ending.variant, into: &hit) else { continue }
          let isRaw = asSpelled && scan.isDecoded
          if isRaw { scan.spell(&hit) }
          return use(&hit, isRaw ? text : scan.bytes) ? StraightWalk.used : ending.route
        }
        return front.isOnlyWay(to: path.node) ? StraightWalk.nothing : StraightWalk.unknown
      }
    } catch {
      return StraightWalk.nothing
    }
  }

  /// The same for a text that does not go straight, or whose route was refused: scanned, and searched until nothing is refused.
  @inline(never)
  func search(
    _ text: Bytes, _ method: Request.Method, refusing first: Int32, _ asTarget: Bool = false, _ isUTF8: Bool = true,
    _ asSpelled: Bool = false, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text, asTarget: asTarget, isUTF8: isUTF8) { scan in
        var (refused, isFound, isUsed) = (first < 0 ? [] : [first], true, false)
        while isFound, !isUsed {
          var route: Int32 = 0
          isFound = unsafe refused.withUnsafeBufferPointer { refused in
            withHit(ScannedText(scan), unsafe Request(method, refusing: refused)) { hit in
              route = hit.route
              let isRaw = asSpelled && scan.isDecoded
              if isRaw { scan.spell(&hit) }
              isUsed = use(&hit, isRaw ? text : scan.bytes)
            }
          }
          if !isUsed { refused.append(route) }
        }
        return isUsed
      }
    } catch {
      return false
    }
  }

  /// Finds the route that answers a request, and lends what its parameters hold; false where none does.
  @inline(__always)
  func withHit(_ text: ScannedText, _ request: Request, _ use: (inout Hit) -> Void) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory + Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return false }
      var hit = unsafe Hit(memory)
      guard unsafe find(text, request, memory + Hit.memory, into: &hit) else { return false }
      use(&hit)
      return true
    }
  }

  /// - Parameter memory: of ``Found/memory`` bytes.
  private func find(
    _ text: ScannedText, _ request: Request, _ memory: UnsafeMutableRawPointer, into hit: inout Hit
  ) -> Bool {
    var found = unsafe Found(memory)
    var search = Search(nodes, flatPrograms, text, request, isStrict: options.strictQuery)
    if options.precedence == .declared { return readDeclared(&search, into: &hit) }
    guard search.best(into: &found) else { return false }
    guard found.ending >= 0 else { return decide(search, found, into: &hit) }
    let ending = nodes.endings[found.ending]
    return unsafe withRanks(search, found) { ranks in
      unsafe read(search, Int(ending.route), ranks: ranks, into: &hit) { $0 == ending.variant }
    }
  }

  private func withRanks(
    _ search: Search, _ found: borrowing Found, _ use: (UnsafeBufferPointer<Int32>) -> Bool
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return false }
      var ranks = unsafe ScratchBuffer<Int32>(lent: memory, capacity: 64)
      search.ranks(found, into: &ranks)
      return unsafe use(ranks.elements)
    }
  }

  /// The first reading of one route, from the left, of those that end in an accepted variant.
  private func read(
    _ search: Search, _ route: Int, ranks: UnsafeBufferPointer<Int32>, into hit: inout Hit,
    accepts: (Int32) -> Bool
  ) -> Bool {
    hit.start(route, flatPrograms.routes[route])
    guard unsafe PathReading(programs, route, search.text).read(ranks: ranks, into: &hit, accepts: accepts) else {
      return false
    }
    return search.query.read(flatPrograms.routes[route], hit.variant, into: &hit)
  }

  /// Of the routes that read the link by the same labels, the one that precedence puts first.
  @inline(never)
  private func decide(_ search: Search, _ found: borrowing Found, into hit: inout Hit) -> Bool {
    let route = nodes.endings[Int(found.endings[0])].route
    var index = 1
    while index < found.endings.count, nodes.endings[Int(found.endings[index])].route == route { index &+= 1 }
    guard index == found.endings.count else { return decideRoutes(search, found, into: &hit) }
    // Of several variants it is the one that the first reading ends in.
    let endings = unsafe found.endings.elements
    return unsafe withRanks(search, found) { ranks in
      unsafe read(search, Int(route), ranks: ranks, into: &hit) { variant in
        unsafe endings.contains { nodes.endings[Int($0)].variant == variant }
      }
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
    return unsafe withRanks(search, found) { ranks in
      let rule = PrecedenceRule(table: self, method: search.request.method, fitting: search.text.fitting)
      var best: Candidate?
      for (route, variants) in variants {
        if variants.count > 1 {
          guard unsafe read(search, route, ranks: ranks, into: &hit, accepts: { variants.contains($0) }) else {
            continue
          }
        }
        let candidate = candidate(search, route, variants.count > 1 ? hit.variant : variants[0])
        if let best, rule.precedes(best, candidate) { continue }
        best = candidate
      }
      guard let best else { return false }
      return unsafe read(search, best.route, ranks: ranks, into: &hit) { Int($0) == best.variant }
    }
  }

  func candidate(_ search: Search, _ route: Int, _ variant: Int32) -> Candidate {
    var summary = QueryReading.Summary()
    _ = search.query.read(programs.routes[route], variant, into: &summary)
    return Candidate(route: route, program: programs[route], variant: Int(variant), query: summary)
  }

  /// The route that was declared first, whatever the labels are.
  @inline(never)
  private func readDeclared(_ search: inout Search, into hit: inout Hit) -> Bool {
    guard let route = search.firstDeclared() else { return false }
    let program = programs[route]
    let variants = (0..<Int32(truncatingIfNeeded: program.variantCount)).filter { variant in
      var sink = QueryReading.Answer()
      return search.query.read(program.record, variant, into: &sink)
    }
    let ranks = unsafe UnsafeBufferPointer<Int32>(start: nil, count: 0)
    return unsafe read(search, route, ranks: ranks, into: &hit) { variants.contains($0) }
  }
}

// Why a text names no route: worked out only after that is known.

extension RouteTable {
  /// What keeps a text from naming a route.
  func refusal(of text: Bytes, _ method: Request.Method, asTarget: Bool) -> LinkError {
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text, asTarget: asTarget) { scan in
        refusal(of: ScannedText(scan), method)
      }
    } catch {
      return error
    }
  }

  private func refusal(of text: ScannedText, _ method: Request.Method) -> LinkError {
    let allowed = method == .any || methods.isEmpty ? [] : allowedMethods(text)
    if !allowed.isEmpty { return LinkError(.methodNotAllowed(allowed), at: text.pathEnd) }
    let deepest = deepest(text, method)
    return LinkError(.notFound, at: deepest < text.count ? Int(text.segment(deepest).start) : text.pathEnd)
  }

  /// The methods that have a route here; GET brings HEAD with it.
  private func allowedMethods(_ text: ScannedText) -> [String] {
    func isAnswered(by method: Request.Method) -> Bool { withHit(text, Request(method)) { _ in } }
    guard isAnswered(by: .any) else { return [] }
    let allowed = methods.filter { isAnswered(by: Request.Method($0, among: methods)) }
    return Set(allowed.contains("GET") ? allowed + ["HEAD"] : allowed).sorted()
  }

  /// How many segments the best attempt reads.
  private func deepest(_ text: ScannedText, _ method: Request.Method) -> Int {
    var search = Search(nodes, flatPrograms, text, Request(method), isStrict: options.strictQuery)
    return unsafe withUnsafeTemporaryAllocation(byteCount: Found.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return 0 }
      var found = unsafe Found(memory)
      _ = search.best(into: &found)
      return search.deepest
    }
  }
}
