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

  /// What becomes of a path that goes straight; see ``StraightWalk``. What stands behind it is read, and captures are put where its
  /// way through the groups of the route wants them.
  @inline(never)
  func finish(
    _ text: Bytes, _ method: Request.Method, _ path: StraightWalk.Path, _ hit: inout Hit, isUTF8: Bool = true,
    asSpelled: Bool = false, _ use: (inout Hit, Bytes) -> Bool
  ) -> Int32 {
    let captured = hit.slots.count
    var index = nodes[path.node].endings.start
    while index < nodes[path.node].endings.end, !allows(nodes.endings[index], path, method) { index &+= 1 }
    if index == nodes[path.node].endings.end {
      return front.isOnlyWay(to: path.node) ? StraightWalk.nothing : StraightWalk.unknown
    }
    if path.end == text.count, nodes.endings[index].isBare {
      let ending = nodes.endings[index]
      guard ending.way >= 0 else { return StraightWalk.unknown }
      start(&hit, captured, ending, text)
      return use(&hit, text) ? StraightWalk.used : ending.route
    }
    do throws(LinkError) {
      return try Scan.read(text, behind: path.end, originSet, options.text, isUTF8: isUTF8) { scan in
        let query = QueryReading(programs: flatPrograms, text: ScannedText(scan), isStrict: options.strictQuery)
        for index in index..<nodes[path.node].endings.end {
          let ending = nodes.endings[index]
          guard allows(ending, path, method) else { continue }
          guard ending.way >= 0 else { return StraightWalk.unknown }
          start(&hit, captured, ending, scan.bytes)
          guard query.read(flatPrograms.routes[ending.route], ending.variant, into: &hit) else {
            // What was captured stands elsewhere now.
            if ending.way == Way.plain { continue }
            return StraightWalk.unknown
          }
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

  @inline(__always)
  private func allows(_ ending: Ending, _ path: StraightWalk.Path, _ method: Request.Method) -> Bool {
    ending.origins & path.fitting != 0 && method.allows(ending.method)
  }

  /// Makes a hit of an ending whose captures stand in the first slots, where they were put as they came.
  @inline(__always)
  private func start(_ hit: inout Hit, _ captured: Int, _ ending: Ending, _ bytes: Bytes) {
    hit.start(ending, flatPrograms.routes[ending.route], keeping: captured)
    if ending.way != Way.plain { arrange(&hit, captured, nodes.ways[ending.way], bytes) }
  }

  /// Puts captures where the way through the groups of their route wants them.
  @inline(never)
  private func arrange(_ hit: inout Hit, _ captured: Int, _ way: Way, _ bytes: Bytes) {
    let record = flatPrograms.routes[hit.route]
    for index in 0..<captured { hit.lists.append(hit.slots[index].slice ?? Slice(0, 0)) }
    hit.slots.removeAll()
    hit.slots.append(.absent, times: record.slots.count)
    hit.wildcards.removeAll()
    hit.wildcards.append(Slice(-1, -1), times: Int(record.wildcardCount))
    let (run, runCount) = (Int(way.run), captured - way.takes.count + 1)
    var index = 0
    for turn in way.takes.range {
      let instruction = flatPrograms.instructions[record.instructions.start + nodes.turns[turn]]
      if turn - Int(way.takes.start) != run {
        hit.take(instruction, hit.lists[index], bytes, flatPrograms)
        index += 1
      } else if instruction.kind == .rest {
        hit.slots[Int(instruction.index)] = CaptureSlice(list: index, count: runCount)
        index += runCount
      } else {
        hit.wildcards[Int(instruction.index)] = Slice(Int(way.runStart), Int(way.runStart) + runCount)
        index += runCount
      }
    }
    for choice in stride(from: way.choices.start, to: way.choices.end, by: 2) {
      hit.choices[Int(nodes.turns[choice])] = nodes.turns[choice + 1]
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
    let ending = nodes.endings[found.endings[0]]
    guard found.endings.count == 1, ending.way >= 0 else { return decide(search, found, into: &hit) }
    hit.slots.removeAll()
    for index in 0..<text.count where found.ranks[index] != LabelRanks.literal {
      hit.slots.append(CaptureSlice(text.segment(index)))
    }
    start(&hit, hit.slots.count, ending, text.bytes)
    return search.query.read(flatPrograms.routes[ending.route], ending.variant, into: &hit)
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
    let rule = PrecedenceRule(table: self, method: search.request.method, fitting: search.text.fitting)
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
