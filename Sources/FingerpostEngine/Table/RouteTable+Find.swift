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
  func start(_ hit: inout Hit, _ captured: Int, _ ending: Ending, _ bytes: Bytes) {
    let routes = flatPrograms.routes
    hit.start(
      ending, slots: routes[ending.route].slots.count, groups: routes[ending.route].groupCount, keeping: captured)
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
}
