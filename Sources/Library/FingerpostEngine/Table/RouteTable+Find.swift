// Text → hit. Every link takes this way, and no other place puts these steps in order: the walk, the scan, the search.
//
//     app://users/7          walked: the path alone decides, and nothing else is read
//     app://users/7?tab=x    walked; then the query is scanned, and the endings of the last node are tried in order
//     app://users/a%20b      scanned, and then walked: escapes are decoded first
//     app://files/a/b/c      with a wildcard: scanned and searched
//
// A caller may refuse a hit, because its values make no destination. Then the search goes on without that route.

extension StraightWalk {
  /// Finds the route of a text in the table of this walk. A route that the path alone decides needs no hit.
  ///
  /// - Parameters:
  ///   - table: asked for only if more must be read, so that a straight link counts no reference.
  ///   - isUTF8: whether the text is known to be UTF-8.
  ///   - asSpelled: whether captures are parts of the text, escapes included, and not of decoded bytes.
  ///   - none: the result if no route answers: ``RouteTable/refusal(of:_:asTarget:)`` says why.
  ///   - isEnough: whether `straight` takes a route that the path alone decides.
  ///   - straight: called with such a route and its captures; nil refuses the route.
  ///   - use: called otherwise with a hit, and the bytes that captures are parts of; nil refuses its route, and the search runs again
  ///     without it.
  @inline(__always)
  func find<Result>(
    _ text: Bytes, _ method: Request.Method, in table: @autoclosure () -> RouteTable, asTarget: Bool = false,
    isUTF8: Bool = true, asSpelled: Bool = false, none: @autoclosure () -> Result, if isEnough: (Int32) -> Bool,
    straight: (Int32, Captured) -> Result?, use: (inout Hit, Bytes) -> Result?
  ) -> Result {
    walk(text, method, asTarget: asTarget, none: none(), if: isEnough) { route, captured in
      if let result = straight(route, captured) { return result }
      var result: Result?
      _ = table().search(text, method, refusing: route, asTarget, isUTF8, asSpelled) { hit, bytes in
        result = use(&hit, bytes)
        return result != nil
      }
      return result ?? none()
    } other: { hit, path in
      var result: Result?
      _ = table().find(text, method, behind: path, &hit, asTarget, isUTF8, asSpelled) { hit, bytes in
        result = use(&hit, bytes)
        return result != nil
      }
      return result ?? none()
    }
  }
}

extension RouteTable {
  /// Finds the route of a text, and lends its hit with the bytes that captures are parts of. `dynamic` keeps the compiler from making a
  /// copy for each closure, as below.
  ///
  /// - Parameter use: returns whether it used the hit; if not, the route is refused.
  /// - Returns: false if no route answers.
  package dynamic func find(
    _ text: Bytes, _ method: Request.Method, asTarget: Bool = false, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    walk(text, method, asTarget: asTarget, use)
  }

  /// The same, inlined: only `match` calls it.
  @inline(__always)
  func walk(_ text: Bytes, _ method: Request.Method, asTarget: Bool, _ use: (inout Hit, Bytes) -> Bool) -> Bool {
    straightWalk.find(text, method, in: self, asTarget: asTarget, none: false) { _ in
      true
    } straight: { route, captured in
      var hit = captured.hit(route)
      return use(&hit, text) ? true : nil
    } use: { hit, bytes in
      use(&hit, bytes) ? true : nil
    }
  }

  /// Finds the route of a text whose path is walked, or left open.
  @inline(never)
  func find(
    _ text: Bytes, _ method: Request.Method, behind path: StraightWalk.Path, _ hit: inout Hit, _ asTarget: Bool,
    _ isUTF8: Bool, _ asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    var route = hit.route
    if route == StraightWalk.path {
      route = finish(text, method, path, &hit, isUTF8: isUTF8, asSpelled: asSpelled, use)
    } else if route >= 0, use(&hit, text) {
      return true
    }
    if route == StraightWalk.used || route == StraightWalk.nothing { return route == StraightWalk.used }
    return search(text, method, refusing: route, asTarget, isUTF8, asSpelled, use)
  }

