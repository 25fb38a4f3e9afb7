// A fragment of several parts: its segments, each by the instruction that takes it, and its items, as those of a query.

extension QueryReading {
  /// Whether the fragment reads. A link without one has neither segments nor items.
  ///
  /// - Parameter index: that of the ``FragmentShape``.
  @inline(never)
  func read(parts index: Int32, into sink: inout some QuerySink & ~Copyable) -> Bool {
    let shape = programs.fragments[index]
    if shape.kind == .text {
      guard let fragment else { return false }
      return take(programs.fragmentPaths[shape.path.start], fragment, into: &sink)
    }
    guard fragment == nil || (shape.kind == .path ? cut.isPath : cut.isItems) else { return false }
    if shape.kind == .path {
      guard cut.isRooted == shape.isRooted, Int(cut.segments) == shape.path.count else { return false }
      for index in 0..<shape.path.count {
        let instruction = programs.fragmentPaths[Int(shape.path.start) + index]
        guard take(instruction, unsafe fragmentSegments[index], into: &sink) else { return false }
      }
    }
    let items = ofItems(ScannedText.items(shape.kind, itemCount, cut))
    for step in shape.steps.range {
      guard items.read(programs.steps[step], into: &sink) else { return false }
    }
    return true
  }

  private func take(_ instruction: Instruction, _ part: Slice, into sink: inout some QuerySink & ~Copyable) -> Bool {
    if instruction.kind == .literal {
      return bytes.equals(
        part, programs.text, Slice(Int(instruction.index), Int(instruction.index + instruction.extent)))
    }
    guard programs.reads(bytes[part], rank: instruction.rank) else { return false }
    if instruction.kind == .capture {
      sink.take(instruction.index, part)
    } else {
      programs.forEachCut(instruction, of: part, in: bytes) { sink.take($0, $1) }
    }
    return true
  }
}

extension ScannedText {
  /// The indices of the items that a route reads of a fragment.
  static func items(_ kind: Template.FragmentParts.Kind, _ itemCount: Int, _ cut: FragmentCut) -> Range<Int> {
    let alone = itemCount + Int(cut.items)
    return switch kind {
    case .text: alone..<alone
    case .path: itemCount..<alone
    case .items: alone..<alone + Int(cut.itemsAlone)
    }
  }

  /// The indices of all items that a route looks at: those of the query, and of its fragment.
  func items(of programs: FlatPrograms, _ route: Int32) -> [Int] {
    guard let parts = programs.routes[route].fragment?.parts else { return Array(0..<itemCount) }
    return Array(0..<itemCount) + Self.items(programs.fragments[parts].kind, itemCount, cut)
  }
}

extension FlatPrograms {
  /// Calls `use` with each slot of a mixed segment, and what it takes.
  func forEachCut(_ instruction: Instruction, of segment: Slice, in bytes: Bytes, _ use: (Int32, Slice) -> Void) {
    cut(bytes[segment], rank: instruction.rank) { cuts in
      let start = Int(segment.start)
      var cut = 0
      for index in instruction.index..<instruction.index + instruction.extent where !pieces[index].isLiteral {
        let range = cuts[cut].range
        use(pieces[index].slot, Slice(start + range.lowerBound, start + range.upperBound))
        cut += 1
      }
    }
  }
}
