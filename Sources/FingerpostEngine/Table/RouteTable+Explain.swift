// What a table says about itself: the order of its routes, and which of them a text that matches none is nearest to.

extension RouteTable {
  /// The places of the routes, most specific first: by the labels of their segments, then as precedence has it.
  public var bySpecificity: [Int] {
    let keys = compiled.map { route in
      (labels: route.outline.flatLabels.map { $0.label.order(custom) }, rest: PrecedenceRule.key(route, custom))
    }
    return routes.indices.sorted { left, right in
      let (a, b) = (keys[left], keys[right])
      for (a, b) in zip(a.labels, b.labels) where a != b { return a.lexicographicallyPrecedes(b) }
      if a.labels.count != b.labels.count { return a.labels.count < b.labels.count }
      return a.rest == b.rest ? left < right : a.rest.lexicographicallyPrecedes(b.rest)
    }
  }

  /// The route whose shape is nearest to a text that matches none, for messages; nil where none is near.
  ///
  ///     table.nearest(to: "appscheme://users/ann/profil")?.name   // "showProfile"
  public func nearest(to text: String) -> Route? {
    guard let bytes = try? Location.bytes(of: text, within: options.text.limits),
      let location = try? Location(parsing: bytes, origins: originSet, rules: options.text, asTarget: true)
    else { return nil }
    let segments = location.segments.map { Array($0.utf8) }
    guard segments.count <= 16 else { return nil }
    var best: (index: Int, cost: Int)?
    for (index, route) in compiled.enumerated() where route.origins & location.source.origins != 0 {
      let cost = cost(of: segments, route.outline)
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best.flatMap { $0.cost <= 4 + 2 * segments.count ? routes[$0.index] : nil }
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

extension Outline {
  /// The labels of the path with every group there, and of an either group the first branch.
  fileprivate var flatLabels: [(label: Label, isOptional: Bool)] { flatLabels(whole.path, isOptional: false) }

  private func flatLabels(_ path: [Step], isOptional: Bool) -> [(label: Label, isOptional: Bool)] {
    path.flatMap { step in
      switch step {
      case .optional(_, let branch): flatLabels(branch.path, isOptional: true)
      case .either(_, let branches): branches.first.map { flatLabels($0.path, isOptional: isOptional) } ?? []
      default: label(step).map { [($0, isOptional)] } ?? []
      }
    }
  }
}
