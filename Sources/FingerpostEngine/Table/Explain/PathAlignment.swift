/// The segments of a link laid beside the path of a route, so that as little as possible differs.
///
///     users / ann / tweet  / 7
///     users / {id}/ tweets / {tweetId:int}    // one letter differs; two literals and an int agree
///
/// A front says, for each number of segments taken, how far the path is by then; each step of the path moves it on. What is
/// farther than a route may be is dropped at once.
struct PathAlignment {
  private typealias Front = [Distance?]

  let segments: [[UInt8]]
  let outline: Outline
  let custom: CustomTypes
  /// What differs by more points is of no use.
  let most: Int
  /// Why an item of the query does not read; nil for one that does.
  let obstacle: (Outline.QueryStep) -> Distance.Slip?

  /// Nil where too much differs.
  var distance: Distance? {
    var start = Front(repeating: nil, count: segments.count + 1)
    start[0] = Distance()
    skip(in: &start)
    guard var distance = over(outline.whole, start).last ?? nil else { return nil }
    if segments.isEmpty { distance.agree(4) }
    return distance
  }

  /// Goes as deep as the template's groups, whatever the link.
  private func over(_ path: [Outline.Step], _ start: Front) -> Front {
    var front = start
    for step in path {
      if front.allSatisfy({ $0 == nil }) { return front }
      switch step {
      case .optional(_, let branch): front = best(of: front, over(branch, front))
      case .either(_, let branches):
        front = branches.map { over($0, front) }.reduce(Front(repeating: nil, count: front.count), best)
      default: front = over(step, front)
      }
    }
    return front
  }

  private func over(_ branch: Outline.Branch, _ front: Front) -> Front {
    let behind = over(branch.path, front)
    if branch.query.isEmpty || behind.allSatisfy({ $0 == nil }) { return behind }
    let obstacles = branch.query.compactMap(obstacle)
    return behind.map { distance in
      guard var distance else { return nil }
      for obstacle in obstacles { distance.miss(obstacle) }
      return distance.differs <= most ? distance : nil
    }
  }

  private func over(_ step: Outline.Step, _ front: Front) -> Front {
    var taken = Front(repeating: nil, count: front.count)
    for (index, segment) in segments.enumerated() {
      taken[index + 1] = front[index].flatMap { compared(step, segment, index, $0) }
      if step.goesOn(over: segment) { offer(taken[index], to: &taken[index + 1]) }
    }
    for index in front.indices {
      guard var distance = front[index] else { continue }
      distance.differ(step.isLiteral ? 5 : 2, .missing(step, before: index))
      offer(distance, to: &taken[index])
    }
    skip(in: &taken)
    return taken
  }

  /// Leaves segments out that are too many.
  private func skip(in front: inout Front) {
    for index in segments.indices {
      guard var distance = front[index] else { continue }
      distance.differ(3, .tooMany(segment: index))
      offer(distance, to: &front[index + 1])
    }
  }

  private func best(of one: Front, _ other: Front) -> Front {
    var best = one
    for index in best.indices { offer(other[index], to: &best[index]) }
    return best
  }

  private func offer(_ distance: Distance?, to best: inout Distance?) {
    guard let distance, distance.differs <= most else { return }
    if let best, !(distance < best) { return }
    best = distance
  }

  /// Takes a segment for a step; nil where it is another word.
  private func compared(_ step: Outline.Step, _ segment: [UInt8], _ index: Int, _ before: Distance) -> Distance? {
    var distance = before
    switch step {
    case .literal(let text):
      let literal = Array(text.utf8)
      if segment == literal {
        distance.agree(4)
      } else {
        guard let slips = slips(from: segment, to: literal) else { return nil }
        distance.differ(min(max(slips, 1), 3), .literal(text, segment: index))
        distance.agree(3)
      }
    case .capture, .mixed, .wildcard, .rest, .tail:
      if reads(step, segment) {
        distance.agree(agreement(step))
      } else {
        distance.differ(2, segment.isEmpty ? .missing(step, before: index) : .value(step, segment: index))
      }
    case .optional, .either: return nil
    }
    return distance.differs <= most ? distance : nil
  }

  private func reads(_ step: Outline.Step, _ segment: [UInt8]) -> Bool {
    if segment.isEmpty { return false }
    switch step {
    case .capture(let slot): return outline.slots[slot].type.readsSegment(segment, custom: custom)
    case .mixed:
      guard case .mixed(let operands)? = outline.label(step) else { return false }
      return unsafe segment.withUnsafeBufferPointer { unsafe MixedSegment(operands, custom).split($0) } != nil
    default: return true
    }
  }

  private func agreement(_ step: Outline.Step) -> Int {
    switch step {
    case .mixed: 2
    case .capture(let slot): outline.slots[slot].type.isAnyText(custom) ? 0 : 1
    default: 0
    }
  }
}

extension Outline.Step {
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  /// Whether a step that took the segments before may take this one, too.
  fileprivate func goesOn(over segment: [UInt8]) -> Bool {
    switch self {
    case .wildcard, .rest: !segment.isEmpty
    case .tail: true
    default: false
    }
  }
}

extension ParameterType {
  /// Whether every text is one of its values, as far as anybody knows.
  fileprivate func isAnyText(_ custom: CustomTypes) -> Bool {
    switch self {
    case .string: true
    case .custom(let name): custom.types[name]?.isOpaque ?? false
    default: false
    }
  }
}