  /// Finishes a straight path: reads what follows it, and puts captures in the slots of their way through the route's groups.
  func finish(
    _ text: Bytes, _ method: Request.Method, _ path: StraightWalk.Path, _ hit: inout Hit, isUTF8: Bool, asSpelled: Bool,
    _ use: (inout Hit, Bytes) -> Bool
  ) -> Int32 {
    guard let first = straightWalk.first(path, method) else { return straightWalk.miss(at: path.node) }
    if path.end == text.count, nodes.endings[first].isBare {
      let ending = nodes.endings[first]
      start(&hit, hit.slots.count, ending, text)
      if script(in: &hit, text) != nil { return StraightWalk.nothing }
      return use(&hit, text) ? StraightWalk.used : ending.route
    }
    let result = try? Scan.read(text, behind: path.end, originSet, options.text, isUTF8: isUTF8) { scan in
      answer(ScannedText(scan), method, path, from: first, &hit) { hit in
        give(&hit, scan, text, asSpelled: asSpelled, use)
      }
    }
    return result ?? StraightWalk.nothing
  }

  /// Finds the ending of a path's last node that reads the query and the fragment.
  @inline(__always)
  private func answer(
    _ text: ScannedText, _ method: Request.Method, _ path: StraightWalk.Path, from first: Int32, _ hit: inout Hit,
    _ use: (inout Hit) -> Bool
  ) -> Int32 {
    let captured = hit.slots.count
    for index in first..<nodes[path.node].endings.end {
      let ending = nodes.endings[index]
      guard path.allows(ending, method) else { continue }
      guard ending.arrangement >= 0 else { return StraightWalk.unknown }
      start(&hit, captured, ending, text.bytes, marks: text.cut.marks)
      let query = QueryReader(flatPrograms, Int(ending.route), text, isStrict: options.strictQuery)
      guard ending.isBare || query.read(ending.variant, into: &hit) else {
        // Arranging has moved the captures, so the next ending cannot use them.
        if ending.arrangement == Arrangement.plain { continue }
        return StraightWalk.unknown
      }
      if script(in: &hit, text.bytes) != nil { return StraightWalk.nothing }
      return use(&hit) ? StraightWalk.used : ending.route
    }
    return straightWalk.miss(at: path.node)
  }

  /// Lends a hit with the bytes that its captures are parts of.
  private func give(
    _ hit: inout Hit, _ scan: borrowing Scan, _ text: Bytes, asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    guard asSpelled, scan.isDecoded else { return use(&hit, scan.bytes) }
    scan.spell(&hit)
    return use(&hit, text)
  }

  /// The same for a hit that was searched, which alone has raw rests, and members of sets in another case than the template's.
  @inline(never)
  private func give(
    found hit: inout Hit, _ scan: borrowing Scan, _ text: Bytes, asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    guard asSpelled, scan.isDecoded || scan.isRaw else {
      let foldsSets = !asSpelled && flatPrograms.routes[hit.route].foldsSets
      return foldsSets ? withMembers(&hit, scan.bytes, use) : use(&hit, scan.bytes)
    }
    scan.spell(&hit)
    // A raw rest is as long as it is in the text.
    for slot in 0..<hit.slots.count {
      guard let slice = hit.slots[slot].slice, scan.isRaw, Int(slice.end) == scan.end else { continue }
      hit.slots[slot] = CaptureSlice(Slice(Int(slice.start), text.count))
    }
    return use(&hit, text)
  }

  /// Lends bytes in which the members of sets are spelled as in the template, for a route that ignores case.
  private func withMembers(_ hit: inout Hit, _ bytes: Bytes, _ use: (inout Hit, Bytes) -> Bool) -> Bool {
    let program = programs[Int(hit.route)]
    var spelled = Array(bytes)
    for slot in 0..<program.slotCount where program.slot(slot).reader.kind == .folded {
      guard let slice = hit.slots[slot].slice else { continue }
      // Case does not change how long a text is.
      for (offset, byte) in zip(slice.range, program.member(bytes[slice], slot).utf8) { spelled[offset] = byte }
    }
    return spelled.withBytes { use(&hit, $0) }
  }

  /// Starts a hit for an ending whose captures are in the first slots, in the order of the text.
  ///
  /// - Parameter marks: see ``FragmentCut/marks``.
  @inline(__always)
  func start(_ hit: inout Hit, _ captured: Int, _ ending: Ending, _ bytes: Bytes, marks: Int32 = 0) {
    hit.start(ending.route, flatPrograms, keeping: captured)
    hit.variant = ending.variant
    if ending.arrangement != Arrangement.plain {
      arrange(&hit, captured, nodes.arrangements[ending.arrangement], bytes, marks)
    }
  }

