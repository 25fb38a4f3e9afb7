// Which route a location that matches none is nearest to.

extension RouteTable {
  /// The place of the route whose path would have to change the least; nil where every one would change much.
  func nearest(to location: Location) -> Int? {
    let segments = location.segments.map { Array($0.utf8) }
    guard segments.count <= 16 else { return nil }
    var best: (index: Int, cost: Int)?
    for index in bySpecificity where compiled[index].origins & location.source.origins != 0 {
      let cost = cost(of: segments, compiled[index].outline)
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best.flatMap { $0.cost <= 4 + 2 * segments.count ? $0.index : nil }
  }

  /// How much would have to change for these segments to read: an alignment with the labels of the route.
  private func cost(of segments: [[UInt8]], _ outline: Outline) -> Int {
    var last = Array(stride(from: 0, through: segments.count * 4, by: 4))
    for (label, isOptional) in outline.flatLabels {
      let left = isOptional ? 0 : 3
      let isRepeating = if case .wildcard = label { true } else if case .rest = label { true } else { false }
      var current = [last[0] + left]
      for (place, segment) in segments.enumerated() {
        let taken = last[place] + cost(of: segment, label)
        current.append(min(taken, last[place + 1] + left, current[place] + (isRepeating ? 2 : 4)))
      }
      last = current
    }
    return last[segments.count]
  }

  private func cost(of segment: [UInt8], _ label: Label) -> Int {
    switch label {
    case .literal(let text):
      let literal = Array(text.utf8)
      // A distance of three counts as any other; the lengths alone may tell.
      guard abs(segment.count - literal.count) < 3, segment.count <= 32 else { return 6 }
      return segment == literal ? 0 : min(6, 2 * editDistance(segment, literal))
    case .type(let type): return type.reads(segment, custom: custom) ? 1 : 2
    case .mixed: return 3
    case .wildcard, .rest, .tail: return 2
    }
  }
}
