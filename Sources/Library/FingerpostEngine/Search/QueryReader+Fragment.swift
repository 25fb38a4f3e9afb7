// A fragment of several parts: its segments, each by the instruction that takes it, and its items, as those of a query.

extension QueryReader {
  /// Whether the fragment reads. A link without one has neither segments nor items.
  ///
  /// - Parameter index: that of the ``FragmentShape``.
  func read(parts index: Int32, into hit: inout Hit) -> Bool {
    let shape = programs.fragments[index]
    guard readsSegments(shape, into: &hit) else { return false }
    let items = ofItems(ScannedText.items(shape.kind, itemCount, cut))
    for step in shape.steps.range {
      guard items.read(programs.steps[step], into: &hit) else { return false }
    }
    return true
  }

  private func readsSegments(_ shape: FragmentShape, into hit: inout Hit) -> Bool {
    switch shape.kind {
    case .items: return fragment == nil || cut.isItems
    case .text: if fragment == nil { return false }
    case .path:
      guard fragment == nil || cut.isPath, cut.isRooted == shape.isRooted, Int(cut.segments) == shape.path.count else {
        return false
      }
    }
    for index in 0..<shape.path.count {
      let instruction = programs.instructions[Int(shape.path.start) + index]
      let segment = (shape.kind == .path ? unsafe cut.first?[index] : fragment) ?? Slice(0, 0)
      let escapes = Escapes(of: segment, in: bytes, distance: cut.marks)
      guard programs.takes(instruction, bytes, segment, escapes) else { return false }
      if instruction.kind != .literal { hit.take(instruction, segment, bytes, programs, escapes) }
    }
    return true
  }
}

extension ScannedText {
  /// The indices of the items of the fragment, as a route with such a one reads them.
  package func fragmentItems(_ parts: FragmentShape) -> Range<Int> { Self.items(parts.kind, itemCount, cut) }

  /// The indices of the items that a route reads of a fragment.
  static func items(_ kind: Template.Fragment.Kind, _ itemCount: Int, _ cut: FragmentCut) -> Range<Int> {
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
