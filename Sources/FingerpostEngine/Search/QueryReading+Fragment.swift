// A fragment of several parts: its segments, each by the instruction that takes it, and its items, as those of a query.

extension QueryReading {
  /// Whether the fragment reads. A link without one has neither segments nor items.
  ///
  /// - Parameter index: that of the ``FragmentShape``.
  func read(parts index: Int32, into sink: inout some QuerySink & ~Copyable) -> Bool {
    let shape = programs.fragments[index]
    guard readsSegments(shape, { sink.take($0, $1) }) else { return false }
    let range = ScannedText.items(shape.kind, itemCount, cut)
    sink.enterFragment(at: range.lowerBound)
    let items = ofItems(range)
    for step in shape.steps.range {
      guard items.read(programs.steps[step], into: &sink) else { return false }
    }
    return true
  }

  /// - Parameter take: called with each slot and what it takes. `dynamic` keeps the compiler from making a copy for each closure.
  private dynamic func readsSegments(_ shape: FragmentShape, _ take: (Int32, Slice) -> Void) -> Bool {
    switch shape.kind {
    case .items: return fragment == nil || cut.isItems
    case .text: if fragment == nil { return false }
    case .path:
      guard fragment == nil || cut.isPath, cut.isRooted == shape.isRooted, Int(cut.segments) == shape.path.count else {
        return false
      }
    }
    for index in 0..<shape.path.count {
      let instruction = programs.fragmentPaths[Int(shape.path.start) + index]
      let segment = shape.kind == .path ? unsafe cut.first?[index] : fragment
      let part = segment ?? Slice(0, 0)
      if instruction.kind == .literal {
        let literal = Slice(Int(instruction.index), Int(instruction.index + instruction.extent))
        guard bytes.equals(part, programs.text, literal) else { return false }
      } else {
        guard programs.reads(bytes[part], rank: instruction.rank) else { return false }
        if instruction.kind == .capture {
          take(instruction.index, part)
        } else {
          var piece = instruction.index
          programs.cut(bytes[part], rank: instruction.rank) { cuts in
            for cut in 0..<cuts.count {
              while programs.pieces[piece].isLiteral { piece += 1 }
              let range = cuts[cut].range
              take(
                programs.pieces[piece].slot,
                Slice(Int(part.start) + range.lowerBound, Int(part.start) + range.upperBound))
              piece += 1
            }
          }
        }
      }
    }
    return true
  }
}

extension Programs {
  /// Whether the fragment of a text has what one step of a route's fragment needs.
  package func reads(
    _ step: QueryStep, ofFragment parts: FragmentShape, _ program: Program, in text: ScannedText, isStrict: Bool
  ) -> Bool {
    var sink = QueryReading.Answer()
    let reading = QueryReading(flat, program.route, text, isStrict: isStrict)
    return reading.ofItems(text.fragmentItems(parts)).read(step, into: &sink)
  }
}

extension ScannedText {
  /// The segments of the fragment; nil if it is cut otherwise.
  package var fragmentPath: [Slice]? {
    guard fragment != nil, cut.isPath, let first = unsafe cut.first else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: first, count: Int(cut.segments)))
  }

  /// Whether the fragment begins with a slash.
  package var isFragmentRooted: Bool { cut.isRooted }

  /// Whether the parts of the fragment are in the link as they are read.
  package var isFragmentPlain: Bool { cut.copies < 0 }

  /// The indices of the items of the fragment, as a route with such a one reads them.
  package func fragmentItems(_ parts: FragmentShape) -> Range<Int> { Self.items(parts.kind, itemCount, cut) }

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
