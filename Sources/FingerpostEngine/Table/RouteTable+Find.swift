// Text → hit: every link takes this way. Most are walked straight; the others are scanned and searched.

extension RouteTable {
  /// Finds the route of a text, and lends its hit with the bytes that captures are parts of.
  ///
  /// - Parameters:
  ///   - isUTF8: whether the text is known to be UTF-8.
  ///   - asSpelled: whether captures are parts of the text, escapes included, and not of decoded bytes.
  ///   - use: returns whether it used the hit; if not, the route is refused, and the search runs again without it.
  /// - Returns: false if no route answers: ``refusal(of:_:asTarget:)`` says why.
  @inline(__always)
  package func find(
    _ text: Bytes, _ method: Request.Method, asTarget: Bool = false, isUTF8: Bool = true, asSpelled: Bool = false,
    _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    let route = front.find(text, method, asTarget: asTarget, use) { hit, path in
      finish(text, method, path, &hit, isUTF8: isUTF8, asSpelled: asSpelled, use)
    }
    return route == StraightWalk.used
      || route != StraightWalk.nothing && search(text, method, refusing: route, asTarget, isUTF8, asSpelled, use)
  }

  /// Finishes a straight path: reads what follows it, and puts captures in the slots of their way through the route's groups.
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
      if script(in: &hit, text) != nil { return StraightWalk.nothing }
      return use(&hit, text) ? StraightWalk.used : ending.route
    }
    do throws(LinkError) {
      return try Scan.read(text, behind: path.end, originSet, options.text, isUTF8: isUTF8) { scan in
        answer(ScannedText(scan), method, path, from: index, &hit) { hit in
          lend(&hit, scan, text, asSpelled: asSpelled, use)
        }
      }
    } catch {
      return StraightWalk.nothing
    }
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
      guard allows(ending, path, method) else { continue }
      guard ending.way >= 0 else { return StraightWalk.unknown }
      start(&hit, captured, ending, text.bytes)
      let query = QueryReading(flatPrograms, Int(ending.route), text, isStrict: options.strictQuery)
      guard ending.isBare || query.read(ending.variant, into: &hit) else {
        // Arranging has moved the captures, so the next ending cannot use them.
        if ending.way == Way.plain { continue }
        return StraightWalk.unknown
      }
      if script(in: &hit, text.bytes) != nil { return StraightWalk.nothing }
      return use(&hit) ? StraightWalk.used : ending.route
    }
    return front.isOnlyWay(to: path.node) ? StraightWalk.nothing : StraightWalk.unknown
  }

  /// Lends a hit with the bytes that its captures are parts of.
  private func lend(
    _ hit: inout Hit, _ scan: borrowing Scan, _ text: Bytes, asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    guard asSpelled, scan.isDecoded else { return use(&hit, scan.bytes) }
    scan.spell(&hit)
    return use(&hit, text)
  }

  @inline(__always)
  private func allows(_ ending: Ending, _ path: StraightWalk.Path, _ method: Request.Method) -> Bool {
    ending.origins & path.fitting != 0 && method.allows(ending.method)
  }

  /// Starts a hit for an ending whose captures are in the first slots, in the order of the text.
  @inline(__always)
  func start(_ hit: inout Hit, _ captured: Int, _ ending: Ending, _ bytes: Bytes) {
    let routes = flatPrograms.routes
    hit.start(
      ending, slots: routes[ending.route].slots.count, groups: routes[ending.route].groupCount, keeping: captured)
    if ending.way != Way.plain { arrange(&hit, captured, nodes.ways[ending.way], bytes) }
  }

  /// Moves captures to the slots of their way through the route's groups.
  @inline(never)
  private func arrange(_ hit: inout Hit, _ captured: Int, _ way: Way, _ bytes: Bytes) {
    let routes = flatPrograms.routes
    for index in 0..<captured { hit.lists.append(hit.slots[index].slice ?? Slice(0, 0)) }
    hit.slots.removeAll()
    hit.slots.append(.absent, times: routes[hit.route].slots.count)
    hit.wildcards.removeAll()
    hit.wildcards.append(Slice(-1, -1), times: Int(routes[hit.route].wildcardCount))
    let (run, runCount) = (Int(way.run), captured - way.takes.count + 1)
    let first = routes[hit.route].instructions.start
    var index = 0
    for step in way.takes.range {
      let instruction = flatPrograms.instructions[first + nodes.steps[step]]
      if step - Int(way.takes.start) != run {
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
      hit.choices[Int(nodes.steps[choice])] = nodes.steps[choice + 1]
    }
  }

  /// Scans a text that is not straight, or whose route was refused. Its segments are walked, and if that leaves several ways, or the
  /// hit is not used, they are searched until a hit is used or none is left.
  @inline(never)
  func search(
    _ text: Bytes, _ method: Request.Method, refusing first: Int32, _ asTarget: Bool = false, _ isUTF8: Bool = true,
    _ asSpelled: Bool = false, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    do throws(LinkError) {
      return try Scan.read(text, originSet, options.text, asTarget: asTarget, isUTF8: isUTF8) { scan in
        let scanned = ScannedText(scan)
        var route = first
        if route < 0 {
          route = walk(scanned, method) { hit in lend(&hit, scan, text, asSpelled: asSpelled, use) }
          if route == StraightWalk.used || route == StraightWalk.nothing { return route == StraightWalk.used }
        }
        var (refused, isFound, isUsed, isScript) = (route < 0 ? [] : [route], true, false, false)
        while isFound, !isUsed, !isScript {
          isFound = unsafe refused.withUnsafeBufferPointer { refused in
            withHit(scanned, unsafe Request(method, refusing: refused)) { hit in
              route = hit.route
              isScript = script(in: &hit, scan.bytes, isCompact: scan.form == .compact) != nil
              isUsed = !isScript && lend(&hit, scan, text, asSpelled: asSpelled, use)
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

  /// Walks segments that are cut and decoded already.
  private func walk(_ text: ScannedText, _ method: Request.Method, _ use: (inout Hit) -> Bool) -> Int32 {
    guard !text.isCompact, text.isOpenToAll else { return StraightWalk.unknown }
    return unsafe withUnsafeTemporaryAllocation(byteCount: Hit.memory, alignment: 16) { memory in
      guard let memory = memory.baseAddress else { return StraightWalk.unknown }
      var hit = unsafe Hit(memory)
      var path = StraightWalk.Path()
      let result = front.walk(text, into: &hit, &path)
      if result < 0 { return result }
      return answer(text, method, path, from: nodes[path.node].endings.start, &hit, use)
    }
  }
}