  /// Moves captures to the slots of their way through the route's groups.
  @inline(never)
  private func arrange(
    _ hit: inout Hit, _ captured: Int, _ arrangement: Arrangement, _ bytes: Bytes, _ marks: Int32
  ) {
    let routes = flatPrograms.routes
    for index in 0..<captured { hit.lists.append(hit.slots[index].slice ?? Slice(0, 0)) }
    hit.slots.removeAll()
    hit.slots.append(.absent, times: routes[hit.route].slots.count)
    let (run, runCount) = (Int(arrangement.run), captured - arrangement.takes.count + 1)
    let first = routes[hit.route].instructions.start
    var index = 0
    for step in arrangement.takes.range {
      let instruction = flatPrograms.instructions[first + nodes.steps[step]]
      if step - Int(arrangement.takes.start) != run {
        let part = hit.lists[index]
        hit.take(instruction, part, bytes, flatPrograms, Escapes(of: part, in: bytes, distance: marks))
        index += 1
      } else if instruction.kind == .rest {
        hit.slots[Int(instruction.index)] = CaptureSlice(list: index, count: runCount)
        index += runCount
      } else {
        hit.wildcards[Int(instruction.index)] = Slice(Int(arrangement.runStart), Int(arrangement.runStart) + runCount)
        index += runCount
      }
    }
    for choice in stride(from: arrangement.choices.start, to: arrangement.choices.end, by: 2) {
      hit.choices[Int(nodes.steps[choice])] = nodes.steps[choice + 1]
    }
  }

  /// Scans a text that is not straight, or whose route was refused. Its segments are walked, and if that leaves several ways, or the
  /// hit is not used, they are searched until a hit is used or none is left.
  dynamic func search(
    _ text: Bytes, _ method: Request.Method, refusing first: Int32, _ asTarget: Bool, _ isUTF8: Bool,
    _ asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    if rawDepth > 0 { return searchRaw(text, method, asTarget, isUTF8, asSpelled, use) }
    let isUsed = try? Scan.readInline(text, originSet, options.text, asTarget: asTarget, isUTF8: isUTF8) { scan in
      let scanned = ScannedText(scan)
      var route = first
      if route < 0 {
        route = walk(scanned, method) { hit in give(&hit, scan, text, asSpelled: asSpelled, use) }
        if route == StraightWalk.used || route == StraightWalk.nothing { return route == StraightWalk.used }
      }
      return search(method, refusing: route) { search(scan, $0, text, asSpelled: asSpelled, use) }
    }
    return isUsed ?? false
  }

  /// Searches without more and more routes, until a hit is used or no route answers.
  ///
  /// - Parameter first: the first route to refuse; −1 for none.
  @inline(__always)
  func search(
    _ method: Request.Method, refusing first: Int32, _ search: (Request) -> (route: Int32, isUsed: Bool)
  ) -> Bool {
    var (route, refused, isUsed) = (first, [Int32](), false)
    repeat {
      if route >= 0 { refused.append(route) }
      (route, isUsed) = unsafe refused.withUnsafeBufferPointer { search(unsafe Request(method, refusing: $0)) }
    } while !isUsed && route >= 0
    return isUsed
  }

  /// Lends the hit of the route that answers a request.
  ///
  /// - Returns: the route, or −1 if none answers or a rest is a script; and whether the hit was used.
  func search(
    _ scan: borrowing Scan, _ request: Request, _ text: Bytes, asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> (route: Int32, isUsed: Bool) {
    let scanned = ScannedText(scan)
    var (route, isUsed) = (Int32(-1), false)
    _ = withHit(scanned, request) { hit in
      if script(in: &hit, scanned) != nil { return }
      route = hit.route
      isUsed = give(found: &hit, scan, text, asSpelled: asSpelled, use)
    }
    return (route, isUsed)
  }

  /// Walks segments that are cut and decoded already.
  private func walk(_ text: ScannedText, _ method: Request.Method, _ use: (inout Hit) -> Bool) -> Int32 {
    guard !text.isCompact, !text.hasRawColon else { return StraightWalk.unknown }
    return unsafe withScratchMemory(Hit.memory) { memory in
      var hit = unsafe Hit(memory)
      var path = StraightWalk.Path()
      let result = straightWalk.walk(text, into: &hit, &path)
      if result < 0 { return result }
      return answer(text, method, path, from: nodes[path.node].endings.start, &hit, use)
    }
  }
}
