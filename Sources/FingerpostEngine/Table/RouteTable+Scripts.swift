// A rest is often joined and opened, as if it were a URL. One that is a script makes its link malformed, whichever routes would read
// the link, too. What a typed value holds is refused where it is read: see `CustomType.withoutScripts`.

extension RouteTable {
  /// The offset of the first rest of a hit that is a script; nil if there is none. In compact text, what the last string takes is a
  /// rest as well, if it is more than one segment.
  @inline(__always)
  func script(in hit: borrowing Hit, _ bytes: Bytes, isCompact: Bool = false) -> Int? {
    hit.lists.count > 0 || isCompact ? scriptInRest(hit, bytes, isCompact) : nil
  }

  @inline(never)
  private func scriptInRest(_ hit: borrowing Hit, _ bytes: Bytes, _ isCompact: Bool) -> Int? {
    let record = flatPrograms.routes[hit.route]
    guard record.hasRest || isCompact && record.hasMore else { return nil }
    for position in record.instructions.range {
      let instruction = flatPrograms.instructions[position]
      guard instruction.kind == .rest || isCompact && instruction.kind == .more else { continue }
      let slot = hit.slots[Int(instruction.index)]
      var rest = slot.slice
      if let list = slot.list, !list.isEmpty {
        // The colons between the segments of compact text are part of what stands there.
        rest = hit.lists[list.lowerBound]
        if isCompact { rest?.end = hit.lists[list.upperBound - 1].end }
      }
      if let rest, ScriptScheme.begins(bytes[rest]) { return Int(rest.start) }
    }
    return nil
  }

  /// The same for the route that answers a request.
  package func scriptOffset(_ text: ScannedText, _ request: Request) -> Int? {
    var offset: Int?
    _ = withHit(text, request) { offset = script(in: $0, text.bytes, isCompact: text.isCompact) }
    return offset
  }
}
